import numpy as np
from numpy._core import LinAlgError, axes, do, js, out


def norm(x, ord=None, axis=None, keepdims=False):
    p = None if ord is None or ord == "fro" else float(ord)
    x = np.asarray(x)
    if p is not None and (isinstance(axis, tuple) or axis is None and x.ndim == 2):
        raise NotImplementedError("only the Frobenius norm of matrices is here")
    return out(do("norm", js(x), p, axes(axis), bool(keepdims)))


def _square(a):
    if a.ndim != 2:
        raise LinAlgError(
            "%d-dimensional array given. Array must be at least two-dimensional"
            % a.ndim
        )
    if a.shape[0] != a.shape[1]:
        raise LinAlgError("Last 2 dimensions of the array must be square")


def solve(a, b):
    """Gauss's elimination with pivots."""
    a = np.array(a, dtype=float)
    b = np.array(b, dtype=float)
    _square(a)
    n = a.shape[0]
    for i in range(n):
        pivot = i + int(np.argmax(np.abs(a[i:, i])))
        if a[pivot, i] == 0:
            raise LinAlgError("Singular matrix")
        if pivot != i:
            for x in (a, b):
                x[[i, pivot]] = x[[pivot, i]]
        for j in range(n):
            if j != i:
                factor = a[j, i] / a[i, i]
                a[j] = a[j] - factor * a[i]
                b[j] = b[j] - factor * b[i]
    diagonal = np.diag(a)
    return b / (diagonal if b.ndim == 1 else diagonal[:, None])


def inv(a):
    a = np.asarray(a)
    _square(a)
    return solve(a, np.eye(a.shape[0]))
