"""Override: plain moves and shots of other players' robots, paid with one's own actions."""

from __future__ import annotations

from games.jupiter import offers, questions
from games.jupiter.attacks import kill_super, remove_creep, shot_options, tell_shot
from games.jupiter.choices import Move, Override, Shoot, ShootSuper, Shot
from games.jupiter.moves import go, step_options
from games.jupiter.rescue import Rescue
from games.jupiter.words import ROBOTS
from games.kernel.ask import Option, Play
from games.kernel.text import T


def override_options(rescue: Rescue) -> list[Option[Override]]:
    """Every other robot that could step or shoot."""
    seat = rescue.s.active
    return [
        offers.override(seat, other)
        for other in range(rescue.seat_count)
        if other != seat and plain_options(rescue, other)
    ]


def plain_options(rescue: Rescue, other: int) -> list[Option[Move | Shot]]:
    seat = rescue.s.active
    return [*step_options(rescue, other, seat), *shot_options(rescue, other, seat)]


def override(rescue: Rescue, other: int) -> Play[None]:
    """No cards, no cores, no blast."""
    plain = yield from rescue.pick(
        questions.OVERRIDE,
        T("What does {robot} do?", robot=ROBOTS[other]),
        plain_options(rescue, other),
        why=T("Override: a plain move or shot of that robot, paid with your actions."),
    )
    rescue.s.spent += plain.steps if isinstance(plain, Move) else 1
    match plain:
        case Move():
            go(rescue, other, plain.there)
        case Shoot():
            tell_shot(rescue, plain.there, by=other)
            remove_creep(rescue, plain.there)
        case ShootSuper():
            kill_super(rescue, plain.module)
