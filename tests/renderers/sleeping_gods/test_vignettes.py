"""Scenes above what is read: each page, town, ending and boss has one, and no two are alike."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations
from typing import get_args

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from bot.wording import Wording
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.vignettes import Vignette
from games.sleeping_gods.content.words import Tier
from games.sleeping_gods.story.scenes import scene_aboard
from renderers import Picture, renderer_for
from renderers.picture import ALT_LIMIT
from renderers.sleeping_gods.event_scenes import BAND
from renderers.sleeping_gods.vignettes.register import VIGNETTES
from renderers.sleeping_gods.vignettes.stage import HIGH, WIDE, Stage
from renderers.words import say, speaking
from tests.games.sleeping_gods.tables import table

RENDERER = renderer_for("sleeping_gods")
NAMES = get_args(Vignette)
BOSS = 13
"""The level from which an enemy is a boss."""
MOMENTS, CABINS, HEAVIEST, APART = 30, 12, 120_000, 14.0

PACKS = [find_pack(name) for name in pack_names()]

every_pack = pytest.mark.parametrize("pack", PACKS, ids=pack_names())


@cache
def shown(name: str) -> Picture:
    picture = RENDERER.vignette(name)
    assert picture is not None
    return picture


def test_whatever_a_pack_may_name_is_painted_and_nothing_else() -> None:
    assert set(NAMES) == set(VIGNETTES) == set(RENDERER.vignettes())


def test_a_name_that_nobody_painted_shows_nothing() -> None:
    assert RENDERER.vignette("no_such_scene") is None


@every_pack
def test_every_page_town_and_ending_has_its_scene(pack: Pack) -> None:
    assert pack.about.vignette
    assert not [page.name for page in pack.pages if page.vignette is None]
    assert not [para.town for para in pack.storybook if para.town and para.vignette is None]
    scenes = [ending.vignette for ending in pack.endings]
    assert None not in scenes
    assert max(Counter(scenes).values(), default=0) <= 2, "two that part at the end share theirs"


@every_pack
def test_whoever_leads_to_a_boss_has_its_scene(pack: Pack) -> None:
    bosses = {enemy.num for enemy in pack.enemies if enemy.level >= BOSS}
    seen = {
        number
        for para in pack.storybook
        if para.vignette is not None
        for choice in para.choices
        for number in choice.combat
    }
    assert not [pack.enemy[number].name for number in bosses - seen]


def test_thirty_great_moments_have_a_scene_beside_these() -> None:
    pack = find_pack("hollow_gyre")
    fixed = {page.vignette for page in pack.pages} | {one.vignette for one in pack.endings}
    towns = {para.vignette for para in pack.storybook if para.town}
    told = {para.vignette for para in pack.storybook} - fixed - towns - {None}
    assert len(told) >= MOMENTS
    aboard = {scene.vignette for scene in pack.scenes}
    assert set(NAMES) == told | fixed | towns | aboard | {pack.about.vignette, "the_waiting_thing"}


def test_every_scene_aboard_is_read_under_a_part_of_the_ship() -> None:
    aboard = [scene.vignette for scene in find_pack("hollow_gyre").scenes]
    assert None not in aboard
    shares = Counter(aboard)
    assert len(shares) >= CABINS
    assert max(shares.values()) <= len(aboard) / 5, "no cabin is always the same one"


def test_a_scene_aboard_comes_with_its_picture() -> None:
    pack = find_pack("hollow_gyre")
    game = table(pack=pack)
    game.s.turn = 60
    scene_aboard(game)
    scene = next(scene for scene in pack.scenes if scene.id in game.s.read)
    assert [line.shows for line in game.lines if line.kind == "prose"] == [scene.vignette]


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_is_small_and_says_what_it_shows(name: str) -> None:
    picture = shown(name)
    assert picture.image.size == (WIDE, HIGH)
    assert picture.filename == f"sleeping_gods-{name}.jpg"
    assert len(picture.data) <= HEAVIEST
    assert picture.alt == str(VIGNETTES[name].alt)
    grey = np.asarray(picture.image.convert("L"), dtype=float)
    assert grey.std() > 12, "light and dark"


def test_a_scene_is_painted_the_same_every_time() -> None:
    again = Stage("the_regatta")
    VIGNETTES["the_regatta"].draw(again)
    assert again.done().tobytes() == shown("the_regatta").image.tobytes()


@pytest.mark.soak
def test_no_two_scenes_are_nearly_the_same() -> None:
    def small(name: str) -> npt.NDArray[np.int_]:
        return np.asarray(shown(name).image.resize((48, 25), Image.Resampling.BOX), dtype=int)

    thumbs = {name: small(name) for name in NAMES}
    alike = {
        (one, other): round(float(np.abs(thumbs[one] - thumbs[other]).mean()), 1)
        for one, other in combinations(NAMES, 2)
    }
    assert not {pair: apart for pair, apart in alike.items() if apart < APART}


def test_the_alt_texts_differ() -> None:
    assert len({str(one.alt) for one in VIGNETTES.values()}) == len(VIGNETTES)


@pytest.mark.parametrize("name", NAMES)
def test_words_of_a_scene_are_a_sentence(name: str) -> None:
    assert re.fullmatch(r"[A-Z].+\.", str(VIGNETTES[name].alt))
    assert 40 <= len(str(VIGNETTES[name].alt)) <= ALT_LIMIT


@pytest.mark.parametrize("language", ["de", "it"])
def test_words_of_every_scene_are_there_in_every_language(language: str) -> None:
    with speaking(Wording(language).voice):
        same = [name for name, one in VIGNETTES.items() if say(one.alt) == str(one.alt)]
    assert not same


@every_pack
def test_every_event_has_a_small_scene_of_its_own_sea(pack: Pack) -> None:
    names = {f"event.{event.tier}.{event.emblem or 'storm'}" for event in pack.events}
    for tier in get_args(Tier):
        name = min(name for name in names if tier in name)
        picture = shown(name)
        assert picture.image.size == (WIDE, BAND)
        assert BAND < HIGH
        assert 0 < len(picture.data) < HEAVIEST / 2
    assert len({shown(name).alt for name in names}) == len(get_args(Tier))


@pytest.mark.parametrize("name", ["event", "event.calm.fish", "event.mild.rhubarb", "x.mild.fish"])
def test_what_is_no_event_has_no_small_scene(name: str) -> None:
    assert RENDERER.vignette(name) is None
