/**
 * Programs of several lines, as a person writes them; the expression at the end
 * is compared.
 *
 * @typedef {[string, string]} Program
 */

/** Changing arrays in place, through views. @type {Program[]} */
export const changes = [
  ["a = np.zeros((3, 3))\nb = a[1]\nb[:] = 5\na[:, 0] = [1, 2, 3]", "a"],
  ["a = np.arange(5)\nb = a[1:4]\nb += 10", "a"],
  ["a = np.arange(5.0)\nb = a\nb -= 1", "(a, b is a)"],
  ["a = np.arange(5.0)\nb = a\nb *= 2; b /= 4", "(a, b is a)"],
  ["a = np.arange(6.0).reshape(2, 3)\na[0] *= 3\na[:, 1] **= 2", "a"],
  ["a = np.arange(6).reshape(2, 3)\nrow = a[1]\nrow //= 2\nrow %= 2", "a"],
  [
    "m = np.array([True, False])\nn = m\nm |= np.array([False, True])\nm &= True",
    "n",
  ],
  ["x = 3\nx *= (2 +\n  1)  # a comment *= 2\ny = 'a *= b'", "(x, y)"],
  ["a = {'k': 2}\nfor i in range(2): a['k'] *= 3", "a['k']"],
  ["a = np.ones((2, 3))\nif a.sum() > 1: a *= 2; a /= 8", "a"],
  ["a = np.zeros((2, 3))\na[a == 0] = -np.inf\na[0, 0] = 1", "a"],
  ["a = np.arange(9).reshape(3, 3)\na[[0, 2]] = a[[2, 0]]", "a"],
  ["a = np.zeros((2, 2))\na[0] = 7\na[1, 1] = np.nan", "a"],
  ["a = np.arange(4)\na[1] = 7.9", "a"],
  ["a = np.arange(6).reshape(2, 3)\na.T[0] = 9", "a"],
  ["a = np.arange(6)\na[1:] = a[:-1]", "a"],
  ["a = np.arange(6).reshape(2, 3)\na[:, [0, 2]] = 0", "a"],
  ["a = np.ones((2, 3))\na[np.array([True, False])] = [[4, 5, 6]]", "a"],
  ["a = np.ones(3)\nb = a.copy()\nb[0] = 5", "a"],
  ["a = np.ones((2, 3))\nb = a.reshape(3, 2)\nb[0, 0] = 5", "a"],
  ["a = np.ones((2, 3))\nb = a.T.reshape(-1)\nb[0] = 5", "a"],
  ["a = np.ones((2, 2))\nnp.exp(a, out=a)", "a"],
  ["a = np.ones((3, 3))\nnp.fill_diagonal(a, 0)", "a"],
  ["a = np.arange(4.0)\nnp.copyto(a, -np.inf, where=a > 1)", "a"],
  ["a = np.zeros((2, 2))\nnp.copyto(a, [1, 2])", "a"],
  ["a = np.arange(4)\nnp.putmask(a, a > 1, 9)", "a"],
  ["a = np.arange(12).reshape(3, 4)\na.shape = (4, 3)", "a"],
  ["a = np.array([3, 1, 2])\na.sort()", "a"],
  ["a = np.zeros(3)\na.fill(2)\nb = slice(1, None)", "a[b]"],
];

/** What NumPy refuses. @type {Program[]} */
export const refusedChanges = [
  ["a = np.ones(3)\na[:] = np.ones(2)", "a"],
  ["a = np.ones((2, 3))\na[0] = [1, 2]", "a"],
  ["a = np.arange(3)\na += 0.5", "a"],
  ["a = np.arange(3)\na /= 2", "a"],
  ["a = np.ones(3)\na += np.ones((2, 3))", "a"],
  ["a = np.arange(3)\na[0] = 'x'", "a"],
  ["a = np.arange(3)\na[3] = 1", "a"],
];

const inputs = `
rng = np.random.default_rng(3)
Q = rng.standard_normal((6, 3)); K = rng.standard_normal((6, 3)); V = rng.standard_normal((6, 2))
X = rng.standard_normal((5, 12))
`;

const softmax = `
def softmax(x, axis=-1):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)
`;

const weights = `
rng = np.random.default_rng(5)
Wq, Wk, Wv, Wo = [rng.standard_normal((12, 12)) / np.sqrt(12) for _ in range(4)]
H = 3
d = 12 // H
`;

