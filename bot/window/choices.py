"""The options of a question for a page on which they are touched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypedDict

from bot.display.choices import capital
from bot.host import Table
from bot.wording import Wording
from games.kernel import Ask, Option
from renderers.places import Places, stands_in

DETAIL = 240


class Offered(TypedDict):
    """Where a finger finds it: on ``at`` first, then, where that leads on, at ``to``."""

    id: str
    label: str
    short: str
    detail: str
    group: str
    at: str
    to: str
    who: str
    """Which of several that stand there."""
    tone: str
    aside: bool


def single(ask: Ask) -> list[Option[object]]:
    """As they are offered; options that share an id are one."""
    return list({one.id: one for one in ask.options}.values())


def ways(table: Table, ask: Ask, piece: str) -> list[Option[object]]:
    """Several steps of a piece in one, to where no single step leads."""
    steps = [one for one in single(ask) if one.piece == piece and one.spot is not None]
    return [replace(way, piece=piece) for way in _beyond(table, ask, steps)]


def own_ways(table: Table, ask: Ask) -> list[Option[object]]:
    """Those of whoever is asked: they need no piece that is touched first."""
    own = [one for one in single(ask) if one.piece is not None and one.piece == one.spot]
    return _beyond(table, ask, own)


def _beyond(table: Table, ask: Ask, steps: Sequence[Option[object]]) -> list[Option[object]]:
    courses, reached = table.courses_of(ask), {one.spot for one in steps}
    if courses is None or not steps:
        return []
    return [way for way in courses(steps) if way.spot not in reached]


def offered(ask: Ask, wording: Wording, places: Places) -> list[Offered]:
    """What lies at the same place is called by one name."""
    names = {places[name]: name for name in reversed([*places])}
    same = {name: names[place] for name, place in places.items()}
    return [_offered(one, wording, same, places) for one in single(ask)]


def _offered(
    option: Option[object], wording: Wording, same: Mapping[str, str], places: Places
) -> Offered:
    at = next((same[name] for name in _names(option) if name in same), "")
    goals = (option.id if option.actor is not None else "", option.spot or "")
    to = next((same[name] for name in goals if name in same), "")
    short = option.label if option.short is None else option.short
    return Offered(
        id=option.id,
        label=capital(wording.label(option.label, 120)),
        short=capital(wording.label(short, 60)),
        detail="" if option.detail is None else wording.label(option.detail, DETAIL),
        group="" if option.group is None else capital(wording.label(option.group)),
        at=at,
        to="" if not to or stands_in(places[at], places[to]) else to,
        who=option.actor or "",
        tone=option.tone,
        aside=option.aside,
    )


def _names(option: Option[object]) -> Iterator[str]:
    """Who acts, the piece, where it goes, the option itself: whatever lies on a picture."""
    names = (option.actor, option.piece, option.spot, option.id)
    return (name for name in names if name is not None)
