# Runs a person's code and calls its functions, for JavaScript.
import builtins
import gc
import io
import sys
import numpy
import numpy._core as core
import typing
from numpy._ndarray import ndarray

_do = core._do
_handle = type(_do)  # of JavaScript's objects
main = {"__name__": "__main__"}


def assign(op, x, y):
    """x op= y, where MicroPython knows only += and -=."""
    if isinstance(x, ndarray):
        return x.in_place(op, y)
    if op == "multiply":
        return x * y
    if op == "divide":
        return x / y
    if op == "matmul":
        return x @ y
    if op == "power":
        return x**y
    if op == "floor_divide":
        return x // y
    if op == "remainder":
        return x % y
    if op == "bitwise_and":
        return x & y
    if op == "bitwise_or":
        return x | y
    return x ^ y


builtins.__assign__ = assign


def make_slice(*args):
    """slice(…), which MicroPython has as a type only."""
    start, stop, step = (None, args[0], None) if len(args) == 1 else (args + (None,))[:3]
    return core.s_[start:stop:step]


builtins.slice = make_slice


def nobody(*args):
    raise RuntimeError("input(): there is nobody here to answer; write the value into the code")


builtins.input = nobody


class RecursionError(RuntimeError):
    pass


builtins.RecursionError = RecursionError


def describe(error):
    trace = io.StringIO()
    sys.print_exception(error, trace)
    parts = (type(error).__name__, str(error), trace.getvalue())
    return "\x1f".join(parts)


def start(source):
    try:
        exec(compile(source, "<your code>", "exec"), main)
    except BaseException as error:
        return describe(error)


def collect():
    gc.collect()  # takes place when this has returned to JavaScript


def give(name, value):
    main[name] = received(value)


def received(value):
    return ndarray(value) if isinstance(value, _handle) else value


def call(name, *args):
    try:
        if name not in main:
            raise NameError("name '%s' is not defined" % name)
        emit(main[name](*[received(x) for x in args]))
    except BaseException as error:
        return describe(error)


def emit(value):
    if isinstance(value, ndarray):
        _do("emit", "array", value._js)
    elif value is None:
        _do("emit", "none")
    elif isinstance(value, bool):
        _do("emit", "bool", value)
    elif isinstance(value, (int, float)):
        _do("emit", "number", float(value))
    elif isinstance(value, str):
        _do("emit", "text", value)
    elif isinstance(value, (list, tuple)):
        if isinstance(value, list):
            try:
                return emit(numpy.array(value))
            except (TypeError, ValueError):
                pass
        _do("emit", "open")
        for item in value:
            emit(item)
        _do("emit", "close")
    else:
        _do("emit", "other", type(value).__name__)
