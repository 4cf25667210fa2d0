"""What a rule changes and what it tells, written down whole: nothing else may come of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from games.kernel import Play
from games.sleeping_gods.game import SleepingGods
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import drive

PILES = (
    *("ability_deck", "ability_discard", "market_deck", "search_pile", "search_discard"),
    *("event_deck", "events_left", "events_gone"),
)
"""Of these only the number of cards is compared."""


def changed(
    game: SleepingGods, rule: Callable[[SleepingGods], Play[Any] | object], *ids: str
) -> dict[str, Any]:
    """Every part of the state that is another after the rule, as it is then; ``None`` if gone.

    ``revealed`` is among them when somebody saw something hidden.
    """
    game.lines.clear()
    game.revealed = False
    before = _everything(game)
    play = rule(game)
    if isinstance(play, Generator):
        drive(play, *ids)
    after = _everything(game)
    return {
        name: after.get(name)
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name)
    }


def _everything(game: SleepingGods) -> dict[str, Any]:
    return {**dict(_parts(game.s, "")), "revealed": game.revealed}


def _parts(thing: Any, name: str) -> Iterator[tuple[str, Any]]:
    if is_dataclass(thing):
        inside = {part.name: getattr(thing, part.name) for part in fields(thing)}
    elif isinstance(thing, dict):
        inside = thing
    elif isinstance(thing, list) and thing and is_dataclass(thing[0]):
        inside = {getattr(part, "id", str(at)): part for at, part in enumerate(thing)}
    else:
        yield name, _value(thing, name)
        return
    for key, part in inside.items():
        yield from _parts(part, f"{name}.{key}" if name else str(key))


def _value(thing: Any, name: str) -> Any:
    if name in PILES:
        return len(thing)
    return tuple(thing) if isinstance(thing, list) else thing


def happened(game: SleepingGods) -> list[str]:
    """All that was told since, as facts; whoever did it comes first, and to whom it was told."""
    return [
        f"{'' if line.by is None else f'{line.by} '}{facts(line.text)}"
        f"{'' if line.to is None else f' (to {line.to})'}"
        for line in game.lines
        if line.kind != "prose"
    ]


def said(game: SleepingGods, seat: int | None = None) -> str:
    """All that one at the table has heard, in one line of facts."""
    return "; ".join(facts(line.text) for line in game.lines if line.to in (None, seat))


def deeds(game: SleepingGods, seat: int) -> list[str]:
    return [facts(line.text) for line in game.lines if line.kind == "deed" and line.by == seat]


def page(number: str) -> dict[str, Any]:
    """The book open at this page, to be read."""
    rest = {"choice": "", "location": 0, "lost": False, "seen": (), "taken": (), "turn_to": ""}
    return {f"tale.{k}": v for k, v in {**rest, "para": number, "stage": "read"}.items()}
