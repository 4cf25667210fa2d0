"""Before the first round: which stash, which animal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.kernel.ask import Option
from games.kernel.mind import Draw, Fact, Position
from games.tentacula.autopilot.position import Position as Plain
from games.tentacula.autopilot.position import position_of
from games.tentacula.autopilot.worth import worth
from games.tentacula.board import ANIMAL_NAMES, STASH_IDS, STASHES
from games.tentacula.mind.weights import Weights
from games.tentacula.view import View


class SettingUp(Position):
    """Each choice has its worth at once; nothing is drawn for it."""

    ended = False
    revealed = False

    def __init__(self, choices: Mapping[str, float], chosen: float = 0.0) -> None:
        self.choices = choices
        self.chosen = chosen

    def worth(self) -> float:
        return self.chosen

    def options(self) -> Sequence[Option[Any]]:
        return ()

    def after(self, option_id: str) -> SettingUp:
        return SettingUp({}, self.choices[option_id])

    def draws(self) -> Sequence[Draw]:
        return ()

    def drawn(self, draw: Draw) -> SettingUp:  # noqa: ARG002 - there are none
        return self

    def facts(self, later: SettingUp) -> Iterable[Fact]:  # noqa: ARG002 - nothing has happened
        return ()


def setting_up(view: View, weights: Weights) -> SettingUp:
    position = position_of(view)
    if view.phase == "stash":
        return SettingUp(stashes(position))
    return SettingUp(animals(position, weights))


def stashes(position: Plain) -> dict[str, float]:
    """The more of each colour there is to spare, the better."""
    return {
        name: worth(position._replace(missing=stash))
        for name, stash in zip(STASH_IDS, STASHES, strict=True)
    }


def animals(position: Plain, weights: Weights) -> dict[str, float]:
    shares = zip(ANIMAL_NAMES, weights.animals, strict=True)
    return {name: worth(position) * share for name, share in shares}
