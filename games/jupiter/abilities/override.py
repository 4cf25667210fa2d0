"""Override: plain moves and shots of other players' robots, paid with one's own actions."""

from __future__ import annotations

from games.jupiter import offers, questions
from games.jupiter.action import Action
from games.jupiter.attacks import shot_options
from games.jupiter.moves import step_options
from games.jupiter.rescue import Rescue
from games.jupiter.words import ROBOTS
from games.kernel.ask import Option, Play
from games.kernel.text import T


def override_options(rescue: Rescue) -> list[Option[Action]]:
    """Every other robot that could step or shoot."""
    seat = rescue.s.active
    return [
        offers.override(override, seat, other)
        for other in range(rescue.seat_count)
        if other != seat and plain_options(rescue, other)
    ]


def plain_options(rescue: Rescue, other: int) -> list[Option[Action]]:
    seat = rescue.s.active
    return [*step_options(rescue, other, seat), *shot_options(rescue, other, seat)]


def override(rescue: Rescue, other: int) -> Play[None]:
    """No cards, no cores, no blast."""
    plain = yield from rescue.pick(
        questions.OVERRIDE,
        T("What does {robot} do?", robot=ROBOTS[other]),
        plain_options(rescue, other),
        why=T("Override: a plain move or shot by that robot. It costs your actions."),
    )
    yield from plain(rescue) or ()
