# The bridge to JavaScript: one function that does the work on arrays, and what
# makes its answers Python's.
import array as _array
import uctypes
import _host as _do

# Tuples that are made each time cost more than what they are for: MicroPython
# frees nothing during a run.
NUMBERS = (bool, int, float)
SEQUENCES = (list, tuple, range)
OPERANDS = NUMBERS + SEQUENCES

box = _array.array("d", [0.0] * 64)  # numbers that JavaScript hands over
_do("box", uctypes.addressof(box))


class _Slices:
    """MicroPython makes slices between brackets only."""

    def __getitem__(self, key):
        return key


s_ = _Slices()
every = s_[:]
slice_type = type(every)


class AxisError(ValueError):
    pass


class LinAlgError(ValueError):
    pass


class UFuncTypeError(TypeError):
    pass


_errors = {
    "ValueError": ValueError,
    "TypeError": TypeError,
    "IndexError": IndexError,
    "MemoryError": MemoryError,
    "NotImplementedError": NotImplementedError,
    "AxisError": AxisError,
    "LinAlgError": LinAlgError,
    "UFuncTypeError": UFuncTypeError,
}


def do(*args):
    result = _do(*args)
    if result is None:
        fail()
    return result


def fail():
    raise _errors[_do("error type")](_do("error message"))


def element(x, i, j):
    """x[i], or x[i, j] of a matrix, of an ndarray's handle."""
    result = _do("at", x, i, j)
    if result is None:
        fail()
    return out(result)


def put(x, value, i, j):
    if _do("put", x, float(value), i, j) is None:
        fail()


def to_list(x, size):
    """All elements in a list."""
    data = _array.array("d", bytes(8 * size))
    do("to memory", x, uctypes.addressof(data))
    return list(data)


def out(result):
    """An array, or Python's own number for one without axes."""
    if not isinstance(result, int):
        return ndarray(result)
    value = box[0]
    if result == 1:
        return value
    return int(value) if result == 2 else value != 0


def sizes(shape, separator=","):
    """A shape, or some axes, as text."""
    if isinstance(shape, int):
        return str(shape)
    parts = []
    for n in shape:
        if isinstance(n, float):
            raise TypeError("'float' object cannot be interpreted as an integer")
        parts.append(str(int(n)))
    return separator.join(parts)


def axes(axis):
    return None if axis is None else sizes(axis)


def numbers(n):
    return tuple([int(box[i]) for i in range(n)])


class dtype:
    def __init__(self, kind):
        self.name = dtype_name(kind)
        self.kind = {"b": "b", "i": "i", "f": "f"}[self.name[0]]
        self.itemsize = 1 if self.name == "bool" else int(self.name[-2:]) // 8

    def __eq__(self, other):
        try:
            return self.name == dtype_name(other)
        except TypeError:
            return False

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self.name)

    def __str__(self):
        return self.name

    def __repr__(self):
        return "dtype('%s')" % self.name


class float32:
    """The type; its numbers by themselves are Python's."""

    def __new__(cls, value=0.0):
        return out(do("item", do("astype", scalar(value), "float32")))


class int32:
    def __new__(cls, value=0):
        return int(value)


_names = {
    "float": "float64", "double": "float64", "int": "int64", "bool_": "bool",
    "float64": "float64", "float32": "float32", "int64": "int64",
    "int32": "int32", "bool": "bool", "f8": "float64", "f4": "float32",
    "i8": "int64", "i4": "int32", "d": "float64", "f": "float32", "?": "bool",
    "single": "float32",
}


def dtype_name(kind):
    if kind is float:
        return "float64"
    if kind is int:
        return "int64"
    if kind is bool:
        return "bool"
    if kind is float32:
        return "float32"
    if kind is int32:
        return "int32"
    if isinstance(kind, dtype):
        return kind.name
    if isinstance(kind, str) and kind in _names:
        return _names[kind]
    if isinstance(kind, str):
        raise TypeError("data type '%s' not understood" % kind)
    raise TypeError("Cannot interpret '%r' as a data type" % (kind,))


def scalar(x):
    """A number of Python's own, as JavaScript sees it."""
    if isinstance(x, bool):
        return do("weak", float(x), "bool")
    if isinstance(x, int):
        return do("weak", float(x), "int64")
    return do("weak", x, "float64")


