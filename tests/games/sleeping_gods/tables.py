"""Readable set-ups: a table in the Shallows, rigged fate, scripted answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.kernel import Ask, Chance, Option, Play
from games.kernel.ask import Checkpoint
from games.kernel.text import Text
from games.sleeping_gods.cards.adventure import gain_card
from games.sleeping_gods.content.encounters import Enemy, EventCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Paragraph
from games.sleeping_gods.fight.combat import start_fight
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Fight, Foe

SHALLOWS = find_pack("shallows")


def table(seats: int = 1, seed: int = 1, pack: Pack | None = None, **options: Any) -> SleepingGods:
    """A campaign at the first ship action, nobody hurt, nothing in hand, no command."""
    kind, name = SleepingGods, "shallows"
    if pack is not None:
        kind = type("Rigged", (SleepingGods,), {"read_pack": classmethod(lambda *_: pack)})
        name = pack.about.id
    game = kind.new(seats, SleepingGods.Options(pack=name, **options), Chance(seed))
    assert isinstance(game, SleepingGods)
    for chair in game.s.chairs:
        game.s.ability_discard += chair.hand
        chair.hand, chair.command = [], 0
    game.s.phase = "room"
    return game


def with_parts(**sections: Iterable[Any]) -> Pack:
    """The Shallows with further paragraphs, enemies, cards or events."""
    fields = {name: getattr(SHALLOWS, name) for name in Pack.model_fields}
    for name, entries in sections.items():
        fields[name] = (*fields[name], *entries)
    return Pack.model_validate(fields)


def with_hazard(region: str, skill: str, need: int, fail: list[dict[str, Any]]) -> Pack:
    """The Shallows with another hazard in one region."""
    fields = {name: getattr(SHALLOWS, name) for name in Pack.model_fields}
    pages = [page.model_dump(exclude_defaults=True) for page in SHALLOWS.pages]
    for page in pages:
        for each in page["regions"]:
            if each["id"] == region:
                each["hazard"] = {"name": "Rocks", "skill": skill, "need": need, "fail": fail}
    return Pack.model_validate({**fields, "pages": pages})


def para(number: str, **fields: Any) -> Paragraph:
    return Paragraph.model_validate({"id": number, "text": "…", **fields})


def enemy(num: int, rows: list[list[Any]], **fields: Any) -> Enemy:
    base = {"name": f"Foe {num}", "level": 5, "defense": 5, "attack": 1}
    return Enemy.model_validate({**base, "num": num, "cells": rows, **fields})


def event(card: str, **fields: Any) -> EventCard:
    tier = {"M": "mild", "P": "perilous", "D": "deadly"}[card[0]]
    return EventCard.model_validate({"id": card, "tier": tier, "name": card, "text": "…", **fields})


def crew(game: SleepingGods, name: str) -> Any:
    return game.s.crew[game.index_of(name)]


def give(game: SleepingGods, seat: int, *names: str) -> None:
    """Ability cards by name into a hand, from wherever they lie."""
    for name in names:
        game.s.chairs[seat].hand.append(fetch(game, name))


def equip(game: SleepingGods, member: str, *names: str) -> None:
    for name in names:
        crew(game, member).equipped.append(fetch(game, name))


def fetch(game: SleepingGods, name: str) -> int:
    number = next(card.id for card in game.pack.abilities if card.name == name)
    for pile in (game.s.ability_deck, game.s.ability_discard):
        if number in pile:
            pile.remove(number)
    return number


def rig_fate(game: SleepingGods, *fates: int) -> None:
    """The next fate draws come out like this."""
    for fate in reversed(fates):
        deck = game.s.ability_deck
        number = next(n for n in deck if game.pack.ability[n].fate == fate)
        deck.remove(number)
        deck.append(number)


def own(game: SleepingGods, *numbers: int) -> None:
    """Adventure or market cards beside the ship."""
    for number in numbers:
        list(drive_all(gain_card(game, number)))


def drive_all(play: Play[Any]) -> Iterable[Ask]:
    """Runs rules that ask, always taking the first option."""
    try:
        step = next(play)
        while True:
            if isinstance(step, Ask):
                yield step
                step = play.send(step.options[0])
            else:
                step = next(play)
    except StopIteration:
        return


class Script:
    """Rules under way, answered by option ids; the open question can be looked at."""

    def __init__(self, play: Play[Any]) -> None:
        self.play = play
        self.ask: Ask | None = None
        self.result: Any = None
        self.over = False
        self._advance(None)

    def _advance(self, option: Option[Any] | None) -> None:
        try:
            step = self.play.send(option)  # type: ignore[arg-type]
            while isinstance(step, Checkpoint):
                step = next(self.play)
            self.ask = step
            assert isinstance(step.prompt, Text)
            assert all(option.seat in range(4) for option in step.options)
        except StopIteration as end:
            self.ask, self.result, self.over = None, end.value, True

    def answer(self, *ids: str, seat: int | None = None) -> Script:
        for option_id in ids:
            assert self.ask is not None, f"nothing is asked any more: {option_id}"
            found = [
                option
                for option in self.ask.options
                if option.id == option_id and seat in (None, option.seat)
            ]
            assert found, f"{option_id} is not among {self.ids()} of: {self.ask.prompt}"
            self._advance(found[0])
        return self

    def ids(self, seat: int | None = None) -> list[str]:
        assert self.ask is not None
        return [option.id for option in self.ask.options if seat in (None, option.seat)]


def drive(play: Play[Any], *ids: str) -> Any:
    """Answers in order, to the end; what came of it."""
    script = Script(play).answer(*ids)
    assert script.over, f"still asked: {script.ask.prompt if script.ask else ''} {script.ids()}"
    return script.result


def fight(game: SleepingGods, *numbers: int) -> Fight:
    """A combat with these enemies in this order."""
    start_fight(game, numbers)
    assert game.s.fight is not None
    game.s.fight.foes = [Foe(number) for number in numbers]
    return game.s.fight
