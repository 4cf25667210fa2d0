"""Forms: a game's options as a modal, made from the fields of its options model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType
from typing import Any, Literal, get_args, get_origin

import discord
from discord import ui
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.errors import Refusal
from bot.wording import Wording, clip
from games.kernel import Game, GameOptions, T

FIELDS = 5
"""A form holds so many; more options make more pages."""


def pages(game: type[Game[Any, Any]]) -> int:
    return -(-len(game.Options.model_fields) // FIELDS)


def choices(field: FieldInfo) -> list[Any] | None:
    """The values of a field, when they can be listed."""
    kind = field.annotation
    if kind is bool:
        return [True, False]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind is int:
        low = next((bound.ge for bound in field.metadata if hasattr(bound, "ge")), None)
        high = next((bound.le for bound in field.metadata if hasattr(bound, "le")), None)
        if low is not None and high is not None and high - low < 25:
            return list(range(low, high + 1))
    return None


def field_name(name: str, field: FieldInfo) -> str:
    """How an option is called: by its title, else by its own name."""
    return field.title or _spoken(name)


def value_name(field: FieldInfo, value: Any) -> str:
    """How a value of an option is shown: by the name its game gives it, else as it reads."""
    if isinstance(value, bool):
        return "Yes" if value else "No"
    more = field.json_schema_extra
    names = more.get("names") if isinstance(more, dict) else None
    named = names.get(str(value)) if isinstance(names, dict) else None
    return str(named or _spoken(value))


def _spoken(value: Any) -> str:
    return str(value).replace("_", " ").capitalize()


class OptionsForm(ui.Modal):
    """One page of a game's options."""

    def __init__(
        self,
        game: type[Game[Any, Any]],
        options: GameOptions,
        page: int,
        custom_id: str,
        wording: Wording,
    ) -> None:
        title = clip(wording.label(game.title), 45)
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        fields = list(game.Options.model_fields.items())[page * FIELDS : (page + 1) * FIELDS]
        for name, field in fields:
            self.add_item(_label(name, field, getattr(options, name), wording))
        self.stop()


def _label(name: str, field: FieldInfo, value: Any, wording: Wording) -> ui.Label[Any]:
    translate = wording.voice.translate
    title = translate(field_name(name, field))
    detail = None if field.description is None else clip(translate(field.description), 100)
    return ui.Label(
        text=clip(title, 45), description=detail, component=_input(name, field, value, translate)
    )


def _input(name: str, field: FieldInfo, value: Any, translate: Any) -> ui.Item[Any]:
    values = choices(field)
    if values is None or len(values) > 25:
        return ui.TextInput(custom_id=name, default=str(value), required=False, max_length=100)
    options = [
        discord.SelectOption(
            label=clip(translate(value_name(field, one)), 100), value=str(one), default=one == value
        )
        for one in values
    ]
    return ui.Select(custom_id=name, options=options)


def read_form(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """What was filled in, by custom id."""
    return dict(_inputs(data.get("components", [])))


def _inputs(components: list[Any]) -> Iterator[tuple[str, list[str]]]:
    for component in components:
        if "component" in component:
            yield from _inputs([component["component"]])
        elif "components" in component:
            yield from _inputs(component["components"])
        elif "custom_id" in component:
            value = component.get("values", component.get("value"))
            yield component["custom_id"], value if isinstance(value, list) else [str(value)]


def filled_options(
    game: type[Game[Any, Any]], options: GameOptions, filled: Mapping[str, list[str]]
) -> GameOptions:
    """The options with what was filled in; wrong words get a sentence."""
    values = options.model_dump(mode="json")
    known = game.Options.model_fields
    for name, chosen in filled.items():
        if name in known and chosen:
            values[name] = _parse(known[name], chosen[0])
    try:
        return game.Options.model_validate(values)
    except ValidationError as error:
        fault = error.errors()[0]
        name = ".".join(map(str, fault["loc"]))
        raise Refusal(
            T("The option {name} cannot be set like this: {why}", name=name, why=fault["msg"])
        ) from error


def _parse(field: FieldInfo, word: str) -> Any:
    """The listed value that reads like this word; else the word itself."""
    for value in choices(field) or []:
        if str(value) == word:
            return value
    return None if word == "" and NoneType in get_args(field.annotation) else word
