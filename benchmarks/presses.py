"""Presses a turn: whole games by autopilots, each choice reached as a person reaches it.

A press is an answer that goes to the bot and comes back: a button, a line of a menu, several lines
of a menu taken together, a first step, the opening of one's hand. What hangs on the luck of an
earlier choice is a press of its own.
``python -m benchmarks.presses GAME SEATS`` tells which questions cost how many.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from benchmarks.panel import table_of
from benchmarks.size import sized
from benchmarks.table import Row, show
from bot.custom_ids import GROUP, PICK, SEVERAL, read
from bot.display.board import board_panel
from bot.display.controls import Controls
from bot.display.hand import asked_in_secret, private_ask, private_marks
from bot.display.parts import Menu, Part
from bot.display.parts import Row as ButtonRow
from bot.display.steps import BACK
from bot.host import Table
from bot.several import several
from bot.wording import Wording
from games.catalog import GAMES, find_game
from games.kernel import Ask, Option
from games.kernel.match import Match

GAMES_EACH = sized(4, 1)
MOST = sized(100_000, 150)
"""Choices of one game that are counted."""


@dataclass
class Presses:
    """What whole games cost, and which questions cost it."""

    games: int = 0
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
        taken = table.match.game.turn
        ticked, list_of, pressed = frozenset[str](), "", -1
        for _ in range(MOST):
            ask = table.match.ask
            if ask is None:
                break
            seat = ask.awaited[0]
            view, asked = table.match.view(seat), table.match.asked(seat) or ask
            option = type(table.match.game).autopilot(view, asked, seat, luck)
            if option.id not in ticked or list_of != f"{ask.run} {seat}":
                sheet, count = reached(table, option, open_to=pressed)
                seen.kinds[ask.prompt.template] += count
                ticked, list_of = together(sheet, option.id, ask), f"{ask.run} {seat}"
            if table.match.choose(seat, option.id).choice.chance:
                ticked = frozenset()
            pressed = seat
            seen.choices += 1
        seen.turns += table.match.game.turn - taken
        seen.games += 1
    return seen


def together(parts: Sequence[Part], option: str, ask: Ask) -> frozenset[str]:
    """What can be ticked along with an option, before anybody knows what comes of it."""
    listed = several(ask)
    for part in parts:
        if isinstance(part, Menu) and _listed(part, option):
            press = read(part.custom_id)
            if press is not None and press.name == SEVERAL and listed is not None:
                return frozenset({item.value for item in part.items} | {listed.done})
    return frozenset()


def reached(table: Table, option: Option[object], *, open_to: int) -> tuple[Sequence[Part], int]:
    """Where it stands, and the presses to it: one on the panel, one more for each step.

    ``open_to`` has just pressed: a question that is theirs alone comes to them by itself.
    """
    wording = Wording("en", table.seats)
    if not option.secret:
        sheet = board_panel(table, wording)
        if _offers(sheet.parts, option.id):
            return sheet.parts, 1
        if not any(":hand:choose" in custom_id for custom_id in _buttons(sheet.parts)):
            return stepped(lambda step: board_panel(table, wording, step).parts, option.id)
    ask = private_ask(table, option.seat)
    assert ask is not None
    mine = Controls(table.id, ask, wording, marks=private_marks(table, option.seat)).parts(30)
    opening = not (option.seat == open_to and asked_in_secret(table, option.seat))
    return (mine, 1 + opening) if _offers(mine, option.id) else ((), 2 + opening)


def stepped(lay: Callable[[str], Sequence[Part]], option: str) -> tuple[Sequence[Part], int]:
    """Where it stands after one step or two, and all presses to it."""
    found = [""]
    for presses in (2, 3):
        found = [further for step in found for further in _steps(lay(step))]
        for step in found:
            parts = lay(step)
            if _offers(parts, option):
                return parts, presses
    raise LookupError(option)


def _steps(parts: Sequence[Part]) -> Iterator[str]:
    """Everything on a panel that leads one step further."""
    for custom_id in _buttons(parts):
        press = read(custom_id)
        if press is not None and press.name == GROUP and press.more[0] != BACK:
            yield press.more[0]
    for part in parts:
        if isinstance(part, Menu):
            press = read(part.custom_id)
            if press is not None and press.name == GROUP:
                yield from (item.value for item in part.items)


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
    print(f"{seen.total / seen.games:.0f} presses in each of {seen.games} games")
    show(Row(kind, count / seen.turns) for kind, count in seen.kinds.most_common(30))


if __name__ == "__main__":
    main()
