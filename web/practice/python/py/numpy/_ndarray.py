# class ndarray: an array of numbers that JavaScript keeps.
import sys

c = sys.modules["numpy._core"]  # which imports this file at its end
do = c.do
out = c.out


def binary(name, a, b):
    if not isinstance(b, c.ndarray) and not isinstance(b, c.OPERANDS):
        return NotImplemented
    return out(do("binary", name, c.js(a), c.js(b)))


def reduction(name, x, axis=None, keepdims=False, ddof=0):
    return out(do("reduce", name, c.js(x), c.axes(axis), bool(keepdims), ddof))


class ndarray:
    def __init__(self, handle):
        self._js = handle

    # What it is ------------------------------------------------------------

    @property
    def shape(self):
        return c.numbers(do("shape", self._js))

    @shape.setter
    def shape(self, value):
        self._js = do("reshape", self._js, c.sizes(value))

    @property
    def strides(self):
        n = do("strides", self._js)
        width = self.dtype.itemsize
        return tuple([s * width for s in c.numbers(n)])

    @property
    def ndim(self):
        return do("shape", self._js)

    @property
    def size(self):
        n = 1
        for m in self.shape:
            n *= m
        return n

    @property
    def dtype(self):
        return c.dtype(do("dtype", self._js))

    @property
    def itemsize(self):
        return self.dtype.itemsize

    @property
    def nbytes(self):
        return self.size * self.dtype.itemsize

    @property
    def T(self):
        return ndarray(do("transpose", self._js, None))

    @property
    def flat(self):
        return iter(self.ravel())

    @property
    def real(self):
        return self

    def __getattr__(self, name):
        raise AttributeError("'numpy.ndarray' object has no attribute '%s'" % name)

    def __len__(self):
        if self.ndim == 0:
            raise TypeError("len() of unsized object")
        return self.shape[0]

    def __iter__(self):
        if self.ndim == 0:
            raise TypeError("iteration over a 0-d array")
        if self.ndim == 1:
            return iter(self.tolist())
        return self._rows()

    def _rows(self):
        for i in range(self.shape[0]):
            yield self[i]

    def __contains__(self, x):
        return bool((self == x).any())

    def __bool__(self):
        if self.size > 1:
            raise ValueError(
                "The truth value of an array with more than one element is "
                "ambiguous. Use a.any() or a.all()"
            )
        return self.size == 1 and bool(self.item())

    def __index__(self):
        if self.dtype.kind != "i" or self.ndim != 0:
            raise TypeError(
                "only integer scalar arrays can be converted to a scalar index"
            )
        return self.item()

    def __str__(self):
        return do("str", self._js)

    def __repr__(self):
        return do("repr", self._js)

    # Elements --------------------------------------------------------------

    def __getitem__(self, key):
        kind = type(key)
        if kind is int:
            return c.element(self._js, key, None)
        if kind is tuple and len(key) == 2:
            i, j = key
            if type(i) is int and type(j) is int:
                return c.element(self._js, i, j)
        parts, arrays = c.key_parts(key)
        name = "get view" if "e" in parts else "get"
        return out(do(name, self._js, parts, *arrays))

    def __setitem__(self, key, value):
        if isinstance(value, c.NUMBERS):
            kind = type(key)
            if kind is int:
                return c.put(self._js, value, key, None)
            if kind is tuple and len(key) == 2:
                i, j = key
                if type(i) is int and type(j) is int:
                    return c.put(self._js, value, i, j)
        parts, arrays = c.key_parts(key)
        if isinstance(value, ndarray) or isinstance(value, c.OPERANDS):
            do("set", self._js, c.js(value), parts, *arrays)
        else:
            raise c._not_a_number(value, self.dtype.kind)

    def item(self, *index):
        if index:
            key = index[0] if isinstance(index[0], tuple) else index
            return self.ravel()[key[0]] if len(key) == 1 else self[key]
        if self.size != 1:
            raise ValueError("can only convert an array of size 1 to a Python scalar")
        return out(do("item", self._js))

    def tolist(self):
        if self.ndim == 0:
            return self.item()
        shape = self.shape
        values = c.to_list(self._js, self.size)
        kind = self.dtype.kind
        if kind != "f":
            convert = int if kind == "i" else bool
            values = [convert(x) for x in values]
        for n in reversed(shape[1:]):
            if n == 0:
                return [[] for _ in range(shape[0])]
            values = [values[i : i + n] for i in range(0, len(values), n)]
        return values

    def fill(self, value):
        self[...] = value

    def copy(self, order="C"):
        return ndarray(do("copy", self._js))

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def astype(self, dtype, copy=True):
        return ndarray(do("astype", self._js, c.dtype_name(dtype)))

    # Arithmetic ------------------------------------------------------------

    def __add__(self, other):
        return binary("add", self, other)

    def __radd__(self, other):
        return binary("add", other, self)

    def __sub__(self, other):
        return binary("subtract", self, other)

    def __rsub__(self, other):
        return out(do("binary", "subtract", c.js(other), self._js))

    def __mul__(self, other):
        return binary("multiply", self, other)

    def __rmul__(self, other):
        return out(do("binary", "multiply", c.js(other), self._js))

    def __truediv__(self, other):
        return binary("divide", self, other)

    def __rtruediv__(self, other):
        return out(do("binary", "divide", c.js(other), self._js))

    def __floordiv__(self, other):
        return binary("floor_divide", self, other)

    def __rfloordiv__(self, other):
        return out(do("binary", "floor_divide", c.js(other), self._js))

    def __mod__(self, other):
        return binary("remainder", self, other)

    def __rmod__(self, other):
        return out(do("binary", "remainder", c.js(other), self._js))

    def __pow__(self, other):
        return binary("power", self, other)

    def __rpow__(self, other):
        return out(do("binary", "power", c.js(other), self._js))

    def __matmul__(self, other):
        return out(do("matmul", self._js, c.js(other)))

    def __rmatmul__(self, other):
        return out(do("matmul", c.js(other), self._js))

    def __and__(self, other):
        return binary("bitwise_and", self, other)

    def __rand__(self, other):
        return binary("bitwise_and", self, other)

    def __or__(self, other):
        return binary("bitwise_or", self, other)

    def __ror__(self, other):
        return binary("bitwise_or", self, other)

    def __xor__(self, other):
        return binary("bitwise_xor", self, other)

    def __rxor__(self, other):
        return binary("bitwise_xor", self, other)

    def __neg__(self):
        return out(do("unary", "negative", self._js))

    def __pos__(self):
        return out(do("unary", "positive", self._js))

    def __abs__(self):
        return out(do("unary", "absolute", self._js))

    def __invert__(self):
        return out(do("unary", "invert", self._js))

    def in_place(self, name, other):
        """x += y and the like: writes into the array itself."""
        do("in place", name, self._js, c.js(other))
        return self

    def __iadd__(self, other):
        return self.in_place("add", other)

    def __isub__(self, other):
        return self.in_place("subtract", other)

    # Comparisons -----------------------------------------------------------

    def _compare(self, name, other):
        if other is None or isinstance(other, str):
            return out(do("full", c.sizes(self.shape), float(name == "not_equal"), "bool"))
        return out(do("binary", name, self._js, c.js(other)))

    def __eq__(self, other):
        return self._compare("equal", other)

    def __ne__(self, other):
        return self._compare("not_equal", other)

    def __lt__(self, other):
        return out(do("binary", "less", self._js, c.js(other)))

    def __le__(self, other):
        return out(do("binary", "less_equal", self._js, c.js(other)))

    def __gt__(self, other):
        return out(do("binary", "greater", self._js, c.js(other)))

    def __ge__(self, other):
        return out(do("binary", "greater_equal", self._js, c.js(other)))

    # Shapes ----------------------------------------------------------------

    def reshape(self, *shape, order="C"):
        if not shape:
            raise TypeError("reshape() takes exactly 1 argument (0 given)")
        if len(shape) == 1 and not isinstance(shape[0], int):
            shape = shape[0]
        return ndarray(do("reshape", self._js, c.sizes(shape)))

    def transpose(self, *axes):
        if len(axes) == 1 and not isinstance(axes[0], int):
            axes = axes[0]
        return ndarray(do("transpose", self._js, c.sizes(axes) if axes else None))

    def swapaxes(self, a, b):
        return ndarray(do("swapaxes", self._js, a, b))

    def ravel(self, order="C"):
        return self.reshape(-1)

    def flatten(self, order="C"):
        return self.reshape(-1).copy()

    def squeeze(self, axis=None):
        return ndarray(do("squeeze", self._js, c.axes(axis)))

    def repeat(self, repeats, axis=None):
        return ndarray(do("repeat", self._js, c.sizes(repeats), axis))

    def diagonal(self, k=0):
        return ndarray(do("diag", self._js, k))

    def trace(self):
        return self.diagonal().sum()

    # Along axes ------------------------------------------------------------

    def sum(self, axis=None, dtype=None, keepdims=False):
        return reduction("sum", self, axis, keepdims)

    def prod(self, axis=None, keepdims=False):
        return reduction("prod", self, axis, keepdims)

    def mean(self, axis=None, keepdims=False):
        return reduction("mean", self, axis, keepdims)

    def max(self, axis=None, keepdims=False):
        return reduction("max", self, axis, keepdims)

    def min(self, axis=None, keepdims=False):
        return reduction("min", self, axis, keepdims)

    def ptp(self, axis=None, keepdims=False):
        return reduction("ptp", self, axis, keepdims)

    def std(self, axis=None, ddof=0, keepdims=False):
        return reduction("std", self, axis, keepdims, ddof)

    def var(self, axis=None, ddof=0, keepdims=False):
        return reduction("var", self, axis, keepdims, ddof)

    def any(self, axis=None, keepdims=False):
        return reduction("any", self, axis, keepdims)

    def all(self, axis=None, keepdims=False):
        return reduction("all", self, axis, keepdims)

    def argmax(self, axis=None, keepdims=False):
        return reduction("argmax", self, axis, keepdims)

    def argmin(self, axis=None, keepdims=False):
        return reduction("argmin", self, axis, keepdims)

    def cumsum(self, axis=None):
        return ndarray(do("cumsum", self._js, axis))

    def cumprod(self, axis=None):
        return ndarray(do("cumprod", self._js, axis))

    def argsort(self, axis=-1):
        return ndarray(do("argsort", self._js, axis))

    def sort(self, axis=-1):
        self[...] = ndarray(do("sort", self._js, axis))

    def nonzero(self):
        return tuple(
            [ndarray(do("nonzero", self._js, i)) for i in range(self.ndim)]
        )

    def dot(self, other):
        return out(do("dot", self._js, c.js(other)))

    def round(self, decimals=0):
        return out(do("around", self._js, decimals))

    def __round__(self, decimals=0):
        return self.round(decimals)

    def clip(self, min=None, max=None):
        result = self
        if min is not None:
            result = binary("maximum", result, min)
        return result if max is None else binary("minimum", result, max)

    def take(self, indices, axis=None):
        if axis is None:
            return self.ravel()[indices]
        return self[(c.every,) * (axis % self.ndim) + (indices,)]
