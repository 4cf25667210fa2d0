"""What lies open on the table is in the picture and in its words."""

import re

import numpy as np

from games.kernel.match import Match
from games.tentacula import questions
from games.tentacula.board import GEM_NAMES, turned
from games.tentacula.situation import NO_TILE_THIS_ROUND
from games.tentacula.state import Theft
from games.tentacula.words import SIDE_NAMES, face_name
from renderers.cache import forget
from renderers.tentacula import RENDERER
from renderers.tentacula.picture import in_the_heap
from renderers.tentacula.route import shown
from renderers.text import watching
from tests.games.tentacula.tables import gems, position, reef, sit_down, take_turn, tile

NAMES = ["Mia", "Ole"]
SIDES = [str(name) for name in SIDE_NAMES]


def pixels(match: Match) -> np.ndarray:
    picture = RENDERER.draw(match.view(None), match.asked(None), NAMES)
    return np.asarray(picture.image).astype(int)


def words(match: Match) -> str:
    return RENDERER.describe(match.view(None), match.asked(None), NAMES).long


def test_the_words_say_where_the_reef_has_gaps() -> None:
    rows = reef(("110", "111"), ("111", "111"))
    told = words(sit_down(position([tile("crab"), tile("turtle")], rows=rows)))
    reef_of = {side: next(one for one in told.split(". ") if f" {side}: " in one) for side in SIDES}
    assert re.findall(r"\d+", reef_of[SIDES[0]]) == ["5", "10", "7"]
    assert re.findall(r"\d+", reef_of[SIDES[1]]) == ["5", "10"]


def test_the_top_of_the_draw_pile_is_shown_and_told() -> None:
    one, other = (
        sit_down(position([tile("crab"), tile("turtle")], pile=[turned(tile(animal, "111"))]))
        for animal in ("crab", "jellyfish")
    )
    top = str(face_name(tile("crab", "111")))
    assert words(one).count(top) == words(other).count(top) + 1
    assert np.abs(pixels(one) - pixels(other)).max() > 60


def test_once_the_pile_is_empty_the_reef_shows_what_its_rear_will_be() -> None:
    rows = reef(("111", "111"), ("101", "111"))
    match = sit_down(position([tile("crab"), tile("turtle")], rows=rows, pile=[]))
    told = words(match)
    assert told.count(f" 5 ({face_name(turned(rows[0].tiles[0]))})") == 2, "inside and outside"
    before = pixels(match)
    rows[0].tiles[0] = tile("crab", "111")
    after = pixels(sit_down(position([tile("crab"), tile("turtle")], rows=rows, pile=[])))
    assert np.abs(before - after).max() > 60


def written(match: Match) -> set[str]:
    forget()
    with watching() as notes:
        pixels(match)
    return {one.text for one in notes}


def test_whoever_has_no_tile_this_round_is_not_said_to_have_moved() -> None:
    state = position([tile("turtle"), -1], ("crab", "jellyfish"), idle=[1])
    match = sit_down(state)
    assert (match.game.situation()[-1].args or {})["tile"] == NO_TILE_THIS_ROUND
    moved = sit_down(position([tile("turtle"), -1], ("crab", "jellyfish")))
    assert words(match) != words(moved)


def test_whoever_decides_at_the_end_of_a_round_stands_out() -> None:
    rows = reef(("111", "111"), ("101", "111"))
    state = position([tile("turtle"), -1], ("crab", "jellyfish"), rows=rows, pile=[], shells=0)
    match = sit_down(state)
    take_turn(match, 0, "inside", "yellow-1")
    assert match.ask is not None
    assert match.ask.awaited == [0]
    assert match.ask.question == questions.REARMOST_TILE


def test_a_gem_just_stolen_is_drawn_once() -> None:
    state = position([tile("crab"), tile("turtle")], cave=gems(blue=2, white=1))
    state.thefts = [Theft(0, GEM_NAMES.index("blue"))]
    assert in_the_heap(sit_down(state).view(None)) == gems(blue=1, white=1)


def test_every_square_carries_its_number() -> None:
    squares = {str(square) for square in shown(0)}
    assert squares <= written(sit_down(position([tile("crab"), tile("turtle")])))
