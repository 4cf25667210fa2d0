"""The Hollow Gyre as a box of cards: counted, checked, walked to its last branch, measured."""

import re
from collections import Counter
from statistics import mean
from typing import get_args

import pytest

from games.sleeping_gods import GAME
from games.sleeping_gods.authors.check import check_folder
from games.sleeping_gods.authors.measure import (
    MIXED,
    figures,
    measure_by_playing,
    seldom_read,
    unmet,
)
from games.sleeping_gods.authors.tools import count
from games.sleeping_gods.authors.walker.explore import Walk
from games.sleeping_gods.authors.walker.heroes import Atlas, Hero, explorers
from games.sleeping_gods.authors.walker.report import HEROES, all_branches, walk_pack
from games.sleeping_gods.content.all_effects import conditions, of_paragraph
from games.sleeping_gods.content.loader import PACKS, find_pack
from games.sleeping_gods.content.story import Effect, Paragraph
from games.sleeping_gods.content.words import Prop

NAME = "hollow_gyre"
PACK = find_pack(NAME)
LADDER = ("easy", "normal", "brutal")
TOWNS = (10, 20, 30, 40, 50, 60, 70, 80, 90)


def test_the_check_finds_nothing() -> None:
    assert check_folder(PACKS / NAME) == []


def test_every_deck_is_full() -> None:
    found = count(PACK)
    assert found["storybook"] >= 400
    whole = {
        "pages": 9, "regions": 54, "locations": 90, "quests": 180, "adventure": 90, "totems": 24,
        "market": 32, "abilities": 60, "events": 54, "enemies": 78, "crew": 9, "level cards": 24,
        "unlocks": 8, "endings": 12,
    }  # fmt: skip
    assert {what: found[what] for what in whole} == whole


def test_a_choice_lays_its_card_down_after_what_happened() -> None:
    """It is given by the page that is turned to, where no other way leads there."""
    pages = PACK.paragraph.values()
    ways = Counter(
        goto
        for page in pages
        for goto in (
            page.goto,
            *(redirect.goto for redirect in page.redirects),
            *(choice.goto for choice in page.choices),
            *(choice.challenge.fail.goto for choice in page.choices if choice.challenge),
        )
    )
    early = [
        f"{page.id}{choice.key}"
        for page in pages
        for choice in page.choices
        for effect in choice.effects
        if effect.op == "quest" and choice.goto and ways[choice.goto] == 1
    ]
    assert early == []


def test_each_tier_has_eighteen_events() -> None:
    for tier in ("mild", "perilous", "deadly"):
        assert sum(event.tier == tier for event in PACK.events) == 18


def test_towns_offer_six_to_eight_choices() -> None:
    for number in TOWNS:
        assert PACK.paragraph[str(number)].town
        assert 6 <= len(PACK.paragraph[str(number)].choices) <= 8


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_every_branch_can_be_walked() -> None:
    wanted = all_branches(PACK)
    for atlas in explorers(PACK, HEROES):
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


def roots(paragraphs: set[str]) -> set[str]:
    return {number.partition(".")[0] for number in paragraphs}


def given_and_asked() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """At which paragraphs each keyword is handed out, and at which it is asked for."""
    given: dict[str, set[str]] = {}
    asked: dict[str, set[str]] = {}
    for paragraph in PACK.storybook:
        for effect in of_paragraph(paragraph):
            if effect.op == "quest" and effect.num is not None:
                keyword = PACK.quest[effect.num].keyword or ""
                given.setdefault(keyword, set()).add(paragraph.id)
        for condition in conditions(paragraph):
            for keyword in filter(None, (condition.kw, condition.done, *condition.some)):
                asked.setdefault(keyword, set()).add(paragraph.id)
    return given, asked


