"""Player actions: five of them, any mix of move, shoot, command and trade."""

import pytest

from games.jupiter.abilities.use import card_options
from games.jupiter.actions import action_options
from games.jupiter.moves import step_options
from games.jupiter.reading_order import reading_order
from games.jupiter.turn import begin_turn, pass_on
from games.jupiter.words import (
    MODULE_LETTERS,
    arrow_words,
    building_spot,
    cell_spot,
    dome_spot,
    module_name,
    module_spot,
    space_words,
)
from games.kernel.ask import Option
from tests.games.hearing import values
from tests.games.jupiter.scene import (
    ROBOT,
    act,
    at,
    colonists,
    creeps,
    fill,
    menu,
    module,
    offered,
    scene,
    seated,
    spelled,
    trades,
)
from tests.games.jupiter.spaces import named_space


def test_a_player_has_five_actions() -> None:
    game = scene("L.C")
    assert game.actions_left == 5


def test_the_five_actions_may_be_any_combination() -> None:
    game = scene("L.C K.C", colonists="L.NW", creeps="L.E", hand="swap")
    act(game, "move.[L.SE]")
    act(game, "shoot.[L.E]")
    act(game, "command.[L.NW].[L.NE]")
    act(game, "trade.1", "give.0.swap")
    act(game, "move.[L.C]")
    assert game.actions_left == 0
    act(game)
    assert game.s.phase == "conversion"


def test_a_move_goes_one_space_over_a_bridge() -> None:
    game = scene("L.E")
    assert offered(game, "move") == {"L.C", "L.SE"}
    act(game, "move.[L.C]")
    assert at(game, "L.C") == ROBOT
    assert game.actions_left == 4


def test_without_a_bridge_spaces_are_not_adjacent() -> None:
    """The wheel has no rim bridge from south-east to south-west."""
    assert "L.SW" not in offered(scene("L.SE"), "move")


def test_there_is_one_piece_per_space_and_none_can_be_passed() -> None:
    game = scene("L.E K.C", colonists="L.SE", creeps="L.C")
    assert offered(game, "move") == set()


def test_an_edge_dome_leads_to_the_facing_dome_of_the_next_module() -> None:
    assert "D.E" in offered(scene("L.W"), "move")


def test_pieces_in_the_pod_do_not_block_it() -> None:
    game = scene("L.NE POD POD")
    assert "POD" in offered(game, "move")
    act(game, "move.[POD]")
    assert sorted(game.s.pod.robots) == [0, 1, 2]


def test_one_leaves_the_pod_to_any_dome_that_faces_it() -> None:
    assert offered(scene("POD"), "move") == {"K.E", "L.NE"}


def test_a_shot_reaches_every_creep_on_the_same_module_near_or_far() -> None:
    game = scene("L.E", creeps="L.W L.SE")
    assert offered(game, "shoot") == {"L.W", "L.SE"}
    act(game, "shoot.[L.W]")
    assert creeps(game) == {"L.SE"}
    assert game.actions_left == 4


def test_a_creep_one_space_away_on_another_module_cannot_be_shot() -> None:
    assert offered(scene("L.W", creeps="D.E"), "shoot") == set()


def test_nothing_can_be_shot_from_the_pod() -> None:
    assert offered(scene("POD", creeps="K.E L.NE"), "shoot") == set()


def test_a_shot_kills_a_super_creep_on_the_same_module() -> None:
    game = scene("B.C", core="boost")
    game.s.covered = [module("B")]
    act(game, "super.1")
    assert game.s.covered == []


def test_command_range_is_ones_own_module_and_those_that_touch_it() -> None:
    game = scene("L.C", colonists="L.E D.C K.NE M.C C.C A.E")
    commanded = {pair.split()[0] for pair in offered(game, "command")}
    assert commanded == {"L.E", "D.C", "K.NE", "M.C"}


def test_a_commanded_colonist_moves_one_space_for_one_action() -> None:
    game = scene("L.C", colonists="D.E")
    act(game, "command.[D.E].[L.W]")
    assert colonists(game) == {"L.W"}
    assert game.actions_left == 4


def test_a_colonist_can_be_sent_out_of_range_and_then_is_stuck() -> None:
    game = scene("L.C", colonists="D.W")
    act(game, "command.[D.W].[A.E]")
    assert colonists(game) == {"A.E"}
    assert offered(game, "command") == set()


def test_command_range_from_the_pod_is_the_modules_it_touches() -> None:
    game = scene("POD", colonists="K.C L.C M.C C.C")
    assert {pair.split()[0] for pair in offered(game, "command")} == {"K.C", "L.C"}


