"""The ways to lose, solo's turn of grace, and winning."""

import pytest

from games.refuge.dive import Ended
from games.refuge.tentacles import add_threat
from games.refuge.weapons import knock_down
from tests.games.refuge.dive import Dive, dive


def cause(table: Dive) -> str:
    assert table.outcome is not None
    return table.outcome.cause


def test_the_dive_is_lost_when_no_tentacle_is_left_in_the_supply() -> None:
    table = dive("0 | . A . . . . . . .", kraken=["K1"], threat=0)
    table.s.tentacles, table.s.supply = [*range(51, 58), *range(41, 48), 31], 1
    table.choose("end")
    assert cause(table) == "supply"
    assert table.s.supply == 0
    assert table.game.census()["tentacles"] == 16


def test_one_tentacle_in_the_supply_is_enough() -> None:
    table = dive("0 | . A . . . . . . .", kraken=["K7"])
    table.s.tentacles, table.s.supply = [*range(51, 58), *range(41, 48), 31], 1
    table.choose("end")
    assert table.outcome is None


def test_the_dive_is_lost_with_4_tentacles_on_the_threat_track() -> None:
    table = dive("1 | . . t . . . . . .\n0 | . A . . . . . . .", kraken=["K1"], threat=3)
    table.choose("end")
    assert cause(table) == "threat"
    assert table.s.threat == 4


def test_3_tentacles_on_the_threat_track_are_not_the_end() -> None:
    table = dive("1 | . . t . . . . . .\n0 | . A . . . . . . .", kraken=["K1"], threat=2)
    table.choose("end")
    assert table.outcome is None
    assert table.s.threat == 3


def test_the_dive_is_lost_when_a_salvage_card_is_due_and_none_is_left() -> None:
    table = dive("2 | . . . . A t . . .", hands=[["dive_knife"]], salvage_deck=[])
    table.choose("card.dive_knife")
    assert cause(table) == "salvage"


def test_an_empty_salvage_deck_alone_is_not_the_end() -> None:
    table = dive("2 | . . . . A t . . .", salvage_deck=[]).choose("end")
    assert table.outcome is None


def test_the_dive_is_lost_when_all_are_knocked_down_or_devoured() -> None:
    table = dive("6 | . . . . A . . . .\n2 | . . . . b . . . .", kraken=["K9"])
    table.choose("end")
    assert cause(table) == "down"
    assert table.outcome is not None
    assert table.outcome.winners == ()


def test_the_last_one_who_is_knocked_down_ends_the_dive_at_once() -> None:
    table = dive("2 | . . A . b . . . .")
    with pytest.raises(Ended, match="down"):
        knock_down(table.game, table.s.divers[0])


def test_whoever_lies_already_does_not_fall_again() -> None:
    table = dive("2 | . . A . B . . . .")
    diver = table.s.divers[0]
    knock_down(table.game, diver)
    since, told = diver.down_since, len(table.game.lines)
    table.s.turn += 1
    knock_down(table.game, diver)
    assert (diver.down_since, len(table.game.lines)) == (since, told)


def test_one_diver_on_their_feet_keeps_the_dive_going() -> None:
    table = dive("6 | . . . . A . . . .\n2 | . . . . B c . . .", kraken=["K9"]).choose("end")
    assert table.outcome is None


def test_a_solo_diver_who_is_knocked_down_has_one_turn_to_get_up() -> None:
    table = dive(
        "3 | . . t . . . . . .\n2 | . . A . . . . . .",
        names=("satoshi",),
        hands=[["flare", "flare"]],
        kraken=["K1", "K3"],
    )
    table.choose("end")
    assert not table.s.divers[0].standing
    assert table.offered == ["recover", "end"]
    table.choose("recover", "end")
    assert table.s.divers[0].standing
    assert table.outcome is None


def test_a_solo_diver_who_stays_down_for_that_turn_loses() -> None:
    table = dive("2 | . . . . a . . . .", hands=[["flare", "flare"]], names=("vega",))
    table.choose("end")
    assert cause(table) == "alone"


def test_a_solo_diver_knocked_down_by_their_own_move_still_has_the_next_turn() -> None:
    table = dive(
        "3 | . . . . t . . . .\n2 | . . . . A . . . .", names=("vega",), hands=[["flare", "flare"]]
    )
    table.choose("move.c4r3", "end")
    assert table.outcome is None
    assert "recover" in table.offered


def test_a_devoured_solo_diver_comes_back_and_must_get_up_in_that_turn() -> None:
    table = dive("6 | . . . . A . . . .", names=("mags",)).choose("move.c4r7")
    assert table.offered[0].startswith("back.")
    table.choose("back.c4r4", "ability.patch_up", "end")
    assert table.outcome is None


def test_the_last_diver_left_has_the_solo_divers_grace() -> None:
    table = dive(
        "2 | . . . . A . . . .\n9 | . B . . . . . . .", names=("vega", "mags"), accomplished=2
    )
    table.s.divers[1].spot = -3
    knock_down(table.game, table.s.divers[0])
    assert not table.s.divers[0].standing


def test_losing_is_noticed_at_once() -> None:
    table = dive("2 | . . . . A . . . .", threat=3)
    with pytest.raises(Ended, match="threat"):
        add_threat(table.game)


def test_accomplishing_the_third_objective_wins_for_everybody() -> None:
    table = dive("9 | . A . . . . . . .", accomplished=2, head=5).choose("move.c1r10")
    assert cause(table) == "won"
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def figures(table: Dive) -> list[tuple[str, int]]:
    assert table.outcome is not None
    return [(str(name), count) for name, count in table.outcome.figures]


def test_the_figures_of_a_dive_that_is_won_and_of_one_that_is_lost() -> None:
    won = dive("9 | . A . . . . . . .", accomplished=2, head=5, threat=1).choose("move.c1r10")
    assert figures(won) == [
        ("Turns", 5),
        ("Objectives", 3),
        ("Threat", 1),
        ("Salvage cards left", 56),
    ]
    lost = dive(
        "1 | . . t . . . . . .\n5 | . A . . . . . . .",
        names=("mags",),
        threat=3,
        accomplished=1,
        kraken=["K1"],
    ).choose("end")
    assert cause(lost) == "threat"
    assert figures(lost) == [
        ("Turns", 5),
        ("Objectives", 1),
        ("Threat", 4),
        ("Salvage cards left", 56),
    ]


def test_the_view_says_how_the_dive_ended() -> None:
    table = dive("1 | . . t . . . . . .\n0 | . A . . . . . . .", kraken=["K1"], threat=3)
    assert table.game.view(None).ended == ""
    table.choose("end")
    assert table.game.view(None).ended == "threat"


def test_the_turn_of_grace_ends_before_the_krakens_card() -> None:
    table = dive("2 | . . . . a . . . .", hands=[["flare", "flare"]], names=("vega",))
    table.choose("end")
    assert (cause(table), table.s.kraken_discards) == ("alone", [])
