"""What is in the box, by the numbers of the rulebook."""

import random
from collections import Counter
from pathlib import Path

import pytest

from games.jupiter import GAME
from games.jupiter.cards import ABILITIES
from games.jupiter.creeps import rise
from games.jupiter.modules import COPIES, PRINTED
from games.jupiter.set_up import INNER
from games.jupiter.state import (
    ACTIONS,
    BATCH,
    COLONISTS,
    CREEPS,
    DEALT,
    HAND_LIMIT,
    POD_ROOM,
)
from games.jupiter.words import ROBOT_LETTERS, ROBOTS
from games.kernel.chance import Chance
from games.kernel.deal import Deal
from games.kernel.match import Match
from tests.games.jupiter.scene import creeps, drive, fill_with_creeps, module, scene, spelled


def test_there_are_20_modules_four_of_each_number() -> None:
    assert len(PRINTED) * COPIES == 20
    assert list(PRINTED) == [1, 2, 3, 4, 5]


def test_there_are_seven_robots_each_with_a_name_and_a_letter_of_its_own() -> None:
    assert len(ROBOTS) == len(set(map(str, ROBOTS))) == 7
    assert len(set(ROBOT_LETTERS)) == 7


def test_there_are_49_colonists_and_60_creeps() -> None:
    assert (COLONISTS, CREEPS) == (49, 60)


def test_49_colonists_are_enough_for_seven_modules_of_seven_domes() -> None:
    assert INNER * 7 == COLONISTS


@pytest.mark.parametrize(
    ("number", "printed"),
    [(ACTIONS, 5), (HAND_LIMIT, 4), (DEALT, 2), (POD_ROOM, 7), (BATCH, 7)],
)
def test_the_numbers_of_a_turn_are_as_printed(number: int, printed: int) -> None:
    assert number == printed


def test_the_die_has_six_sides() -> None:
    rolls = Counter(Chance(seed).die() for seed in range(300))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


def test_targets_are_two_three_and_four_pods_full_and_a_first_table_saves_two() -> None:
    rescue = GAME.Options.model_json_schema()["properties"]["rescue"]
    assert rescue["enum"] == [2 * BATCH, 3 * BATCH, 4 * BATCH]
    assert rescue["default"] == 2 * BATCH


PARTNERS = {
    "boost": "boost",
    "bullhorn": "follower",
    "follower": "bullhorn",
    "grenadier": "sniper heat_seeker juggernaut",
    "heat_seeker": "heat_seeker grenadier",
    "juggernaut": "teleport rocket_boots grenadier",
    "pilot": "pilot",
    "rocket_boots": "juggernaut swap",
    "sniper": "grenadier",
    "swap": "rocket_boots teleport",
    "teleport": "teleport juggernaut swap",
}


def test_each_card_names_its_partners_in_the_order_of_the_rulebook() -> None:
    named = {card: " ".join(face.combos) for card, face in ABILITIES.items() if face.combos}
    assert named == PARTNERS


@pytest.mark.parametrize(
    ("out", "risen"), [(58, ["L", "M"]), (59, ["L"]), (60, [])], ids=["58", "59", "60"]
)
def test_the_box_holds_sixty_creeps_and_serves_modules_by_their_letters(
    out: int, risen: list[str]
) -> None:
    game = scene("L.C")
    fill_with_creeps(game, out)
    answers = [spelled("rise.[L.E]"), spelled("rise.[M.E]")][: len(risen)]
    assert drive(rise(game, [module("L"), module("M")]), *answers) == [module(m) for m in risen]
    assert len(creeps(game)) == 60


def test_nobody_knows_the_order_of_the_deck() -> None:
    game = scene("L.C")
    game.s.deck = ["boost", "pilot", "sniper", "swap", "teleport", "follower", "bullhorn"]
    before = [*game.s.deck]
    game.scramble(0, random.Random(1))
    assert game.s.deck != before
    assert sorted(game.s.deck) == sorted(before)


def test_one_to_seven_robots_take_about_an_hour() -> None:
    assert (GAME.seats, GAME.minutes, GAME.longest) == (range(1, 8), 60, 10_000)


SAVES = sorted((Path(__file__).parent / "saves").glob("rules-*.save"))


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.stem)
def test_a_save_of_these_rules_opens_with_its_question(save: Path) -> None:
    match = Match.load(save.read_bytes(), lambda _: GAME)
    assert match.ask is not None
    assert match.game.turn > 1


def test_the_rules_are_the_sixth() -> None:
    assert GAME.rules == len(SAVES) == 6


def test_what_lies_before_the_players_is_explained() -> None:
    match = Match.start(GAME, 1, seed=3)
    seen, words = GAME.on_the_table(match.view(0)), GAME.glossary(match.game.options)
    assert "module.1" in seen
    assert set(seen) <= set(words)
    assert GAME.lesson.prompts
    assert sum(GAME.face_down(match.view(0)).values()) == len(match.game.s.deck)


def test_hands_lie_open() -> None:
    assert GAME.open_hands is True


def test_the_dive_of_the_day_is_for_one() -> None:
    assert GAME.daily == Deal(1)
