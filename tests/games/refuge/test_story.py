"""The story tells everything that happens at the table, with reasons."""

import pytest

from games.kernel.chance import Chance
from games.refuge.board import LEFT, RIGHT
from games.refuge.kraken_cards import kraken_strikes
from games.refuge.kraken_head import head_moves
from games.refuge.objectives import come_closer
from games.refuge.options import RefugeOptions
from games.refuge.rewards import one_tentacle_back
from games.refuge.set_up import first_state
from games.refuge.tentacles import lower_half
from tests.games.refuge.dive import Dive, dive


def test_set_up_tells_the_objectives_the_head_and_who_begins() -> None:
    table = Dive(first_state(1, RefugeOptions(divers="random"), Chance(3)))
    table.choose("start.c4r0")
    assert "Objective I, Thin the Herd: Eliminate 3 tentacles" in table.story
    assert "Objective III, Board the UB-85:" in table.story
    assert "The head lies over" in table.story
    assert "takes the first turn." in table.story


def test_a_kraken_card_tells_where_the_head_lies_and_what_rises() -> None:
    table = dive("0 | . A . . . . . . .", kraken=["K1"])
    table.watch(kraken_strikes(table.game))
    assert table.story == (
        "The Kraken turns to the left: its head now lies over C to E. "
        "Below the head no tentacle moves. A new one rises at D6. Threat 0 of 4 15 tentacles left"
    )


def test_a_head_at_the_edge_tells_no_move() -> None:
    table = dive("0 | . A . . . . . . .", head=1)
    table.watch(head_moves(table.game, LEFT))
    assert table.story == ""


def test_pushes_are_told() -> None:
    table = dive("9 | . . . . H H H t .\n8 | . . . . H H H A .\n0 | . B . . . . . . .")
    table.watch(head_moves(table.game, RIGHT))
    assert "It crushes the tentacle of H9. It shoves Michael to I8." in table.story


def test_a_new_kraken_deck_is_told() -> None:
    table = dive("0 | . A . . . . . . .", kraken=["K9"])
    table.watch(kraken_strikes(table.game))
    assert table.story.startswith(
        "The Kraken snaps at whoever is next to its head: its jaws close on water."
    )
    assert "All Kraken cards are shuffled into a new deck." in table.story


def test_a_threat_has_its_reason() -> None:
    table = dive("1 | . . . t . . . . .\n0 | . A . . . . . . .")
    table.watch(lower_half(table.game, "vvv"))
    assert table.story.startswith(
        "A tentacle crawls from D1 to the Start row. It joins the threat track: 1 of 4."
    )
    table = dive("6 | . . . t . . . . .\n2 | . . . t . . . . .\n0 | . A . . . . . . .")
    table.watch(lower_half(table.game, "Svv"))
    assert table.story.startswith(
        "Below the head no tentacle moves. A new tentacle finds no free Spawn space in D. It joins"
    )


def test_a_weapon_is_named_and_so_is_a_tentacle_that_finds_nobody_standing() -> None:
    table = dive(
        "3 | . . . . t . . . .\n2 | . . . . B . . . .\n0 | . A . . . . . . .",
        hands=[[], ["harpoon"]],
        draws=["bait"],
    )
    table.watch(lower_half(table.game, "vvv"), "strike.harpoon")
    assert table.story == (
        "A tentacle crawls from E3 upon Mags on E2. (Mags) strikes with Harpoon "
        "(Mags) eliminates the tentacle of E2 and draws Bait Thin the Herd 1 of 5"
    )
    table = dive("3 | . . . . t . . . .\n2 | . . . . b . . . .\n0 | . A . . . . . . .")
    table.watch(lower_half(table.game, "vvv"))
    assert table.story.endswith(
        "upon Mags on E2. It passes over Mags, who lies already, and is gone."
    )


