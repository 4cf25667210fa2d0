"""What may be known: everything but the order of the deck, in copies that nobody can spoil."""

import dataclasses

import pytest

from games.jupiter.colony import POD
from games.jupiter.state import State
from games.jupiter.view import View
from tests.games.hearing import values
from tests.games.jupiter.scene import scene

SHARED = {field.name for field in dataclasses.fields(State)} & {
    field.name for field in dataclasses.fields(View)
}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_all_but_the_deck(seat: int | None) -> None:
    game = scene("L.C K.C", colonists="L.E", creeps="K.E", hand="swap", core="boost")
    state = game.s
    state.covered, state.risen, state.in_play, state.discards = [1], [4], ["swap"], ["pilot"]
    state.saved, state.lost, state.spent, state.die, state.led = 7, 3, 2, 5, 9
    state.target, state.turn, state.active, state.core_used = 28, 6, 1, True
    seen = game.view(seat)
    for name in SHARED:
        assert getattr(seen, name) == getattr(state, name), name
    assert len(SHARED) == 19
    assert (seen.seat, seen.deck_size) == (seat, 5)
    assert not hasattr(seen, "deck")
    assert (seen.actions_left, seen.hand_limit, seen.on_colony, seen.creeps_in_box) == (2, 4, 1, 59)


def test_whoever_looks_can_spoil_nothing() -> None:
    game = scene("L.C K.C", hand="swap")
    seen = game.view(0)
    seen.domes[0] = seen.pod.colonists = seen.modules[0].number = 5
    seen.players[0].hand.clear()
    seen.pod.robots.append(1)
    assert game.s.domes[0] == -1
    assert (game.s.pod.colonists, game.s.modules[0].number) == (0, 3)
    assert game.s.players[0].hand == ["swap"]
    assert game.s.pod.robots == []


def test_a_robot_bears_the_name_of_its_seat() -> None:
    game = scene("POD " * 7)
    assert [str(game.nameplate(seat)) for seat in range(7)] == [
        "Titan",
        "Umbriel",
        "Vega",
        "Wezen",
        "Xenon",
        "Ymir",
        "Zosma",
    ]


def test_nothing_in_the_box_is_made_or_lost() -> None:
    game = scene("L.C K.C", colonists="L.E L.W", creeps="K.E", hand="swap", core="boost")
    game.s.discards, game.s.in_play, game.s.pod.colonists = ["pilot"], ["follower"], 3
    game.s.saved, game.s.lost, game.s.spare = 7, 4, 2
    assert game.census() == {"cards": 9, "colonists": 18, "creeps": 60, "modules": 19}
    assert values(game.headline()) == [7, 0, 3, 2]
    assert game.turn == 1


@pytest.mark.parametrize("pod", [(3, -1), None])
def test_whoever_looks_sees_which_domes_touch(pod: tuple[int, int] | None) -> None:
    game = scene("L.C", pod=pod)
    seen = game.view(None).colony()
    assert (seen.near, seen.touching) == (game.colony.near, game.colony.touching)
    assert bool(seen.near[POD]) == (pod is not None)