def test_colonists_can_be_commanded_out_of_the_pod() -> None:
    game = scene("L.C")
    game.s.pod.colonists = 2
    act(game, "command.[POD].[K.E]")
    assert game.s.pod.colonists == 1
    assert colonists(game) == {"K.E"}


def test_a_trade_moves_any_number_of_cards_both_ways_for_one_action() -> None:
    game = scene("L.C K.C", hand="swap boost")
    game.s.players[1].hand = ["pilot", "sniper"]
    act(game, "trade.1", "give.0.swap", "give.1.boost", "take.1.sniper", "done")
    assert game.me.hand == ["sniper"]
    assert game.s.players[1].hand == ["pilot", "swap", "boost"]
    assert game.actions_left == 4


def test_a_card_for_a_third_player_takes_two_trades() -> None:
    game = scene("L.C K.C D.C")
    game.s.players[1].hand = ["pilot"]
    act(game, "trade.1", "take.0.pilot")
    act(game, "trade.2", "give.0.pilot")
    assert game.s.players[2].hand == ["pilot"]
    assert game.actions_left == 3


def test_one_trades_only_within_command_range() -> None:
    game = scene("L.C K.C A.E POD", hand="swap")
    assert trades(game) == ["trade.1", "trade.3"]


def test_cores_cannot_be_traded() -> None:
    game = scene("L.C K.C", core="swap")
    game.s.players[1].core = "pilot"
    assert trades(game) == []


def test_two_robots_in_the_flying_pod_can_trade() -> None:
    game = scene("POD POD", hand="swap", pod=None)
    assert trades(game) == ["trade.1"]


def test_a_robot_in_the_flying_pod_commands_and_moves_nobody() -> None:
    game = scene("POD", colonists="L.C S.C", creeps="L.E S.E", pod=None)
    assert {option.id for option in action_options(game)} == {"end"}
    assert game.view(0).limits.reach == []


def test_covered_dish_leaves_four_actions_however_many_are_covered() -> None:
    game = scene("L.C", numbers="3442512512512512512")
    game.s.covered = [module("B")]
    assert game.actions_left == 4
    game.s.covered = [module("B"), module("C")]
    assert game.actions_left == 4


def test_freeing_the_last_dish_gives_the_fifth_action_at_once() -> None:
    game = scene("B.C")
    game.s.covered = [module("B")]
    assert game.actions_left == 4
    act(game, "super.1")
    assert game.actions_left == 4
    assert game.s.spent == 1


def test_a_player_may_end_the_turn_with_actions_left() -> None:
    game = scene("L.C")
    act(game, "end")
    assert game.s.phase == "conversion"


def test_swapping_out_of_a_module_can_leave_it_full_of_creeps() -> None:
    game = scene("L.W", creeps="D.E", core="swap")
    fill(game, "L", but="L.W")
    act(game, "swap.[D.E].2")
    assert game.s.modules[module("L")].gone
    assert at(game, "D.E") == ROBOT


def test_a_full_pod_can_be_left() -> None:
    game = scene("POD")
    game.s.pod.colonists = 6
    assert offered(game, "move") == {"K.E", "L.NE"}
    act(game, "move.[K.E]")
    assert game.s.pod.robots == []


def test_more_than_four_cards_may_be_held_until_the_turn_ends() -> None:
    game = scene("L.C K.C", hand="swap pilot sniper boost")
    game.s.players[1].hand = ["teleport"]
    act(game, "trade.1", "take.0.teleport", "done")
    assert len(game.me.hand) == 5
    assert game.actions_left == 4


def test_a_robot_in_the_way_blocks_colonists_too() -> None:
    assert offered(scene("L.W", colonists="D.E"), "command") == {"D.E D.NE", "D.E D.SE", "D.E D.C"}


def test_who_flies_in_the_pod_trades_with_nobody_on_the_colony() -> None:
    assert trades(scene("POD L.C", hand="swap", pod=None)) == []
    game = scene("POD L.C", hand="swap", pod=None)
    game.s.active = 1
    assert trades(game) == []


def test_boost_and_boost_make_seven_actions() -> None:
    game = scene("L.C", core="boost", hand="boost")
    begin_turn(game)
    act(game, "play.boost")
    assert game.actions_left == 7


@pytest.mark.parametrize(("spent", "offers"), [(2, True), (3, False)])
@pytest.mark.parametrize("card", ["teleport", "heat_seeker"])
def test_three_actions_are_needed_for_what_costs_three(card: str, spent: int, offers: bool) -> None:
    game = scene("L.C", creeps="K.C", hand=card)
    game.s.spent = spent
    assert (f"use.{card}.3" in [option.id for option in card_options(game)]) == offers


