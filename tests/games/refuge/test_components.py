"""The box: every number of the component list that the co-operative dive uses."""

from collections import Counter

import pytest
from pydantic import ValidationError

from bot import languages
from games.kernel.match import Match
from games.refuge import GAME
from games.refuge.board import (
    BAND_ROWS,
    HEAD_HOMES,
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
from games.refuge.cards import DECKS, KRAKEN, SALVAGE, Decks, KrakenCard
from games.refuge.characters import ABILITIES, CHARACTERS, Roster
from games.refuge.objective_cards import OBJECTIVES, Missions, blue_of_level, of_level


def test_the_board_has_81_spaces() -> None:
    assert Counter(SPACES.values()) == {
        "start": 7,
        "spawn": 14,
        "lair": 17,
        "cave": 8,
        "whirlpool": 3,
        "kraken": 25,
        "finish": 7,
    }


def test_the_board_is_mirror_symmetric() -> None:
    assert all(SPACES[10 * (spot // 10) + 8 - spot % 10] == kind for spot, kind in SPACES.items())


def test_there_are_7_start_spaces_at_the_opposite_end_from_the_submarine() -> None:
    assert tuple(range(1, 8)) == START_ROW
    assert {spot // 10 for spot, kind in SPACES.items() if kind == "finish"} == {10}


def test_the_centred_head_leaves_8_free_kraken_spaces_on_each_side() -> None:
    free = [s for s, kind in SPACES.items() if kind == "kraken" and s not in HEAD_SPOTS[HEAD_START]]
    assert len([spot for spot in free if spot % 10 < HEAD_START]) == 8
    assert len([spot for spot in free if spot % 10 > HEAD_START + 2]) == 8


def test_the_head_is_3_by_3() -> None:
    for head in HEAD_HOMES:
        assert HEAD_SPOTS[head] == {
            10 * row + head + part for row in BAND_ROWS for part in range(3)
        }


def test_two_kraken_spaces_on_each_edge_are_out_of_the_heads_reach() -> None:
    reach = frozenset().union(*HEAD_SPOTS.values())
    shelters = sorted(s for s, kind in SPACES.items() if kind == "kraken" and s not in reach)
    assert shelters == [70, 78, 80, 88]


def test_every_column_has_two_spawn_spaces() -> None:
    assert {column: len(spots) for column, spots in SPAWNS.items()} == dict.fromkeys(range(1, 8), 2)


def test_a_spot_and_its_name_are_inverse() -> None:
    assert SPOT_IDS[64] == "c4r6"
    assert all(SPOTS[SPOT_IDS[spot]] == spot for spot in SPACES)


def test_56_salvage_cards_are_left_of_64_without_the_8_grabbers() -> None:
    assert sum(card.copies for card in DECKS.salvage) == 64 - 8
    assert "grabber" not in SALVAGE


def test_salvage_types_are_16_tridents_16_propellers_16_lamps_8_flasks() -> None:
    types = Counter(card.type for card in DECKS.salvage for _ in range(card.copies))
    assert types == {"trident": 16, "propeller": 16, "lamp": 16, "flask": 8}


def test_there_are_10_kraken_cards_two_of_which_devour() -> None:
    assert len(KRAKEN) == 10
    assert [card.id for card in DECKS.kraken if card.devours] == ["K9", "K10"]


def test_kraken_arrows_are_left_right_symmetric() -> None:
    steps = Counter(card.steps for card in DECKS.kraken)
    assert steps == {-1: 2, 1: 2, -2: 2, 2: 2, 0: 2}


def test_the_30_lower_symbols() -> None:
    symbols = Counter("".join(card.below for card in DECKS.kraken))
    assert symbols == {"v": 12, "S": 9, "V": 4, "<": 2, ">": 2, "^": 1}


def test_6_divers_have_18_abilities() -> None:
    assert list(CHARACTERS) == ["michael", "satoshi", "sophie", "mags", "katerina", "vega"]
    assert len(ABILITIES) == 18


def test_9_objectives_three_of_each_level_one_of_them_blue() -> None:
    assert len(OBJECTIVES) == 9
    for level in (1, 2, 3):
        assert len(of_level(level)) == 3
        assert blue_of_level(level).blue


def test_a_wrong_card_is_refused_when_the_rules_are_loaded() -> None:
    with pytest.raises(ValidationError, match="steps"):
        KrakenCard(id="K11", steps=3, below="vvv")
    with pytest.raises(ValidationError, match="there are 10 Kraken cards"):
        Decks(salvage=DECKS.salvage, kraken=DECKS.kraken[:9])


def test_a_box_with_two_blue_objectives_of_a_level_is_refused() -> None:
    cards = [card.model_copy(update={"blue": True}) for card in OBJECTIVES.values()]
    with pytest.raises(ValidationError, match="three objectives, one of them blue"):
        Missions(objectives=tuple(cards))


def test_a_box_that_lacks_an_objective_is_refused() -> None:
    with pytest.raises(ValidationError, match="three objectives"):
        Missions(
            objectives=tuple(card for card in OBJECTIVES.values() if card.id != "thin_the_herd")
        )


def test_every_printed_sentence_fits_into_a_menu() -> None:
    printed = [
        *(card.effect for card in SALVAGE.values()),
        *(ability.effect for ability in ABILITIES.values()),
        *(card.goal for card in OBJECTIVES.values()),
        *(who.gist for who in CHARACTERS.values()),
    ]
    for code in languages.codes():
        assert [text for text in printed if len(languages.voice(code).render(text)) > 100] == []


def test_in_line_means_the_other_spaces_of_row_and_column() -> None:
    assert in_column(24, 2) == {4, 14, 34, 44}
    assert in_row(24, 2) == {22, 23, 25, 26}
    assert in_line(24, 1) == {14, 34, 23, 25}


def test_nobody_has_an_action_before_the_first_turn() -> None:
    assert Match.start(GAME, 2, seed=1).game.s.actions_left == 0


def test_a_box_that_lacks_a_salvage_card_is_refused() -> None:
    short = DECKS.salvage[0].model_copy(update={"copies": DECKS.salvage[0].copies - 1})
    with pytest.raises(ValidationError, match="64 cards less 8 Grabbers"):
        Decks(salvage=(short, *DECKS.salvage[1:]), kraken=DECKS.kraken)


def test_six_divers_with_three_abilities_of_their_own_each() -> None:
    six = tuple(CHARACTERS.values())
    twice = six[1].model_copy(update={"abilities": six[0].abilities})
    for wrong in (six[:5], (six[0], twice, *six[2:])):
        with pytest.raises(ValidationError, match="three abilities of their own"):
            Roster(characters=wrong)
