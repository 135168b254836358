# Every named mistake as a person would write it, and the right way: each
# function takes what its exercise gives and, last, the change, as
# "step=variant;step=variant".
import numpy as np

D_MODEL = 12


def changes(text):
    return dict([part.split("=") for part in text.split(";")]) if text else {}


def flipped(x):
    return np.swapaxes(x, -1, -2)


def softmax_over(x, axis):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def softmax_of(x, how):
    if how == "right":
        return softmax_over(x, -1)
    if how == "column":
        return softmax_over(x, -2)
    if how == "whole":
        e = np.exp(x - x.max(axis=(-2, -1), keepdims=True))
        return e / e.sum(axis=(-2, -1), keepdims=True)
    if how == "unstable":
        return np.exp(x) / np.exp(x).sum(axis=-1, keepdims=True)
    if how == "not divided":
        return np.exp(x - x.max(axis=-1, keepdims=True))
    if how == "no exp":
        return x / x.sum(axis=-1, keepdims=True)
    if how == "none":
        return x
    if how == "twice":
        return softmax_over(softmax_over(x, -1), -1)
    if how == "sigmoid":
        return 1 / (1 + np.exp(-x))
    if how == "ones":
        return softmax_over(x[..., np.newaxis], -1)[..., 0]
    if how == "sum not kept":
        e = np.exp(x - x.max(axis=-1, keepdims=True))
        return e / e.sum(axis=-1)
    if how == "max not kept":
        e = np.exp(x - x.max(axis=-1))
        return e / e.sum(axis=-1, keepdims=True)
    if how == "max of all":
        e = np.exp(x - x.max())
        return e / e.sum(axis=-1, keepdims=True)
    if how == "max of columns":
        e = np.exp(x - x.max(axis=-2))
        return e / e.sum(axis=-1, keepdims=True)
    raise KeyError(how)


def scores_of(Q, K, c):
    product = c.get("product", "right")
    if product == "no transpose":
        S = Q @ K
    else:
        S = Q @ flipped(K) if product == "right" else K @ flipped(Q)
    d_k, n = K.shape[-1], K.shape[-2]
    scale = c.get("scale", "right")
    if scale == "right":
        return S / np.sqrt(d_k)
    if scale == "sqrt d_model":
        return S / np.sqrt(D_MODEL)
    if scale == "d_k":
        return S / d_k
    if scale == "times":
        return S * np.sqrt(d_k)
    if scale == "sqrt n":
        return S / np.sqrt(n)
    return S  # none, or after


def masked(S, keep, how):
    if how == "right":
        return np.where(keep, S, -np.inf)
    if how == "zero":
        return S * keep
    if how == "plus inf":
        return np.where(keep, S, np.inf)
    if how == "too small":
        return np.where(keep, S, -10)
    if how == "minus 1e9":
        return np.where(keep, S, -1e9)
    if how == "added":
        return S + keep
    if how == "inverted":
        return np.where(~keep, S, -np.inf)
    if how == "flipped":
        return np.where(keep.T, S, -np.inf)
    if how == "times minus":
        return np.where(keep, S, S * -1e9)
    return S  # none, or after


def attend(Q, K, V, keep, c):
    S = scores_of(Q, K, c)
    mask = c.get("mask", "right")
    if keep is not None:
        S = masked(S, keep, mask)
    A = softmax_of(S, c.get("softmax", "right"))
    if keep is not None and mask.startswith("after"):
        A = A * keep
        if mask == "after, renormalised":
            A = A / A.sum(axis=-1, keepdims=True)
    if c.get("scale") == "after":
        A = A / np.sqrt(K.shape[-1])
    result = c.get("result", "right")
    if result == "key":
        return A @ K, A
    if result == "query":
        return A @ Q, A
    if result == "weights flipped":
        return flipped(A) @ V, A
    if result == "values halved":
        return (A @ V) / len(V), A
    return A @ V, A


def softmax(x, change):
    return softmax_of(x, changes(change).get("softmax", "right"))


def attention(Q, K, V, mask, change):
    return attend(Q, K, V, mask, changes(change))


def rows_sum_to_one(A, change):
    check = changes(change).get("check", "right")
    if check == "exact":
        return bool(np.all(A.sum(axis=-1) == 1))
    if check == "columns":
        return np.allclose(A.sum(axis=0), 1)
    if check == "total":
        return np.isclose(A.sum(), len(A))
    if check == "whole":
        return np.isclose(A.sum(), 1)
    if check == "first":
        return np.isclose(A[0].sum(), 1)
    if check == "inverted":
        return not np.allclose(A.sum(axis=-1), 1)
    if check == "any":
        return np.isclose(A.sum(axis=-1), 1).any()
    if check == "wide":
        return (np.abs(A.sum(axis=-1) - 1) < 0.3).all()
    if check == "one side":
        return (A.sum(axis=-1) - 1 < 1e-6).all()
    if check in ("always", "never"):
        return check == "always"
    return np.allclose(A.sum(axis=-1), 1)


def causal_attention(Q, K, V, change):
    c = changes(change)
    i = np.arange(len(Q))[:, None]
    j = np.arange(len(Q))
    rules = {
        "right": j <= i, "not itself": j < i, "one too far": j <= i + 1,
        "future": j >= i, "only future": j > i, "nobody": j > -1, "itself": j == i,
    }
    keep = rules[c.get("causal", "right")] & (i > -1)
    return attend(Q, K, V, keep, c)


