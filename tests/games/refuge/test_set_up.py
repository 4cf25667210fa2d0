"""Set-up, step by step as in the rulebook."""

from typing import Any

import pytest

from games.kernel.chance import Chance
from games.refuge import GAME, told
from games.refuge.board import SPOTS
from games.refuge.cards import DECKS, KRAKEN
from games.refuge.objective_cards import OBJECTIVES
from games.refuge.set_up import first_state, head_after
from games.refuge.state import OFF_MAP
from tests.games.refuge.dive import BEGINNERS, Dive


def new(seats: int, seed: int = 3, **options: Any) -> Dive:
    chosen = GAME.Options(**options)
    game = Dive(first_state(seats, chosen, Chance(seed)))
    game.game.options, game.game.chance = chosen, Chance(seed, 1000)
    return game


def to_first_turn(table: Dive) -> Dive:
    while table.s.phase != "act":
        assert table.offered
        table.choose(table.offered[0])
    return table


def test_two_cards_move_the_head_before_the_dive() -> None:
    assert head_after(["K1", "K3"]) == 3
    assert head_after(["K5", "K2"]) == 1
    assert head_after(["K8", "K3"]) == 5


def test_the_edge_stops_the_head_before_the_dive() -> None:
    assert head_after(["K5", "K6"]) == 1
    assert head_after(["K7", "K8"]) == 5


def test_a_devour_card_moves_no_head_before_the_dive() -> None:
    assert head_after(["K9", "K10"]) == 3


def test_the_kraken_starts_at_random_and_its_deck_is_whole_and_shuffled_again() -> None:
    states = [first_state(2, GAME.Options(), Chance(seed)) for seed in range(60)]
    assert {state.head for state in states} == {1, 2, 3, 4, 5}
    assert all(sorted(state.kraken_deck) == sorted(KRAKEN) for state in states)
    assert not any(state.kraken_discards for state in states)
    assert any(head_after(state.kraken_deck[-2:]) != state.head for state in states)


@pytest.mark.parametrize("seed", range(12))
def test_the_two_top_cards_of_the_deck_move_the_head(seed: int) -> None:
    chance, kraken = Chance(seed), list(KRAKEN)
    chance.shuffle([card.id for card in DECKS.salvage for _ in range(card.copies)])
    chance.shuffle(kraken)
    top, following = kraken.pop(), kraken.pop()
    assert first_state(2, GAME.Options(), Chance(seed)).head == head_after([top, following])


@pytest.mark.parametrize(
    ("seats", "threat", "supply"), [(1, 0, 9), (2, 0, 9), (3, 1, 8), (4, 1, 8)]
)
def test_a_tentacle_on_the_top_spawn_space_of_each_column_and_with_three_or_more_one_threat(
    seats: int, threat: int, supply: int
) -> None:
    table = new(seats)
    assert table.tentacles == ["c1r6", "c2r5", "c3r6", "c4r5", "c5r6", "c6r5", "c7r6"]
    assert (table.s.threat, table.s.supply) == (threat, supply), "16 in all"
    assert (len(table.s.salvage_deck), len(table.s.kraken_deck)) == (56, 10)
    assert table.s.actions_left == 0


def test_everybody_chooses_a_different_diver_from_the_starting_player_on() -> None:
    table = new(4)
    seats = []
    for name in ("vega", "mags", "sophie", "michael"):
        assert f"diver.{name}" in table.offered
        seats.append(table.question.options[0].seat)
        table.choose(f"diver.{name}")
        assert f"diver.{name}" not in table.offered
    assert seats == [(table.s.active + offset) % 4 for offset in range(4)]


def test_in_set_up_the_view_shows_whose_choice_it_is() -> None:
    table = new(3, seed=4, divers="random")
    for column in (1, 2, 3):
        assert table.game.view(None).active == table.question.options[0].seat
        table.choose(f"start.c{column}r0")
    assert table.game.view(None).active == table.s.active


def test_divers_start_on_unoccupied_spaces_of_the_start_row_and_glow_there() -> None:
    table = new(2, divers="random")
    assert table.offered == [f"start.c{column}r0" for column in range(1, 8)]
    table.choose("start.c4r0")
    assert ("move", OFF_MAP, 4) in table.s.trail
    assert "start.c4r0" not in table.offered
    table.choose("start.c1r0")
    assert sorted(diver.spot for diver in table.s.divers) == [SPOTS["c1r0"], SPOTS["c4r0"]]


def test_all_abilities_start_face_up_and_no_hand_is_dealt() -> None:
    table = to_first_turn(new(3))
    assert not any(diver.spent or diver.hand for diver in table.s.divers)


def test_random_divers_are_all_different() -> None:
    for seed in range(20):
        names = [diver.name for diver in new(4, seed, divers="random").s.divers]
        assert len(set(names)) == 4


def test_a_first_game_is_played_with_the_three_blue_objectives_which_are_told() -> None:
    table = new(1, divers="random").choose("start.c4r0")
    assert table.s.phase == "act", "nobody is asked"
    assert tuple(goal.objective for goal in table.s.goals) == BEGINNERS
    titles = [(one["numeral"], one["title"]) for one in table.told(told.OBJECTIVE_LAID)]
    assert titles == [
        (1, "thin_the_herd"),
        (2, "breach_the_hull"),
        (3, "board_the_ub85"),
    ]
    assert len(table.told(told.HEAD_LIES)) == len(table.told(told.TAKES_FIRST_TURN)) == 1


def test_random_objectives_are_one_of_each_level() -> None:
    seen = set()
    for seed in range(40):
        table = to_first_turn(new(1, seed, objectives="random", divers="random"))
        cards = [OBJECTIVES[goal.objective] for goal in table.s.goals]
        assert [card.level for card in cards] == [1, 2, 3]
        seen.update(card.id for card in cards)
    assert seen == set(OBJECTIVES)


def test_objectives_can_be_chosen() -> None:
    table = new(1, objectives="chosen", divers="random").choose("start.c4r0")
    wanted = ["chart_the_caves", "wound_the_beast", "slay_the_kraken"]
    table.choose(*(f"objective.{card}" for card in wanted))
    assert [goal.objective for goal in table.s.goals] == wanted
    assert table.s.goals[0].markers == [41, 47, 64]


def test_objectives_are_laid_out_last() -> None:
    table = new(1, objectives="chosen", divers="chosen")
    assert table.offered[0].startswith("diver.")
    table.choose(table.offered[0])
    assert table.offered[0].startswith("start.")
    assert table.s.goals == []
    assert table.game.view(None).markers == ()
    table.choose(table.offered[0])
    assert table.offered[0].startswith("objective.")


def test_the_starting_player_takes_the_first_turn() -> None:
    table = new(4, divers="random")
    first = table.s.active
    to_first_turn(table)
    assert (table.s.active, table.s.turn) == (first, 1)


def test_the_starting_player_is_drawn_by_lot() -> None:
    assert {new(4, seed, divers="random").s.active for seed in range(30)} == {0, 1, 2, 3}
