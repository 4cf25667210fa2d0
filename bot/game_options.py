"""A game's options as people read and write them: their names, their values, a word's meaning."""

from __future__ import annotations

from types import NoneType
from typing import Literal, get_args, get_origin

from pydantic.fields import FieldInfo

from games.kernel.content import pack_id


def choices(field: FieldInfo) -> list[object] | None:
    """The values of a field, when they can be listed."""
    kind = field.annotation
    if kind is bool:
        return [True, False]
    listed = [one for one in (kind, *get_args(kind)) if get_origin(one) is Literal]
    if listed:
        return list(get_args(listed[0]))
    if kind is int:
        low = next((bound.ge for bound in field.metadata if hasattr(bound, "ge")), None)
        high = next((bound.le for bound in field.metadata if hasattr(bound, "le")), None)
        if low is not None and high is not None and high - low < 25:
            return list(range(low, high + 1))
    return None


def field_name(name: str, field: FieldInfo) -> str:
    """How an option is called: by its title, else by its own name."""
    return field.title or _spoken(name)


def value_name(field: FieldInfo, value: object) -> str:
    """How a value of an option is shown: by the name its game gives it, else as it reads."""
    if isinstance(value, bool):
        return "Yes" if value else "No"
    more = field.json_schema_extra
    names = more.get("names") if isinstance(more, dict) else None
    named = names.get(str(value)) if isinstance(names, dict) else None
    return str(named or _spoken(value))


def _spoken(value: object) -> str:
    """A pack from outside is called as its author called it, without what it is pinned by."""
    return pack_id(str(value)).replace("_", " ").capitalize()


def read_value(field: FieldInfo, word: str) -> object:
    """The listed value that reads like this word; else the word itself."""
    for value in choices(field) or []:
        if str(value) == word:
            return value
    return None if word == "" and NoneType in get_args(field.annotation) else word
