# numpy for the exercises: the part of NumPy that attention is written with.
import math as _math
import numpy._core as _c
from numpy._core import AxisError, dtype, every as _every, float32, int32
from numpy._core import ndarray, s_
from numpy._core import do as _run, js as _js, out as _out
from numpy._ndarray import binary as _binary, reduction as _reduction

__version__ = "1.24"
inf = Inf = infty = float("inf")
nan = NaN = float("nan")
pi = _math.pi
e = _math.e
newaxis = None
# A number by itself is one of Python's.
float64 = float_ = double = floating = float
int64 = int_ = intp = integer = int
bool_ = bool
single = float32
number = (float, int)


# Functions of elements -----------------------------------------------------

class ufunc:
    def __init__(self, name, nin):
        self.__name__ = name
        self.nin = nin

    def __repr__(self):
        return "<ufunc '%s'>" % self.__name__

    def __call__(self, *args, out=None, where=None, dtype=None):
        if len(args) == self.nin + 1:
            out = args[-1]
            args = args[:-1]
        if len(args) != self.nin:
            raise TypeError(
                "%s() takes from %d to %d positional arguments but %d were given"
                % (self.__name__, self.nin, self.nin + 1, len(args))
            )
        handles = [_js(x) for x in args]
        if self.__name__ == "matmul":
            result = _out(_run("matmul", *handles))
        else:
            kind = "unary" if self.nin == 1 else "binary"
            result = _out(_run(kind, self.__name__, *handles))
        if out is None:
            return result
        target = out[0] if isinstance(out, tuple) else out
        if where is None:
            target[...] = result
        else:
            target[...] = globals()["where"](where, result, target)
        return target

    def reduce(self, x, axis=0, keepdims=False):
        names = {
            "add": "sum", "multiply": "prod", "maximum": "max",
            "minimum": "min", "logical_and": "all", "logical_or": "any",
        }
        return _reduction(names[self.__name__], x, axis, keepdims)

    def accumulate(self, x, axis=0):
        names = {"add": "cumsum", "multiply": "cumprod"}
        return ndarray(_run(names[self.__name__], _js(x), axis))

    def outer(self, a, b):
        a = asarray(a)
        b = asarray(b)
        return self(a.reshape(a.shape + (1,) * b.ndim), b)


for _name in (
    "negative positive absolute sign square floor ceil trunc rint reciprocal "
    "isnan isinf isfinite logical_not invert exp expm1 exp2 log log2 log10 "
    "log1p sqrt cbrt sin cos tan arcsin arccos arctan sinh cosh tanh deg2rad "
    "rad2deg"
).split():
    globals()[_name] = ufunc(_name, 1)
for _name in (
    "add subtract multiply divide floor_divide remainder power arctan2 hypot "
    "maximum minimum fmax fmin equal not_equal less less_equal greater "
    "greater_equal logical_and logical_or logical_xor bitwise_and bitwise_or "
    "bitwise_xor matmul"
).split():
    globals()[_name] = ufunc(_name, 2)
abs = fabs = absolute
true_divide = divide
mod = remainder
bitwise_not = invert
degrees = rad2deg
radians = deg2rad


def where(condition, x=None, y=None):
    if x is None and y is None:
        return asarray(condition).nonzero()
    return _out(_run("where", _js(condition), _js(x), _js(y)))


def copyto(dst, src, where=True):
    dst[...] = globals()["where"](where, src, dst)


def putmask(a, mask, values):
    a[...] = where(mask, values, a)


def clip(x, a_min=None, a_max=None, min=None, max=None):
    return asarray(x).clip(a_min if min is None else min, a_max if max is None else max)


def round(x, decimals=0):
    return _out(_run("around", _js(x), decimals))


around = round_ = round


def nan_to_num(x, nan=0.0, posinf=None, neginf=None):
    x = asarray(x)
    big = finfo(float).max
    x = where(isnan(x), nan, x)
    x = where(x == inf, big if posinf is None else posinf, x)
    return where(x == -inf, -big if neginf is None else neginf, x)


# Along axes ----------------------------------------------------------------

def _with(name, x, axis, keepdims, where, initial, empty):
    if where is not None:
        x = globals()["where"](where, x, empty if initial is None else initial)
    result = _reduction(name, x, axis, keepdims)
    if initial is None or where is not None:
        return result
    combine = {"sum": add, "max": maximum, "min": minimum, "prod": multiply}
    return combine[name](result, initial)


