import numpy as np
from numpy._core import AxisError, do, dtype_name, ndarray, sizes


def _size(size):
    return "" if size is None or size == () else sizes(size)


def _make(kind, seed):
    return do("generator", kind, float(seed))


def _given(result, size):
    return ndarray(result).item() if size is None else ndarray(result)


class Generator:
    def __init__(self, seed, kind="modern"):
        self._g = _make(kind, 0 if seed is None else seed)
        self._is_legacy = kind == "legacy"

    def standard_normal(self, size=None, dtype=float):
        _only("standard_normal", dtype, ("float64",))
        return _given(do("random", self._g, "normal", _size(size)), size)

    def normal(self, loc=0.0, scale=1.0, size=None):
        return loc + scale * self.standard_normal(_shape(size, loc, scale))

    def random(self, size=None):
        return _given(do("random", self._g, "double", _size(size)), size)

    def uniform(self, low=0.0, high=1.0, size=None):
        return low + (high - low) * self.random(_shape(size, low, high))

    def integers(self, low, high=None, size=None, dtype=int, endpoint=False):
        _only("integers", dtype, ("int64", "int32"))
        if high is None:
            low, high = 0, low
        if endpoint:
            high += 1
        made = do("integers", self._g, float(low), float(high), _size(size))
        made = _given(made, size)
        return made if size is None else made.astype(dtype)

    def permutation(self, x):
        if isinstance(x, int):
            return ndarray(do("permutation", self._g, max(x, 0)))
        x = np.asarray(x)
        if x.ndim == 0:
            raise _no_axis(self._is_legacy)
        return x[self.permutation(len(x))]

    def shuffle(self, x):
        order = self.permutation(len(x))
        if isinstance(x, ndarray):
            x[...] = x[order]
            return
        for i, item in enumerate([x[j] for j in order]):
            x[i] = item

    def choice(self, a, size=None, replace=True, p=None, axis=0, shuffle=True):
        if axis != 0:
            raise NotImplementedError("choice along another axis is not supported here")
        a = np.arange(a) if isinstance(a, int) else np.asarray(a)
        n = 1
        for length in _tuple(size):
            n *= length
        if self._is_legacy and a.ndim != 1:
            raise ValueError("a must be 1-dimensional")
        if len(a) == 0 and n > 0:
            raise ValueError("a cannot be empty unless no samples are taken")
        if p is not None:
            p = _chances(p, len(a), n, replace)
        if not replace and n > len(a):
            what = "'replace=False'" if self._is_legacy else "replace is False"
            raise ValueError(
                "Cannot take a larger sample than population when " + what
            )
        return a[self._places(len(a), size, replace, p, shuffle)]

    def _places(self, n, size, replace, p, shuffle):
        if p is not None:
            return _given(do("choose by", self._g, p._js, _size(size), replace), size)
        if replace:
            return self.integers(0, n, size)
        return _given(do("choose", self._g, n, _size(size), shuffle), size)


def _only(name, dtype, names):
    """Other types are drawn in other ways."""
    dtype = dtype_name(dtype)
    if dtype not in names:
        raise NotImplementedError("%s(dtype=%s) is not supported here" % (name, dtype))


def _no_axis(is_legacy):
    if is_legacy:
        return IndexError("x must be an integer or at least 1-dimensional")
    return AxisError("axis 0 is out of bounds for array of dimension 0")


def _tuple(size):
    if size is None:
        return ()
    return (size,) if isinstance(size, int) else tuple(size)


def _chances(p, n, size, replace):
    p = np.asarray(p, dtype=float)
    if p.shape != (n,):
        raise ValueError("a and p must have same size")
    if np.isnan(p).any():
        raise ValueError("probabilities contain NaN")
    if (p < 0).any():
        raise ValueError("probabilities are not non-negative")
    if abs(p.sum() - 1) > 2.0 ** -26:
        raise ValueError("probabilities do not sum to 1")
    if not replace and (p > 0).sum() < size <= n:
        raise ValueError("Fewer non-zero entries in p than size")
    return p


def _shape(size, *params):
    if size is not None:
        return size
    for x in params:
        if isinstance(x, ndarray):
            return x.shape
    return None


def default_rng(seed=None):
    """Without a seed the numbers are those of seed 0: what a page shows can be
    shown again."""
    return seed if isinstance(seed, Generator) else Generator(seed)


# The older way: one generator for all.
_legacy = Generator(0, "legacy")


def seed(seed=0):
    global _legacy
    _legacy = Generator(seed, "legacy")


class RandomState(Generator):
    def __init__(self, seed=0):
        super().__init__(seed, "legacy")

    def randn(self, *shape):
        return self.standard_normal(shape or None)

    def rand(self, *shape):
        return self.random(shape or None)

    def randint(self, low, high=None, size=None):
        return self.integers(low, high, size)


def randn(*shape):
    return _legacy.standard_normal(shape or None)


def rand(*shape):
    return _legacy.random(shape or None)


def random(size=None):
    return _legacy.random(size)


random_sample = random


def standard_normal(size=None):
    return _legacy.standard_normal(size)


def normal(loc=0.0, scale=1.0, size=None):
    return _legacy.normal(loc, scale, size)


def uniform(low=0.0, high=1.0, size=None):
    return _legacy.uniform(low, high, size)


def randint(low, high=None, size=None):
    return _legacy.integers(low, high, size)


def permutation(x):
    return _legacy.permutation(x)


def shuffle(x):
    _legacy.shuffle(x)


def choice(a, size=None, replace=True, p=None):
    return _legacy.choice(a, size, replace, p)
