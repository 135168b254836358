# Evaluates expressions and tells what each gives: for real NumPy and for ours
# alike. `cases` is a list of functions, or of (setup, expression).
import numpy as np


def tell(*parts):
    print("\x1f".join([str(part) for part in parts]) + "\x1e")


def kind_of(value):
    if isinstance(value, np.ndarray):
        return str(value.dtype)
    name = type(value).__name__
    for ours, theirs in (("float", "float64"), ("bool", "bool_"), ("int", "int64")):
        if name == theirs or name == "float32" and ours == "float":
            return ours
    return name


def numbers(value):
    if isinstance(value, np.ndarray):
        value = value.ravel().tolist()
    elif hasattr(value, "item"):
        value = value.item()
    if isinstance(value, list):
        return " ".join([repr(x) for x in value])
    return repr(value)


def show(value, index):
    if isinstance(value, (tuple, list)):
        tell(index, "many", type(value).__name__, len(value))
        for item in value:
            show(item, index)
        return
    shape = value.shape if isinstance(value, np.ndarray) else ()
    tell(index, "value", kind_of(value), shape, numbers(value))
    if isinstance(value, np.ndarray):
        tell(index, "text", str(value))
        tell(index, "text", repr(value))


def value_of(case):
    if callable(case):
        return case()
    setup, expression = case
    space = {"np": np}
    exec(setup, space)
    return eval(expression, space)


for index, case in enumerate(cases):
    try:
        show(value_of(case), index)
    except Exception as error:
        tell(index, "error", type(error).__name__, error)
