"""What cards need before they are offered, what costs nothing, and places told apart."""

import pytest

from games.jupiter.creeps import rise
from games.jupiter.edge_places import place_options
from games.jupiter.setbacks import suffer
from games.jupiter.turn import begin_turn
from games.kernel.ask import Ask
from games.kernel.hexes import Hex
from tests.games.jupiter.scene import GAME, act, cell_of, drive, fill, menu, module, scene, spelled


def usable(game: GAME) -> set[str]:
    return {option.id for option in menu(game).options if option.id.startswith("use.")}


def test_a_heat_seeker_needs_a_creep_or_a_super_creep_anywhere() -> None:
    assert usable(scene("L.C", hand="heat_seeker")) == set()
    assert usable(scene("L.C", creeps="R.C", hand="heat_seeker")) == {"use.heat_seeker.3"}
    game = scene("L.C", hand="heat_seeker")
    game.s.covered = [module("A")]
    assert usable(game) == {"use.heat_seeker.3"}


def test_rocket_boots_need_somewhere_to_land() -> None:
    assert usable(scene("L.C", hand="rocket_boots")) == {"use.rocket_boots.1"}
    walled = scene("L.C", hand="rocket_boots")
    fill(walled, "L", but="L.C")
    assert usable(walled) == set()
    assert usable(scene("POD", hand="rocket_boots", pod=None)) == set()


@pytest.mark.parametrize(("aboard", "tone"), [(0, "plain"), (2, "go")])
def test_a_pilot_costs_no_action_and_is_urged_when_somebody_is_aboard(
    aboard: int, tone: str
) -> None:
    game = scene("L.C", colonists="A.E A.W", hand="pilot")
    game.s.pod.colonists = aboard
    assert {o.tone for o in menu(game).options if o.id == "use.pilot.0"} == {tone}
    act(game, "use.pilot.0")
    assert (game.s.saved, game.actions_left) == (aboard, 5)


def test_a_plant_that_is_covered_gets_no_second_super_creep() -> None:
    game = scene("L.C")
    for _ in range(2):
        drive(suffer(game, "power_grab"))
    assert game.s.covered == [module("A")]


def test_nothing_rises_on_a_plant_that_is_gone() -> None:
    game = scene("L.C")
    game.s.modules[module("A")].gone = True
    drive(suffer(game, "power_grab"))
    assert game.s.covered == []


def test_a_turn_begins_with_nothing_spent_and_no_boost() -> None:
    game = scene("L.C")
    game.s.spent, game.s.boosts = 3, 2
    begin_turn(game)
    assert (game.s.spent, game.s.boosts) == (0, 0)


def test_the_first_creep_is_told_before_the_next_is_asked_for() -> None:
    game = scene("A.E", creeps="M.E M.SE M.SW M.W M.NW")
    play = rise(game, [module("L"), module("M")])
    next(play)
    ask = play.send(_chosen(game, spelled("rise.[L.E]")))
    assert isinstance(ask, Ask)
    assert [str(line.text) for line in game.lines] == ["A creep rises at L east."]


def _chosen(game: GAME, wanted: str) -> object:
    ask = next(rise(game, [module("L"), module("M")]))
    assert isinstance(ask, Ask)
    return next(option for option in ask.options if option.id == wanted)


def test_two_places_beside_the_same_two_modules_are_told_apart_from_the_first() -> None:
    game = scene("A.C")
    for index, tile in enumerate(game.s.modules):
        tile.gone = index not in (module("A"), module("B"))
    game.colony = None
    cells = [cell for cell in cell_of("A").neighbours() if cell in cell_of("B").neighbours()]
    labels = [str(option.label) for option in place_options(game, "site", [0], cells)]
    assert labels == [
        "Beside A, B, to the west of A",
        "Beside A, B, to the north-east of A",
    ]


def test_a_place_beside_nothing_but_a_dish_warns_the_pod_and_no_module() -> None:
    """The dish of a module 4 that is not turned looks east."""
    game = scene("A.W", numbers="4312512512512512512", pod=None)
    for index, tile in enumerate(game.s.modules):
        tile.gone = index != module("A")
    game.colony = None
    east, west = Hex(1, 0), Hex(-1, 0)
    docks = place_options(game, "cell", [0], [east, west])
    assert [(option.tone, option.detail is not None) for option in docks] == [
        ("warn", True),
        ("plain", False),
    ]
    sites = place_options(game, "site", [0], [east, west])
    assert [option.tone for option in sites] == ["plain", "plain"]