def sum(x, axis=None, dtype=None, keepdims=False, where=None, initial=None):
    return _with("sum", x, axis, keepdims, where, initial, 0)


def prod(x, axis=None, keepdims=False, where=None, initial=None):
    return _with("prod", x, axis, keepdims, where, initial, 1)


def max(x, axis=None, keepdims=False, where=None, initial=None):
    return _with("max", x, axis, keepdims, where, initial, -inf)


def min(x, axis=None, keepdims=False, where=None, initial=None):
    return _with("min", x, axis, keepdims, where, initial, inf)


amax = max
amin = min


def mean(x, axis=None, dtype=None, keepdims=False):
    return _reduction("mean", x, axis, keepdims)


average = mean


def std(x, axis=None, ddof=0, keepdims=False):
    return _reduction("std", x, axis, keepdims, ddof)


def var(x, axis=None, ddof=0, keepdims=False):
    return _reduction("var", x, axis, keepdims, ddof)


def any(x, axis=None, keepdims=False):
    return _reduction("any", x, axis, keepdims)


def all(x, axis=None, keepdims=False):
    return _reduction("all", x, axis, keepdims)


def argmax(x, axis=None, keepdims=False):
    return _reduction("argmax", x, axis, keepdims)


def argmin(x, axis=None, keepdims=False):
    return _reduction("argmin", x, axis, keepdims)


def count_nonzero(x, axis=None, keepdims=False):
    return _reduction("count_nonzero", x, axis, keepdims)


def ptp(x, axis=None, keepdims=False):
    return _reduction("ptp", x, axis, keepdims)


def nansum(x, axis=None, keepdims=False):
    return sum(where(isnan(x), 0, x), axis, keepdims=keepdims)


def nanmax(x, axis=None, keepdims=False):
    return max(where(isnan(x), -inf, x), axis, keepdims=keepdims)


def cumsum(x, axis=None):
    return ndarray(_run("cumsum", _js(x), axis))


def cumprod(x, axis=None):
    return ndarray(_run("cumprod", _js(x), axis))


def sort(x, axis=-1):
    return ndarray(_run("sort", _js(x), axis))


def argsort(x, axis=-1):
    return ndarray(_run("argsort", _js(x), axis))


def nonzero(x):
    return asarray(x).nonzero()


def flatnonzero(x):
    return ravel(x).nonzero()[0]


def argwhere(x):
    return stack(nonzero(x), axis=1)


def unique(x):
    x = sort(asarray(x).ravel())
    if x.size == 0:
        return x
    return x[concatenate([array([True]), x[1:] != x[:-1]])]


def diff(x, n=1, axis=-1):
    x = asarray(x)
    for _ in range(n):
        rest = (_every,) * (axis % x.ndim)
        x = x[rest + (s_[1:],)] - x[rest + (s_[:-1],)]
    return x


# New arrays ----------------------------------------------------------------

def array(x, dtype=None, copy=True, ndmin=0):
    name = None if dtype is None else _c.dtype_name(dtype)
    if isinstance(x, ndarray):
        handle = _run("copy", x._js) if name is None else _run("astype", x._js, name)
    elif isinstance(x, _c.NUMBERS):
        handle = _c.from_list(x)
        if name:
            handle = _run("astype", handle, name)
    elif isinstance(x, (list, tuple, range)):
        handle = _c.from_list(x, name)
    else:
        raise _c._not_a_number(x)
    result = ndarray(handle)
    if result.ndim < ndmin:
        result = result.reshape((1,) * (ndmin - result.ndim) + result.shape)
    return result


def asarray(x, dtype=None):
    if isinstance(x, ndarray) and (dtype is None or x.dtype == dtype):
        return x
    return array(x, dtype)


asanyarray = ascontiguousarray = asarray


def copy(x):
    return array(x)


def full(shape, fill_value, dtype=None):
    if dtype is None:
        dtype = asarray(fill_value).dtype
    if isinstance(fill_value, (bool, int, float)):
        return ndarray(
            _run("full", _c.sizes(shape), float(fill_value), _c.dtype_name(dtype))
        )
    result = zeros(shape, dtype)
    result[...] = fill_value
    return result


def zeros(shape, dtype=float):
    return full(shape, 0, dtype)


