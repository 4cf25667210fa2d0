"""The second reading says what the rulebook's sentences say."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.meetings.jupiter import box, end, invasion
from tests.meetings.jupiter.deeds import carry_out
from tests.meetings.jupiter.doubts import doubts
from tests.meetings.jupiter.end import ended
from tests.meetings.jupiter.gatherings import pairs
from tests.meetings.jupiter.ground import domes, edge_domes, near, rim, spaces
from tests.meetings.jupiter.orders import orders, trades
from tests.meetings.jupiter.table import LOST, POD, Order, Phase, Rule, Scene, Table, Tile
from tests.meetings.jupiter.things import MODULES, Base, laid
from tests.meetings.jupiter.turn import end_of_turn, set_up

TOP = ["Pilot", "Pilot"]


def colony(*robots: str, creeps: str = "", rule: str = "", **changes: object) -> Table:
    """Seat 0 at I5, seat 1 at AC unless told otherwise; one colonist far away; a core that does
    nothing."""
    table = laid(Base("", robots or ("I5", "AC"), creeps, "", options=frozenset({rule})))
    table.colonists, table.target, table.saved, table.deck = {"E1"}, 1, 0, list(TOP)
    table.cores = dict.fromkeys(table.seats, "Data Core")
    table.cores[0] = str(changes.pop("core", "Data Core"))
    table.hands[0] = [card for card in str(changes.pop("hand", "")).split("+") if card]
    for name, value in changes.items():
        setattr(table, name, value)
    return table


def modules_but(number: int = 0, letters: str = "") -> dict[str, Tile]:
    there = colony().tiles.items()
    return {one: tile for one, tile in there if tile.number != number and one not in letters}


def may(table: Table, verb: str, part: str = "where", who: int = 0) -> set[Any]:
    found = {one for one in orders(table, table.active) if one.verb == verb}
    return {getattr(one, part) for one in found if one.who in {-1, who}}


def done(table: Table, *deeds: Order, face: int = 5) -> Table:
    """Each deed must be allowed when its time comes."""
    for deed in deeds:
        assert deed in orders(table, table.active)
        table, _ = carry_out(table, deed, [face])
    return table


def turn_over(table: Table, face: int, until: str = "") -> Table:
    """The active player's turn ends; whatever must be chosen is the first thing."""
    seat = table.active
    table, _ = end_of_turn(table, [face])
    while table.active == seat and table.phase != until:
        table, _ = carry_out(table, min(orders(table, seat)))
    return table


def test_the_box_holds_what_is_printed() -> None:
    assert len(box.deck()) == box.RESCUE_CARDS
    assert box.OF_EACH_NUMBER * len(box.PATTERNS) == box.MODULES == box.IN_PLAY + 1
    assert box.SUPER_CREEPS == 2 * box.OF_EACH_NUMBER
    assert box.INNER * len(domes(colony(), "A")) == box.COLONISTS
    assert len(set(box.SPIRAL)) == len(box.LETTERS) == box.IN_PLAY
    assert len(rim(colony())) == 18
    assert len({doubt.name for doubt in doubts()}) == len(doubts())


def test_set_up_fills_the_inner_modules_and_deals_no_setback() -> None:
    table = set_up(3, MODULES, ["Surge", *sorted(box.ABILITIES)], None)
    assert len(table.colonists) == table.target == 49 - 2
    assert table.deck[-1] == "Surge"
    assert [len(hand) for hand in table.hands.values()] == [2, 2, 2]
    for seat in (2, 0, 1):
        table, _ = carry_out(table, Order("core", seat, table.hands[seat][0]))
    table, _ = carry_out(table, Order("first", 1))
    assert orders(table, 2) == {Order("dock", where=f"{q},{r}") for q, r in rim(table)}
    table, _ = carry_out(table, Order("dock", where="3,-1"))
    assert (table.active, table.left) == (1, 5)
    assert may(table, "move", who=1) == {"H0", "I5"}


def test_one_moves_over_bridges_onto_free_spaces() -> None:
    assert may(colony(colonists={"I4", "E1"}), "move") == {"IC", POD}
    assert "BC" not in near(colony(), "B1")
    assert "BC" in near(colony(rule=Rule.OPEN), "B1")


def test_shooting_needs_the_same_module_but_no_bridge() -> None:
    table = colony(creeps="I2 H1 J5 K0", core="Sniper")
    assert may(table, "shoot", "what") == {"I2"}
    assert may(table, "snipe", "what") == {"H1", "J5"}
    assert done(table, Order("snipe", 0, "H1")).left == 4


