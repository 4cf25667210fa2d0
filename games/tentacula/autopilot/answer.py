"""A player who plans the round with everybody's open tiles, and knows no more than they do."""

from __future__ import annotations

import random
from statistics import mean
from typing import Any

from games.kernel import Ask, Option
from games.tentacula.autopilot.position import (
    Position,
    best_to_fetch,
    best_to_save,
    changed,
    helps,
    holding,
    position_of,
    taken,
)
from games.tentacula.autopilot.search import SIDE_OF, best_line, best_move
from games.tentacula.autopilot.worth import worth
from games.tentacula.board import GEM_NAMES, GEMS, SPECIALS
from games.tentacula.state import NOTHING
from games.tentacula.view import View

PLACE_IDS = {side: name for name, side in SIDE_OF.items()}


def answer(view: View, ask: Ask, seat: int, luck: random.Random) -> Option[Any]:
    """The best of the seat's options; before the first round any will do."""
    options = ask.of(seat)
    if len(options) == 1:
        return options[0]
    if view.phase in ("stash", "animals", "first tiles"):
        return luck.choice(options)
    wanted = choose(view, seat, [option.id for option in options])
    return next(option for option in options if option.id == wanted)


def choose(view: View, seat: int, names: list[str]) -> str:
    """The id of the option, by what is asked."""
    position = position_of(view)
    if view.phase == "turn":
        return choose_turn(position, seat, view.waiting, names)
    if view.rolled != NOTHING:
        return choose_loss(position, view.rolled, names)
    if names[0].startswith("face"):
        return max(names, key=lambda name: hope(holding(position, seat, int(name[5:]))))
    if names[0] in SIDE_OF:
        return max(names, key=lambda name: hope(taken(position, SIDE_OF[name])))
    if "no" in names:
        return choose_help(position, seat, SPECIALS[view.swim.end] if view.swim else "")
    return choose_move(position, seat)


def choose_turn(position: Position, seat: int, waiting: list[int], names: list[str]) -> str:
    if "go" in names:
        return choose_player(position, seat, names)
    return choose_place(position, seat, waiting, names)


def choose_player(position: Position, seat: int, names: list[str]) -> str:
    """Whoever begins the plan for the whole round; oneself if that one stepped back."""
    line = best_line(position)
    named = f"next-{seat if line is None else line.first.seat}"
    return named if named in names and named != f"next-{seat}" else "go"


def choose_place(position: Position, seat: int, waiting: list[int], names: list[str]) -> str:
    """By the plan for the whole round: now if it begins with this seat, else after somebody."""
    line = best_line(position)
    if line is None or line.first.seat != seat:
        if "back" in names and (line is None or line.first.seat not in waiting):
            return "back"
        line = best_line(position, (seat,))
    return PLACE_IDS[line.first.side] if line else names[0]


def choose_move(position: Position, seat: int) -> str:
    line = best_move(position, seat)
    return line.first.swim if line else "stay"


def choose_loss(position: Position, rolled: int, names: list[str]) -> str:
    """Roll again when chance is kinder than the die; give away what is needed least."""
    if "yes" in names:
        return (
            "yes"
            if mean(after_loss(position, gem) for gem in GEMS) > after_loss(position, rolled)
            else "no"
        )
    return max(names, key=lambda name: worth_without(position, GEM_NAMES.index(name)))


def after_loss(position: Position, gem: int) -> float:
    """The worth after that roll; a colour that is gone lets the team choose."""
    if position.chest[gem]:
        return worth_without(position, gem)
    return max(worth_without(position, other) for other in GEMS if position.chest[other])


def worth_without(position: Position, gem: int) -> float:
    return worth(position._replace(chest=changed(position.chest, gem, -1)))


def choose_help(position: Position, seat: int, special: str) -> str:
    """Dolphin and shark are worth their shell or they are not."""
    gem = best_to_save(position) if special == "dolphin" else best_to_fetch(position)
    helped = max((worth(after) for after in helps(position, seat, special)), default=0.0)
    return "no" if gem is None or helped <= worth(position) else GEM_NAMES[gem]


def hope(position: Position) -> float:
    """How good the next round looks with the tiles that lie open."""
    line = best_line(position)
    return line.score if line else 0.0
