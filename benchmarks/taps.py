"""Taps a turn: whole games by autopilots, each choice reached as a finger reaches it.

A tap is a touch: a button, a first step, the opening of a menu, a line in it, the opening of one's
hand. What is visible at once stands on the panel in its own words before any of them. Beside them:
how often the same choices are touched on the board itself, see :mod:`benchmarks.touching`.
``python -m benchmarks.taps GAME SEATS`` tells which questions cost how many.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from benchmarks.panel import table_of
from benchmarks.size import sized
from benchmarks.table import Row, show
from benchmarks.touching import Touching
from bot.custom_ids import SEVERAL
from bot.display.board import public_controls
from bot.display.choices import Choice
from bot.display.chosen import Chosen
from bot.display.controls import Controls
from bot.display.hand import asked_in_secret, private_ask
from bot.display.shapes.desk import handle
from bot.display.ways import Tap, way_to
from bot.host import Table
from bot.host.ticks import in_order
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import Option
from games.kernel.composing import COURSE
from games.kernel.match import Match

GAMES_EACH = sized(4, 1)
MOST = sized(100_000, 150)
"""Choices of one game that are counted."""
LONGEST = 8
"""Choices that one way may be made of."""


@dataclass
class Taps:
    """What whole games cost, and which questions cost it."""

    games: int = 0
    turns: int = 0
    choices: int = 0
    visible: int = 0
    touches: int = 0
    """On the board that can be touched."""
    pulls: int = 0
    """The same by somebody who pulls pieces to their goals."""
    kinds: Counter[str] = field(default_factory=Counter)
    hidden: Counter[str] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return self.kinds.total()


def measure() -> Iterator[Row]:
    for game in GAMES[: sized(len(GAMES))]:
        seats = 2 if 2 in find_game(game).seats else find_game(game).seats[0]
        seen = taps(game, seats)
        yield Row(
            f"{game}, {seats}: taps a turn",
            seen.total / seen.turns,
            note=f"{seen.visible / seen.choices:.0%} visible at once; "
            f"{seen.choices / seen.turns:.1f} choices in each of {seen.turns} turns",
        )
        note = (
            f"{seen.touches / seen.total - 1:+.0%}; {seen.pulls / seen.turns:.1f} where pieces are "
            f"pulled to their goals, {seen.pulls / seen.total - 1:+.0%}"
        )
        yield Row(f"{game}, {seats}: touches of the board", seen.touches / seen.turns, note=note)


def taps(game: str, seats: int) -> Taps:
    seen = Taps()
    for seed in range(1, GAMES_EACH + 1):
        luck = random.Random(seed)
        table = table_of(Match.start(find_game(game), seats, seed=seed))
        begun, finger, board = table.match.game.turn, Finger(table), Touching(table)
        for _ in range(MOST):
            ask = table.match.ask
            if ask is None:
                break
            seat = ask.awaited[0]
            view, asked = table.match.view(seat), table.match.asked(seat) or ask
            option = type(table.match.game).autopilot(view, asked, seat, luck)
            course = course_of(table, option, luck)
            option, count, at_once = finger.reaches(option, course)
            touches, pulls = board.reaches(option)
            seen.touches += touches
            seen.pulls += pulls
            seen.kinds[ask.id] += count
            seen.visible += at_once
            seen.hidden[ask.id] += not at_once
            for choice in in_order(table.match, seat, [option.id]):
                table.match.choose(seat, choice)
            seen.choices += 1
        seen.turns += table.match.game.turn - begun
        seen.games += 1
    return seen


def course_of(table: Table, option: Option[Any], luck: random.Random) -> Option[Any] | None:
    """The longest way of one piece, offered as one, that the autopilot is about to go step by
    step."""
    ask = table.match.ask
    if ask is None or option.piece is None or table.courses_of(ask) is None:
        return None
    ahead = tuple(_ahead(table.match, option, luck))
    wording = Wording("en", table.seats)
    steps = (handle(Choice(option, (option.seat,))), f"p{option.piece}")
    within = [one for step in steps for one in public_controls(table, wording, step).offered]
    found: list[Option[Any]] = [one.option for one in within if one.option.id.startswith(COURSE)]
    along = [one for one in found if one.value == ahead[: len(one.value)]]
    return max(along, key=lambda one: len(one.value), default=None)


def _ahead(match: Match, option: Option[Any], luck: random.Random) -> Iterator[str]:
    """What the autopilot answers from here on, as long as it is asked alone."""
    tried, same = match.clone(), random.Random()
    same.setstate(luck.getstate())
    seat, choice = option.seat, option.id
    for _ in range(LONGEST):
        yield choice
        tried.choose(seat, choice)
        ask = tried.asked(seat)
        if ask is None or ask.awaited != [seat]:
            return
        choice = type(tried.game).autopilot(tried.view(seat), ask, seat, same).id


class Finger:
    """Somebody who plays at one table: a piece that was tapped stays chosen."""

    def __init__(self, table: Table) -> None:
        self.table, self.wording = table, Wording("en", table.seats)
        self.chosen, self.pressed = Chosen(), -1

    def reaches(
        self, option: Option[Any], course: Option[Any] | None = None
    ) -> tuple[Option[Any], int, bool]:
        """What is chosen, the taps to it, and whether it was visible before any; points are given
        one by one, and a whole way at once where it is offered."""
        opening, controls = 0, self._public(option)
        if controls is None:
            opening = not (option.seat == self.pressed and asked_in_secret(self.table, option.seat))
            controls = self._private(option.seat)
        option, at = self._one_point(option, controls), self._at(controls)
        if course is not None and (way_to(course.id, at, controls.step) or way_to(course.id, at)):
            option = course
        way = way_to(option.id, at, controls.step)
        if not way and controls.step:
            way = way_to(option.id, at)
            opening += 1
        if not way:
            raise LookupError(option.id)
        toggled = len(way) == 2 and way[-1].press.name == SEVERAL
        tapped = way[-1].press.more
        step = tapped[0] if tapped and not way[-1].menu else ""
        self.chosen = Chosen.by(option.seat, step, option)
        self.pressed = option.seat
        return option, opening + sum(map(_touches, way)) - toggled, not opening and self._seen(way)

    def _public(self, option: Option[Any]) -> Controls | None:
        if option.secret:
            return None
        step = self.chosen.opens(self.table.match.ask)
        controls = public_controls(self.table, self.wording, step)
        return controls if way_to(option.id, self._at(controls)) else None

    def _private(self, seat: int) -> Controls:
        ask = private_ask(self.table, seat)
        assert ask is not None
        return Controls(self.table.id, ask, self.wording)

    def _at(self, controls: Controls) -> Any:
        def at(step: str) -> Controls:
            ask, courses = controls.ask, self.table.courses_of(controls.ask)
            return Controls(controls.campaign, ask, self.wording, step, courses=courses)

        return at

    def _one_point(self, option: Option[Any], controls: Controls) -> Option[Any]:
        """Of what is offered in larger shares, one."""
        if controls.ask.kind != "divide" or option.group is None:
            return option
        shares = [one for one in controls.ask.of(option.seat) if one.group == option.group]
        return shares[-1]

    def _seen(self, way: list[Tap]) -> bool:
        first = way[0]
        return not first.menu and (len(way) == 1 or way[-1].press.name == SEVERAL)


def _touches(tap: Tap) -> int:
    """A menu is opened before its line is touched."""
    return 2 if tap.menu else 1


def main() -> None:
    game, seats = sys.argv[1], int(sys.argv[2])
    seen = taps(game, seats)
    print(f"{seen.total / seen.turns:.2f} taps in each of {seen.turns} turns")
    print(f"{seen.touches / seen.turns:.2f} touches of the board")
    print(f"{seen.visible / seen.choices:.1%} of {seen.choices} choices visible at once")
    show(Row(kind, count / seen.turns) for kind, count in seen.kinds.most_common(30))
    show(Row(f"{kind}, hidden", count) for kind, count in seen.hidden.most_common(12))


if __name__ == "__main__":
    main()
