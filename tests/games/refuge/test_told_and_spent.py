"""What an action costs is gone, what it does is told and glows, and choices come in order."""

import pytest

from games.kernel.match import Match
from games.refuge import GAME
from games.refuge.board import RIGHT
from games.refuge.kraken_cards import kraken_strikes
from games.refuge.kraken_head import head_moves
from games.refuge.recovering import help_one_up, stand_up
from games.refuge.spaces import kraken_space
from games.refuge.state import ABOARD, ASHORE, DEVOURED, OFF_MAP, Diver
from games.refuge.tentacles import lower_half
from tests.games.refuge.dive import dive

LOCKER = ("stock_the_locker", "breach_the_hull", "board_the_ub85")
VENTS = ("thin_the_herd", "seal_the_vents", "board_the_ub85")
CARGO = ("thin_the_herd", "breach_the_hull", "bring_the_cargo_home")


def test_a_stowed_card_is_discarded() -> None:
    table = dive(
        "1 | . . A . . . . . .\n0 | . B . . . . . . .", hands=[["flare"]], objectives=LOCKER
    )
    table.choose("stow")
    assert (table.s.divers[0].hand, table.s.salvage_discards) == ([], ["flare"])


def test_the_card_that_seals_a_whirlpool_is_discarded() -> None:
    board = "4 | . . A . . . . . .\n0 | . B . . . . . . ."
    table = dive(board, hands=[["flare"]], objectives=VENTS, accomplished=1)
    table.choose("seal")
    assert (table.s.divers[0].hand, table.s.salvage_discards) == ([], ["flare"])


def test_who_charges_chooses_between_two_tentacles_and_may_think_better_of_it_last() -> None:
    table = dive("3 | . . . . t . . . .\n2 | . . . . A t . . .\n0 | . B . . . . . . .")
    table.choose("ability.charge")
    assert table.ask is not None
    assert [option.id for option in table.ask] == ["charge.c4r3", "charge.c5r2", "never_mind"]
    assert table.ask.seats == [0]
    table.choose("charge.c5r2")
    assert (table.spot(0), table.tentacles) == ("c5r2", ["c4r3"])


def test_cards_are_passed_before_the_cargo_and_both_are_told() -> None:
    board = "1 | . A B . . . . . ."
    table = dive(board, hands=[["flare", "bait"]], objectives=CARGO, accomplished=2)
    table.s.divers[0].cargo = True
    table.choose("pass")
    assert table.offered == ["pass.bait.mags", "pass.flare.mags", "pass.cargo.mags"]
    table.choose("pass.flare.mags")
    assert table.story == "(Michael) passes Flare to Mags"


def test_of_two_on_the_ground_the_helper_chooses_who_stands_up() -> None:
    table = dive("2 | . . . a B c . . .")
    helper = table.s.divers[1]
    table.watch(help_one_up(table.game, helper, table.s.divers[::2]), "stand.katerina")
    assert [diver.standing for diver in table.s.divers] == [False, True, True]
    assert table.story == "(Mags) helps Katerina up"


def test_who_gets_up_alone_is_told_so() -> None:
    table = dive("2 | . . . a B . . . .")
    table.watch(stand_up(table.game, table.s.divers[0], table.s.divers[0]))
    assert table.story == "(Michael) gets up"


def test_boarding_and_taking_the_cargo_are_told() -> None:
    table = dive("9 | . . A . . . . . .\n0 | . B . . . . . . .", head=5, accomplished=2)
    table.choose("move.c2r10")
    assert "climbs aboard the UB-85" in table.story
    board = "9 | . . . . A . . . .\n0 | . B . . . . . . ."
    table = dive(board, head=1, objectives=CARGO, accomplished=2)
    table.choose("move.c4r10")
    assert "takes the cargo" in table.story


def test_sonar_is_told() -> None:
    table = dive("2 | . . . . A . . . .", names=("satoshi",), kraken=["K1", "K2", "K3"])
    table.choose("sonar", "next.K1", "next.K2")
    assert table.story == "(Satoshi) uses Sonar puts the Kraken cards back"


def test_a_diver_who_is_placed_or_spat_out_glows_where_they_appear() -> None:
    table = Match.start(GAME, 1, GAME.Options(divers="random"), seed=3)
    table.choose(0, "start.c4r0")
    assert (("move", OFF_MAP, 4)) in table.game.s.trail
    spat = dive("2 | . . . A . . . . .\n0 | . . . . . . . C .", kraken=["K1"])
    assert spat.s.divers[1].spot == DEVOURED
    spat.s.divers[1].down_since = 4
    spat.choose("end", "back.c1r4")
    assert ("return", OFF_MAP, 41) in spat.s.trail


