"""Pictures of Sleeping Gods: every emblem, every page, every spot that may be chosen."""

from __future__ import annotations

import random
from itertools import combinations
from math import hypot
from typing import get_args

import numpy as np
import pytest

from games.kernel.match import Match
from games.sleeping_gods import GAME
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.content.words import Emblem
from games.sleeping_gods.options import CampaignOptions
from renderers import renderer_for
from renderers.cache import forget
from renderers.conformance.gallery import names_for
from renderers.icons.ink import STENCILS
from renderers.sleeping_gods.look import GOODS, MAIN_HIGH, MAIN_WIDE, ROOMS, SKILLS, STATUSES
from renderers.sleeping_gods.placement import middle, places
from renderers.sleeping_gods.signs import chart
from renderers.sleeping_gods.stencils import picture

RENDERER = renderer_for("sleeping_gods")
SCENES = ("square", "crew", "room", "place", "region", "foe")


@pytest.mark.parametrize("name", get_args(Emblem))
def test_every_emblem_a_pack_may_name_can_be_drawn(name: str) -> None:
    assert picture(name) in STENCILS


def test_every_sign_of_the_board_can_be_drawn() -> None:
    signs = [sign for sign, _ in SKILLS.values()]
    for sign in (*signs, *STATUSES.values(), *GOODS.values(), *ROOMS.values()):
        assert picture(sign) in STENCILS


@pytest.mark.parametrize("name", pack_names())
def test_places_lie_on_their_page_and_apart(name: str) -> None:
    for page in find_pack(name).pages:
        spots = places(name, page.id)
        assert len(spots) == sum(len(region.locations) for region in page.regions)
        for x, y in spots.values():
            assert 30 <= x <= MAIN_WIDE - 30
            assert 30 <= y <= MAIN_HIGH - 30
        for (x0, y0), (x1, y1) in combinations(spots.values(), 2):
            assert hypot(x1 - x0, y1 - y0) >= 44
        for region in page.regions:
            x, y = middle(region)
            assert all(hypot(x - px, y - py) >= 40 for px, py in spots.values())


def test_a_chart_is_drawn_the_same_every_time() -> None:
    first = chart("shallows", 5).image.tobytes()
    forget()
    assert chart("shallows", 5).image.tobytes() == first


def test_every_kind_of_spot_leaves_its_mark() -> None:
    luck = random.Random(4)
    match = Match.start(GAME, 2, CampaignOptions(pack="shallows"), seed=4)
    names = names_for(2)
    missing = set(SCENES)
    while match.ask is not None and missing:
        seat = match.ask.awaited[0]
        ask = match.asked(None)
        assert ask is not None
        kinds = {spot.partition(".")[0] for spot in ask.marks()}
        if kinds & missing:
            view = match.view(None)
            with_marks = np.asarray(RENDERER.draw(view, ask, names).image)
            without = np.asarray(RENDERER.draw(view, None, names).image)
            assert (with_marks != without).any(), kinds
            missing -= kinds
        own = match.asked(seat)
        assert own is not None
        option = GAME.autopilot(match.view(seat), own, seat, luck)
        match.choose(seat, option.id)
        if match.ask is None and missing:
            match = Match.start(GAME, 2, CampaignOptions(pack="shallows"), seed=luck.randrange(99))
    assert not missing


def test_a_hand_shows_only_its_own_cards() -> None:
    match = Match.start(GAME, 3, CampaignOptions(pack="shallows"), seed=6)
    names = names_for(3)
    other = match.clone()
    other.game.scramble(0, random.Random(1))
    before = RENDERER.hand(match.view(0), 0, names)
    after = RENDERER.hand(other.view(0), 0, names)
    assert before is not None
    assert after is not None
    assert before.data == after.data
    assert before.alt == after.alt


def test_a_chair_without_a_name_can_still_be_drawn() -> None:
    match = Match.start(GAME, 2, CampaignOptions(pack="shallows"), seed=6)
    match.choose(0, "table")
    match.choose(0, "join")
    assert RENDERER.draw(match.view(None), match.asked(None), names_for(2)).alt


def test_words_say_what_is_going_on() -> None:
    match = Match.start(GAME, 2, CampaignOptions(pack="shallows"), seed=6)
    words = RENDERER.describe(match.view(None), match.asked(None), names_for(2)).long
    assert "The Shallows, turn 1." in words
    assert "Marked: 1 Bridge" in words
    assert "Odessa: 5 of 5 health." in words
    assert "Places here: 2, 4." in words