def test_every_token_and_prop_of_the_box_has_its_place() -> None:
    """Each can be had, and is asked for or used up somewhere; the diving suit is simply worn."""
    effects = [effect for paragraph in PACK.storybook for effect in of_paragraph(paragraph)]
    had = {effect.letter or effect.prop for effect in effects if effect.op in ("token", "prop")}
    assert had == {*"ABCDEFGH", *get_args(Prop)}
    wanted = {effect.prop for effect in effects if effect.op == "prop_lost"}
    for condition in (part for paragraph in PACK.storybook for part in conditions(paragraph)):
        wanted |= {condition.token, condition.no_token, condition.prop}
    assert had - wanted == {"diving_suit"}


def test_what_was_done_in_one_place_comes_back_in_another() -> None:
    given, asked = given_and_asked()
    elsewhere = [kw for kw, there in asked.items() if roots(there) - roots(given.get(kw, set()))]
    assert len(elsewhere) >= 60


def test_no_failure_is_nothing() -> None:
    """It costs or opens something, and says so."""
    fails = [c.challenge.fail for p in PACK.storybook for c in p.choices if c.challenge]
    assert all(fail.text or fail.goto for fail in fails)
    assert all(fail.effects or fail.combat or fail.goto for fail in fails)


def test_every_combat_site_has_a_way_round() -> None:
    """Nobody has to fight in the story: some other choice needs neither a fight nor a keyword."""
    for paragraph in PACK.storybook:
        if any(choice.combat for choice in paragraph.choices):
            peaceful = [c for c in paragraph.choices if not c.combat and c.requires is None]
            assert peaceful, paragraph.id


def test_secrets_are_few() -> None:
    assert sum(paragraph.secret for paragraph in PACK.storybook) <= len(PACK.storybook) // 50


def test_a_measured_campaign_has_all_its_figures() -> None:
    lines = list(measure_by_playing(GAME, NAME, 1, 1, "normal", 2))
    text = "\n".join(lines)
    for what in ("totems", "defeats", "score", "level cards", "xp earned", "coins spent", "food"):
        assert what in text


def test_a_few_campaigns_already_meet_much_of_the_book() -> None:
    """The short form of the soak below."""
    found = figures(GAME, NAME, 8, 1, MIXED, 0)
    assert len(found.pages) >= 230
    assert sum(found.outcomes.values()) == 8
    assert mean(found.rows["totems"]) >= 5


def test_the_report_names_what_was_never_met() -> None:
    found = figures(GAME, NAME, 1, 1, "brutal", 1)
    assert [line for line in unmet(found) if "endings never met" in line]
    unread = [line for line in seldom_read(found, 1) if "seldom read" in line]
    assert len(unread) > 300
    assert not [line for line in unread if line.split()[2] in {p.id for p in secrets()}]


def secrets() -> list[Paragraph]:
    return [paragraph for paragraph in PACK.storybook if paragraph.secret]


@pytest.mark.soak
def test_routes_to_all_chimes_and_endings_are_printed() -> None:
    lines = list(walk_pack(PACK))
    assert not [line for line in lines if line.startswith("!")]
    assert sum(line.startswith(("totem", "ending")) for line in lines) == 24 + 12


@pytest.mark.soak
def test_five_hundred_campaigns_meet_every_card_every_ending_and_every_page_but_secrets() -> None:
    found = figures(GAME, NAME, 500, 1, MIXED, 0)
    assert [*unmet(found), *seldom_read(found, 500)] == []


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sensible_crew_finds_eight_to_fourteen_chimes_and_seldom_goes_down(players: int) -> None:
    found = figures(GAME, NAME, 200 if players == 2 else 60, 1, "normal", players)
    assert 8 <= mean(found.rows["totems"]) <= 14
    assert mean(found.rows["defeats"]) <= 2


@pytest.mark.soak
def test_easy_is_easier_and_brutal_harder_than_normal() -> None:
    easy, normal, brutal = (figures(GAME, NAME, 200, 1, mode, 2) for mode in LADDER)
    assert mean(easy.rows["defeats"]) < mean(normal.rows["defeats"])
    assert mean(easy.rows["score"]) > mean(normal.rows["score"])
    assert mean(brutal.rows["totems"]) < mean(normal.rows["totems"])