def padded_attention(Q, K, V, padding, change):
    c = changes(change)
    i = np.arange(len(Q))[:, None]
    j = np.arange(len(Q))
    past, real = (j <= i), ~padding
    rules = {
        "right": past & real, "padding dropped": past,
        "causal dropped": real & (i > -1), "or": past | real,
        "queries": past & real[:, None],
        "queries and keys": past & real[:, None] & real,
        "inverted": past & padding, "nothing": (j > -1) & (i > -1),
    }
    return attend(Q, K, V, rules[c.get("keep", "right")], c)


def largest_weights(Q, K, change):
    c = changes(change)
    c["scale"] = c.get("scale", "none")
    A = attend(Q, K, K, None, c)[1]
    take = c.get("take", "row")
    if take == "column":
        return A.max(axis=0)
    return A.max() if take == "all" else A.max(axis=1)


def cross_attention(X, Y, Wq, Wk, Wv, change):
    c = changes(change)
    q, k, v = {
        "right": (X, Y, Y), "swapped": (Y, X, X), "self": (X, X, X),
        "other": (Y, Y, Y), "keys of X": (X, X, Y), "values of X": (X, Y, X),
    }[c.get("source", "right")]
    return attend(q @ Wq, k @ Wk, v @ Wv, None, c)


def split(x, heads, how):
    n, d = x.shape
    if how == "not transposed":
        return x.reshape(heads, n, -1)
    if how == "interleaved":
        return x.reshape(n, -1, heads).transpose(2, 0, 1)
    if how == "only one":
        return x[None]
    if how == "first for all":
        return np.stack([x[:, : d // heads]] * heads)
    return x.reshape(n, heads, -1).transpose(1, 0, 2)


def merge(x, how, heads):
    n = x.shape[1]
    if how == "not transposed":
        return x.reshape(n, -1)
    if how == "interleaved":
        return x.transpose(1, 2, 0).reshape(n, -1)
    if how == "reversed":
        return np.concatenate([x[h] for h in range(len(x) - 1, -1, -1)], axis=1)
    if how in ("mean", "sum", "max"):
        pool = {"mean": x.mean(axis=0), "sum": x.sum(axis=0), "max": x.max(axis=0)}
        return np.concatenate([pool[how]] * len(x), axis=1)
    return x.transpose(1, 0, 2).reshape(n, -1)


def project(X, W, heads, how):
    if how == "transposed":
        return X @ W.T
    if how == "sliced input":
        d = X.shape[1] // heads
        parts = [slice(h * d, (h + 1) * d) for h in range(heads)]
        return np.concatenate([X[:, s] @ W[s, s] for s in parts], axis=1)
    return X @ W


def multi_head(X, Wq, Wk, Wv, Wo, heads, change):
    c = changes(change)
    how = c.get("project", "right")
    projected = [project(X, W, heads, how) for W in (Wq, Wk, Wv)]
    if how == "values not":
        projected[2] = X
    q, k, v = [split(p, heads, c.get("split", "right")) for p in projected]
    axis = c.get("axis")
    if axis:
        S = q @ flipped(k) / np.sqrt(k.shape[-1])
        over = 0 if axis == "heads" else (0, 1, 2)
        e = np.exp(S - S.max(axis=over, keepdims=True))
        o = (e / e.sum(axis=over, keepdims=True)) @ v
    else:
        o = attend(q, k, v, None, c)[0]
    y = merge(o, c.get("merge", "right"), heads)
    output = c.get("output", "right")
    if output == "none":
        return y
    if output == "transposed":
        return y @ Wo.T
    if output == "heads added":
        return y + y @ Wo
    return X + y @ Wo if output == "added" else y @ Wo


def step(q, k, v, keys, values, change):
    c = changes(change)

    def append(cache, row):
        how = c.get("append", "right")
        if how == "front":
            return np.vstack([row, cache])
        if how == "replaced":
            return row[None]
        return cache if how == "not" else np.vstack([cache, row])

    all_keys, all_values = append(keys, k), append(values, v)
    see = c.get("see", "right")
    seen = {
        "right": (all_keys, all_values), "before": (keys, values),
        "first": (all_keys[:1], all_values[:1]),
    }[see]
    output = attend(q[None], seen[0], seen[1], None, c)[0]
    return output[0], all_keys, all_values


def rope(x, first, change):
    c = changes(change)
    n, d = x.shape
    position = (first + np.arange(n))[:, None]
    i = np.arange(d // 2)
    angle = c.get("angle", "right")
    if angle == "from zero":
        position = np.arange(n)[:, None]
    if angle == "from one":
        position = position + 1
    base = 1000.0 if angle == "base 1000" else 10000.0
    power = i / d if angle == "half the exponent" else 2 * i / d
    t = position / base**power
    if angle == "growing":
        t = position * base**power
    if angle == "same":
        t = position + 0 * i
    half = c.get("pair") == "halves"
    a, b = (x[:, : d // 2], x[:, d // 2 :]) if half else (x[:, 0::2], x[:, 1::2])
    sin, cos = np.sin(t), np.cos(t)
    p, q = a * cos - b * sin, a * sin + b * cos
    turn = c.get("turn", "right")
    if turn == "backwards":
        p, q = a * cos + b * sin, b * cos - a * sin
    if turn == "sign lost":
        p = a * cos + b * sin
    if turn == "partner lost":
        p, q = a * cos, b * cos
    if turn == "sine and cosine swapped":
        p, q = a * sin - b * cos, a * cos + b * sin
    if turn == "overwritten first":
        q = p * sin + b * cos
    if turn == "not":
        p, q = a, b
    if turn == "added":
        p, q = a + sin, b + cos
    out = np.zeros(x.shape)
    if half:
        out[:, : d // 2], out[:, d // 2 :] = p, q
    else:
        out[:, 0::2], out[:, 1::2] = p, q
    return out
