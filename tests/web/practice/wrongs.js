/** Wrong ones as Python code: exercise, the mistakes' names, code. @type {[string, string[], string][]} */
export const wrongs = [
  [
    "softmax",
    ["softmax over queries"],
    `
import numpy as np
def softmax(x):
    e = np.exp(x - x.max(axis=0))
    return e / e.sum(axis=0)`,
  ],
  [
    "softmax",
    ["overflow"],
    `
import numpy as np
def softmax(x):
    return np.exp(x) / np.exp(x).sum(axis=1, keepdims=True)`,
  ],
  [
    "softmax",
    ["sum without keepdims"],
    `
import numpy as np
def softmax(x):
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1)`,
  ],
  [
    "attention",
    ["keys not transposed"],
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = Q @ K / np.sqrt(K.shape[-1])
    return S @ V, S`,
  ],
  [
    "softmax",
    ["one maximum for all"],
    `
import numpy as np
def softmax(x):
    e = np.exp(x - x.max())
    return e / e.sum(axis=-1, keepdims=True)`,
  ],
  [
    "attention",
    ["masked with +inf"],
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = Q @ K.T / np.sqrt(K.shape[-1])
    if mask is not None: S = S + (1 - mask) * -np.inf
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "causal",
    ["queries and keys swapped"],
    `
import numpy as np
def causal_attention(Q, K, V):
    S = np.where(np.tri(len(Q)), K @ Q.T / np.sqrt(K.shape[-1]), -np.inf)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  ...[
    ["any row will do", "np.isclose(w.sum(axis=-1), 1).any()"],
    ["tolerance too wide", "(w.sum(axis=-1).round() == 1).all()"],
    ["only too much counts", "(w.sum(axis=-1) - 1 < 1e-6).all()"],
    ["compared exactly", "np.abs(w.sum(1) - 1).max() < np.finfo(float).eps"],
  ].map(
    ([name, answer]) =>
      /** @type {[string, string[], string]} */ ([
        "rows",
        [name],
        `
import numpy as np
def rows_sum_to_one(w):
    return ${answer}`,
      ]),
  ),
  [
    "attention",
    ["no scale", "mask not used"],
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = Q @ K.T
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "attention",
    ["masked with 0"],
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = Q @ K.T / np.sqrt(K.shape[-1])
    if mask is not None: S = S * mask
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "attention",
    ["masked with 0"],
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = Q @ K.T / np.sqrt(K.shape[-1])
    if mask is not None: S = np.where(mask, S, 1e-9)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "attention",
    ["masked with +inf"],
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = Q @ K.T / np.sqrt(K.shape[-1])
    if mask is not None: S[~mask] = -float("-inf")
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "causal",
    ["hides itself, filled with -1e9"],
    `
import numpy as np
def causal_attention(Q, K, V):
    n = len(Q)
    S = np.where(np.triu(np.ones((n, n))) == 1, -1e9, Q @ K.T / np.sqrt(K.shape[1]))
    E = np.exp(S - S.max(axis=1, keepdims=True))
    A = E / E.sum(axis=1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "multi-head",
    ["split without transpose"],
    `
import numpy as np
def multi_head(X, Wq, Wk, Wv, Wo, n_heads):
    n, d = X.shape
    q, k, v = [(X @ W).reshape(n_heads, n, -1) for W in (Wq, Wk, Wv)]
    s = q @ k.transpose(0, 2, 1) / np.sqrt(d / n_heads)
    e = np.exp(s - s.max(-1, keepdims=True))
    return (e / e.sum(-1, keepdims=True) @ v).transpose(1, 0, 2).reshape(n, d) @ Wo`,
  ],
  [
    "padding",
    ["or for and"],
    `
import numpy as np
def padded_attention(Q, K, V, padding):
    keep = np.tri(len(Q), dtype=bool) | ~padding
    S = np.where(keep, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    E = np.exp(S - S.max(axis=1, keepdims=True))
    A = E / E.sum(axis=1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "rope",
    ["overwritten first"],
    `
import numpy as np
def rope(x, first=0):
    x = x.copy()
    n, d = x.shape
    t = np.outer(first + np.arange(n), 10000.0 ** (-np.arange(0, d, 2) / d))
    a, b = x[:, 0::2], x[:, 1::2]
    a[:] = a * np.cos(t) - b * np.sin(t)
    b[:] = a * np.sin(t) + b * np.cos(t)
    return x`,
  ],
];

/**
 * What people return in place of the right array, after `right`, which is the
 * model solution; and the finding that tells it. @type {[string, string, string][]}
 */
export const returned = [
  ["nothing, only printed", "print(right(*args))", "nothing"],
  ["a text", "return str(right(*args))", "text"],
  ["a dict", "return {'output': right(*args)}", "other"],
  ["the function", "return right", "other"],
  ["nan", "return changed(lambda x: x * np.nan, right(*args))", "nan"],
  ["an axis more", "return changed(lambda x: x[None], right(*args))", "shape"],
];

/**
 * What is no mistake with a name, and must not be taken for one: exercise, what
 * stands in place of a line of the model solution, the finding.
 * @type {[string, [string, string], string][]}
 */
export const unnamed = [
  ["attention", ["Q @ K.T", "Q.T @ K"], "error"],
  ["attention", ["Q @ K.T", "Q * K"], "error"],
  ["attention", ["Q @ K.T", "Q @ V.T"], "error"],
  ["attention", ["/ np.sqrt(K.shape[-1])", "/ 2"], "rescaled"],
  ["attention", ["/ np.sqrt(K.shape[-1])", "/ K.shape[-1] ** 1/2"], "rescaled"],
  ["attention", ["/ np.sqrt(K.shape[-1])", "/ np.sqrt(len(Q))"], "rescaled"],
  ["attention", ["@ V, weights", "@ V, weights.T"], "transposed"],
  ["attention", ["@ V, weights", "@ V"], "no weights"],
  [
    "softmax",
    ["scores - scores.max(axis=-1, keepdims=True)", "np.clip(scores, -50, 50)"],
    "value",
  ],
  [
    "rows",
    [
      "bool(np.allclose(weights.sum(axis=-1), 1))",
      "np.isclose(weights.sum(axis=-1), 1)",
    ],
    "no single value",
  ],
  [
    "rows",
    ["bool(np.allclose(weights.sum(axis=-1), 1))", "weights.sum() > 4.5"],
    "truth",
  ],
  ["scale", ["weights.max(axis=-1)", "weights.min(axis=-1)"], "element"],
];