def test_discards_are_told() -> None:
    table = dive("2 | . . . . A . . . .", hands=[["flare", "bait"]])
    table.s.divers[0].spent = ["rally"]
    table.choose("recover")
    assert table.story == "(Michael) discards Bait and Flare readies Rally"


def test_a_turn_that_ends_by_itself_says_why() -> None:
    table = dive("2 | . . a . . . . . .\n0 | . B . . . . . . .", names=("vega", "mags"))
    assert table.offered
    assert table.story.startswith("(Vega) can do nothing on the ground The Kraken turns")


@pytest.mark.parametrize(
    ("board", "choice", "actions"),
    [
        ("6 | . . . . A . . . .\n0 | . B . . . . . . .", "move.c4r7", 2),
        ("3 | . . . . t . . . .\n2 | . . . . A . . . .\n0 | . B . . . . . . .", "move.c4r3", 1),
        ("2 | . . . . A . . . .\n0 | . B . . . . . . .", "end", 2),
    ],
)
def test_other_turns_end_without_that_word(board: str, choice: str, actions: int) -> None:
    table = dive(board, names=("satoshi", "mags"), actions=actions).choose(choice)
    assert table.s.active == 1
    assert "can do nothing" not in table.story


def test_a_diver_who_stands_hemmed_in_is_not_said_to_lie() -> None:
    table = dive(
        "8 | A B . . . . . . .\n7 | C . . . . . . . .", names=("satoshi", "mags", "michael")
    )
    table.s.divers[0].spent = ["jury_rig", "overcharge", "sonar"]
    assert table.offered
    assert table.s.active == 1
    assert "can do nothing" not in table.story


def test_being_towed_is_told() -> None:
    table = dive("2 | . . . . A . . . .\n4 | . . . . . B . . .", hands=[["tow_line"]])
    table.choose("card.tow_line", "carry.mags.c5r6")
    assert table.story.endswith("(Michael) uses Tow Line brings Mags to F6 Spawn")


def test_abilities_tell_what_they_did() -> None:
    table = dive("2 | . . . . A . . . .", names=("satoshi",), salvage_discards=["flare"])
    assert table.choose("ability.jury_rig").story.endswith("takes Flare from the discards")
    table = dive("2 | . . . . A . . . .", names=("sophie",))
    table.choose("ability.plant_cameras", "camera.c4r1", "camera.c4r4", "camera.c2r2")
    assert table.story.endswith("plants cameras on E4, C2, E1")
    table = dive("6 | . t . . . . . . .\n2 | . . . . A . . . .", names=("sophie",), cameras=[61])
    assert "takes the camera of B6 back" in table.choose("ability.flash").story
    table = dive("2 | . . . t A . . . .", names=("michael",))
    assert "(Michael) uses Charge charges to D2 Spawn" in table.choose("ability.charge").story


def test_objectives_tell_what_was_paid_and_where() -> None:
    sealing = ("seal_the_vents", "breach_the_hull", "board_the_ub85")
    table = dive("4 | . . A . . . . . .", objectives=sealing, hands=[["flare"]]).choose("seal")
    assert table.story == "(Michael) seals C4 with Flare Seal the Vents 1 of 3"
    table = dive("10 | . A . . . . . . .", accomplished=1, head=5).choose("set_charge")
    assert table.story == "(Michael) sets a charge on B10 Breach the Hull 1 of 2"
    striking = ("wound_the_beast", "breach_the_hull", "board_the_ub85")
    for hand, words in (["harpoon"], "Harpoon"), (["flare", "bait"], "Bait and Flare"):
        table = dive("6 | . . . A . . . . .\n0 | . B . . . . . . .", objectives=striking)
        table.s.divers[0].hand = list(hand)
        assert (
            table.choose("strike").story
            == f"(Michael) wounds the Kraken ({words}) Wound the Beast 1 of 3"
        )
    table = dive("4 | . A . . . . . . .", objectives=("stock_the_locker",), hands=[["flare"]])
    assert table.choose("stow").story == "(Michael) stows Flare (Lamp) Stock the Locker 1 of 3"


