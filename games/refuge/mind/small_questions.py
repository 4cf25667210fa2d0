"""Questions in the middle of a turn: each answer is carried out by the rules, and the turn planned
on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel.ask import Ask, Option, Play
from games.kernel.copying import copy_state
from games.kernel.mind import Draw
from games.refuge import questions
from games.refuge.board import Spot
from games.refuge.dive import Dive
from games.refuge.mind.position import DivePosition, Lore, play_through
from games.refuge.spaces import swap
from games.refuge.state import Diver, State
from games.refuge.tentacles import Way, tentacle_moves
from games.refuge.weapons import eliminate

Effect = Callable[[Dive, Diver, Any], Play[None]]


def answered(lore: Lore, state: State, ask: Ask, seat: int) -> SmallQuestion | None:
    """Only where an answer does all there is to do, and the same is not asked again."""
    effect, again = EFFECTS.get(ask.question.id), (ask.prompt.args or {}).get("n", 1) > 1
    return None if effect is None or again else SmallQuestion(lore, state, effect, ask.of(seat))


class SmallQuestion(DivePosition):
    """Before one of these answers is given."""

    def __init__(
        self, lore: Lore, state: State, effect: Effect, options: Sequence[Option[Any]]
    ) -> None:
        super().__init__(lore, state)
        self.effect = effect
        self.answers_to = {option.id: option for option in options}

    def options(self) -> Sequence[Option[Any]]:
        return list(self.answers_to.values())

    def after(self, option_id: str) -> DivePosition:
        dive, option = self.lore.dive(copy_state(self.state)), self.answers_to[option_id]
        cause = ""
        if option.value is not None:
            named = next(diver for diver in dive.s.divers if diver.seat == option.seat)
            cause = play_through(dive, self.effect(dive, named, option.value))
        kind = DivePosition if dive.s.phase == "act" else AfterTheCard
        return kind(self.lore, dive.s, cause, dive.revealed)


class AfterTheCard(DivePosition):
    """The Kraken has drawn for this turn; what comes next nobody knows."""

    def draws(self) -> Sequence[Draw]:
        return ()


def tentacle(dive: Dive, diver: Diver, way: Way) -> Play[None]:  # noqa: ARG001 - as all effects
    yield from tentacle_moves(dive, *way)


def gone(dive: Dive, diver: Diver, spot: Spot) -> Play[None]:
    yield from eliminate(dive, spot, diver)


def given_back(dive: Dive, diver: Diver, spot: Spot) -> Play[None]:  # noqa: ARG001 - as all effects
    dive.return_tentacle(spot)
    yield from ()


def back_on_the_board(dive: Dive, diver: Diver, spot: Spot) -> Play[None]:  # noqa: ARG001 - as all
    diver.spot = spot
    yield from ()


def switched(dive: Dive, diver: Diver, other: Diver) -> Play[None]:
    yield from swap(dive, diver, next(one for one in dive.s.divers if one.name == other.name))


EFFECTS: Mapping[str, Effect] = {
    questions.MOVE_TENTACLE.id: tentacle,
    questions.SPAWN.id: gone,
    questions.LOWEST_TENTACLE.id: given_back,
    questions.COME_BACK.id: back_on_the_board,
    questions.WHIRLPOOL.id: switched,
}
