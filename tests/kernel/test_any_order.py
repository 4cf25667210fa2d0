"""Choices, undos, clones, saves and looks in any order, on every game of the house and the model.

What holds throughout: nothing but a choice or an undo changes a match, an undo leads back to the
very same bytes, and a clone and its original never notice each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from games.catalog import GAMES, find_game
from games.kernel import Game
from games.kernel.errors import Refused, RulesFailed, StaleAsk, UndoRefused
from games.kernel.match import Match
from tests.kernel.lanterns import Lanterns

NUMBERS = st.integers(0, 10**6)
SETTINGS = settings(
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    stateful_step_count=30,
)


@dataclass
class Known:
    """A match, and what it was like after each of its choices."""

    match: Match
    saves: list[bytes]
    tokens: list[str | None]
    floor: int = 0
    """How many of its choices cannot be taken back: they were made before it was loaded."""

    def copy(self, match: Match) -> Known:
        return Known(match, list(self.saves), list(self.tokens), self.floor)


class AnyOrder(RuleBasedStateMachine):
    """One table of one game, and up to two clones of it."""

    game: type[Game[Any, Any]]

    @initialize(seats=NUMBERS, seed=NUMBERS)
    def set_up(self, seats: int, seed: int) -> None:
        choice = self.game.seats[seats % len(self.game.seats)]
        match = Match.start(self.game, choice, seed=seed)
        self.table = Known(match, [match.save()], [token_of(match)])
        self.clones: list[Known] = []

    @rule(which=NUMBERS)
    def choose(self, which: int) -> None:
        choose(self.table, which)

    @rule(which=NUMBERS)
    def choose_and_take_back(self, which: int) -> None:
        depth = self.table.match.choices_made
        choose(self.table, which)
        if self.table.match.choices_made > depth:
            take_back(self.table)

    @rule()
    def take_back_with_consent(self) -> None:
        take_back(self.table)

    @rule(seat=st.integers(0, 5))
    def take_back_alone(self, seat: int) -> None:
        match = self.table.match
        refusal = match.may_undo(seat)
        if refusal is None:
            match.undo(seat)
            forget_last(self.table)
        else:
            with pytest.raises(UndoRefused):
                match.undo(seat)

    @precondition(lambda self: len(self.clones) < 2)
    @rule()
    def clone(self) -> None:
        self.clones.append(self.table.copy(self.table.match.clone()))

    @precondition(lambda self: self.clones)
    @rule(which=NUMBERS, back=st.booleans())
    def play_with_a_clone(self, which: int, back: bool) -> None:
        clone = self.clones[which % len(self.clones)]
        take_back(clone) if back else choose(clone, which)

    @rule(back=st.integers(1, 4))
    def part_ways(self, back: int) -> None:
        """A clone goes back some way, then the original does."""
        clone = self.table.copy(self.table.match.clone())
        for known in (clone, self.table):
            for _ in range(back):
                take_back(known)
        assert clone.match.save() == self.table.match.save()

    @precondition(lambda self: self.clones)
    @rule()
    def go_on_with_the_clone(self) -> None:
        self.table = self.clones.pop()

    @rule()
    def save_and_load(self) -> None:
        match = Match.load(self.table.match.save(), find)
        assert match.rollback is None
        self.table.match, self.table.floor = match, match.record.moment.choices

    @rule(stranger=st.integers(0, 5))
    def ask_for_what_is_not_offered(self, stranger: int) -> None:
        match = self.table.match
        with pytest.raises(Refused):
            match.choose(stranger, "no-such-option")
        if match.ask is not None:
            option = match.ask.options[0]
            with pytest.raises(StaleAsk):
                match.choose(option.seat, option.id, "0.old")

    @rule()
    def look(self) -> None:
        match = self.table.match
        for viewer in (None, *range(match.game.seat_count)):
            seen = repr(match.view(viewer))
            asked = match.asked(viewer)
            assert asked is None or not any(o.secret and o.seat != viewer for o in asked.options)
            assert repr(match.view(viewer)) == seen
        match.game.headline(), match.game.census(), match.game.recap(), match.game.journal()

    @invariant()
    def nothing_else_has_changed(self) -> None:
        for known in (self.table, *self.clones):
            assert known.match.choices_made == len(known.saves) - 1
            assert known.match.save() == known.saves[-1]
            assert token_of(known.match) == known.tokens[-1]


def choose(known: Known, which: int) -> None:
    match = known.match
    if match.ask is None:
        return
    option = match.ask.options[which % len(match.ask.options)]
    try:
        match.choose(option.seat, option.id, match.ask.token)
    except RulesFailed as failure:
        if isinstance(failure.__cause__, ZeroDivisionError):
            return  # the model game can be broken on purpose
        raise
    known.saves.append(match.save())
    known.tokens.append(token_of(match))


def take_back(known: Known) -> None:
    match = known.match
    if match.choices_made == known.floor:
        with pytest.raises(UndoRefused):
            match.undo(consent=True)
    else:
        match.undo(consent=True)
        forget_last(known)


def forget_last(known: Known) -> None:
    known.saves.pop()
    known.tokens.pop()


def token_of(match: Match) -> str | None:
    return None if match.ask is None else match.ask.token


def find(game_id: str) -> type[Game[Any, Any]]:
    return Lanterns if game_id == Lanterns.id else find_game(game_id)


def machine(game_id: str) -> type[AnyOrder]:
    return type("AnyOrderOf" + game_id, (AnyOrder,), {"game": find(game_id)})


@pytest.mark.parametrize("game_id", [Lanterns.id, *GAMES])
def test_any_order(game_id: str) -> None:
    few = settings(SETTINGS, max_examples=10, derandomize=True)
    run_state_machine_as_test(machine(game_id), settings=few)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game_id", [Lanterns.id, *GAMES])
def test_any_order_for_long(game_id: str) -> None:
    many = settings(SETTINGS, max_examples=300, stateful_step_count=60)
    run_state_machine_as_test(machine(game_id), settings=many)
