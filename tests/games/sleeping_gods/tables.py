"""Readable set-ups: a table in the Shallows, rigged fate, scripted answers."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

from games.kernel import Ask, Chance, Option, Play
from games.kernel.ask import Checkpoint
from games.kernel.text import Text
from games.sleeping_gods.cards.adventure import gain_card
from games.sleeping_gods.content.encounters import Enemy, EventCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Effect, Paragraph
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.story.effects import ACTS
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.facts import facts

SHALLOWS, GYRE = find_pack("shallows"), find_pack("hollow_gyre")
RAFAEL, KANNAN, MARCO, MAC = 1, 4, 7, 8
GLORIA, DELA, VEST, HARPOON = 129, 31, 103, 58
DRAWN = {"ability_deck": 39, "ability_discard": 1, "revealed": True}
"""What changes with a card of a fresh deck."""


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


def fresh(
    seats: int = 1, pack: Pack | None = None, mode: str = "normal", **things: Any
) -> SleepingGods:
    """Such a table with every ability card in its deck, and with these things."""
    game = table(seats, pack=pack, mode=mode)
    game.s.ability_deck += game.s.ability_discard
    game.s.ability_discard = []
    ready(game, things)
    return game


def with_events(*cards: str, **things: Any) -> SleepingGods:
    """Such a table where these events last; a beast lies one region off."""
    return fresh(lasting=cards, **things)


def ready(game: SleepingGods, things: dict[str, Any]) -> None:
    """Goods by name, ``mac.damage`` for one of the crew, anything else for the whole campaign."""
    for name, value in things.items():
        member, _, field = name.partition(".")
        if name in game.s.goods:
            game.s.goods[name] = value
        elif field == "gear":
            equip(game, member, value)
        elif field:
            setattr(crew(game, member), field, value)
        elif name == "hand":
            give(game, 0, *value)
        elif name == "command":
            game.s.chairs[0].command = value
        elif name == "harm":
            game.s.harm.update(value)
        elif name == "fates":
            rig_fate(game, *value)
        elif name == "own":
            own(game, *value)
        elif name == "lasting":
            game.s.lasting = [Lasting(card, "5b" if card == "D02" else "") for card in value]
        else:
            setattr(game.s, name, copy(value))


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
        self._ask: Ask | None = None
        self.result: Any = None
        self.over = False
        self._advance(None)

    def _advance(self, option: Option[Any] | None) -> None:
        try:
            step = self.play.send(option)  # type: ignore[arg-type]
            while isinstance(step, Checkpoint):
                step = next(self.play)
            self._ask = step
            assert isinstance(step.prompt, Text)
            assert all(option.seat in range(4) for option in step.options)
        except StopIteration as end:
            self._ask, self.result, self.over = None, end.value, True

    @property
    def ask(self) -> Ask:
        assert self._ask is not None, "nothing is asked any more"
        return self._ask

    @property
    def prompt(self) -> str:
        return f"{self.ask.question.id} {facts(self.ask.prompt)}"

    def answer(self, *ids: str, seat: int | None = None) -> Script:
        for option_id in ids:
            found = [
                option
                for option in self.ask.options
                if option.id == option_id and seat in (None, option.seat)
            ]
            assert found, f"{option_id} is not among {self.ids()} of: {self.ask.prompt}"
            self._advance(found[0])
        return self

    def ids(self, seat: int | None = None) -> list[str]:
        return [option.id for option in self.ask.options if seat in (None, option.seat)]


def drive(play: Play[Any], *ids: str) -> Any:
    """Answers in order, to the end; what came of it."""
    script = Script(play).answer(*ids)
    assert script.over, f"still asked: {script.prompt} {script.ids()}"
    return script.result


def asked(play: Play[Any]) -> Ask:
    """The first question of a rule."""
    return Script(play).ask


def seats(ask: Ask) -> list[tuple[str, int, bool]]:
    return [(option.id, option.seat, option.aside) for option in ask.options]


def detail(ask: Ask, option_id: str) -> str:
    return next(facts(option.detail) for option in ask.options if option.id == option_id)


def bodies(game: SleepingGods) -> list[tuple[int, int, tuple[str, ...]]]:
    """Damage, fatigue and statuses of everybody."""
    return [(one.damage, one.fatigue, tuple(one.statuses)) for one in game.s.crew]


def rig_event(game: SleepingGods, card: str) -> None:
    """The next event is this one."""
    for pile in (game.s.event_deck, game.s.events_left):
        if card in pile:
            pile.remove(card)
    game.s.event_deck.append(card)


def turn_of(game: SleepingGods, room: str = "sick_bay") -> Script:
    return Script(voyage(game)).answer(room)


def effect(**fields: object) -> Effect:
    return Effect.model_validate(fields)


def happens(game: SleepingGods, op: str, **fields: Any) -> list[str]:
    """Lets an effect happen; the figures that it leaves."""
    game.lines.clear()
    drive(ACTS[op](game, effect(op=op, **fields)))
    return [facts(line.text) for line in game.lines if line.kind == "figure"]
