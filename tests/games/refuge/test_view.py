"""What a seat and a spectator see, and what they cannot."""

import random

import pytest

from games.kernel.match import Match
from games.refuge import GAME
from games.refuge.board import RIGHT
from games.refuge.kraken_cards import devour_everybody_near, kraken_strikes
from games.refuge.kraken_head import head_moves
from games.refuge.options import RefugeOptions
from games.refuge.spaces import swap
from games.refuge.state import ABOARD, DEVOURED
from games.refuge.tentacles import lower_half
from tests.games.refuge.dive import Dive, dive, facts


def test_the_view_names_every_space_and_everything_on_it() -> None:
    table = dive(
        "7 | . . H H H . . . .\n5 | . . . . . t . . .\n2 | . . a . B . . . .",
        hands=[["flare"], ["bait", "bait"]],
        cameras=[61],
        threat=1,
    )
    view = table.game.view(1)
    assert len(view.spaces) == 81
    assert (view.head, view.head_spots[0]) == (2, "c2r7")
    assert view.tentacles == ("c5r5",)
    assert [(facts(d.name), d.letters, d.spot, d.standing, len(d.hand)) for d in view.divers] == [
        ("michael", "Mi", "c2r2", False, 1),
        ("mags", "Ma", "c4r2", True, 2),
    ]
    assert view.hand == ("bait", "bait")
    assert (view.cameras, view.threat, view.supply) == (("c1r6",), 1, 14)
    assert (view.salvage_left, view.kraken_left) == (53, 10)


def test_a_seat_without_a_diver_yet_is_nobody() -> None:
    match = Match.start(GAME, 2, RefugeOptions(), seed=1)
    for diver in match.view(None).divers:
        assert (diver.name, diver.letters, diver.abilities, diver.spot) == (None, "", (), None)


def test_hands_lie_open_in_a_cooperative_dive() -> None:
    table = dive("2 | . . A . B . . . .", hands=[["flare"], ["bait"]])
    assert [diver.hand for diver in table.game.view(None).divers] == [("flare",), ("bait",)]


def test_a_spectator_has_no_hand_and_sees_no_deck() -> None:
    table = dive("2 | . . A . B . . . .", hands=[["flare"], ["bait"]])
    before = repr(table.game.view(None))
    assert table.game.view(None).hand == ()
    table.game.scramble(None, random.Random(1))
    assert repr(table.game.view(None)) == before


def test_nobody_knows_the_order_of_the_decks() -> None:
    table = dive("2 | . . A . B . . . .")
    before = list(table.s.salvage_deck), list(table.s.kraken_deck)
    seen = [repr(table.game.view(viewer)) for viewer in (None, 0, 1)]
    table.game.scramble(None, random.Random(1))
    assert [repr(table.game.view(viewer)) for viewer in (None, 0, 1)] == seen
    after = table.s.salvage_deck, table.s.kraken_deck
    assert [sorted(deck) for deck in after] == [sorted(deck) for deck in before]
    assert all(new != old for new, old in zip(after, before, strict=True))


def test_only_satoshi_knows_what_his_sonar_showed() -> None:
    table = dive("2 | . . A . B . . . .", names=("satoshi", "mags"), kraken=["K1", "K2", "K3"])
    table.choose("sonar", "next.K2", "next.K1")
    assert table.game.view(0).foreseen == ("K3", "K1", "K2")
    assert table.game.view(1).foreseen == ()
    table.game.scramble(0, random.Random(5))
    assert table.game.view(0).foreseen == ("K3", "K1", "K2")


@pytest.mark.parametrize("choice", ["sonar", "end"])
def test_a_look_at_kraken_cards_cannot_be_taken_back_freely(choice: str) -> None:
    table = dive("2 | . . A . B . . . .", names=("satoshi", "mags"), kraken=["K1", "K2", "K3"])
    table.choose("move.c2r1")
    assert not table.game.revealed
    table = dive("2 | . . A . B . . . .", names=("satoshi", "mags"), kraken=["K1", "K2", "K3"])
    table.choose(choice)
    assert table.game.revealed


def test_the_sonars_knowledge_is_used_up_card_by_card() -> None:
    table = dive("2 | . . A . B . . . .", names=("satoshi", "mags"), kraken=["K1", "K2", "K3"])
    table.choose("sonar", "next.K2", "next.K1", "end")
    assert table.game.view(0).foreseen == ("K3", "K1")


@pytest.mark.parametrize("card", ["K1", "K9"])
def test_the_last_kraken_card_stays_in_sight_even_when_it_is_shuffled_back(card: str) -> None:
    table = dive("0 | . A . . . . . . .", kraken=[card])
    assert table.game.view(None).kraken_card == ""
    table.watch(kraken_strikes(table.game))
    assert table.game.view(None).kraken_card == card


def test_the_trail_shows_what_moved() -> None:
    table = dive("7 | . . H H H A . . .\n0 | . B . . . . . . .")
    table.watch(head_moves(table.game, RIGHT))
    trail = [(move.kind, move.start, move.end) for move in table.game.view(None).trail]
    assert trail == [("push", "c5r7", "c6r7"), ("head", "c3r8", "c4r8")]