def ones(shape, dtype=float):
    return full(shape, 1, dtype)


empty = zeros


def full_like(x, fill_value, dtype=None, shape=None):
    x = asarray(x)
    return full(x.shape if shape is None else shape, fill_value, dtype or x.dtype)


def zeros_like(x, dtype=None, shape=None):
    return full_like(x, 0, dtype, shape)


def ones_like(x, dtype=None, shape=None):
    return full_like(x, 1, dtype, shape)


empty_like = zeros_like


def arange(start, stop=None, step=1, dtype=None):
    if stop is None:
        start, stop = 0, start
    if dtype is None:
        whole = isinstance(start, int) and isinstance(stop, int) and isinstance(step, int)
        dtype = int if whole else float
    return ndarray(
        _run("arange", float(start), float(stop), float(step), _c.dtype_name(dtype))
    )


def linspace(start, stop, num=50, endpoint=True):
    return ndarray(_run("linspace", float(start), float(stop), num, endpoint))


def eye(N, M=None, k=0, dtype=float):
    return ndarray(_run("eye", N, N if M is None else M, k, _c.dtype_name(dtype)))


def identity(n, dtype=float):
    return eye(n, dtype=dtype)


def tri(N, M=None, k=0, dtype=float):
    return tril(ones((N, N if M is None else M), dtype), k)


def tril(m, k=0):
    return ndarray(_run("triangle", _js(m), k, "lower"))


def triu(m, k=0):
    return ndarray(_run("triangle", _js(m), k, "upper"))


def tril_indices(n, k=0, m=None):
    return tri(n, m, k).nonzero()


def triu_indices(n, k=0, m=None):
    return (1 - tri(n, m, k - 1)).nonzero()


def diag(v, k=0):
    return ndarray(_run("diag", _js(v), k)).copy()


def diagonal(x, k=0):
    return asarray(x).diagonal(k)


def trace(x):
    return asarray(x).trace()


def fill_diagonal(a, val):
    n = a.shape[0] if a.shape[0] < a.shape[1] else a.shape[1]
    a[arange(n), arange(n)] = val


def meshgrid(*xs, indexing="xy"):
    xs = [asarray(x) for x in xs]
    n = len(xs)
    shaped = [x.reshape((1,) * i + (-1,) + (1,) * (n - 1 - i)) for i, x in enumerate(xs)]
    shape = tuple([x.size for x in xs])
    grids = [broadcast_to(x, shape).copy() for x in shaped]
    if indexing == "xy" and n > 1:
        grids = [g.swapaxes(0, 1) for g in grids]
    return grids


def ix_(*xs):
    n = len(xs)
    return tuple(
        [asarray(x).reshape((1,) * i + (-1,) + (1,) * (n - 1 - i)) for i, x in enumerate(xs)]
    )


# Shapes --------------------------------------------------------------------

def shape(x):
    return asarray(x).shape


def ndim(x):
    return asarray(x).ndim


def size(x, axis=None):
    return asarray(x).size if axis is None else asarray(x).shape[axis]


def reshape(x, newshape, order="C"):
    return asarray(x).reshape(newshape)


def ravel(x):
    return asarray(x).ravel()


def transpose(x, axes=None):
    return asarray(x).transpose() if axes is None else asarray(x).transpose(axes)


def swapaxes(x, axis1, axis2):
    return asarray(x).swapaxes(axis1, axis2)


def moveaxis(x, source, destination):
    return ndarray(_run("moveaxis", _js(x), _c.sizes(source), _c.sizes(destination)))


def expand_dims(x, axis):
    return ndarray(_run("expand dims", _js(x), _c.sizes(axis)))


def squeeze(x, axis=None):
    return asarray(x).squeeze(axis)


def atleast_1d(x):
    return array(x, ndmin=1)


def atleast_2d(x):
    return array(x, ndmin=2)


def broadcast_to(x, shape):
    return ndarray(_run("broadcast", _js(x), _c.sizes(shape)))


def broadcast_shapes(*shapes):
    return broadcast_arrays(*[empty(s) for s in shapes])[0].shape


def broadcast_arrays(*xs):
    xs = [asarray(x) for x in xs]
    total = zeros(())
    for x in xs:
        total = total + zeros(x.shape)
    return [broadcast_to(x, asarray(total).shape) for x in xs]


