"""Plays what a hint names, step by step, over everything chance may bring."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any

from games.catalog import find_game
from games.kernel.ask import Ask, Option
from games.kernel.chance import Chance
from games.kernel.game import Game
from games.kernel.match import Match
from games.minds import Advice, Budget, Candidate, advise
from tests.hints.sentences import Claim, claims

Rig = Callable[[Any], None]
OFTEN, SAMPLE = 0.15, 12
FAR = 0.45
"""A share of a few tries may be so far from that of a few others."""
UNREAD = ("tile.side", "tile.rearmost")
"""What a tile is good for shows in the round after that, which no hint tells turn by turn."""
BUDGET, HASTE = Budget(leaves=3000), Budget(leaves=300)


class Judge:
    """Reads the hints about one question and plays the options they name."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.game = import_module(f"tests.hints.{match.game.id}")
        self.named = {str(one.option.label): one for one in advised(match, seat).candidates}
        self.before = Match(match.record.copy()).game
        self.read = 0
        self.unread: list[str] = []
        self.margin: float = getattr(self.game, "MARGIN", 0.0)
        self._ends: dict[tuple[str, bool], list[Game[Any, Any]]] = {}

    def untrue(self) -> Iterator[tuple[Claim, float]]:
        """Claims that do not hold, and how often they do."""
        for label, one in self.named.items():
            for reason in one.reasons:
                for claim in claims(label, str(reason)):
                    try:
                        share = self.share(claim)
                    except LookupError:
                        self.unread.append(claim.fact)
                        continue
                    if share is None:
                        continue
                    self.read += 1
                    if abs(share - claim.share) > (self.margin if claim.exact else FAR):
                        yield claim, share

    def share(self, claim: Claim) -> float | None:
        """``None`` where the game was over before it could be seen."""
        ends = self.ends(claim.option, claim.exact)
        found = [self.game.is_true(claim.fact, self.before, end) for end in ends]
        return None if None in found else sum(found) / len(found)

    def ends(self, label: str, exact: bool) -> list[Game[Any, Any]]:
        if (label, exact) not in self._ends:
            one = self.named[label]
            counted = self.game.rigs(self.match, one) if exact else ()
            rigs = list(counted) or [*map(dealt(self.seat), range(SAMPLE))]
            played = {rig: self.played(one, rig) for rig in dict.fromkeys(rigs)}
            self._ends[label, exact] = [played[rig] for rig in rigs]
        return self._ends[label, exact]

    def played(self, one: Candidate, rig: Rig) -> Game[Any, Any]:
        """By the rules until the turn is over; what the plan leaves open is the autopilot's."""
        match, luck = Match(self.match.record.copy()), random.Random(1)
        rig(match.game)
        began, told = self.game.began(match), self.game.told(one)
        match.choose(self.seat, one.option.id)
        while match.ask is not None and not self.game.is_over(match, began):
            option = self.game.next_step(match, told) or piloted(match, match.ask, luck)
            match.choose(option.seat, option.id)
        return match.game


def dealt(seat: int) -> Callable[[int], Rig]:
    """Everything hidden from the seat anew, and other dice."""

    def number(seed: int) -> Rig:
        def rig(game: Any) -> None:
            game.scramble(seat, random.Random(seed))
            game.chance = Chance(seed)

        return rig

    return number


def piloted(match: Match, ask: Ask, luck: random.Random) -> Option[Any]:
    seat = ask.awaited[0]
    return match.game.autopilot(match.view(seat), ask.seen_by(seat), seat, luck)


def turn_of(match: Match) -> int:
    return match.game.turn


def ids_and_end(one: Candidate) -> list[str]:
    return [*(step.id for step in one.then), "end"]


def by_id(match: Match, told: list[str]) -> Option[Any] | None:
    """The next step of the plan, if it is offered."""
    ask = match.ask
    found = ask and told and ask.find(ask.awaited[0], told[0])
    if not found:
        return None
    told.pop(0)
    return found


def questions_of(game_id: str, seats: int, seed: int, most: int) -> Iterator[tuple[Match, int]]:
    """So many questions of games in which the autopilot is disturbed now and then."""
    game, luck = find_game(game_id), random.Random(seed)
    while most:
        seed += 1
        match = Match.start(game, seats, seed=seed)
        while match.ask is not None and most:
            seat = luck.choice(match.ask.awaited)
            if luck.random() < OFTEN and len(match.ask.seen_by(seat).of(seat)) > 1:
                most -= 1
                yield match, seat
            own = piloted(match, match.ask, luck)
            option = own if luck.random() < 0.93 else luck.choice(match.ask.options)
            match.choose(option.seat, option.id)
            match.past.clear()


def judged(game_id: str, seats: int, seed: int, hints: int) -> Iterator[Judge]:
    """So many hints that are planned."""
    asked = questions_of(game_id, seats, seed, 100 * hints)
    return islice((Judge(*one) for one in asked if is_planned(*one)), hints)


def advised(match: Match, seat: int, budget: Budget = BUDGET) -> Advice:
    assert match.ask is not None
    luck = random.Random(1)
    return advise(match.game, match.ask, seat, luck=luck, budget=budget, match=match)


def is_thought_about(match: Match, seat: int) -> bool:
    return all(one.thought for one in advised(match, seat, HASTE).candidates)


def is_planned(match: Match, seat: int) -> bool:
    ask, mind = match.asked(seat), match.game.mind()
    if ask is None or mind is None or ask.id in UNREAD:
        return False
    view = match.view(seat)
    position = mind.imagine(view, ask, seat, random.Random(1))
    planned = position is not None and position.tells_chance
    return planned or bool(mind.known(view, ask.seen_by(seat), seat))