def test_command_reaches_own_and_touching_modules() -> None:
    table = colony("I5", "GC", colonists={"IC", "J5", "H1", "AC", "E1"})
    assert may(table, "command", "what") == {"IC", "J5", "H1"}
    table.in_play = ["Bullhorn"]
    assert may(table, "command", "what") == table.colonists


def test_the_seventh_colonist_launches_the_pod_until_ones_next_turn() -> None:
    table = done(colony(colonists={"H0", "E1"}, aboard=6), Order("command", what="H0", where=POD))
    assert (table.saved, table.aboard, table.pod) == (7, 0, None)
    table = turn_over(table, 5)
    assert (table.active, table.phase) == (1, Phase.ACTIONS)
    table = turn_over(table, 5)
    assert (table.active, table.phase) == (0, Phase.DOCK)


def test_a_robot_takes_a_seat_in_the_pod() -> None:
    table = colony("I5", POD, colonists={"H0", "E1"}, aboard=6)
    assert POD not in may(table, "command") | may(table, "move")


def test_the_pod_leaves_with_the_last() -> None:
    table = colony(colonists={"H0"}, aboard=2)
    assert done(table, Order("command", what="H0", where=POD)).saved == 3


def test_trade_is_free_in_number_but_near() -> None:
    table = colony("I5", "J1", "AC", hand="Swap+Boost")
    assert [bool(may(table, "trade", who=seat)) for seat in (1, 2)] == [True, False]
    table.hands[1] = ["Pilot"]
    assert len(list(trades(table, 1))) == 7
    table, _ = carry_out(table, Order("trade", 1, how=("give Boost", "take Pilot")))
    assert (table.hands, table.left) == ({0: ["Swap", "Pilot"], 1: ["Boost"], 2: []}, 4)


def test_conversion_is_one_pass_over_bridges() -> None:
    scene = Scene(colony(creeps="B3", colonists={"A0", "A1", "A2", "E1"}))
    invasion.convert(scene)
    assert scene.table.creeps == {"B3", "A0"}


def test_without_markers_a_converted_colonist_is_lost() -> None:
    table = colony(colonists={"A0", "E1"})
    outer = [one for one in spaces(table) if one[0] in "HIJKLMNOPQRS" and one not in {"I5", POD}]
    table.creeps = {"B3", *outer[: box.CREEPS - 1]}
    invasion.convert(Scene(table))
    assert (table.colonists, "A0" in table.creeps) == ({"E1"}, False)


@pytest.mark.parametrize("rule", ["", Rule.FAST])
def test_fast_creeps_convert_after_the_invasion(rule: str) -> None:
    table, _ = end_of_turn(colony(creeps="B3", colonists={"A0", "E1"}, rule=rule), [2])
    assert (table.phase, "A0" in table.creeps) == (Phase.RISE, not rule)


@pytest.mark.parametrize("rule", ["", Rule.FAST])
def test_new_creeps_convert_at_once_only_if_fast(rule: str) -> None:
    table = colony(colonists={"QC", "E1"}, rule=rule, rising=["Q"], phase=Phase.RISE)
    assert ("QC" in done(table, Order("rise", where="Q3")).creeps) == bool(rule)


def test_the_diagram_of_rising_creeps() -> None:
    """A chosen edge dome; inner modules only by a six; else an open dome; else a colonist's."""
    table = colony(creeps="A1 H1 H2 H3 H4 H5", roll=1)
    assert invasion.reached(table) == ["I", "P"]
    assert set(invasion.places(table, "P")) == set(edge_domes(table, "P"))
    table.creeps |= set(edge_domes(table, "P"))
    inside = set(domes(table, "P")) - table.creeps
    assert set(invasion.places(table, "P")) == inside
    table.colonists |= inside
    assert set(invasion.places(table, "P")) == inside
    table.roll = 6
    assert invasion.reached(table) == ["A", "H", "P"]
    assert "H" not in turn_over(table, 3).tiles


@pytest.mark.parametrize(("at", "rule"), [("I5", ""), ("H0", ""), ("H0", Rule.VULNERABLE)])
def test_a_full_module_bursts_unless_a_robot_holds_it(at: str, rule: str) -> None:
    table = colony(at, "AC", creeps="H0 H1 H2 H3 H4 H5", rule=rule, covered={"H"})
    table.creeps -= {at}
    invasion.burst(Scene(table))
    held = at == "H0" and not rule
    assert ("H" in table.tiles, bool(table.covered)) == (held, held)
    assert table.pawns[0] == (LOST if rule else at)


def test_a_lost_robot_returns_with_the_pod_and_two_cards() -> None:
    table = colony("I5", LOST, hand="Pilot+Pilot", rule=Rule.VULNERABLE)
    table.deck = ["Surge", "Swap", "Boost"]
    table = done(table, Order("launch"), Order("dock", where="3,-1"))
    assert (table.pawns[1], orders(table, 0)) == (POD, set())
    assert orders(table, 1) == {Order("core", 1, "Swap"), Order("core", 1, "Boost")}
    table, _ = carry_out(table, Order("core", 1, "Swap"))
    assert (table.deck, table.left) == (["Surge"], 5)