def _handles(xs):
    if isinstance(xs, ndarray):
        xs = list(xs)
    if not isinstance(xs, (list, tuple)):
        raise TypeError("arrays to stack must be passed as a sequence type such as list or tuple.")
    return [_js(x) for x in xs]


def concatenate(arrays, axis=0):
    return ndarray(_run("concatenate", axis, *_handles(arrays)))


def stack(arrays, axis=0):
    return ndarray(_run("stack", axis, *_handles(arrays)))


def vstack(arrays):
    return concatenate([atleast_2d(x) for x in arrays], 0)


def column_stack(arrays):
    arrays = [asarray(x) for x in arrays]
    return concatenate([x[:, None] if x.ndim == 1 else x for x in arrays], 1)


def hstack(arrays):
    arrays = [atleast_1d(x) for x in arrays]
    return concatenate(arrays, 0 if arrays[0].ndim == 1 else 1)


def dstack(arrays):
    return concatenate([atleast_2d(x)[..., None] if asarray(x).ndim < 3 else x for x in arrays], 2)


def append(x, values, axis=None):
    if axis is None:
        return concatenate([asarray(x).ravel(), asarray(values).ravel()])
    return concatenate([x, values], axis)


def split(x, indices_or_sections, axis=0):
    x = asarray(x)
    n = x.shape[axis]
    if isinstance(indices_or_sections, int) and n % indices_or_sections:
        raise ValueError("array split does not result in an equal division")
    return array_split(x, indices_or_sections, axis)


def array_split(x, indices_or_sections, axis=0):
    x = asarray(x)
    n = x.shape[axis]
    if isinstance(indices_or_sections, int):
        parts = indices_or_sections
        each = n // parts
        longer = n % parts
        cuts = [0]
        for i in range(parts):
            cuts.append(cuts[-1] + each + (1 if i < longer else 0))
    else:
        cuts = [0] + [int(i) for i in indices_or_sections] + [n]
    before = (_every,) * (axis % x.ndim)
    return [x[before + (s_[a:b],)] for a, b in zip(cuts[:-1], cuts[1:])]


def hsplit(x, parts):
    return split(x, parts, 1 if asarray(x).ndim > 1 else 0)


def vsplit(x, parts):
    return split(x, parts, 0)


def repeat(x, repeats, axis=None):
    return asarray(x).repeat(repeats, axis)


def tile(x, reps):
    return ndarray(_run("tile", _js(x), _c.sizes(reps)))


def flip(x, axis=None):
    x = asarray(x)
    return ndarray(_run("flip", x._js, _c.axes(axis)))


def fliplr(x):
    return flip(x, 1)


def flipud(x):
    return flip(x, 0)


def roll(x, shift, axis=None):
    return ndarray(_run("roll", _js(x), shift, axis))


def take(x, indices, axis=None):
    return asarray(x).take(indices, axis)


def take_along_axis(x, indices, axis):
    x = asarray(x)
    key = [
        arange(x.shape[i]).reshape((1,) * i + (-1,) + (1,) * (x.ndim - 1 - i))
        for i in range(x.ndim)
    ]
    key[axis] = indices
    return x[tuple(key)]


def pad(x, pad_width, mode="constant", constant_values=0):
    x = asarray(x)
    if isinstance(pad_width, int):
        pad_width = ((pad_width, pad_width),) * x.ndim
    elif isinstance(pad_width[0], int):
        pad_width = (tuple(pad_width),) * x.ndim
    result = full(
        [n + a + b for n, (a, b) in zip(x.shape, pad_width)], constant_values, x.dtype
    )
    result[tuple([s_[a : a + n] for n, (a, _) in zip(x.shape, pad_width)])] = x
    return result


# Products ------------------------------------------------------------------

def dot(a, b):
    a = asarray(a)
    b = asarray(b)
    return a * b if a.ndim == 0 or b.ndim == 0 else a.dot(b)


def vdot(a, b):
    return dot(asarray(a).ravel(), asarray(b).ravel())


def inner(a, b):
    a = asarray(a)
    b = asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return a * b
    return tensordot(a, b, ((-1,), (-1,)))


def outer(a, b):
    return asarray(a).ravel()[:, None] * asarray(b).ravel()


