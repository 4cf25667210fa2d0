"""Forms: a game's options as a modal, made from the fields of its options model."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.errors import Refusal
from bot.game_options import choices, field_name, read_value, value_name
from bot.wording import Wording
from games.kernel import GameClass, GameOptions, T
from games.kernel.text import clip

FIELDS = 5
"""A form holds so many; more options make more pages."""


def pages(game: GameClass) -> int:
    return -(-len(game.Options.model_fields) // FIELDS)


class OptionsForm(ui.Modal):
    """One page of a game's options."""

    def __init__(
        self,
        game: GameClass,
        options: GameOptions,
        page: int,
        custom_id: str,
        wording: Wording,
        packs: Sequence[str] = (),
    ) -> None:
        title = clip(wording.label(game.title), 45)
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        fields = list(game.Options.model_fields.items())[page * FIELDS : (page + 1) * FIELDS]
        for name, field in fields:
            values = choices(field)
            if name == game.written and values is not None:
                values = _with_packs(values, packs, getattr(options, name))
            self.add_item(_label(name, field, getattr(options, name), values, wording))
        self.stop()


def _with_packs(house: list[object], packs: Sequence[str], now: str) -> list[object]:
    """What can be played here. A chosen pack stays, also when it is not offered any more."""
    return list(dict.fromkeys([*house, *packs, now]))


def _label(
    name: str, field: FieldInfo, value: object, values: list[object] | None, wording: Wording
) -> ui.Label[ui.Modal]:
    translate = wording.voice.translate
    title = translate(field_name(name, field))
    detail = None if field.description is None else clip(translate(field.description), 100)
    component = _input(name, field, value, values, translate)
    return ui.Label(text=clip(title, 45), description=detail, component=component)


def _input(
    name: str,
    field: FieldInfo,
    value: object,
    values: list[object] | None,
    translate: Callable[[str], str],
) -> ui.Item[ui.Modal]:
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
    game: GameClass,
    options: GameOptions,
    filled: Mapping[str, list[str]],
    packs: Sequence[str] = (),
) -> GameOptions:
    """The options with what was filled in; wrong words get a sentence."""
    values = options.model_dump(mode="json")
    known = game.Options.model_fields
    for name, chosen in filled.items():
        if name in known and chosen:
            values[name] = read_value(known[name], chosen[0])
    _check_pack(game, options, values, packs)
    try:
        return game.Options.model_validate(values)
    except ValidationError as error:
        fault = error.errors()[0]
        name = ".".join(map(str, fault["loc"]))
        raise Refusal(
            T("{name} can't be set like this: {why}", name=name, why=fault["msg"])
        ) from error


def _check_pack(
    game: GameClass, now: GameOptions, values: Mapping[str, object], packs: Sequence[str]
) -> None:
    """Another server's pack is not offered here, whatever a form says."""
    if not game.written:
        return
    house = choices(game.Options.model_fields[game.written]) or []
    if values[game.written] not in _with_packs(house, packs, getattr(now, game.written)):
        raise Refusal(T("This pack is gone from here. Choose another."))