def test_whoever_has_an_action_left_and_nothing_to_do_is_asked_all_the_same() -> None:
    game = scene("POD", pod=None)
    game.s.spent = 4
    assert [option.id for option in menu(game).options] == ["end"]


def test_a_robot_in_the_very_middle_is_on_the_colony() -> None:
    game = scene("A.C", numbers="1412512512312512512")
    assert game.where(0) == 0
    assert any(option.id.startswith("move.") for option in menu(game).options)


def test_actions_are_one_question_until_something_else_is_asked() -> None:
    match = seated(scene("L.C K.C", colonists="L.W"))
    assert match.ask is not None
    first = match.ask
    for option in ("move.[L.NE]", "command.[L.W].[L.C]"):
        match.choose(0, spelled(option))
        assert match.ask.run == first.run
    match.choose(0, "trade.1") if match.ask.find(0, "trade.1") else match.choose(0, "end")
    assert match.ask.run != first.run
    while match.choices_made:
        match.undo(0, consent=True)
    assert match.ask.token == first.token
    assert match.game.actions_left == 5  # type: ignore[attr-defined]  # a rescue's


def labels(options: list[Option[object]]) -> dict[str, list[object]]:
    """What fills each label."""
    return {option.id: values(option.label) for option in options}


def test_prices_stand_behind_the_name() -> None:
    game = scene("L.C", creeps="K.C", hand="teleport sniper", core="module_control")
    found = labels(list(menu(game).options))
    assert found["use.teleport.3"] == [3, "Teleport"]
    assert found["use.sniper.1"] == [1, "Sniper"]
    assert found["use.module_control.0"] == ["Module Control"]
    shorts = {option.id: values(option.short) for option in menu(game).options}
    assert (shorts["use.teleport.3"], shorts["use.sniper.1"]) == (["Teleport", 3], ["Sniper"])


def test_a_step_names_its_direction() -> None:
    found = labels(list(step_options(scene("L.E"), 0, 0)))
    arrows = {name: arrow for name, (arrow, _) in found.items()}
    assert arrows == {spelled("move.[L.C]"): "←", spelled("move.[L.SE]"): "↙"}
    out = labels(list(step_options(scene("POD"), 0, 0)))
    assert out[spelled("move.[K.E]")] == ["K", "east"]


def test_a_step_of_ones_own_is_marked_where_it_ends() -> None:
    step = next(found for found in menu(scene("L.E")) if found.id == spelled("move.[L.C]"))
    assert (step.marked, str(step.short)) == (dome_spot(named_space("L.C")), "←")


def test_marks_are_read_from_top_left_to_bottom_right() -> None:
    names = ["I.NW", "I.NE", "I.W", "I.C", "A.NW", "A.W", "A.C", "A.E", "D.W", "A.SE"]
    marks = [dome_spot(named_space(name)) for name in names]
    assert sorted(set(marks), key=reading_order) == marks
    assert sorted(["c0.3", "d0", "c0.-3", "pod"], key=reading_order) == [
        "pod",
        "c0.-3",
        "d0",
        "c0.3",
    ]


def test_names_and_marks() -> None:
    assert str(module_name(0)) == "Module A"
    assert str(module_name(18)) == "Module S"
    assert str(space_words(named_space("K.C"))) == "K centre"
    assert str(space_words(named_space("K.NE"))) == "K north-east"
    assert str(space_words(named_space("POD"))) == "the pod"
    assert [str(arrow_words(way)) for way in range(6)] == [
        "→ east",
        "↘ south-east",
        "↙ south-west",
        "← west",
        "↖ north-west",
        "↗ north-east",
    ]
    assert dome_spot(named_space("K.C")) == f"d{7 * MODULE_LETTERS.index('K')}"
    assert dome_spot(named_space("POD")) == "pod"
    assert (module_spot(4), building_spot(4), cell_spot(1, -3)) == ("m4", "b4", "c1.-3")


def test_with_one_action_left_one_is_still_asked_what_to_do() -> None:
    game = scene("L.C")
    game.s.spent = 4
    assert values(menu(game).prompt) == [1]
    game.s.spent, game.me.hand = 5, ["boost"]
    assert menu(game).prompt.args is None


def test_the_turn_passes_round_from_the_last_seat_to_the_first() -> None:
    game = scene("L.C K.C")
    game.s.active = 1
    pass_on(game)
    assert (game.s.active, game.s.turn, game.s.phase) == (0, 2, "arrival")
