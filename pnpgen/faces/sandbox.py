"""The sandbox of templates: values only, no files, no endless work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from jinja2 import StrictUndefined, UndefinedError, pass_context
from jinja2.exceptions import SecurityError
from jinja2.runtime import BlockReference, Context, LoopContext, Macro, TemplateReference
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import Cycler, Joiner, Namespace
from markupsafe import Markup

from pnpgen.findings import Place

MOST_STEPS = 100_000
"""How many numbers the ranges of one face may hand out together."""
LONGEST_TEXT = 100_000
LONGEST_NUMBER = 4_000
"""How many binary digits the power of a number may have."""
NUMBERS = frozenset({int, float})
BUDGET = "_budget"
CALLABLE_OWNERS = (
    str, Markup, int, float, tuple, list, dict, Mapping, BlockReference, TemplateReference, LoopContext,
    Cycler, Joiner,
)  # fmt: skip


class MissingValueError(UndefinedError):
    """Says which value is not there, and what was asked for it."""

    def __init__(self, message: str | None, name: object, owner: object) -> None:
        super().__init__(message)
        self.name = name
        self.owner = owner


class Missing(StrictUndefined):
    """A value that is not there: any use of it is an error that knows its name."""

    __slots__ = ()

    def __init__(self, hint: str | None = None, obj: Any = None, name: Any = None, exc: Any = None) -> None:
        error: Any = partial(MissingValueError, name=name, owner=obj)
        super().__init__(hint=hint, obj=obj, name=name, exc=exc or error)


class TooMuchWorkError(Exception):
    """A template that would run or write without end; where, if no line of it is being run."""

    def __init__(self, message: str, place: Place | None = None) -> None:
        super().__init__(message)
        self.place = place


class Budget:
    """How much of its work a template has done."""

    def __init__(self) -> None:
        self.steps = 0

    def spend(self, steps: int) -> None:
        """Counts steps; TooMuchWorkError beyond the limit."""
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise TooMuchWorkError(f"its ranges go through more than {MOST_STEPS} numbers")


@pass_context
def bounded_range(context: Context, *bounds: int) -> range:
    """`range` within the budget of the face."""
    numbers = range(*bounds)
    budget = context.get(BUDGET)
    if isinstance(budget, Budget):
        budget.spend(len(numbers) if len(numbers) <= MOST_STEPS else MOST_STEPS + 1)
    return numbers


class Sandbox(ImmutableSandboxedEnvironment):
    """Templates may read values and call what their language offers, and nothing else."""

    intercepted_binops = frozenset({"*", "**", "%"})

    def is_safe_callable(self, obj: Any) -> bool:
        """Whether a template may call this: macros, its own functions, methods of plain values."""
        if isinstance(obj, (Macro, BlockReference, LoopContext, Cycler, Joiner)) or obj is Namespace:
            return super().is_safe_callable(obj)
        if any(obj is known for known in self.globals.values()):
            return True
        owner = getattr(obj, "__self__", None)
        return isinstance(owner, CALLABLE_OWNERS) and super().is_safe_callable(obj)

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """Products and powers of a bearable size."""
        if operator == "*" and type(left) in NUMBERS and type(right) in NUMBERS:
            return left * right
        if operator == "%" and isinstance(left, str):
            raise SecurityError("text is not formatted with %")
        if operator == "**" and isinstance(left, int) and left.bit_length() * abs(right) > LONGEST_NUMBER:
            raise TooMuchWorkError(f"a number to the power of {right}")
        if operator == "*":
            for text, times in ((left, right), (right, left)):
                if isinstance(text, Sequence) and isinstance(times, int) and len(text) * times > LONGEST_TEXT:
                    raise TooMuchWorkError(f"a text repeated {times} times")
        return super().call_binop(context, operator, left, right)


def names_of(owner: object) -> Iterator[str]:
    """The names a template could have meant on a value."""
    if isinstance(owner, Mapping):
        yield from map(str, owner)
    elif owner is not None and not isinstance(owner, (str, int, float, Sequence)):
        yield from (name for name in dir(owner) if not name.startswith("_"))
