"""The rulebook's sentences and its example, tried on this reading."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.meetings.refuge import box, gatherings, sea, set_up, things
from tests.meetings.refuge.actions import AIMS
from tests.meetings.refuge.endings import ended
from tests.meetings.refuge.table import BOARDED, DEVOURED, Diver, Order, Table, first
from tests.meetings.refuge.turn import (
    Done,
    carry_out,
    end_of_turn,
    leaning,
    orders,
    outcomes,
    script,
)

TOWED = "D6 F6 E6 F5 D4 D5 F4 C5 G5 E4"
NAMES = ("Mags", "Sophie", "Satoshi", "Vega")


def sea_with(divers: str, tentacles: str = "", **more: Any) -> Table:
    """Divers at these places with all abilities face down, Mags to act."""
    places = zip(NAMES, divers.split(), strict=False)
    seated = [Diver(name, at, used=set(box.DIVERS[name])) for name, at in places]
    table = Table(seated, box.BLUE, tentacles=set(tentacles.split()))
    table.supply = box.TENTACLES - len(table.tentacles)
    for name, value in more.items():
        setattr(table, name, value)
    return table


def does(table: Table, verb: str, *words: str, answers: tuple[Order, ...] = ()) -> Done:
    order = Order(verb, table.active.name, *words)
    assert order in orders(table, table.turn)
    return carry_out(table, order, (), script(answers) if answers else first)


def aims(table: Table, verb: str, what: str = "") -> set[str]:
    found = {one for one in orders(table, table.turn) if one.verb == verb}
    return {one.aim for one in found if one.what == what} if what else {one.what for one in found}


def test_the_box_is_complete() -> None:
    kinds = list(box.SPACES.values())
    assert [kinds.count(kind) for kind in "TFCLSWK"] == [7, 7, 8, 17, 14, 3, 25]
    assert len(box.SALVAGE) == box.SALVAGE_CARDS - box.GRABBERS
    assert len(box.KRAKEN_DECK) == box.KRAKEN_CARDS
    assert sum(map(len, box.DIVERS.values())) == box.ABILITY_CARDS
    assert sum(map(len, box.OBJECTIVES)) == box.OBJECTIVE_CARDS
    assert all(len(spots) == box.MARKERS for spots in box.LAID_OUT.values())
    free = [s for s, k in box.SPACES.items() if k == "K" and s not in sea.covered(3)]
    assert [sum(spot[0] < "E" for spot in free), sum(spot[0] > "E" for spot in free)] == [8, 8]


@pytest.mark.parametrize(
    ("players", "supply", "threat"), [(1, 9, 0), (2, 9, 0), (3, 8, 1), (box.MOST_PLAYERS, 8, 1)]
)
def test_setting_up(players: int, supply: int, threat: int) -> None:
    places = dict(zip(NAMES[:players], sorted(set_up.starts(())), strict=False))
    table = set_up.dive(places, box.BLUE, ("K6", "K1"))
    assert (table.supply, table.threat, table.head) == (supply, threat, 1)
    assert table.tentacles == {"B6", "C5", "D6", "E5", "F6", "G5", "H6"}
    assert set_up.may_be_objectives("beginner") < set_up.may_be_objectives("random")


def test_the_example_of_the_pushing_head() -> None:
    table = sea_with("H9 H8 H7 I7", head=4, kraken=["K3"])
    after = end_of_turn(table).table
    assert [one.at for one in after.divers] == [DEVOURED, "I8", DEVOURED, "I7"]
    free = end_of_turn(sea_with("G9 F7 G7 B0", head=2, kraken=["K3"])).table
    assert [one.at for one in free.divers] == ["G9", "G7", "H7", "B0"]


def test_the_head_pushes_tentacles_off_the_edge() -> None:
    after = end_of_turn(sea_with("B0", "H9 G3", head=4, kraken=["K4"])).table
    assert "H9" not in after.tentacles
    assert after.supply == 16 - len(after.tentacles)


@pytest.mark.parametrize(
    ("spot", "tentacles", "asked"),
    [
        ("C3", "C6 D1", {"decline", "lair"}),
        ("B3", "B6 F3 D1", {"spawn"}),
        ("B3", "C6", set()),
        ("B4", "B6", set()),
        ("C4", "B6", {"decline", "switch"}),
    ],
)
def test_what_spaces_ask_of_whoever_moves_there(spot: str, tentacles: str, asked: set[str]) -> None:
    start = {"C3": "C2", "B3": "B2", "B4": "B5", "C4": "D4"}[spot]
    table = sea_with(f"{start} E4", tentacles)
    found = outcomes(table, Order("move", "Mags", spot))
    assert {one.verb for _, done in found for put in done.asked for one in put} == asked


def test_a_spawn_space_eliminates_in_its_row_or_column_and_draws() -> None:
    table = sea_with("B2", "B6 F3 D1")
    ends = {path[0].what: done.table for path, done in outcomes(table, Order("move", "Mags", "B3"))}
    assert set(ends) == {"B6", "F3"}
    assert ends["B6"].tentacles == {"F3", "D1"}
    assert (ends["B6"].divers[0].hand, ends["B6"].progress) == (["Harpoon"], 1)


@pytest.mark.parametrize(
    ("spot", "head", "after", "place"), [("C7", 4, 3, "C7"), ("C7", 3, 2, "B7"), ("G7", 1, 2, "G7")]
)
def test_a_kraken_space_calls_the_head(spot: str, head: int, after: int, place: str) -> None:
    done = does(sea_with(f"{spot[0]}6 B0", head=head), "move", spot).table
    assert (done.head, done.divers[0].at) == (after, place)


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("Harpoon", "E2 H3 D3"),
        ("Dive Knife", "E2 D3"),
        ("Charge", "E2 D3"),
        ("Wrench", "E2 D3 D3+E2"),
        ("Overcharge", "E2"),
        ("Tow Line", " ".join(f"Sophie>{spot}" for spot in TOWED.split())),
        ("Haul", "Sophie>E4"),
        ("Trade Places", "Sophie"),
        ("Flare", "-1 1"),
        ("Calm the Beast", "-2 -1 1 2"),
        ("Dive Scooter", "F3 E4 G3 F4 F2 D4 G4 G2 F5 F1 C4 D5"),
        ("Jury-Rig", "Bait"),
        ("Flash", "E2>@E1 D3>@C3"),
        ("Reposition", "E1 C3"),
        ("Sonar", ""),
        *((what, None) for what in ("Air Tank", "Rally", "Patch Up", "Plant Cameras")),
    ],
)
def test_aims(what: str, expected: str | None) -> None:
    """From the middle of the sea, with tentacles below, to the left, and far to the right."""
    table = sea_with("E3 E5", "E2 D3 H3 C1", cameras={"E1", "C3"}, discards=["Bait"])
    if what not in box.TYPES:
        things.seat(table, table.divers[0], what)
    aimed = set() if expected is None else set(expected.split(" "))
    assert AIMS[what](table, table.divers[0]) == aimed


def test_moving_into_divers_tentacles_and_the_head() -> None:
    table = sea_with("E6 D6", "F6 F2", head=3)
    assert aims(table, "move") == {"E5", "E7", "F6"}
    assert does(table, "move", "E7").table.divers[0].at == DEVOURED
    fallen = does(table, "move", "F6").table
    assert (fallen.divers[0].down, fallen.supply, fallen.divers[0].hand) == (True, 15, [])
    table.divers[0].hand = ["Dive Knife"]
    parried = does(table, "move", "F6", answers=(Order("parry", "Mags", "Dive Knife"),)).table
    assert (parried.divers[0].down, parried.divers[0].hand) == (False, ["Harpoon"] * 2)


def test_lying_divers_recover_and_pass_and_nothing_else() -> None:
    table = sea_with("E3 E4", "E2")
    mags = table.divers[0]
    mags.down, mags.hand = True, ["Flare", "Bait", "Harpoon", "Air Tank"]
    verbs = {(one.verb, one.what) for one in orders(table, 0)}
    passed = {("pass", card) for card in mags.hand}
    assert verbs == {("end", ""), ("recover", "Bait+Flare"), ("play", "Air Tank")} | passed
    assert aims(table, "recover", "Bait+Flare") == {"Mags", "Wrench", "Patch Up", "Haul"}
    assert not does(table, "recover", "Bait+Flare", "Mags").table.divers[0].down
    assert does(table, "pass", "Flare", "Sophie").table.actions == 2
    assert orders(table, 1) == set()


def test_a_devour_card_eats_who_is_beside_shuffles_and_they_come_back_lying() -> None:
    table = sea_with("D6 B0 C8", kraken=["K9", "K1"])
    after = end_of_turn(table, [*box.KRAKEN_DECK][::-1]).table
    assert [one.at for one in after.divers] == [DEVOURED, "B0", DEVOURED]
    assert (after.kraken[0], len(after.kraken)) == ("K10", 10)
    after.turn, after.tentacles = 2, {"C4"}
    assert aims(after, "return") == {"B4", "D4", "E4", "F4", "G4", "H4"}
    back = does(after, "return", "B4").table
    assert (back.divers[2].down, back.actions) == (True, 2)


@pytest.mark.parametrize(
    ("divers", "before", "card", "after"),
    [
        ("B0", "D4 D5 E2 C5", "K9", "D3 D4 E2 C5 E5"),
        ("B0", "D4 D2 E2", "K10", "D2 E3"),
        ("B0 E6", "D6 D5", "K9", "D5 D4 E5"),
        ("D4 B0", "D5 D6", "K9", "D5 E5"),
        ("D3 B0", "D4", "K9", "D4 E5"),
        ("B0", "E5 E3 D1", "K9", "E5 E3"),
    ],
    ids=["a column together", "twice", "following", "onto a diver", "cave", "threat"],
)
def test_tentacles_march(divers: str, before: str, card: str, after: str) -> None:
    done = end_of_turn(sea_with(divers, before, kraken=[card])).table
    assert done.tentacles == set(after.split())
    assert done.threat == {"D4 D2 E2": 1, "E5 E3 D1": 2}.get(before, 0)


def test_two_want_one_space_and_the_left_gets_it() -> None:
    crossing = sea_with("B0", "E3 F4", head=2, kraken=["K7"])
    assert end_of_turn(crossing).table.tentacles == {"F3", "F4"}


@pytest.mark.parametrize(
    ("tentacles", "change", "outcome"),
    [
        ("", {"supply": 1}, "lost: supply"),
        ("D1", {"threat": 3}, "lost: threat"),
        ("D5", {}, "lost: all down"),
        ("", {"supply": 2}, None),
    ],
)
def test_defeats_by_the_kraken_card(
    tentacles: str, change: dict[str, int], outcome: str | None
) -> None:
    table = sea_with("D4 B0", tentacles, kraken=["K9"], **change)
    table.divers[1].down = True
    assert ended(end_of_turn(table).table) == outcome


def test_a_draw_from_the_empty_deck_loses() -> None:
    assert ended(does(sea_with("B2", "B6", salvage=[]), "move", "B3").table) == "lost: salvage"


def test_a_lone_diver_has_one_turn_to_stand_up() -> None:
    table = sea_with("D5", "D4", kraken=["K9", "K1"])
    down = does(table, "move", "D4").table
    waiting = does(down, "end").table
    assert (ended(waiting), waiting.grace) == (None, True)
    assert ended(does(waiting, "end").table) == "lost: alone"
    waiting.divers[0].hand = ["Air Tank"]
    assert ended(does(does(waiting, "play", "Air Tank", "Mags").table, "end").table) is None


@pytest.mark.parametrize(
    ("ability", "divers", "before", "place", "after"),
    [
        ("Brace", "D4 B0", "D5", "D4", "E5"),
        ("Slip Away", "D6 B0", "", "H6", "E5"),
        ("Ink Screen", "B1 B0", "D5", "B1", "D5"),
    ],
)
def test_reactions(ability: str, divers: str, before: str, place: str, after: str) -> None:
    """To a card that devours, moves the outer columns down and spawns in the middle one."""
    table = sea_with(divers, before, kraken=["K9"])
    diver = table.divers[0]
    things.seat(table, diver, ability)
    used = end_of_turn(table, (), max).table
    assert (used.divers[0].at, used.divers[0].down) == (place, False)
    assert used.tentacles == {after}
    assert ability in used.divers[0].used
    diver.down = True
    assert all(one.who != diver.name for put in end_of_turn(table).asked for one in put)


def test_objectives_follow_one_another_to_the_win() -> None:
    table = sea_with("B2 C2", "B6", progress=4)
    second = does(table, "move", "B3").table
    assert (second.objective, second.progress) == ("Breach the Hull", 0)
    assert [len(one.hand) for one in second.divers] == [2, 1]
    second.divers[0].at, second.divers[1].at = "E10", "F10"
    second.actions = 2
    one = does(second, "charge").table
    assert Order("charge", "Mags") not in orders(one, 0)
    one.turn = 1
    won = does(one, "charge").table
    assert [diver.at for diver in won.divers] == [BOARDED, BOARDED]
    assert ended(won) == "won"


def test_boarded_divers_take_no_turn() -> None:
    assert end_of_turn(sea_with(f"B0 {BOARDED} C0", stage=2)).table.turn == 2


def test_the_cargo_is_fetched_passed_and_lost() -> None:
    names = (*box.BLUE[:2], "Bring the Cargo Home")
    table = sea_with("F10 C1", objectives=names, stage=2, cargo="E10")
    carried = does(table, "move", "E10").table
    assert carried.cargo == "Mags"
    carried.divers[0].at, carried.divers[1].at = "C1", "C0"
    assert ended(does(carried, "pass", "Cargo", "Sophie").table) == "won"
    carried.divers[0].at = "E6"
    assert does(carried, "move", "E7").table.cargo == "E10"


def test_every_thing_meets_others_and_every_deed_keeps_the_box_together() -> None:
    met = [pair for base in gatherings.BASES.values() for pair in gatherings.pairs(base)]
    told = " & ".join(name for name, _ in met)
    assert all(str(thing) in told for thing in things.every_thing())
    for number, (name, table) in enumerate(random.Random(1).sample(met, 150)):
        for order in sorted(orders(table, table.turn)):
            after = carry_out(table, order, (), leaning(number)).table
            if ended(after):
                continue
            spots = [*after.tentacles, *(one.at for one in after.divers if one.on_map)]
            hands = [card for one in after.divers for card in one.hand]
            assert len(spots) == len(set(spots) - sea.covered(after.head)), (name, order)
            assert len(after.tentacles) + after.supply + after.threat == 16, (name, order)
            assert sorted(hands + after.salvage + after.discards) == sorted(box.SALVAGE)
