"""The box: every number of the component list, and every card and space, written down literally."""

from collections import Counter

import pytest
from pydantic import ValidationError

from bot import languages
from games.refuge.board import (
    BAND_ROWS,
    HEAD_HOMES,
    HEAD_REACH,
    HEAD_SPOTS,
    HEAD_START,
    SPACES,
    SPAWNS,
    SPOT_IDS,
    SPOTS,
    START_ROW,
    in_column,
    in_line,
    in_row,
)
from games.refuge.cards import ARROWS, DECKS, KRAKEN, SALVAGE, Decks, KrakenCard
from games.refuge.characters import ABILITIES, CHARACTERS, Roster
from games.refuge.objective_cards import OBJECTIVES, Missions, blue_of_level, of_level
from games.refuge.state import ABOARD, ASHORE, DEVOURED, OFF_MAP, Diver

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
    ("harpoon", "trident", "weapon", ""),
    ("dive_knife", "trident", "weapon", ""),
    ("dive_scooter", "propeller", "", ""),
    ("tow_line", "propeller", "", ""),
    ("flare", "lamp", "", ""),
    ("bait", "lamp", "", ""),
    ("air_tank", "flask", "", "while down"),
]

ABILITY_CARDS = {
    "michael": ["rally, while down", "charge", "brace, reaction"],
    "satoshi": ["jury_rig", "overcharge", "sonar, reaction"],
    "sophie": ["plant_cameras", "flash", "reposition"],
    "mags": ["wrench", "patch_up, while down", "haul"],
    "katerina": ["sprint", "slip_away, reaction", "trade_places"],
    "vega": ["calm_the_beast", "lure", "ink_screen, reaction"],
}

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
    kinds = {"start": 7, "spawn": 14, "lair": 17, "cave": 8, "whirlpool": 3, "kraken": 25}
    assert Counter(SPACES.values()) == kinds | {"finish": 7}, "81 spaces"
    assert tuple(range(1, 8)) == START_ROW


def test_a_spot_and_its_name_are_inverse() -> None:
    assert SPOT_IDS[64] == "c4r6"
    assert all(SPOTS[SPOT_IDS[spot]] == spot for spot in SPACES)


def test_in_line_means_the_other_spaces_of_row_and_column() -> None:
    assert in_column(24, 2) == {4, 14, 34, 44}
    assert in_row(24, 2) == {22, 23, 25, 26}
    assert in_line(24, 1) == {14, 34, 23, 25}


def test_the_head_covers_nine_spaces_and_reaches_those_next_to_it() -> None:
    assert list(HEAD_SPOTS) == [1, 2, 3, 4, 5]
    assert sorted(HEAD_SPOTS[1]) == [71, 72, 73, 81, 82, 83, 91, 92, 93]
    for head in HEAD_HOMES:
        assert HEAD_SPOTS[head] == {
            10 * row + head + part for row in BAND_ROWS for part in range(3)
        }
    assert sorted(HEAD_REACH[1]) == [61, 62, 63, 70, 74, 80, 84, 94, 101, 102, 103]
    assert sorted(HEAD_REACH[3]) == [63, 64, 65, 72, 76, 82, 86, 92, 96, 103, 104, 105]
    assert sorted(HEAD_REACH[5]) == [65, 66, 67, 74, 78, 84, 88, 94, 105, 106, 107]


def test_the_centred_head_leaves_8_kraken_spaces_on_each_side_and_4_are_out_of_its_reach() -> None:
    band = [spot for spot, kind in SPACES.items() if kind == "kraken"]
    free = [spot for spot in band if spot not in HEAD_SPOTS[HEAD_START]]
    assert len([spot for spot in free if spot % 10 < HEAD_START]) == 8
    assert len([spot for spot in free if spot % 10 > HEAD_START + 2]) == 8
    reach = frozenset().union(*HEAD_SPOTS.values())
    assert sorted(set(band) - reach) == [70, 78, 80, 88]


def test_the_two_spawn_spaces_of_every_column_the_topmost_first() -> None:
    assert SPAWNS == {
        1: (61, 31),
        2: (52, 22),
        3: (63, 23),
        4: (54, 34),
        5: (65, 25),
        6: (56, 26),
        7: (67, 37),
    }


def test_there_are_10_kraken_cards_two_of_which_devour() -> None:
    assert [(card.id, card.steps, card.below) for card in DECKS.kraken] == KRAKEN_CARDS
    assert list(KRAKEN) == [card for card, _, _ in KRAKEN_CARDS]
    assert [card.id for card in DECKS.kraken if card.devours] == ["K9", "K10"]