def test_plants_lower_the_hand_limit_unless_guarded() -> None:
    table = turn_over(colony("I5", "H0", deck=["Power Grab"]), 5)
    assert (table.covered, table.hand_limit) == ({"C", "M", "R"}, 1)


def test_covered_dishes_cost_one_action_until_the_last_is_free() -> None:
    table = colony("J5", "AC", covered={"J", "D"})
    assert table.left == 4
    assert done(table, Order("shoot", 0, "J*")).left == 3
    table.covered.remove("D")
    assert done(table, Order("shoot", 0, "J*")).left == 4


def test_surge_adds_a_second_creep_where_one_rose() -> None:
    table = turn_over(colony(deck=["Surge"]), 2)
    assert Counter(creep[0] for creep in table.creeps) == {"L": 2, "Q": 2}


def test_one_discards_down_to_the_limit_at_the_end() -> None:
    table = turn_over(colony(hand="Swap+Boost+Sniper+Follower"), 2, Phase.DISCARD)
    assert len(table.hands[0]) == 5
    assert done(table, Order("discard", what="Swap")).active == 1


def test_phase_shift_and_suppressant_answer_the_roll() -> None:
    table = done(colony(core="Phase Shift", hand="Suppressant"), Order("end"), face=2)
    assert may(table, "suppress") == {"L", "Q"}
    table = done(table, Order("suppress", where="L"), Order("reroll"), face=2)
    assert table.rising == ["Q"]


def test_two_boosts_make_seven_actions() -> None:
    after = colony(cores={0: "Boost", 1: "Boost"})
    assert turn_over(after, 5).left == 6
    boost = Order("play", what="Boost")
    assert done(colony(hand="Boost+Boost"), boost, boost).left == 7


def test_juggernaut_crushes_on_foot_by_teleport_and_in_a_line() -> None:
    table = colony(core="Juggernaut", creeps="IC I2 J5 E5", hand="Teleport+Rocket Boots")
    assert done(table, Order("move", 0, where="IC")).creeps == {"I2", "J5", "E5"}
    assert done(table, Order("teleport", 0, where="E5")).left == 2
    table = done(table, Order("boots", 0, where="J5"))
    assert (table.creeps, table.pawns[0], table.left) == ({"E5"}, "J5", 4)


def test_boots_jump_over_colonists_but_not_creeps() -> None:
    table = colony(core="Rocket Boots", colonists={"IC", "E1"})
    assert may(table, "boots") == {"I4", "I2", "J5", "JC", POD}
    table.creeps = {"I2"}
    assert may(table, "boots") == {"I4", POD}


def test_swap_sends_whoever_is_there_back() -> None:
    table = colony(core="Swap", hand="Teleport", colonists={"E1", "IC"}, creeps="I4")
    assert may(table, "swap", "what") == {"colonist", "creep"}
    aboard = colony(POD, "AC", core="Swap", colonists={"H0", "E1"}, creeps="I5")
    assert may(aboard, "swap", "what") == {"colonist"}
    table = done(table, Order("teleport", 0, "colonist", "E1"))
    assert (table.pawns[0], table.colonists) == ("E1", {"I5", "IC"})


def test_a_swapped_creep_can_fill_the_module_that_was_left() -> None:
    table = colony("I4", "AC", core="Swap", creeps="H1 I0 I1 I2 I3 I5 IC")
    assert "I" not in done(table, Order("swap", 0, "creep", "H1")).tiles


def test_bullhorn_and_follower_move_two_from_anywhere() -> None:
    table = colony(core="Bullhorn", hand="Follower", colonists={"E0", "EC", "E3"})
    follow = Order("command", what="E0", where="A3", how=("EC",))
    table = done(table, Order("play", what="Follower"), follow)
    assert table.colonists == {"A3", "E0", "E3"}
    table = colony(core="Follower", colonists={"H0", "E1"}, aboard=2)
    assert may(table, "command", "how") == {(), (POD,)}
    assert Order("command", what="H0", where=POD, how=(POD,)) not in orders(table, 0)


def test_two_pilots_launch_and_dock() -> None:
    table = colony(hand="Pilot+Pilot", aboard=2)
    table = done(table, Order("launch"), Order("dock", where="3,-2"))
    assert (table.saved, table.pod, table.left) == (2, (3, -2), 5)