def test_a_new_turn_names_its_diver_again() -> None:
    table = dive("2 | . . . A . . . . .\n0 | . . . . . . . C .", kraken=["K1"])
    table.s.divers[1].down_since = 4
    table.choose("move.c3r1", "end", "back.c1r4")
    assert "(Mags) is spat out on B4" in table.story


def test_figures_follow_a_kraken_card_only_when_threat_or_supply_have_changed() -> None:
    table = dive("0 | . A . . . . . . .", kraken=["K7"])
    table.watch(kraken_strikes(table.game))
    assert [line for line in table.game.lines if line.kind == "figure"] == []
    table = dive("0 | . A . . . . . . .", kraken=["K1"])
    table.watch(kraken_strikes(table.game))
    figures = [str(line.text) for line in table.game.lines if line.kind == "figure"]
    assert figures == ["Threat 0 of 4", "15 tentacles left"]


def test_where_a_drawn_head_comes_to_lie_is_told_unless_the_edge_holds_it() -> None:
    table = dive("8 | . . . H H H . . A", head=3)
    table.watch(kraken_space(table.game, table.s.divers[0]))
    assert (table.s.head, table.story) == (4, "The head lies over E to G.")
    table = dive("8 | A H H H . . . . .", head=1)
    table.watch(kraken_space(table.game, table.s.divers[0]))
    assert (table.s.head, "The head lies" in table.story) == (1, False)


def test_crawls_are_told_before_the_strike_that_follows_them() -> None:
    table = dive(
        "6 | . . . t . t . . .\n5 | . . . . . A . . .\n0 | . B . . . . . . .",
        names=("vega", "mags"),
    )
    table.watch(lower_half(table.game, "vvv"))
    crawl, upon = table.story.index("crawls from D6 to D5"), table.story.index("upon Vega")
    assert crawl < upon


def test_who_is_ashore_devoured_or_aboard_is_neither_on_the_map_nor_upright() -> None:
    for spot in (ASHORE, DEVOURED, ABOARD):
        diver = Diver(0, "mags", spot)
        assert (diver.on_map, diver.upright) == (False, False)


def test_places_beside_the_board_have_the_numbers_that_saves_hold() -> None:
    assert (ASHORE, DEVOURED, ABOARD, OFF_MAP) == (-1, -2, -3, -1)


def test_whom_the_head_shoves_before_it_crushes_is_told_once() -> None:
    table = dive("9 | . . . H H H A . .\n7 | . . . H H H t t t\n0 | . B . . . . . . .")
    table.watch(head_moves(table.game, RIGHT))
    assert table.story == "It shoves Michael to H9. It crushes the tentacle of G7."


def test_the_cargo_that_is_passed_is_told() -> None:
    table = dive("1 | . A B . . . . . .", objectives=CARGO, accomplished=2)
    table.s.divers[0].cargo = True
    table.choose("pass")
    assert table.story == "(Michael) passes the cargo to Mags"


@pytest.mark.parametrize(
    ("side", "told", "home"),
    [("left", "1 space left", "C to E"), ("right", "1 space right", "E to G")],
)
def test_which_way_a_flare_drives_the_head_is_told(side: str, told: str, home: str) -> None:
    table = dive("2 | . . A . . . . . .", hands=[["flare"]])
    table.choose("card.flare")
    assert table.ask is not None
    assert str(table.ask.prompt) == "Where does the head go?"
    table.choose(f"head.{side}.1")
    assert f"drives the head {told} The head lies over {home}." in table.story


def test_whoever_swims_into_a_tentacle_is_told_so() -> None:
    table = dive("2 | . . . . A t . . .\n0 | . B . . . . . . .", names=("vega", "mags"))
    table.choose("move.c5r2")
    assert "(Vega) swims to F2" in table.story
    assert ", into a tentacle" in table.story
    table = dive("2 | . . . . A t . . .\n0 | . B . . . . . . .")
    table.choose("move.c4r1")
    assert "into a tentacle" not in table.story


def test_who_leaves_the_tentacles_where_they_are_is_told() -> None:
    table = dive("5 | . . . . . t . . .\n2 | . . A . . . . . .", hands=[["bait"]])
    table.choose("card.bait", "no")
    assert "leaves the tentacles where they are" in table.story
