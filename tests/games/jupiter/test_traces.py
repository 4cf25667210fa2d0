"""What the picture is told of the last action: what happened, where, and where to."""

from games.jupiter.actions import take_action
from games.jupiter.conversion import convert
from games.jupiter.creeps import rise
from games.jupiter.pod import launch
from games.jupiter.setbacks import suffer
from tests.games.jupiter.scene import GAME, act, drive, fill, module, scene, seated, spelled
from tests.games.jupiter.spaces import space_name


def traces(game: GAME) -> list[tuple[str, str, str]]:
    return [(trace.event, space_name(trace.space), space_name(trace.to)) for trace in game.s.traces]


def test_a_move_leads_from_space_to_space_and_forgets_what_was_before() -> None:
    game = scene("L.C")
    act(game, "move.[L.E]")
    act(game, "move.[L.C]")
    assert traces(game) == [("moved", "L.E", "L.C")]


def test_boarding_and_leaving_the_pod() -> None:
    game = scene("L.NE", colonists="K.E K.C")
    act(game, "move.[POD]")
    assert traces(game) == [("moved", "L.NE", "POD")]
    act(game, "command.[K.E].[POD]")
    assert traces(game) == [("boarded", "K.E", "POD")]
    act(game, "command.[POD].[K.E]")
    assert traces(game) == [("moved", "POD", "K.E")]


def test_a_shot_and_its_blast() -> None:
    game = scene("L.C", creeps="L.E L.SE", core="grenadier")
    act(game, "shoot.[L.E]")
    assert traces(game) == [("shot", "L.E", "L.E"), ("shot", "L.SE", "L.SE")]


def test_a_swap_moves_two() -> None:
    game = scene("L.C", colonists="L.E", core="swap")
    act(game, "swap.[L.E].1")
    assert traces(game) == [("moved", "L.C", "L.E"), ("moved", "L.C", "L.C")]


def test_a_launch_is_at_the_pod() -> None:
    game = scene("L.C")
    launch(game)
    assert traces(game) == [("launched", "POD", "POD")]


def test_conversion_and_explosion() -> None:
    game = scene("A.E", colonists="L.C")
    fill(game, "L", but="L.C")
    convert(game)
    assert traces(game) == [("converted", "L.C", "L.C"), ("exploded", "L.C", "L.C")]


def test_a_creep_that_rises() -> None:
    game = scene("A.E")
    drive(rise(game, [module("L")]), spelled("rise.[L.E]"))
    assert traces(game) == [("rose", "L.E", "L.E")]


def test_a_super_creep_covers_its_module() -> None:
    game = scene("L.C")
    drive(suffer(game, "signal_to_noise"))
    assert traces(game) == [("covered", "B.C", "B.C")]


def test_a_module_that_is_moved() -> None:
    game = scene("L.C", core="module_control")
    play = take_action(game)
    drive(play, "use.module_control.0", f"module.{module('R')}", "site.3.-2")
    assert traces(game) == [("moved", "R.C", "R.C")]


def test_a_creep_run_over_dies_before_the_robot_stands_there() -> None:
    game = scene("L.C", creeps="L.E", core="juggernaut")
    act(game, "crush.[L.E]")
    assert traces(game) == [("shot", "L.E", "L.E"), ("moved", "L.C", "L.E")]


def test_what_goes_on_in_one_turn_is_shown_together() -> None:
    match = seated(scene("L.C"))
    for end in ("move.[L.E]", "move.[L.C]"):
        match.choose(0, spelled(end))
    assert isinstance(match.game, GAME)
    assert traces(match.game) == [("moved", "L.C", "L.E"), ("moved", "L.E", "L.C")]