def test_grenadier_takes_a_neighbour_of_any_kill() -> None:
    table = colony(core="Grenadier", hand="Sniper+Heat Seeker", creeps="H1 H2 E3 E4 EC")
    assert done(table, Order("snipe", 0, "H1")).creeps == {"E3", "E4", "EC"}
    table = done(table, Order("seek", 0, "EC"))
    assert may(table, "blast", "what") == {"E3", "E4"}
    assert done(table, Order("blast", what="E4")).creeps == {"H1", "H2", "E3"}


@pytest.mark.parametrize("core", ["Teleport", "Heat Seeker"])
def test_two_of_a_kind_cost_one_action(core: str) -> None:
    table = colony(core=core, hand=core, creeps="E3", spent=4)
    found = {one for one in orders(table, 0) if one.verb in {"teleport", "seek"}}
    assert {one.how for one in found} == {("double",)}
    after = done(table, min(found))
    assert (after.left, after.hands[0], after.core_used) == (0, [], True)


def test_override_moves_and_shoots_without_abilities() -> None:
    table = colony(core="Override", creeps="A0 A1", in_play=["Juggernaut"])
    assert may(table, "shoot", "what", who=1) == {"A0", "A1"}
    assert may(table, "move", who=1) == {"A2", "A3", "A4", "A5"}
    table.in_play = ["Grenadier"]
    assert done(table, Order("shoot", 1, "A0")).creeps == {"A1"}


def test_data_core_installs_another_card() -> None:
    table = colony(core="Swap", hand="Data Core+Boost")
    assert may(table, "install", "what") == {"Boost"}
    table = done(table, Order("install", what="Boost"))
    assert (table.cores[0], table.hands[0], table.left) == ("Boost", [], 6)
    assert may(done(colony(hand="Pilot"), Order("install", what="Pilot")), "launch")


def test_module_control_moves_a_module_with_two_open_edges_once() -> None:
    table = colony(core="Module Control", creeps="K1")
    assert may(table, "shift", "what") == set("HIJKLMNOPQRS")
    assert "3,-1" not in may(table, "shift")
    holed = colony(core="Module Control", tiles=modules_but(letters="BD"))
    assert "A" not in may(holed, "shift", "what")
    table = done(table, Order("shift", what="K", where="-3,1"))
    assert (table.tiles["K"].cell, table.creeps) == ((-3, 1), {"K1"})
    assert not may(table, "shift")
    table = colony("H0", "AC", core="Module Control", pod=(3, 0))
    table = done(table, Order("shift", what="I", where="-3,1"))
    assert (table.pod, table.docker) == (None, 1)


def test_polite_pieces_are_passed_for_an_action_a_space() -> None:
    table = colony(colonists={"IC", "I4", "E1"}, rule=Rule.POLITE)
    assert may(table, "move") >= {"I1", "I3", POD}
    assert done(table, Order("move", 0, where="I3")).left == 3
    assert "I2" in may(colony("I5", "IC", core="Rocket Boots", rule=Rule.POLITE), "boots")
    assert "I2" not in may(colony("I5", "IC", core="Rocket Boots"), "boots")


@pytest.mark.parametrize(
    ("changes", "outcome"),
    [
        ({"saved": 28, "pawns": {0: POD, 1: LOST}}, end.WON),
        ({"saved": 28}, None),
        ({"saved": 26}, end.TOO_FEW),
        ({"saved": 26, "aboard": 1}, None),
        ({"saved": 28, "tiles": modules_but(3)}, end.NO_PLANT),
        ({"saved": 28, "tiles": modules_but(4)}, end.NO_DISH),
    ],
)
def test_the_end(changes: dict[str, object], outcome: str | None) -> None:
    table = colony(target=28)
    for name, value in changes.items():
        setattr(table, name, value)
    assert ended(table) == outcome


def test_whatever_is_done_on_a_pair_keeps_pieces_and_cards() -> None:
    chance = random.Random(3)
    for name, table in pairs(every=97):
        before = table.copy()
        plain = sorted(one for one in orders(table, 0) if one.verb != "trade")
        for order in chance.sample(plain, k=min(3, len(plain))):
            after, _ = carry_out(table, order, [chance.randint(1, 6)])
            assert is_sound(after), (name, order)
        assert table == before


def is_sound(table: Table) -> bool:
    robots = [place for place in table.pawns.values() if place not in {POD, LOST}]
    pieces = [*table.colonists, *table.creeps, *robots]
    cards = [*table.deck, *table.discards, *table.in_play, *table.cores.values(), table.setback]
    cards += [card for hand in table.hands.values() for card in hand]
    apart = len(pieces) == len(set(pieces)) and set(pieces) <= set(spaces(table))
    return apart and Counter(filter(None, cards)) == Counter(box.deck()) and table.left >= 0
