"""The Hollow Gyre as a box of cards: counted, checked, walked to its last branch, measured."""

import re

import pytest

from games.sleeping_gods import GAME
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.measure import figures, measure_by_playing
from games.sleeping_gods.tools import check, count
from games.sleeping_gods.walker import walk_pack
from games.sleeping_gods.walker.explore import Walk
from games.sleeping_gods.walker.heroes import Atlas, Hero, explorers
from games.sleeping_gods.walker.report import all_branches

NAME = "hollow_gyre"
PACK = find_pack(NAME)
TOWNS = (10, 20, 30, 40, 50, 60, 70, 80, 90)


def test_the_check_finds_nothing() -> None:
    assert check(NAME) == []


def test_every_deck_is_full() -> None:
    found = count(NAME)
    assert found["storybook"] >= 400
    whole = {
        "pages": 9, "regions": 54, "locations": 90, "quests": 180, "adventure": 90, "totems": 24,
        "market": 32, "abilities": 60, "events": 54, "enemies": 78, "crew": 9, "level cards": 24,
        "unlocks": 8, "endings": 8,
    }  # fmt: skip
    assert {what: found[what] for what in whole} == whole


def test_each_tier_has_eighteen_events() -> None:
    for tier in ("mild", "perilous", "deadly"):
        assert sum(event.tier == tier for event in PACK.events) == 18


def test_towns_offer_six_to_eight_choices() -> None:
    for number in TOWNS:
        assert PACK.paragraph[str(number)].town
        assert 6 <= len(PACK.paragraph[str(number)].choices) <= 8


def test_every_branch_can_be_walked() -> None:
    wanted = all_branches(PACK)
    for atlas in explorers(PACK, 24):
        if wanted <= atlas.branches:
            break
    assert sorted(wanted - atlas.branches) == []
    assert {f"totem {number}" for number in PACK.totems} <= set(atlas.routes)
    assert {f"ending {ending.id}" for ending in PACK.endings} <= set(atlas.routes)
    assert atlas.most_totems == 24


def gained(effects: tuple[Effect, ...]) -> int:
    return sum(effect.n for effect in effects if effect.op == "xp")


def learned(walk: Walk) -> int:
    """The XP along one exploration."""
    total = 0
    for branch in walk.choices:
        found = re.match(r"(F?[\d.]+)([A-H]?)", branch)
        assert found is not None
        paragraph = PACK.paragraph[found[1]]
        chosen = [choice for choice in paragraph.choices if choice.key == found[2]]
        total += gained(paragraph.effects) + sum(gained(choice.effects) for choice in chosen)
    return total


def test_about_150_xp_can_be_earned_in_one_campaign() -> None:
    hero = Hero(Atlas(PACK), 0)
    hero.journey()
    assert 135 <= sum(map(learned, hero.route)) <= 170


def test_a_measured_campaign_has_all_its_figures() -> None:
    lines = list(measure_by_playing(GAME, NAME, 1, 1, "normal", 2))
    text = "\n".join(lines)
    for what in ("totems", "defeats", "score", "level cards", "xp earned", "coins spent", "food"):
        assert what in text


@pytest.mark.soak
def test_routes_to_all_chimes_and_endings_are_printed() -> None:
    lines = list(walk_pack(PACK))
    assert not [line for line in lines if line.startswith("!")]
    assert sum(line.startswith(("totem", "ending")) for line in lines) == 32


@pytest.mark.soak
def test_a_sensible_crew_finds_eight_to_fourteen_chimes_and_seldom_goes_down() -> None:
    found = figures(GAME, NAME, 200, 1, "normal", 2)
    chimes, defeats = found.rows["totems"], found.rows["defeats"]
    assert 8 <= sum(chimes) / len(chimes) <= 14
    assert sum(defeat <= 2 for defeat in defeats) >= 190