/** Attention, written in many ways. @type {Program[]} */
export const attention = [
  [`${inputs}${softmax}`, "softmax(Q @ K.T / np.sqrt(3)) @ V"],
  [
    `${inputs}S = Q @ K.transpose() / math.sqrt(K.shape[-1])\nS -= np.max(S, axis=1)[:, None]\nA = np.exp(S)\nA /= A.sum(1, keepdims=True)`,
    "(A, A @ V)",
  ],
  [
    `${inputs}out = []\nfor i in range(len(Q)):\n    s = [sum(Q[i, c] * K[j, c] for c in range(3)) / 3 ** 0.5 for j in range(len(K))]\n    m = max(s)\n    e = [math.exp(v - m) for v in s]\n    t = sum(e)\n    out.append([sum(e[j] / t * V[j, c] for j in range(len(K))) for c in range(2)])`,
    "np.array(out)",
  ],
  [
    `${inputs}${softmax}mask = np.triu(np.ones((6, 6), dtype=bool), k=1)\nS = Q @ K.T\nS[mask] = -np.inf`,
    "softmax(S / np.sqrt(3)) @ V",
  ],
  [
    `${inputs}${softmax}mask = np.tril(np.ones((6, 6)))\nS = np.where(mask == 0, -1e9, Q @ K.T / np.sqrt(3))`,
    "softmax(S)",
  ],
  [
    `${inputs}${softmax}S = Q @ K.T / np.sqrt(3) + np.triu(np.full((6, 6), -np.inf), 1)`,
    "np.round(softmax(S), 3)",
  ],
  [
    `${inputs}${softmax}i, j = (np.arange(6)[:, None], np.arange(6)[None, :])\nkeep = j <= i`,
    "softmax(np.where(keep, Q @ K.T, -np.inf))",
  ],
  [
    `${inputs}E = np.exp(Q @ K.T / np.sqrt(3)) * np.tri(6)\nA = E / E.sum(axis=-1, keepdims=True)`,
    "A @ V",
  ],
  [
    `${inputs}${softmax}pad = np.array([0, 0, 0, 0, 1, 1], dtype=bool)\nS = np.where(pad[None, :], -np.inf, Q @ K.T)`,
    "softmax(S)",
  ],
  [
    `${inputs}S = np.einsum('id,jd->ij', Q, K) / Q.shape[1] ** 0.5\nA = np.exp(S) / np.exp(S).sum(axis=1).reshape(-1, 1)`,
    "np.einsum('ij,jd->id', A, V)",
  ],
  [
    `${inputs}def attend(q):\n    s = K.dot(q) / np.sqrt(len(q))\n    w = np.exp(s - np.max(s))\n    return (w / np.sum(w)).dot(V)`,
    "np.stack([attend(q) for q in Q])",
  ],
  [
    `${inputs}${softmax}A = softmax(Q @ K.T / np.sqrt(3), axis=1)\nassert np.allclose(A.sum(axis=-1), 1)\ntext = f"{A[0, 0]:.4f} {A.max():.3e} {A.shape}"`,
    "text",
  ],
  [
    `${inputs}${weights}${softmax}q = (X @ Wq).reshape(5, H, d).transpose(1, 0, 2)\nk = (X @ Wk).reshape(5, H, d).transpose(1, 0, 2)\nv = (X @ Wv).reshape(5, H, d).transpose(1, 0, 2)\nA = softmax(q @ k.transpose(0, 2, 1) / np.sqrt(d))\nO = (A @ v).transpose(1, 0, 2).reshape(5, -1)`,
    "(A, O @ Wo)",
  ],
  [
    `${inputs}${weights}${softmax}heads = []\nfor h in range(H):\n    c = slice(h * d, (h + 1) * d)\n    q, k, v = X @ Wq[:, c], X @ Wk[:, c], X @ Wv[:, c]\n    heads.append(softmax(q @ k.T / np.sqrt(d)) @ v)`,
    "np.concatenate(heads, axis=-1) @ Wo",
  ],
  [
    `${inputs}${weights}${softmax}qs, ks, vs = [np.split(X @ W, H, axis=-1) for W in (Wq, Wk, Wv)]`,
    "np.hstack([softmax(q @ k.T / d ** 0.5) @ v for q, k, v in zip(qs, ks, vs)]) @ Wo",
  ],
  [
    `${inputs}${weights}${softmax}split = lambda t: np.swapaxes(t.reshape(5, H, d), 0, 1)\nq, k, v = map(split, (X @ Wq, X @ Wk, X @ Wv))\nA = softmax(np.einsum('hid,hjd->hij', q, k) / np.sqrt(d))`,
    "np.einsum('hij,hjd->ihd', A, v).reshape(5, 12) @ Wo",
  ],
  [
    `${inputs}${weights}${softmax}class Attention:\n    def __init__(self, n_heads):\n        self.n_heads = n_heads\n    def __call__(self, x, causal=False):\n        n, m = x.shape\n        q, k, v = [np.moveaxis((x @ w).reshape(n, self.n_heads, -1), 1, 0) for w in (Wq, Wk, Wv)]\n        s = q @ np.swapaxes(k, -1, -2) / np.sqrt(q.shape[-1])\n        if causal:\n            s = np.where(np.tri(n, dtype=bool), s, -np.inf)\n        return np.moveaxis(softmax(s) @ v, 0, 1).reshape(n, m) @ Wo`,
    "Attention(3)(X, causal=True)",
  ],
  [
    `${inputs}${softmax}k_cache = np.zeros((0, 3)); v_cache = np.zeros((0, 2)); out = []\nfor t in range(6):\n    k_cache = np.concatenate([k_cache, K[t:t + 1]])\n    v_cache = np.vstack([v_cache, V[t]])\n    out.append(softmax(Q[t] @ k_cache.T / np.sqrt(3)) @ v_cache)`,
    "np.array(out)",
  ],
  [
    `${inputs}${softmax}cache = {'k': [], 'v': []}\nfor t in range(6):\n    cache['k'].append(K[t]); cache['v'].append(V[t])\n    w = softmax(np.array(cache['k']) @ Q[t] / 3 ** 0.5)`,
    "(w, w @ np.stack(cache['v']))",
  ],
  [
    `${inputs}x = X[:, :8]\npos = np.arange(5)[:, None]\nfreq = 10000.0 ** (-np.arange(0, 8, 2) / 8)\nang = pos * freq\nc, s = np.cos(ang), np.sin(ang)\nout = np.empty_like(x)\nout[:, 0::2] = x[:, 0::2] * c - x[:, 1::2] * s\nout[:, 1::2] = x[:, 0::2] * s + x[:, 1::2] * c`,
    "out",
  ],
  [
    `${inputs}x = X[:, :8]\nhalf = 4\nang = np.outer(np.arange(5), 1 / 10000 ** (np.arange(half) / half))\nx1, x2 = x[:, :half], x[:, half:]`,
    "np.concatenate([x1 * np.cos(ang) - x2 * np.sin(ang), x1 * np.sin(ang) + x2 * np.cos(ang)], axis=-1)",
  ],
  [
    `${inputs}pe = np.zeros((5, 12))\nposition = np.arange(5)[:, np.newaxis]\ndiv = np.exp(np.arange(0, 12, 2) * -(np.log(10000.0) / 12))\npe[:, 0::2] = np.sin(position * div)\npe[:, 1::2] = np.cos(position * div)`,
    "X + pe",
  ],
  [
    `${inputs}${softmax}d_k = 512\nq = rng.standard_normal((4, d_k)); k = rng.standard_normal((4, d_k))`,
    "(softmax(q @ k.T).max(), softmax(q @ k.T / np.sqrt(d_k)).max(axis=-1))",
  ],
  [
    `${inputs}m, l, o = np.full((6, 1), -np.inf), np.zeros((6, 1)), np.zeros((6, 2))\nfor j in range(0, 6, 2):\n    s = Q @ K[j:j + 2].T\n    new = np.maximum(m, s.max(axis=-1, keepdims=True))\n    p = np.exp(s - new)\n    l = l * np.exp(m - new) + p.sum(axis=-1, keepdims=True)\n    o = o * np.exp(m - new) + p @ V[j:j + 2]\n    m = new`,
    "o / l",
  ],
  [
    `${inputs}mean = X.mean(axis=-1, keepdims=True)\nvar = X.var(axis=-1, keepdims=True)`,
    "(X - mean) / np.sqrt(var + 1e-5)",
  ],
  [
    `${inputs}${softmax}S = Q @ K.T\nmask = np.zeros((6, 6)); mask[:, 4:] = 1\nA = softmax(S - 1e9 * mask)\nbest = A.argmax(axis=-1)\nentropy = -np.sum(A * np.log(A + 1e-12), axis=-1)`,
    "(best, entropy, A[np.arange(6), best])",
  ],
  [
    `${inputs}B = np.stack([X, X[::-1]])\nS = B @ B.transpose(0, 2, 1) / np.sqrt(12)\nS = S - S.max(-1, keepdims=True)\nA = np.exp(S)\nA = A / np.sum(A, axis=-1, keepdims=True)`,
    "(A @ B).mean(axis=(1, 2))",
  ],
  [
    `${inputs}from typing import Optional\ndef sdpa(q: np.ndarray, k: np.ndarray, v: np.ndarray, mask: Optional[np.ndarray] = None) -> np.ndarray:\n    """Attention."""\n    s = q @ k.swapaxes(-1, -2) / np.sqrt(k.shape[-1])\n    if mask is not None:\n        s = np.where(mask, s, -np.inf)\n    w = np.exp(s - s.max(axis=-1, keepdims=True))\n    w /= w.sum(axis=-1, keepdims=True)\n    return w @ v`,
    "sdpa(Q, K, V, np.tri(6, dtype=bool))",
  ],
];
