import numpy as np
from numpy._core import do, ndarray, out, sizes


def _size(size):
    return "" if size is None or size == () else sizes(size)


def _make(kind, seed):
    return do("generator", kind, float(seed))


def _given(result, size):
    return ndarray(result).item() if size is None else ndarray(result)


class Generator:
    def __init__(self, seed, kind="modern"):
        self._g = _make(kind, 0 if seed is None else seed)

    def standard_normal(self, size=None, dtype=float):
        return _given(do("random", self._g, "normal", _size(size)), size)

    def normal(self, loc=0.0, scale=1.0, size=None):
        return loc + scale * self.standard_normal(_shape(size, loc, scale))

    def random(self, size=None):
        return _given(do("random", self._g, "double", _size(size)), size)

    def uniform(self, low=0.0, high=1.0, size=None):
        return low + (high - low) * self.random(_shape(size, low, high))

    def integers(self, low, high=None, size=None, endpoint=False, dtype=int):
        if high is None:
            low, high = 0, low
        if endpoint:
            high += 1
        made = do("integers", self._g, float(low), float(high), _size(size))
        return _given(made, size)

    def permutation(self, x):
        if isinstance(x, int):
            return ndarray(do("permutation", self._g, x))
        x = np.asarray(x)
        return x[self.permutation(len(x))]

    def shuffle(self, x):
        x[...] = self.permutation(x)

    def choice(self, a, size=None, replace=True):
        a = np.arange(a) if isinstance(a, int) else np.asarray(a)
        if replace:
            return a[self.integers(0, len(a), size)]
        n = 1 if size is None else size
        return a[self.permutation(len(a))[:n]]


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


def choice(a, size=None, replace=True):
    return _legacy.choice(a, size, replace)