def test_what_every_symbol_of_a_kraken_card_does_to_tentacles() -> None:
    arrows = {sign: (arrow.way, arrow.times) for sign, arrow in ARROWS.items()}
    assert arrows == {"v": (-10, 1), "V": (-10, 2), "<": (-1, 1), ">": (1, 1), "^": (10, 1)}


def test_56_salvage_cards_are_left_of_64_without_the_8_grabbers() -> None:
    printed = [
        (
            *(card.id, card.type),
            "weapon" if card.weapon else "",
            "while down" if card.while_down else "",
        )
        for card in DECKS.salvage
    ]
    assert printed == SALVAGE_CARDS
    assert [card.copies for card in DECKS.salvage] == [8] * 7
    assert list(SALVAGE) == [card[0] for card in SALVAGE_CARDS]


def test_salvage_types_are_16_tridents_16_propellers_16_lamps_8_flasks() -> None:
    types = Counter(card.type for card in DECKS.salvage for _ in range(card.copies))
    assert types == {"trident": 16, "propeller": 16, "lamp": 16, "flask": 8}


def test_every_diver_has_these_three_abilities() -> None:
    signs = {"reaction": ", reaction", "while_down": ", while down"}
    printed = {
        who.id: [
            card.id + "".join(words for sign, words in signs.items() if getattr(card, sign))
            for card in who.abilities
        ]
        for who in CHARACTERS.values()
    }
    assert printed == ABILITY_CARDS
    assert list(CHARACTERS) == list(ABILITY_CARDS)
    names = [card.partition(",")[0] for cards in ABILITY_CARDS.values() for card in cards]
    assert sorted(ABILITIES) == sorted(names)


def test_9_objectives_three_of_each_level_one_of_them_blue() -> None:
    printed = [
        (
            card.id,
            card.level,
            card.blue,
            [card.target_for(n) for n in (1, 2, 3, 4)],
            [*card.markers],
        )
        for card in OBJECTIVES.values()
    ]
    assert printed == OBJECTIVE_CARDS
    assert list(OBJECTIVES) == [card[0] for card in OBJECTIVE_CARDS]
    for level in (1, 2, 3):
        assert len(of_level(level)) == 3
        assert blue_of_level(level).blue


def test_a_wrong_kraken_card_is_refused_when_the_rules_are_loaded() -> None:
    with pytest.raises(ValidationError, match="steps"):
        KrakenCard(id="K11", steps=3, below="vvv")
    with pytest.raises(ValidationError, match="there are 10 Kraken cards"):
        Decks(salvage=DECKS.salvage, kraken=DECKS.kraken[:9])


def test_a_box_that_lacks_a_salvage_card_is_refused() -> None:
    short = DECKS.salvage[0].model_copy(update={"copies": DECKS.salvage[0].copies - 1})
    with pytest.raises(ValidationError, match="64 cards less 8 Grabbers"):
        Decks(salvage=(short, *DECKS.salvage[1:]), kraken=DECKS.kraken)


def test_a_level_has_three_objectives_one_of_them_blue() -> None:
    cards = list(OBJECTIVES.values())
    two_blue = [card.model_copy(update={"blue": True}) for card in cards]
    for wrong in (two_blue, cards[1:], [cards[0], *cards[2:]], [*cards, cards[1]]):
        with pytest.raises(ValidationError, match="three objectives, one of them blue"):
            Missions(objectives=tuple(wrong))


def test_six_divers_with_three_abilities_of_their_own_each() -> None:
    six = tuple(CHARACTERS.values())
    twice = six[1].model_copy(update={"abilities": six[0].abilities})
    for wrong in (six[:5], (*six, six[0]), (six[0], twice, *six[2:])):
        with pytest.raises(ValidationError, match="three abilities of their own"):
            Roster(characters=wrong)


def test_every_printed_sentence_fits_into_a_menu() -> None:
    printed = [
        *(card.effect for card in SALVAGE.values()),
        *(ability.effect for ability in ABILITIES.values()),
        *(card.goal for card in OBJECTIVES.values()),
        *(who.gist for who in CHARACTERS.values()),
    ]
    for code in languages.codes():
        assert [text for text in printed if len(languages.voice(code).render(text)) > 100] == []


def test_places_beside_the_board_have_the_numbers_that_saves_hold() -> None:
    assert (ASHORE, DEVOURED, ABOARD, OFF_MAP) == (-1, -2, -3, -1)
    for spot in (ASHORE, DEVOURED, ABOARD):
        diver = Diver(0, "mags", spot)
        assert (diver.on_map, diver.upright) == (False, False)
