/** Right solutions, written differently: exercise, how, code. @type {[string, string, string][]} */
export const solutions = [
  [
    "softmax",
    "with einsum and a helper",
    `
import numpy as np
def softmax(x):
    x = np.asarray(x, dtype=float)
    z = np.exp(x - np.amax(x, axis=1)[:, np.newaxis])
    return np.einsum("ij,i->ij", z, 1 / np.sum(z, axis=1))`,
  ],
  [
    "softmax",
    "row by row with math",
    `
import math
import numpy as np
def softmax(scores):
    rows = []
    for row in scores:
        m = max(row)
        e = [math.exp(s - m) for s in row]
        t = sum(e)
        rows.append([v / t for v in e])
    return np.array(rows)`,
  ],
  [
    "softmax",
    "by the logarithm of the sum",
    `
import numpy as np
def softmax(s):
    m = s.max(-1, keepdims=True)
    return np.exp(s - m - np.log(np.exp(s - m).sum(-1, keepdims=True)))`,
  ],
  [
    "softmax",
    "transposed and back, in place",
    `
import numpy as np
def softmax(scores):
    t = scores.T.copy()
    t -= t.max(axis=0)
    np.exp(t, out=t)
    t /= t.sum(axis=0)
    return t.T`,
  ],
  [
    "attention",
    "mask after softmax, renormalised",
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = Q @ K.T / np.sqrt(Q.shape[1])
    A = np.exp(S - S.max(axis=1, keepdims=True))
    if mask is not None:
        A = A * mask
    A = A / A.sum(axis=1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "attention",
    "scale first, -1e9 added",
    `
import numpy as np
def attention(Q, K, V, mask=None):
    S = (Q / K.shape[-1] ** 0.5) @ K.T
    if mask is not None:
        S = S + (1 - mask.astype(float)) * -1e9
    S = S - S.max(-1, keepdims=True)
    A = np.exp(S) / np.exp(S).sum(-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "attention",
    "loops over queries and keys",
    `
import numpy as np
def attention(Q, K, V, mask=None):
    n, m = len(Q), len(K)
    A = np.zeros((n, m))
    for i in range(n):
        s = [float(np.dot(Q[i], K[j])) / np.sqrt(len(Q[i])) for j in range(m)]
        if mask is not None:
            s = [s[j] if mask[i, j] else -np.inf for j in range(m)]
        e = [np.exp(v - max(s)) for v in s]
        for j in range(m):
            A[i, j] = e[j] / sum(e)
    return A @ V, A`,
  ],
  [
    "attention",
    "einsum, output only",
    `
import numpy as np
def attention(Q, K, V, mask=None):
    s = np.einsum("id,jd->ij", Q, K) * (1 / np.sqrt(K.shape[1]))
    if mask is not None:
        s[~mask] = -np.inf
    s -= s.max(axis=-1, keepdims=True)
    w = np.exp(s)
    w /= w.sum(axis=-1, keepdims=True)
    return np.einsum("ij,jd->id", w, V)`,
  ],
  [
    "attention",
    "only over what may be seen",
    `
import numpy as np
def attention(Q, K, V, mask=None):
    A = np.zeros((len(Q), len(K)))
    for i, q in enumerate(Q):
        seen = np.arange(len(K)) if mask is None else np.nonzero(mask[i])[0]
        s = K[seen] @ q / np.sqrt(len(q))
        e = np.exp(s - s.max())
        A[i, seen] = e / e.sum()
    return A @ V, A`,
  ],
  [
    "attention",
    "in float32",
    `
import numpy as np
def attention(Q, K, V, mask=None):
    Q, K, V = [x.astype(np.float32) for x in (Q, K, V)]
    S = Q @ K.T / np.float32(np.sqrt(K.shape[-1]))
    if mask is not None:
        S = np.where(mask, S, np.finfo(np.float32).min)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "attention",
    "one key after the other, as streaming attention does",
    `
import numpy as np
def attention(Q, K, V, mask=None):
    n = len(Q)
    most, total, out = np.full(n, -np.inf), np.zeros(n), np.zeros((n, V.shape[1]))
    for j in range(len(K)):
        s = Q @ K[j] / np.sqrt(K.shape[1])
        seen = np.ones(n, dtype=bool) if mask is None else mask[:, j]
        s = np.where(seen, s, -1e30)
        new = np.maximum(most, s)
        old = np.exp(most - new)
        p = np.exp(s - new) * seen
        total = total * old + p
        out = out * old[:, None] + p[:, None] * V[j]
        most = new
    return out / total[:, None]`,
  ],
  [
    "rows",
    "with a loop",
    `
def rows_sum_to_one(weights):
    for row in weights:
        if abs(sum(row) - 1) > 1e-6:
            return False
    return True`,
  ],
  [
    "rows",
    "with isclose and all",
    `
import numpy as np
def rows_sum_to_one(A):
    return np.isclose(A @ np.ones(A.shape[1]), 1).all()`,
  ],
  [
    "causal",
    "triu mask with -inf added",
    `
import numpy as np
def causal_attention(Q, K, V):
    n = Q.shape[0]
    S = Q @ K.T / np.sqrt(K.shape[1]) + np.triu(np.full((n, n), -np.inf), k=1)
    E = np.exp(S - S.max(axis=1, keepdims=True))
    A = E / E.sum(axis=1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "causal",
    "a growing prefix",
    `
import numpy as np
def causal_attention(Q, K, V):
    out = []
    for i in range(len(Q)):
        s = K[:i + 1] @ Q[i] / np.sqrt(K.shape[1])
        w = np.exp(s - s.max())
        out.append((w / w.sum()) @ V[:i + 1])
    return np.stack(out)`,
  ],
  [
    "causal",
    "indices compared",
    `
import numpy as np
def causal_attention(Q, K, V):
    i = np.arange(len(Q))
    S = np.where(i[:, None] >= i, Q @ K.T / K.shape[1] ** .5, -1e9)
    A = np.exp(S - np.max(S, axis=-1, keepdims=True))
    A /= np.sum(A, axis=-1, keepdims=True)
    return A @ V, A`,
  ],
  [
    "scale",
    "one query at a time",
    `
import numpy as np
def largest_weights(Q, K):
    best = []
    for q in Q:
        s = K @ q
        best.append(1 / np.exp(s - s.max()).sum())
    return best`,
  ],
  [
    "multi-head",
    "a loop with slices",
    `
import numpy as np
def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)
def multi_head(X, Wq, Wk, Wv, Wo, n_heads):
    d = X.shape[1] // n_heads
    heads = []
    for h in range(n_heads):
        s = slice(h * d, (h + 1) * d)
        q, k, v = X @ Wq[:, s], X @ Wk[:, s], X @ Wv[:, s]
        heads.append(softmax(q @ k.T / np.sqrt(d)) @ v)
    return np.concatenate(heads, axis=1) @ Wo`,
  ],
  [
    "multi-head",
    "split, and the output as a sum over heads",
    `
import numpy as np
def multi_head(X, Wq, Wk, Wv, Wo, n_heads):
    out = np.zeros_like(X)
    parts = zip(*[np.split(X @ W, n_heads, axis=1) for W in (Wq, Wk, Wv)], np.split(Wo, n_heads))
    for q, k, v, wo in parts:
        s = q @ k.T / np.sqrt(q.shape[1])
        e = np.exp(s - s.max(1, keepdims=True))
        out += e / e.sum(1, keepdims=True) @ v @ wo
    return out`,
  ],
  [
    "multi-head",
    "einsum and params with three axes",
    `
import numpy as np
def multi_head(X, Wq, Wk, Wv, Wo, n_heads):
    d = X.shape[1]
    q, k, v = (np.einsum("nm,mhd->hnd", X, W.reshape(d, n_heads, -1)) for W in (Wq, Wk, Wv))
    s = np.einsum("hid,hjd->hij", q, k) / np.sqrt(d / n_heads)
    a = np.exp(s - s.max(-1, keepdims=True))
    a = a / a.sum(-1, keepdims=True)
    return np.einsum("hij,hjd,hdm->im", a, v, Wo.reshape(n_heads, -1, d))`,
  ],
  [
    "cross",
    "a class",
    `
import numpy as np
class Cross:
    def __init__(self, *params):
        self.wq, self.wk, self.wv = params
    def __call__(self, x, y):
        q, k, v = x @ self.wq, y @ self.wk, y @ self.wv
        s = np.matmul(q, np.transpose(k)) / np.sqrt(q.shape[-1])
        s = s - s.max(axis=-1, keepdims=True)
        w = np.exp(s) / np.exp(s).sum(axis=-1, keepdims=True)
        return np.matmul(w, v), w
def cross_attention(X, Y, Wq, Wk, Wv):
    return Cross(Wq, Wk, Wv)(X, Y)`,
  ],
  [
    "padding",
    "two masks, one after the other",
    `
import numpy as np
def padded_attention(Q, K, V, padding):
    S = np.dot(Q, K.T) / np.sqrt(K.shape[1])
    S[:, padding] = -np.inf
    S[np.triu_indices(len(Q), 1)] = -np.inf
    E = np.exp(S - S.max(axis=1)[:, None])
    A = E / E.sum(axis=1)[:, None]
    return A.dot(V), A`,
  ],
  [
    "cache",
    "with lists",
    `
import numpy as np
def step(q, k, v, keys, values):
    keys = np.array(list(keys) + [k])
    values = np.vstack([values, v[np.newaxis, :]])
    s = np.sum(keys * q, axis=1) / np.sqrt(q.size)
    w = np.exp(s - s.max())
    w = w / w.sum()
    return (w[:, None] * values).sum(axis=0), keys, values`,
  ],
  [
    "rope",
    "complex numbers by hand",
    `
import numpy as np
def rope(x, first=0):
    n, d = x.shape
    pairs = x.reshape(n, d // 2, 2)
    t = (first + np.arange(n))[:, None] / 10000 ** (2 * np.arange(d // 2) / d)
    re = pairs[..., 0] * np.cos(t) - pairs[..., 1] * np.sin(t)
    im = pairs[..., 0] * np.sin(t) + pairs[..., 1] * np.cos(t)
    return np.stack([re, im], axis=-1).reshape(n, d)`,
  ],
];
