# Names of types, so that annotated code runs: nothing checks them.
class _Any:
    def __getitem__(self, _):
        return self

    def __call__(self, *args):
        return args[0] if args else self

    def __or__(self, _):
        return self


Any = Optional = Union = Tuple = List = Dict = Sequence = Callable = _Any()
Iterable = Iterator = Literal = Type = TypeVar = Final = NamedTuple = _Any()
