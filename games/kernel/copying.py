"""Fast copies of states: a copier is compiled once per type from its annotations."""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

S = TypeVar("S")
Copier = Callable[[Any], Any]

_SHARED = (int, str, bool, float, bytes, type(None))


def copy_state(state: S) -> S:
    """A copy that shares only what never changes."""
    kind: Any = type(state)
    copier = copier_for(kind)
    return state if copier is None else typing.cast("S", copier(state))


@cache
def copier_for(kind: Any) -> Copier | None:
    """How to copy a value of this type; ``None`` when it never changes and may be shared."""
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return _union_copier(typing.get_args(kind))
    if origin in (typing.Literal, typing.Annotated):
        return copier_for(typing.get_args(kind)[0]) if origin is typing.Annotated else None
    if origin in (list, dict, set, tuple, frozenset):
        return _container_copier(origin, typing.get_args(kind))
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _dataclass_copier(kind)
    if isinstance(kind, type) and issubclass(kind, (*_SHARED, enum.Enum, tuple)):
        return None
    raise TypeError(f"states may not hold {kind!r}: use dataclasses, lists, dicts and plain values")


def _union_copier(kinds: tuple[Any, ...]) -> Copier | None:
    changing = [kind for kind in kinds if copier_for(kind) is not None]
    if not changing:
        return None
    by_class = {typing.get_origin(kind) or kind: copier_for(kind) for kind in changing}

    def copy(value: Any) -> Any:
        copier = by_class.get(type(value))
        return value if copier is None else copier(value)

    return copy


def _container_copier(origin: Any, args: tuple[Any, ...]) -> Copier | None:
    inner = copier_for(args[-1] if origin is dict else args[0])
    if origin in (tuple, frozenset):
        return None if inner is None else lambda value: origin([inner(part) for part in value])
    if inner is None:
        return typing.cast("Copier", origin.copy)
    if origin is dict:
        return lambda value: {key: inner(part) for key, part in value.items()}
    return lambda value: origin([inner(part) for part in value])


def _dataclass_copier(kind: type) -> Copier | None:
    if kind.__dataclass_params__.frozen:  # type: ignore[attr-defined]  # dataclasses keep it there
        return None
    hints = typing.get_type_hints(kind)
    names: dict[str, Any] = {"new": object.__new__, "kind": kind}
    lines = ["def copy(old):", "    fresh = new(kind)"]
    for number, field in enumerate(dataclasses.fields(kind)):
        copier = copier_for(hints[field.name])
        names[f"copy_{number}"] = copier
        value = f"old.{field.name}" if copier is None else f"copy_{number}(old.{field.name})"
        lines.append(f"    fresh.{field.name} = {value}")
    lines.append("    return fresh")
    exec("\n".join(lines), names)  # noqa: S102 - compiled once per type, from our own annotations only
    return typing.cast("Copier", names["copy"])
