"""Every card and every space of the dive, written down here once more and literally."""

import pytest

from games.refuge.board import HEAD_REACH, HEAD_SPOTS, SPACES, SPAWNS
from games.refuge.cards import ARROWS, DECKS, KRAKEN, SALVAGE
from games.refuge.characters import ABILITIES, CHARACTERS
from games.refuge.objective_cards import OBJECTIVES

BOARD = """
10 | . F F F F F F F .
 9 | . K K K K K K K .
 8 | K K K K K K K K K
 7 | K K K K K K K K K
 6 | . S L S C S L S .
 5 | . L S L S L S L .
 4 | . C W L C L W C .
 3 | . S L C S C L S .
 2 | . L S S L S S L .
 1 | . L C L W L C L .
 0 | . T T T T T T T .
"""
LETTERS = {
    "T": "start",
    "S": "spawn",
    "L": "lair",
    "C": "cave",
    "W": "whirlpool",
    "K": "kraken",
    "F": "finish",
}

KRAKEN_CARDS = [
    ("K1", -1, "vSv"),
    ("K2", -1, "S>v"),
    ("K3", 1, "vSv"),
    ("K4", 1, "v<S"),
    ("K5", -2, "vv<"),
    ("K6", -2, "SVS"),
    ("K7", 2, ">vv"),
    ("K8", 2, "SVS"),
    ("K9", 0, "vSv"),
    ("K10", 0, "V^V"),
]

SALVAGE_CARDS = [
    ("harpoon", "Harpoon", "trident", True, False),
    ("dive_knife", "Dive Knife", "trident", True, False),
    ("dive_scooter", "Dive Scooter", "propeller", False, False),
    ("tow_line", "Tow Line", "propeller", False, False),
    ("flare", "Flare", "lamp", False, False),
    ("bait", "Bait", "lamp", False, False),
    ("air_tank", "Air Tank", "flask", False, True),
]
"""Id, title, type, whether it is a weapon, whether it works while down."""

ABILITY_CARDS = {
    "michael": [("rally", False, True), ("charge", False, False), ("brace", True, False)],
    "satoshi": [("jury_rig", False, False), ("overcharge", False, False), ("sonar", True, False)],
    "sophie": [
        ("plant_cameras", False, False),
        ("flash", False, False),
        ("reposition", False, False),
    ],
    "mags": [("wrench", False, False), ("patch_up", False, True), ("haul", False, False)],
    "katerina": [
        ("sprint", False, False),
        ("slip_away", True, False),
        ("trade_places", False, False),
    ],
    "vega": [("calm_the_beast", False, False), ("lure", False, False), ("ink_screen", True, False)],
}
"""Id, whether it is a reaction, whether it works while down."""

OBJECTIVE_CARDS = [
    ("thin_the_herd", 1, True, [4, 5, 6, 7], []),
    ("chart_the_caves", 1, False, [3, 3, 3, 3], [41, 47, 64]),
    ("stock_the_locker", 1, False, [3, 3, 3, 3], []),
    ("breach_the_hull", 2, True, [2, 2, 2, 2], []),
    ("wound_the_beast", 2, False, [2, 3, 3, 3], []),
    ("seal_the_vents", 2, False, [3, 3, 3, 3], [42, 46, 14]),
    ("board_the_ub85", 3, True, [1, 2, 3, 4], []),
    ("bring_the_cargo_home", 3, False, [1, 1, 1, 1], [104]),
    ("slay_the_kraken", 3, False, [6, 7, 8, 9], []),
]
"""Id, level, whether it is blue, how much one to four divers need, where its markers lie."""


def test_every_space_of_the_board() -> None:
    drawn = {
        10 * int(row) + column: LETTERS[letter]
        for row, _, letters in (line.partition("|") for line in BOARD.strip().splitlines())
        for column, letter in enumerate(letters.split())
        if letter != "."
    }
    assert drawn == SPACES


def test_the_spawn_spaces_of_every_column_the_topmost_first() -> None:
    assert SPAWNS == {
        1: (61, 31),
        2: (52, 22),
        3: (63, 23),
        4: (54, 34),
        5: (65, 25),
        6: (56, 26),
        7: (67, 37),
    }


def test_every_kraken_card_its_arrows_and_its_three_symbols() -> None:
    assert [(card.id, card.steps, card.below) for card in DECKS.kraken] == KRAKEN_CARDS
    assert list(KRAKEN) == [card for card, _, _ in KRAKEN_CARDS]


def test_what_every_symbol_of_a_kraken_card_does_to_tentacles() -> None:
    arrows = {sign: (arrow.way, arrow.times) for sign, arrow in ARROWS.items()}
    assert arrows == {"v": (-10, 1), "V": (-10, 2), "<": (-1, 1), ">": (1, 1), "^": (10, 1)}


def test_every_salvage_card_eight_copies_of_each() -> None:
    printed = [
        (card.id, str(card.title), card.type, card.weapon, card.while_down)
        for card in DECKS.salvage
    ]
    assert printed == SALVAGE_CARDS
    assert [card.copies for card in DECKS.salvage] == [8] * 7
    assert list(SALVAGE) == [card[0] for card in SALVAGE_CARDS]


def test_every_diver_has_these_three_abilities() -> None:
    printed = {
        who.id: [(card.id, card.reaction, card.while_down) for card in who.abilities]
        for who in CHARACTERS.values()
    }
    assert printed == ABILITY_CARDS
    assert sorted(ABILITIES) == sorted(
        card[0] for cards in ABILITY_CARDS.values() for card in cards
    )


@pytest.mark.parametrize(("card", "level", "blue", "targets", "markers"), OBJECTIVE_CARDS)
def test_every_objective(
    card: str, level: int, blue: bool, targets: list[int], markers: list[int]
) -> None:
    printed = OBJECTIVES[card]
    assert (printed.level, printed.blue) == (level, blue)
    assert [printed.target_for(divers) for divers in (1, 2, 3, 4)] == targets
    assert list(printed.markers) == markers


def test_these_are_all_objectives() -> None:
    assert list(OBJECTIVES) == [card[0] for card in OBJECTIVE_CARDS]


def test_the_head_covers_nine_spaces_and_reaches_those_next_to_it() -> None:
    assert sorted(HEAD_SPOTS[1]) == [71, 72, 73, 81, 82, 83, 91, 92, 93]
    assert sorted(HEAD_SPOTS[5]) == [75, 76, 77, 85, 86, 87, 95, 96, 97]
    assert sorted(HEAD_REACH[1]) == [61, 62, 63, 70, 74, 80, 84, 94, 101, 102, 103]
    assert sorted(HEAD_REACH[3]) == [63, 64, 65, 72, 76, 82, 86, 92, 96, 103, 104, 105]
    assert sorted(HEAD_REACH[5]) == [65, 66, 67, 74, 78, 84, 88, 94, 105, 106, 107]
    assert list(HEAD_SPOTS) == [1, 2, 3, 4, 5]
