"""A validation error in an author's words: where in the entry, what is wrong, what is right."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any

from games.sleeping_gods.content.words import Model

PATTERNS = {
    r"^[a-z]+-[1-3]$": "the bearer's id, a dash and 1 to 3, like odessa-1",
    r"^[a-z]+$": "small letters alone, like odessa",
    r"^[MPD]\d\d$": "M, P or D for the tier, and two digits, like M07",
    r"^[a-z_]{2,30}$": "2 to 30 small letters, with _ between words, like good_ship",
    r"^[a-z][a-z_]*$": "small letters, with _ between words, like hollow_gyre",
    r"^[a-z]{3,20}$": "3 to 20 small letters, like married",
    r"^[a-z]{2}$": "a language of two small letters, like de",
    r"^S\d{2,3}$": "S and two or three digits, like S07",
    r"^[a-z_]{3,20}$": "3 to 20 small letters, with _ between words, like green_book",
    r"^[1-6](-[1-6])?$": "a fate, or two with a dash, like 1-3",
    r"^[A-H]$": "one capital letter from A to H",
    r"^[FS]?\d+(\.\d+)*$": "a number with dots, in the finale after F, like 30.1 or F4.2",
    r"^[A-Z]{3,14}$": "3 to 14 capital letters, like LANTERN",
    r"^[1-9][a-h]$": "the page and a letter from a to h, like 5d",
}
"""What an id looks like, said for people."""


def describe(error: dict[str, Any]) -> str:
    where = ".".join(str(part) for part in error["loc"])
    message = _message(error)
    return f"{where}: {message}" if where else message


def _message(error: dict[str, Any]) -> str:
    kind, field = error["type"], str(error["loc"][-1]) if error["loc"] else ""
    if kind == "extra_forbidden":
        return _unknown(field)
    if kind == "missing":
        return "is missing"
    if kind == "literal_error":
        return _not_listed(error)
    if kind == "string_pattern_mismatch":
        return f"“{error.get('input')}” should be {PATTERNS[error['ctx']['pattern']]}"
    first = str(error["msg"]).partition("\n")[0]
    said = first.removeprefix("Assertion failed, ").removeprefix("Value error, ")
    if kind == "string_type" and isinstance(error.get("input"), (int, float, bool)):
        return f'{said}: write it in quotes, "{error["input"]}"'
    return said


def _unknown(field: str) -> str:
    """Often the rest of a text behind a comma, or a slip of the pen."""
    if " " in field:
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
