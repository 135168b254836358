"""The model of training.cc in PyTorch: prints the tokens a second of training as one line of JSON."""

import json
import time

import torch
from torch import nn

N_VOCAB, N_CONTEXT, N_LAYERS, N_HEADS, D_MODEL, D_FF = 2048, 64, 4, 8, 128, 512
N_SEQUENCES = 16
WARM_UP, STEPS = 3, 40


class Decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.tokens = nn.Embedding(N_VOCAB, D_MODEL)
        self.positions = nn.Parameter(torch.randn(N_CONTEXT, D_MODEL) * 0.02)
        nn.init.normal_(self.tokens.weight, std=0.02)
        layer = nn.TransformerEncoderLayer(
            D_MODEL,
            N_HEADS,
            D_FF,
            dropout=0.0,
            activation="gelu",
            batch_first=True,
            norm_first=True,
        )
        self.layers = nn.TransformerEncoder(
            layer, N_LAYERS, norm=nn.LayerNorm(D_MODEL)
        )
        hidden = torch.full((N_CONTEXT, N_CONTEXT), float("-inf"))
        self.register_buffer("mask", torch.triu(hidden, diagonal=1))

    def forward(self, tokens):
        x = self.tokens(tokens) + self.positions
        return self.layers(x, mask=self.mask) @ self.tokens.weight.T


def step(model, optimizer):
    """Trains on one random batch; returns its tokens a second."""
    shape = (N_SEQUENCES, N_CONTEXT)
    start = time.perf_counter()
    tokens = torch.randint(N_VOCAB, shape)
    targets = torch.randint(N_VOCAB, shape)
    loss = nn.functional.cross_entropy(model(tokens).flatten(0, 1), targets.flatten())
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    return tokens.numel() / (time.perf_counter() - start)


torch.set_num_threads(1)
torch.manual_seed(1)
decoder = Decoder()
adamw = torch.optim.AdamW(
    decoder.parameters(), lr=1e-3, betas=(0.9, 0.95), weight_decay=0.1
)
for _ in range(WARM_UP):
    step(decoder, adamw)
rates = sorted(step(decoder, adamw) for _ in range(STEPS))
print(
    json.dumps(
        {"tokensPerSecond": {"median": rates[len(rates) // 2], "max": rates[-1]}}
    )
)
