"""The draw pile: everybody sees the upper side of its top tile, and nothing below."""

import random
from collections import Counter

from games.tentacula.board import FACES, LOOKS, SNAILS, turned
from games.tentacula.pile import dealt_anew, top_of
from games.tentacula.state import NOTHING
from tests.games.tentacula.tables import position, sit_down, take_turn, tile


def test_the_top_of_the_pile_shows_the_side_that_is_turned_away_when_drawn() -> None:
    up = tile("crab", "110")
    state = position([tile("turtle"), -1], ("crab", "jellyfish"), pile=[0, turned(up)])
    match = sit_down(state)
    assert FACES[match.view(0).top] == ("crab", "110")
    take_turn(match, 0, "inside", "yellow-1")
    assert match.game.s.hands[0] == turned(up), "whoever draws turns the tile over"


def test_an_empty_pile_shows_nothing() -> None:
    assert top_of([]) == NOTHING


def test_tiles_that_look_alike_cannot_be_told_apart() -> None:
    """Two tiles without a snail show a turtle and no gap; their other sides differ."""
    alike = [face for face, printed in enumerate(FACES) if printed == ("turtle", "111")]
    plain = [face for face in alike if face // 2 not in SNAILS]
    assert len(plain) == 2
    assert len({top_of([turned(face)]) for face in plain}) == 1
    assert len({top_of([turned(face)]) for face in alike}) == 2, "a snail can be seen"


def test_a_pile_dealt_anew_keeps_its_tiles_and_its_looks() -> None:
    pile = [2 * number for number in range(12)]
    tops = Counter[int]()
    for seed in range(40):
        anew = dealt_anew(pile, random.Random(seed))
        assert sorted(face // 2 for face in anew) == list(range(12))
        assert top_of(anew) == top_of(pile)
        tops[anew[-1]] += 1
    assert all(LOOKS[turned(face)] == top_of(pile) for face in tops)


def test_a_pile_dealt_anew_has_another_order_and_other_sides() -> None:
    pile = [2 * number for number in range(12)]
    below = [dealt_anew(pile, random.Random(seed))[:-1] for seed in range(8)]
    assert len({tuple(face // 2 for face in faces) for faces in below}) == 8
    assert len({tuple(face % 2 for face in faces) for faces in below}) == 8