def test_the_trail_shows_both_who_switch_places() -> None:
    table = dive("2 | . . A . B . . . .")
    table.watch(swap(table.game, *table.s.divers))
    trail = [(move.kind, move.start, move.end) for move in table.game.view(None).trail]
    assert trail == [("move", "c2r2", "c4r2"), ("carry", "c4r2", "c2r2")]


def test_a_new_action_begins_a_new_trail() -> None:
    table = dive("3 | . . . . A . . . .", kraken=["K7"]).choose("move.c4r4")
    assert [move.end for move in table.game.view(None).trail] == ["c4r4"]
    table.choose("move.c4r3")
    assert [move.end for move in table.game.view(None).trail] == ["c4r3", "c5r8", "c6r8"]


def test_headline_and_nameplates() -> None:
    table = dive("2 | . . A . B . . . .", threat=1)
    assert facts(table.game.headline()) == [1, "thin_the_herd", 0, 5, 1, 4]
    assert [facts(table.game.nameplate(seat)) for seat in (0, 1)] == ["michael", "mags"]


def test_objectives_tell_level_progress_and_reward() -> None:
    table = dive("2 | . . A . B . . . .", accomplished=1)
    first, second, third = table.game.view(None).objectives
    assert (facts(first.numeral), first.done, first.current) == (1, True, False)
    assert (facts(second.numeral), second.target, second.current) == (2, 2, True)
    assert (facts(third.numeral), third.target, third.done) == (3, 2, False)
    assert facts(second.title) == "breach_the_hull"


def test_a_new_kraken_deck_ends_the_sonars_knowledge() -> None:
    table = dive("2 | . . A . B . . . .", names=("satoshi", "mags"), kraken=["K9", "K2", "K3"])
    table.choose("sonar", "next.K9", "next.K2", "end")
    assert table.game.view(0).foreseen == ()


def test_before_his_first_sonar_satoshi_knows_no_card() -> None:
    table = dive("2 | . . A . . . . . .", names=("satoshi",))
    assert table.game.view(0).foreseen == ()


def trail_of(table: Dive) -> list[tuple[str, str | None, str | None]]:
    return [(move.kind, move.start, move.end) for move in table.game.view(None).trail]


def test_the_trail_shows_a_charge() -> None:
    table = dive("2 | . . . . A t . . .").choose("ability.charge")
    assert trail_of(table) == [("move", "c4r2", "c5r2"), ("remove", "c5r2", None)]


def test_the_trail_shows_whoever_is_devoured_where_they_stood() -> None:
    table = dive("6 | . . . A B . . . .\n0 | . C . . . . . . .")
    table.watch(devour_everybody_near(table.game))
    assert trail_of(table) == [("devour", "c3r6", None), ("devour", "c4r6", None)]


def test_the_trail_shows_a_tentacle_that_leaves_for_the_threat_track() -> None:
    table = dive("1 | . . . t . . . . .\n5 | . A . . . . . . .")
    table.watch(lower_half(table.game, "v  "))
    assert trail_of(table) == [("tentacle", "c3r1", "c3r0")]


def test_what_lies_on_the_table_and_face_down_is_explained() -> None:
    table = dive("5 | . . . . . t . . .\n2 | . . A . . . . . .", hands=[["flare"]])
    view = table.game.view(0)
    words = GAME.glossary(RefugeOptions())
    assert {"salvage.flare", "diver.michael"} <= set(GAME.on_the_table(view)) <= set(words)
    hidden, s = GAME.face_down(view), table.game.s
    kraken = sum(count for key, count in hidden.items() if key.startswith("kraken"))
    salvage = sum(hidden.values()) - kraken
    assert (kraken, salvage) == (len(s.kraken_deck), len(s.salvage_deck))


def test_marks_are_counted_as_one_reads_the_board() -> None:
    assert GAME.reading_order("c4r6") < GAME.reading_order("c1r5") < GAME.reading_order("c2r5")


def test_the_situation_tells_who_leads_whom_what_they_hold_and_what_is_left() -> None:
    table = dive("2 | . . A . b . . . .", hands=[["flare"], []], spent=[[], ["wrench", "haul"]])
    first, second, goals, left = (facts(line) for line in table.game.situation())
    assert first == [0, "michael", "c2r2", ["flare"], ["rally", "charge", "brace"]]
    assert second == [1, "mags", ["c4r2"], [], ["patch_up"]]
    assert goals[0] == 1
    assert goals[2] == [[2, "breach_the_hull"], [3, "board_the_ub85"]]
    assert left == [16, 55, 10, 10]


def test_the_situation_says_where_divers_are_who_are_not_on_the_map() -> None:
    spent = [[], ["wrench", "patch_up", "haul"]]
    off = {0: ABOARD, 1: DEVOURED}
    table = dive("2 | . A . B C . . . .", accomplished=2, off=off, spent=spent, carrier=2)
    told = [facts(line) for line in table.game.situation()]
    assert told[0][:3] == [0, "michael", ABOARD]
    assert told[1] == [1, "mags", DEVOURED, [], []]
    assert told[2][3] == ["cargo"]
    assert (told[3][0], len(told[3])) == (3, 2), "nothing comes after it"


def test_while_divers_are_chosen_the_situation_names_only_who_has_one() -> None:
    table = Match.start(GAME, 2, GAME.Options(divers="chosen"), seed=1)
    assert list(table.game.situation()) == []
    assert table.game.headline().args is None
    assert table.game.nameplate(0) is None
