"""The ways to lose, solo's turn of grace, and winning."""

import pytest

from games.refuge.dive import Ended
from games.refuge.state import ABOARD
from games.refuge.tentacles import add_threat
from games.refuge.weapons import knock_down
from tests.games.refuge.dive import Dive, dive

CROWDED = [*range(51, 58), *range(41, 48), 31]
TWO_FLARES = [["flare", "flare"]]


def figures(table: Dive) -> list[int]:
    """Turns, objectives, threat, salvage cards left."""
    assert table.outcome is not None
    return [count for _, count in table.outcome.figures]


@pytest.mark.parametrize(("card", "cause", "supply"), [("K1", "supply", 0), ("K7", None, 1)])
def test_the_dive_is_lost_when_no_tentacle_is_left_in_the_supply(
    card: str, cause: str | None, supply: int
) -> None:
    table = dive("0 | . A . . . . . . .", kraken=[card], tentacles=[*CROWDED], supply=1)
    table.choose("end")
    assert (table.cause, table.s.supply) == (cause, supply)
    assert table.game.census()["tentacles"] == 16


@pytest.mark.parametrize(("threat", "cause"), [(3, "threat"), (2, None)])
def test_the_dive_is_lost_with_4_tentacles_on_the_threat_track(
    threat: int, cause: str | None
) -> None:
    table = dive("1 | . . t . . . . . .\n5 | . A . . . . . . .", kraken=["K1"], threat=threat)
    assert table.game.view(None).ended == ""
    table.choose("end")
    assert (table.cause, table.s.threat) == (cause, threat + 1)
    assert table.game.view(None).ended == (cause or "")


def test_losing_is_noticed_at_once() -> None:
    table = dive("2 | . . . . A . . . .", threat=3)
    with pytest.raises(Ended, match="threat"):
        add_threat(table.game)


def test_the_dive_is_lost_when_a_salvage_card_is_due_and_none_is_left() -> None:
    discards = ["flare", "bait"]
    board = "2 | . . . . A t . . ."
    table = dive(board, hands=[["dive_knife"]], salvage_deck=[], salvage_discards=discards)
    assert table.choose("card.dive_knife").cause == "salvage"
    assert dive(board, salvage_deck=[]).choose("end").outcome is None, "by itself it is no end"


def test_the_dive_is_lost_when_all_are_knocked_down_or_devoured() -> None:
    table = dive("6 | . . . . A . . . .\n2 | . . . . b . . . .", kraken=["K9"]).choose("end")
    assert table.cause == "down"
    assert table.outcome is not None
    assert table.outcome.winners == ()
    one_stands = dive("6 | . . . . A . . . .\n2 | . . . . B c . . .", kraken=["K9"])
    assert one_stands.choose("end").outcome is None


def test_a_solo_diver_who_is_knocked_down_has_one_turn_to_get_up() -> None:
    board = "3 | . . t . . . . . .\n2 | . . A . . . . . ."
    table = dive(board, names=("satoshi",), hands=TWO_FLARES, kraken=["K1", "K3"]).choose("end")
    assert not table.standing[0]
    assert table.offered == ["recover", "end"]
    table.choose("recover", "end")
    assert (table.standing[0], table.outcome) == (True, None)


def test_a_solo_diver_who_stays_down_for_that_turn_loses_before_the_krakens_card() -> None:
    table = dive("2 | . . . . a . . . .", hands=TWO_FLARES, names=("vega",)).choose("end")
    assert (table.cause, table.s.kraken_discards) == ("alone", [])


def test_a_solo_diver_knocked_down_by_their_own_move_still_has_the_next_turn() -> None:
    board = "3 | . . . . t . . . .\n2 | . . . . A . . . ."
    table = dive(board, names=("vega",), hands=TWO_FLARES).choose("move.c4r3", "end")
    assert table.outcome is None
    assert "recover" in table.offered


def test_a_devoured_solo_diver_comes_back_and_must_get_up_in_that_turn() -> None:
    table = dive("6 | . . . . A . . . .", names=("mags",)).choose("move.c4r7")
    assert table.offered[0].startswith("back.")
    table.choose("back.c4r4", "ability.patch_up", "end")
    assert table.outcome is None


def test_the_last_diver_left_has_the_solo_divers_grace() -> None:
    board = "2 | . . . . A . . . .\n9 | . B . . . . . . ."
    table = dive(board, names=("vega", "mags"), accomplished=2, off={1: ABOARD})
    knock_down(table.game, table.s.divers[0])
    assert not table.standing[0]


def test_accomplishing_the_third_objective_wins_for_everybody() -> None:
    table = dive("9 | . A . . . . . . .", accomplished=2, head=5, threat=1).choose("move.c1r10")
    assert table.cause == "won"
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert figures(table) == [5, 3, 1, 56]


def test_the_figures_of_a_dive_that_is_lost() -> None:
    board = "1 | . . t . . . . . .\n5 | . A . . . . . . ."
    lost = dive(board, names=("mags",), threat=3, accomplished=1, kraken=["K1"]).choose("end")
    assert figures(lost) == [5, 1, 4, 56]