def test_an_accomplished_objective_tells_its_reward() -> None:
    table = dive("2 | . . . . A . . . .")
    table.s.goals[0].progress = 3
    table.watch(come_closer(table.game))
    assert table.story.startswith(
        "Thin the Herd 4 of 4 Objective accomplished: Thin the Herd! Every diver draws a salvage "
        "card and turns one ability face up. Michael draws"
    )


def test_rewards_are_told() -> None:
    table = dive(
        "5 | . t . . . . . . .\n2 | . . . . A . . . .", objectives=("chart_the_caves",) * 2
    )
    table.s.divers[0].spent = ["brace"]
    table.watch(one_tentacle_back(table.game))
    assert table.story == "The tentacle on B5 goes back to the supply. (Michael) readies Brace"


def test_every_salvage_card_names_its_type_where_cards_are_chosen() -> None:
    table = dive("2 | . . . . A . . . .")
    hand = ["air_tank", "bait", "dive_knife", "dive_scooter", "flare", "harpoon", "tow_line"]
    details = [str(one.detail) for one in table.game.card_options("take", 0, hand)]
    assert [detail.partition(":")[0] for detail in details] == [
        "Flask",
        "Lamp",
        "Trident",
        "Propeller",
        "Lamp",
        "Trident",
        "Propeller",
    ]


def test_what_the_head_shoves_twice_is_told_once() -> None:
    table = dive("7 | . . . . . . t . .\n0 | . A . . . . . . .", head=3, kraken=["K7"])
    table.watch(kraken_strikes(table.game))
    assert table.story.startswith(
        "The Kraken turns twice to the right: its head now lies over F to H. "
        "It shoves the tentacle of G7 to I7."
    )


def test_a_head_at_the_edge_says_that_it_stays() -> None:
    table = dive("0 | . A . . . . . . .", head=5, kraken=["K3"])
    table.watch(kraken_strikes(table.game))
    assert table.story.startswith(
        "The Kraken turns to the right; at the edge, its head stays over F to H."
    )


def test_crawling_tentacles_are_told_with_their_whole_way_and_so_are_blocked_ones() -> None:
    table = dive(
        "6 | . . . . t . . . .\n5 | . . . t . t . . .\n4 | . . . B . . . . .\n0 | . A . . . . . . ."
    )
    table.s.divers[1].spot = 44
    table.s.tentacles = [64, 53, 54]
    table.watch(lower_half(table.game, "vVv"))
    assert table.story == (
        "Below the head a tentacle crawls from D5 to D4. The tentacles of E5, E6 are blocked."
    )
    table = dive("6 | . . . . t . . . .\n0 | . A . . . . . . .")
    table.watch(lower_half(table.game, "vVv"))
    assert table.story == "Below the head a tentacle crawls from E6 to E4."


def test_a_new_tentacle_next_to_somebody_says_so() -> None:
    table = dive("6 | . . A . . . . . .\n0 | . B . . . . . . .")
    table.watch(lower_half(table.game, "S<v"))
    assert "A new one rises at D6, next to Michael." in table.story


@pytest.mark.parametrize(
    ("board", "kraken", "words"),
    [
        ("9 | . . . . H H H A .", "K3", "Satoshi cannot give way and is devoured!"),
        (
            "6 | . . . A . . . . .",
            "K9",
            "The Kraken snaps at whoever is next to its head: Satoshi. Satoshi is devoured!",
        ),
        (
            "3 | . . . t . . . . .\n2 | . . . A . . . . .",
            "K9",
            "upon Satoshi on D2. The tentacle knocks Satoshi down and goes back to the supply.",
        ),
    ],
)
def test_whoever_is_hurt_learns_why(board: str, kraken: str, words: str) -> None:
    table = dive(f"{board}\n0 | . B . . . . . . .", names=("satoshi", "mags"), kraken=[kraken])
    table.watch(kraken_strikes(table.game))
    assert words in table.story
