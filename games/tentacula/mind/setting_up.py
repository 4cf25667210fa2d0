"""Before the first round: which stash, which animal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from games.kernel.ask import Option
from games.kernel.mind import Draw, Fact, Position
from games.kernel.text import N, T
from games.tentacula.autopilot.position import Position as Plain
from games.tentacula.autopilot.position import position_of
from games.tentacula.autopilot.worth import worth
from games.tentacula.board import ANIMAL_NAMES, GEMS, STASH_IDS, STASHES
from games.tentacula.mind.weights import Weights
from games.tentacula.view import View
from games.tentacula.words import GEM_WORDS

LARGEST = max(sum(stash) for stash in STASHES)


class Choice(NamedTuple):
    """What it is worth, and what anybody can see of it."""

    worth: float
    facts: tuple[Fact, ...] = ()


class SettingUp(Position):
    """Each choice has its worth at once; nothing is drawn for it."""

    ended = False
    revealed = False

    def __init__(self, choices: Mapping[str, Choice], chosen: Choice | None = None) -> None:
        self.choices = choices
        self.chosen = chosen or Choice(0.0)

    def worth(self) -> float:
        return self.chosen.worth

    def options(self) -> Sequence[Option[Any]]:
        return ()

    def after(self, option_id: str) -> SettingUp:
        return SettingUp({}, self.choices[option_id])

    def draws(self) -> Sequence[Draw]:
        return ()

    def drawn(self, draw: Draw) -> SettingUp:  # noqa: ARG002 - there are none
        return self

    def facts(self, later: SettingUp) -> Sequence[Fact]:
        return later.chosen.facts


def setting_up(view: View, weights: Weights) -> SettingUp:
    position = position_of(view)
    if view.phase == "stash":
        return SettingUp(stashes(position))
    return SettingUp(animals(position, weights))


def stashes(position: Plain) -> dict[str, Choice]:
    """The more of each colour there is to spare, the better."""
    to_fill = [position._replace(missing=stash) for stash in STASHES]
    return {
        name: Choice(worth(filling), tuple(facts_of(filling)))
        for name, filling in zip(STASH_IDS, to_fill, strict=True)
    }


def facts_of(filling: Plain) -> Iterator[Fact]:
    """How many gems the stash takes, and of which colours all there are."""
    for n in range(sum(filling.missing), LARGEST):
        words = N("a gem fills the stash", "at most {n} gems fill the stash", n=n)
        yield Fact(words, good=True, weight=1.5)
    for gem in GEMS:
        if 0 < filling.missing[gem] >= filling.chest[gem]:
            words = T("no {colour} gem may be stolen", colour=GEM_WORDS[gem])
            yield Fact(words, good=False)


def animals(position: Plain, weights: Weights) -> dict[str, Choice]:
    shares = zip(ANIMAL_NAMES, weights.animals, strict=True)
    return {name: Choice(worth(position) * share) for name, share in shares}
