"""Presses a turn: whole games by autopilots, each choice reached as a person reaches it.

A press is an answer that goes to the bot and comes back: a button, a line of a menu, several lines
of a menu taken together, a first step, the opening of one's hand.
``python -m benchmarks.presses GAME SEATS`` tells which questions cost how many.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.panel import table_of
from benchmarks.size import sized
from benchmarks.table import Row, show
from bot.custom_ids import PICK, SEVERAL, read
from bot.display.board import board_panel
from bot.display.controls import Controls
from bot.display.hand import private_ask, private_marks
from bot.display.parts import Menu, Part
from bot.display.parts import Row as ButtonRow
from bot.host import Table
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import Option
from games.kernel.match import Match

GAMES_EACH = sized(4, 1)
MOST = sized(100_000, 150)
"""Choices of one game that are counted."""


@dataclass
class Presses:
    """What whole games cost, and which questions cost it."""

    turns: int = 0
    choices: int = 0
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return self.kinds.total()


def measure() -> Iterator[Row]:
    for game in GAMES[: sized(len(GAMES))]:
        seats = 2 if 2 in find_game(game).seats else find_game(game).seats[0]
        seen = presses(game, seats)
        yield Row(
            f"{game}, {seats}: presses against choices of the rules",
            seen.total / seen.choices,
            note=f"{seen.total / seen.turns:.1f} presses and {seen.choices / seen.turns:.1f} "
            f"choices in each of {seen.turns} turns",
        )


def presses(game: str, seats: int) -> Presses:
    seen = Presses()
    for seed in range(1, GAMES_EACH + 1):
        luck = random.Random(seed)
        table = table_of(Match.start(find_game(game), seats, seed=seed))
        before, taken = "", table.match.game.turn
        for _ in range(MOST):
            ask = table.match.ask
            if ask is None:
                break
            seat = ask.awaited[0]
            view, asked = table.match.view(seat), table.match.asked(seat) or ask
            option = type(table.match.game).autopilot(view, asked, seat, luck)
            together = f"{ask.token} {seat}" if ask.several else ""
            if not together or together != before:
                seen.kinds[ask.prompt.template] += cost(table, option)
            before = together
            table.match.choose(seat, option.id)
            seen.choices += 1
        seen.turns += table.match.game.turn - taken
    return seen


def cost(table: Table, option: Option[object]) -> int:
    """One where it stands on the panel, one more for each step to it."""
    wording = Wording("en", table.seats)
    if not option.secret:
        sheet = board_panel(table, wording)
        if _offers(sheet.parts, option.id):
            return 1
        if not any(":hand:choose" in custom_id for custom_id in _buttons(sheet.parts)):
            return 2
    ask = private_ask(table, option.seat)
    assert ask is not None
    mine = Controls(table.id, ask, wording, marks=private_marks(table, option.seat))
    return 2 if _offers(mine.parts(30), option.id) else 3


def _offers(parts: object, option: str) -> bool:
    assert isinstance(parts, (list, tuple))
    buttons = [read(custom_id) for custom_id in _buttons(parts)]
    if any(press is not None and press.name == option for press in buttons):
        return True
    return any(_listed(part, option) for part in parts)


def _listed(part: Part, option: str) -> bool:
    if not isinstance(part, Menu):
        return False
    press = read(part.custom_id)
    takes = press is not None and press.name in (PICK, SEVERAL)
    return takes and any(item.value == option for item in part.items)


def _buttons(parts: object) -> list[str]:
    assert isinstance(parts, (list, tuple))
    rows = [part for part in parts if isinstance(part, ButtonRow)]
    return [button.custom_id for row in rows for button in row.buttons]


def main() -> None:
    game, seats = sys.argv[1], int(sys.argv[2])
    seen = presses(game, seats)
    print(f"{seen.total / seen.turns:.2f} presses in each of {seen.turns} turns")
    show(Row(kind, count / seen.turns) for kind, count in seen.kinds.most_common(30))


if __name__ == "__main__":
    main()
