"""Setting up: components, spiral, colonists, cards, cores, the first decisions."""

from collections import Counter

import pytest

from games.jupiter import GAME
from games.jupiter.cards import ABILITIES, is_setback, rescue_deck
from games.jupiter.colony import POD
from games.jupiter.game import step_is_called_phase
from games.jupiter.options import JupiterOptions
from games.jupiter.set_up import deal, first_state
from games.jupiter.state import ABSENT, COLONIST, CREEP, OPEN, State
from games.kernel.ask import Ask
from games.kernel.chance import Chance
from games.kernel.hexes import ORIGIN
from games.kernel.match import Match


def fresh(seed: int, seats: int = 3, **options: object) -> State:
    return first_state(seats, JupiterOptions.model_validate(options), Chance(seed))


def test_the_box_holds_36_rescue_cards_of_which_four_are_setbacks() -> None:
    deck = rescue_deck()
    assert len(deck) == 36
    assert sum(is_setback(card) for card in deck) == 4
    assert all(deck.count(card) == 2 for card in ABILITIES)


def test_nineteen_of_twenty_modules_lie_in_a_spiral_and_one_stays_in_the_box() -> None:
    for seed in range(20):
        modules = fresh(seed).modules
        assert [(m.q, m.r) for m in modules] == ORIGIN.spiral(2)
        counts = Counter(module.number for module in modules)
        assert sorted(counts.values()) == [3, 4, 4, 4, 4]


def test_modules_are_turned_as_they_come() -> None:
    turns = Counter(module.turned for seed in range(50) for module in fresh(seed).modules)
    assert set(turns) == set(range(6))


def test_colonists_stand_on_every_space_of_the_seven_inner_modules() -> None:
    for seed in range(30):
        state = fresh(seed)
        buildings = sum(module.number in (3, 4) for module in state.modules[:7])
        assert state.domes.count(COLONIST) == 49 - buildings
        assert COLONIST not in state.domes[49:]
        assert CREEP not in state.domes


def test_plants_and_dishes_are_no_spaces() -> None:
    state = fresh(1)
    for index, module in enumerate(state.modules):
        spaces = sum(piece >= OPEN for piece in state.domes[7 * index : 7 * index + 7])
        assert spaces == (6 if module.number in (3, 4) else 7)
    assert state.domes[POD:] == [ABSENT], "the pod is no dome"


def test_everybody_is_dealt_two_cards_and_no_setback() -> None:
    for seed in range(30):
        for player in fresh(seed, seats=7).players:
            assert len(player.hand) == 2
            assert not any(is_setback(card) for card in player.hand)


def test_a_setback_that_is_dealt_goes_under_the_deck_and_is_replaced() -> None:
    deck = ["swap", "pilot", "surge", "boost"]
    assert deal(deck) == ["boost", "pilot"]
    assert deck == ["surge", "swap"]


def test_all_robots_start_in_the_pod() -> None:
    state = fresh(3, seats=5)
    assert state.pod.robots == [0, 1, 2, 3, 4]
    assert not state.pod.docked


@pytest.mark.parametrize("target", [14, 21, 28])
def test_the_rescue_target_is_an_option(target: int) -> None:
    assert fresh(1, rescue=target).target == target


def test_each_player_chooses_one_of_the_two_cards_as_core_in_any_order() -> None:
    match = Match.start(GAME, 3, seed=5)
    hands = [list(player.hand) for player in match.game.s.players]
    for seat in (2, 0, 1):
        match.choose(seat, f"core.{hands[seat][0]}")
    for player, hand in zip(match.game.s.players, hands, strict=True):
        assert player.core == hand[0]
        assert player.hand == hand[1:]


def after_cores(seats: int, seed: int) -> Match:
    match = Match.start(GAME, seats, seed=seed)
    while match.game.s.phase == "cores":
        assert match.ask is not None
        option = match.ask.options[0]
        match.choose(option.seat, option.id)
    return match


def test_the_table_decides_who_goes_first_and_anybody_may_answer() -> None:
    match = after_cores(3, seed=5)
    assert match.ask is not None
    assert match.ask.seats == [0, 1, 2]
    match.choose(2, "first.1")
    assert match.game.s.active == 1


def test_the_pod_may_dock_at_any_exposed_edge_and_anybody_may_answer() -> None:
    match = after_cores(2, seed=5)
    match.choose(0, "first.0")
    ask = match.ask
    assert isinstance(ask, Ask)
    assert ask.seats == [0, 1]
    cells = {option.value for option in ask.options}
    assert cells == set(ORIGIN.ring(3))
    match.choose(1, "cell.3.-1")
    assert match.game.s.pod.docked
    assert match.game.s.turn == 1


@pytest.mark.parametrize(("step", "phase"), [("mooring", "docking"), ("actions", "actions")])
def test_saves_of_the_first_rules_call_the_phase_the_step(step: str, phase: str) -> None:
    assert step_is_called_phase({"turn": 3, "step": step}) == {"turn": 3, "phase": phase}