def tensordot(a, b, axes=2):
    a = asarray(a)
    b = asarray(b)
    if isinstance(axes, int):
        axes = (range(a.ndim - axes, a.ndim), range(axes))
    left, right = [(x,) if isinstance(x, int) else x for x in axes]
    left = [x % a.ndim for x in left]
    right = [x % b.ndim for x in right]
    return _out(_run("tensordot", a._js, b._js, _c.sizes(left), _c.sizes(right)))


def einsum(subscripts, *operands, optimize=False):
    return _out(_run("einsum", subscripts, *[_js(x) for x in operands]))


# Comparisons ---------------------------------------------------------------

def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a = asarray(a)
    b = asarray(b)
    near = logical_and(isfinite(b), abs(a - b) <= atol + rtol * abs(b))
    result = logical_or(near, a == b)
    return logical_or(result, isnan(a) & isnan(b)) if equal_nan else result


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return bool(all(isclose(a, b, rtol, atol, equal_nan)))


def array_equal(a, b, equal_nan=False):
    a = asarray(a)
    b = asarray(b)
    if a.shape != b.shape:
        return False
    same = a == b
    if equal_nan:
        same = logical_or(same, logical_and(isnan(a), isnan(b)))
    return bool(all(same))


# Types, text and the rest --------------------------------------------------

class finfo:
    def __init__(self, kind=float):
        self.dtype = dtype(kind)
        single = self.dtype.name == "float32"
        self.max = 3.4028234663852886e38 if single else 1.7976931348623157e308
        self.min = -self.max
        self.eps = 2.0**-23 if single else 2.0**-52
        self.tiny = 2.0**-126 if single else 2.2250738585072014e-308


class iinfo:
    def __init__(self, kind=int):
        bits = 32 if _c.dtype_name(kind) == "int32" else 64
        self.max = 2 ** (bits - 1) - 1
        self.min = -(2 ** (bits - 1))


def set_printoptions(precision=None, suppress=None, threshold=None,
                     edgeitems=None, linewidth=None):
    for name, value in (
        ("precision", precision), ("suppress", suppress),
        ("threshold", threshold), ("edgeitems", edgeitems),
        ("linewidth", linewidth),
    ):
        if value is not None:
            _run("print option", name, float(value))


class printoptions:
    def __init__(self, **options):
        self._options = options

    def __enter__(self):
        _run("keep print options")
        set_printoptions(**self._options)
        return self

    def __exit__(self, *_):
        _run("restore print options")


def array2string(x, precision=None, suppress_small=None):
    with printoptions(precision=precision, suppress=suppress_small):
        return str(x)


def array_str(x, precision=None, suppress_small=None):
    return array2string(x, precision, suppress_small)


def array_repr(x):
    return repr(x)


class errstate:
    """Here nothing warns: kept so that code runs as it is."""

    def __init__(self, **_):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass


def seterr(**_):
    return {}


def isscalar(x):
    return isinstance(x, (bool, int, float, str))


def iterable(x):
    return isinstance(x, (list, tuple, str)) or isinstance(x, ndarray) and x.ndim > 0


def result_type(*xs):
    total = zeros(0, bool)
    for x in xs:
        total = total + (x if isinstance(x, ndarray) else zeros(0, x))
    return total.dtype


def vectorize(f, otypes=None):
    def g(*xs):
        arrays = broadcast_arrays(*xs)
        flat = [x.ravel().tolist() for x in arrays]
        return array([f(*row) for row in zip(*flat)]).reshape(arrays[0].shape)

    return g


def apply_along_axis(f, axis, x):
    x = moveaxis(asarray(x), axis, -1)
    lines = x.reshape(-1, x.shape[-1])
    results = [asarray(f(line)) for line in lines]
    made = stack(results).reshape(x.shape[:-1] + results[0].shape)
    return moveaxis(made, -1, axis) if results[0].ndim else made


def ndenumerate(x):
    for i in ndindex(*asarray(x).shape):
        yield i, x[i]


def ndindex(*shape):
    if len(shape) == 1 and isinstance(shape[0], tuple):
        shape = shape[0]
    if not shape:
        yield ()
        return
    for i in range(shape[0]):
        for rest in ndindex(*shape[1:]):
            yield (i,) + rest


def __getattr__(name):
    raise AttributeError("module 'numpy' has no attribute '%s'" % name)


import numpy.linalg as linalg
import numpy.random as random
import numpy.testing as testing