def js(x):
    """Anything like an array, as JavaScript sees it."""
    if isinstance(x, ndarray):
        return x._js
    if isinstance(x, NUMBERS):
        return scalar(x)
    if isinstance(x, SEQUENCES):
        return from_list(x)
    raise TypeError(
        "unsupported operand type: '%s' is neither an array nor a number"
        % type(x).__name__
    )


_inhomogeneous = (
    "setting an array element with a sequence. The requested array has an "
    "inhomogeneous shape after %d dimensions. The detected shape was %s + "
    "inhomogeneous part."
)


def _shape_of(x):
    if isinstance(x, ndarray):
        return x.shape
    if not isinstance(x, SEQUENCES):
        return ()
    if len(x) == 0:
        return (0,)
    if not _holds_sequences(x):
        return (len(x),)
    inner = _shape_of(x[0])
    for item in x:
        other = _shape_of(item)
        if other != inner:
            shared = [len(x)]
            for a, b in zip(inner, other):
                if a != b:
                    break
                shared.append(a)
            raise ValueError(_inhomogeneous % (len(shared), tuple(shared)))
    return (len(x),) + inner


def _holds_sequences(x):
    types = set(map(type, x))
    return ndarray in types or list in types or tuple in types or range in types


def _flatten(x, depth, to):
    if isinstance(x, ndarray):
        x = x.tolist()
    if depth == 0:
        to.append(x)
    elif depth == 1 and ndarray not in set(map(type, x)):
        to.extend(x)
    else:
        for item in x:
            _flatten(item, depth - 1, to)


def from_list(x, kind=None):
    shape = _shape_of(x)
    flat = []
    _flatten(x, len(shape), flat)
    name = kind or _kind_of(flat, x)
    try:
        data = _array.array("d", flat)
    except TypeError:
        for item in flat:
            if not isinstance(item, NUMBERS):
                raise _not_a_number(item)
        raise
    return do("from memory", uctypes.addressof(data), len(flat), sizes(shape), name)


def _not_a_number(item, kind="f"):
    if isinstance(item, str) and kind == "i":
        return ValueError("invalid literal for int() with base 10: '%s'" % item)
    if isinstance(item, str):
        return ValueError("could not convert string to float: '%s'" % item)
    if item is None:
        return TypeError(
            "float() argument must be a string or a real number, not 'NoneType'"
        )
    return TypeError("arrays of %s are not supported here" % type(item).__name__)


def _kind_of(flat, x):
    if isinstance(x, (list, tuple)) and x and all(
        [isinstance(item, ndarray) for item in x]
    ):
        names = set([item.dtype.name for item in x])
        if len(names) == 1:
            return names.pop()
    types = set(map(type, flat))
    if float in types or not types:
        return "float64"
    return "bool" if types == {bool} else "int64"


def key_parts(key):
    """What stands between the brackets: text, and the arrays among it."""
    parts = []
    arrays = []
    for k in key if isinstance(key, tuple) else (key,):
        if k is None:
            parts.append("n")
        elif k is Ellipsis:
            parts.append("e")
        elif isinstance(k, slice_type):
            parts.append(
                "s%s:%s:%s" % (_bound(k.start), _bound(k.stop), _bound(k.step))
            )
        elif isinstance(k, ndarray) or isinstance(k, (list, bool, range)):
            parts.append("a")
            arrays.append(_index_array(k))
        elif isinstance(k, int):
            parts.append("i%d" % k)
        else:
            raise IndexError(
                "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis "
                "(`None`) and integer or boolean arrays are valid indices"
            )
    return ";".join(parts), arrays


def _index_array(k):
    if isinstance(k, list) and len(k) == 0:
        return from_list(k, "int64")
    return js(k)


def _bound(x):
    if x is None:
        return ""
    if isinstance(x, int):
        return str(x)
    if isinstance(x, ndarray) and x.size == 1 and x.dtype.kind == "i":
        return str(x.item())
    raise TypeError(
        "slice indices must be integers or None or have an __index__ method"
    )


from numpy._ndarray import ndarray
