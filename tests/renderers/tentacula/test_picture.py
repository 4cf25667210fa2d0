"""Tentacula's board: everything that matters can be seen, and heard."""

import numpy as np
import pytest

from games.kernel.match import Match
from games.tentacula.board import FINISH, LAST_ANIMAL_SQUARE, SIDES, STASHES
from renderers.tentacula import RENDERER
from renderers.tentacula.hoards import chest_places
from renderers.tentacula.picture import look_at
from renderers.tentacula.route import LAYOUTS, beside, on_loop, place, shown, swims_left
from renderers.tentacula.stashes import SHAPES, stash_places, stash_tray
from tests.games.tentacula.tables import (
    die,
    gems,
    position,
    reef,
    seed_for,
    sit_down,
    take_turn,
    tile,
)

NAMES = ["Mia", "Ole", "Ada", "Ben"]


def robbed() -> Match:
    hands = [tile("crab"), tile("turtle")]
    state = position(hands, ("crab", "turtle"), fish=[5, 0, 0], shells=0)
    match = sit_down(state, seed_for(*die("blue")))
    take_turn(match, 0, "inside", "yellow-8")
    return match


def pixels(match: Match) -> np.ndarray:
    picture = RENDERER.draw(match.view(None), match.asked(None), NAMES)
    return np.asarray(picture.image).astype(int)


def words(match: Match) -> str:
    return RENDERER.describe(match.view(None), match.asked(None), NAMES).long


@pytest.mark.parametrize("fold", [0, 1, 2])
def test_all_squares_lie_on_the_board_and_apart(fold: int) -> None:
    layout = LAYOUTS[fold]
    points = [layout.square(square) for square in shown(fold)]
    assert all(40 < x < 960 and 40 < y < 766 for x, y in points)
    for n, (x, y) in enumerate(points):
        for other in points[n + 1 :]:
            assert (x - other[0]) ** 2 + (y - other[1]) ** 2 > (1.8 * layout.radius) ** 2


@pytest.mark.parametrize(("fold", "first", "last"), [(0, 1, 19), (1, 5, 34), (2, 20, 34)])
def test_each_fold_shows_its_squares(fold: int, first: int, last: int) -> None:
    assert list(shown(fold)) == list(range(first, last + 1))


@pytest.mark.parametrize("fold", [0, 1, 2])
def test_reef_tiles_stay_on_the_picture(fold: int) -> None:
    for slot in range((1, 1, 6)[fold], (6, 11, 11)[fold]):
        for side in SIDES:
            strip = LAYOUTS[fold].strip(side, slot)
            for along in (0.0, 1.5, 3.0):
                x, y = strip.at(along, 46)
                assert 0 <= x <= 1000
                assert 0 <= y <= 806


def test_the_loop_is_closed_and_swum_counter_clockwise() -> None:
    assert on_loop(0)[0] == pytest.approx(on_loop(1e-9 - 1e-9)[0])
    assert beside(10, 0)[0] > beside(0, 0)[0], "along the bottom to the right"
    assert swims_left(1, 18)
    assert not swims_left(1, 6)


def test_fish_have_a_place_of_their_own_at_the_finish() -> None:
    assert len({place(2, fish, FINISH) for fish in range(3)}) == 3


def test_a_theft_is_shown_not_only_told() -> None:
    match = robbed()
    with_theft = pixels(match)
    match.game.s.thefts.clear()
    apart = np.abs(with_theft - pixels(match)).sum(axis=2) > 60
    assert apart.sum() > 8000, "an arm reaches over the board"


def test_protected_squares_differ_from_unprotected_ones() -> None:
    hands = [tile("crab"), tile("turtle")]
    whole = sit_down(position(hands, rows=reef(("111",), ("111",))))
    gap = sit_down(position(hands, rows=reef(("111",), ("101",))))
    x, y = LAYOUTS[0].square(6)
    box = (slice(int(y) - 50, int(y) + 50), slice(int(x) - 50, int(x) + 50))
    assert np.abs(pixels(whole)[box] - pixels(gap)[box]).sum(axis=2).max() > 100


def test_every_gem_has_a_place_on_the_chest() -> None:
    assert len({at for _, _, at in chest_places()}) == 16


def test_every_stash_has_a_shape_of_its_own() -> None:
    shapes = {stash_tray(stash).image.getchannel("A").tobytes() for stash in range(len(STASHES))}
    assert len(shapes) == len(SHAPES) == len(STASHES)


def test_tentacula_looks_at_the_fish_it_will_rob() -> None:
    view = robbed().view(None)
    assert look_at(view) == (0.71, 0.71), "down to the right, where the yellow fish is"
    view.fish = [4, 3, 2]
    assert look_at(view) == (0.0, 0.0), "all fish are hidden"


def test_the_move_is_marked_on_the_fish_and_on_its_goal() -> None:
    hands = [tile("crab"), tile("turtle")]
    match = sit_down(position(hands, ("crab", "turtle"), fish=[5, 0, 0], shells=0))
    take_turn(match, 0, "inside")
    marked = pixels(match)
    bare = np.asarray(RENDERER.draw(match.view(None), None, NAMES).image).astype(int)
    for square in (5, 8):
        x, y = LAYOUTS[0].square(square)
        box = (slice(int(y) - 40, int(y) + 60), slice(int(x) - 50, int(x) + 50))
        assert np.abs(marked[box] - bare[box]).sum(axis=2).max() > 100


def test_a_stash_shows_what_is_safe_open_and_lost() -> None:
    places = list(stash_places((1, 1, 2, 0, 0, 0), gems(purple=1), gems(red=1)))
    assert places == [(0, "safe"), (1, "lost"), (2, "open"), (2, "lost")]


def test_the_words_tell_of_the_theft_and_of_every_fish() -> None:
    told = words(robbed())
    assert "Tentacula spotted the yellow fish and stole a blue gem." in told
    assert "Yellow, big with a sombrero: on crab 8, seen by Tentacula." in told
    assert "Green, middle-sized with a top hat: at the start." in told


def test_the_words_name_gate_order_players_and_treasure() -> None:
    told = words(robbed())
    assert "goes by size: Yellow, Green, Red; 1 through." in told
    assert "Ole, the turtle, is playing: Turtle, no gap." in told
    assert "The stash Starfish still needs: 1 purple, 1 red, 1 green, 1 blue, 1 white." in told
    assert "Safe squares: 1 to 7." in told
    assert "In Tentacula's cave: 1 blue." in told


def test_the_words_number_what_may_be_chosen() -> None:
    assert "Marked: 1 Lay it inside, 2 Lay it outside." in words(robbed())


def test_the_last_square_before_the_finish_is_thirty_four() -> None:
    assert shown(2)[-1] == LAST_ANIMAL_SQUARE == 34
