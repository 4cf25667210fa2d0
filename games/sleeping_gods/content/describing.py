"""A validation error in an author's words: where in the entry, what is wrong, what is right."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any

from games.sleeping_gods.content.words import Model


def describe(error: dict[str, Any]) -> str:
    where = ".".join(str(part) for part in error["loc"])
    message = _message(error)
    return f"{where}: {message}" if where else message


def _message(error: dict[str, Any]) -> str:
    kind, field = error["type"], str(error["loc"][-1]) if error["loc"] else ""
    if kind == "extra_forbidden":
        return _unknown(field, error.get("input"))
    if kind == "missing":
        return "is missing"
    if kind == "literal_error":
        return _not_listed(error)
    first = str(error["msg"]).partition("\n")[0]
    said = first.removeprefix("Assertion failed, ").removeprefix("Value error, ")
    if kind == "string_type" and isinstance(error.get("input"), (int, float, bool)):
        return f'{said}: write it in quotes, "{error["input"]}"'
    return said


def _unknown(field: str, value: Any) -> str:
    """Often the rest of a text behind a comma, or a slip of the pen."""
    if value is None and " " in field:
        return "a text with a comma in it stands in quotes when it is written inside {…}"
    near = get_close_matches(field, _all_fields(), n=1)
    return "there is no such field" + (f"; did you mean {near[0]}?" if near else "")


def _not_listed(error: dict[str, Any]) -> str:
    expected = str(error.get("ctx", {}).get("expected", ""))
    words = [word.strip(" '") for word in expected.replace(" or ", ", ").split(",")]
    near = get_close_matches(str(error.get("input")), words, n=1)
    listed = (
        expected
        if len(expected) <= 300
        else "one of those listed by divemaster docs writing_a_pack"
    )
    return f"should be {listed}" + (f"; did you mean {near[0]}?" if near else "")


@cache
def _all_fields() -> tuple[str, ...]:
    return tuple(sorted({name for model in _models(Model) for name in model.model_fields}))


def _models(model: type[Model]) -> Iterator[type[Model]]:
    for one in model.__subclasses__():
        yield one
        yield from _models(one)
