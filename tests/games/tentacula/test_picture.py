"""What lies open on the table is in the picture and in its words."""

import numpy as np

from games.kernel.match import Match
from games.tentacula.board import turned
from renderers.cache import forget
from renderers.tentacula import RENDERER
from renderers.tentacula.route import shown
from renderers.text import watching
from tests.games.tentacula.tables import position, reef, sit_down, tile

NAMES = ["Mia", "Ole"]


def pixels(match: Match) -> np.ndarray:
    picture = RENDERER.draw(match.view(None), match.asked(None), NAMES)
    return np.asarray(picture.image).astype(int)


def words(match: Match) -> str:
    return RENDERER.describe(match.view(None), match.asked(None), NAMES).long


def test_the_words_say_where_the_reef_has_gaps() -> None:
    rows = reef(("110", "111"), ("111", "111"))
    told = words(sit_down(position([tile("crab"), tile("turtle")], rows=rows)))
    assert "Reef inside: squares 5 to 10, gaps at 7." in told
    assert "Reef outside: squares 5 to 10, no gap." in told


def test_the_top_of_the_draw_pile_is_shown_and_told() -> None:
    one, other = (
        sit_down(position([tile("crab"), tile("turtle")], pile=[turned(tile(animal, "111"))]))
        for animal in ("crab", "jellyfish")
    )
    assert "Its top shows Crab, no gap, and is turned over when drawn." in words(one)
    assert np.abs(pixels(one) - pixels(other)).max() > 60


def test_once_the_pile_is_empty_the_reef_shows_what_its_rear_will_be() -> None:
    rows = reef(("111", "111"), ("101", "111"))
    match = sit_down(position([tile("crab"), tile("turtle")], rows=rows, pile=[]))
    told = words(match)
    assert "Next off the reef and turned over: inside at square 5 (Jellyfish, no gap)" in told
    assert "outside at square 5 (Jellyfish, no gap)." in told
    before = pixels(match)
    rows[0].tiles[0] = tile("crab", "111")
    after = pixels(sit_down(position([tile("crab"), tile("turtle")], rows=rows, pile=[])))
    assert np.abs(before - after).max() > 60


def test_every_square_carries_its_number() -> None:
    forget()
    with watching() as notes:
        pixels(sit_down(position([tile("crab"), tile("turtle")])))
    assert {str(square) for square in shown(0)} <= {written.text for written in notes}
