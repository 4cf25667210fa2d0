import itertools

from hypothesis import given
from hypothesis import strategies as st

from games.kernel.chance import Chance
from games.kernel.deck import draw, draw_recycling, put_under
from games.kernel.hexes import ORIGIN, Hex
from games.kernel.paths import distances, shortest_path

hexes = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))


def test_a_ring_has_six_spaces_per_step() -> None:
    for radius in range(1, 5):
        ring = ORIGIN.ring(radius)
        assert len(set(ring)) == 6 * radius
        assert all(ORIGIN.distance(space) == radius for space in ring)
        assert all(a.distance(b) == 1 for a, b in itertools.pairwise(ring))


def test_a_spiral_holds_all_rings() -> None:
    assert len(set(ORIGIN.spiral(3))) == 37


@given(hexes, st.integers(-6, 12))
def test_turning_keeps_the_distance_and_six_turns_are_none(space: Hex, turns: int) -> None:
    assert ORIGIN.distance(space.rotate(turns)) == ORIGIN.distance(space)
    assert space.rotate(turns).rotate(6 - turns % 6) == space


def test_opposite_directions_differ_by_three() -> None:
    assert all(ORIGIN.step(d).step(d + 3) == ORIGIN for d in range(6))


def test_paths_go_around_walls() -> None:
    wall = {(1, 0), (1, 1)}

    def touching(space: tuple[int, int]) -> list[tuple[int, int]]:
        x, y = space
        near = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
        return [(a, b) for a, b in near if (a, b) not in wall and 0 <= a < 3 and 0 <= b < 3]

    path = shortest_path((0, 0), (2, 0), touching)
    assert path is not None
    assert len(path) == 7
    assert distances((0, 0), touching)[2, 0] == 6
    assert (2, 0) not in distances((0, 0), touching, most=5)
    wall.add((1, 2))
    assert shortest_path((0, 0), (2, 0), touching) is None


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    pile, discards = [1], [2, 3]
    chance = Chance(1)
    assert draw(pile) == 1
    assert draw(pile) is None
    assert draw_recycling(pile, discards, chance) in {2, 3}
    assert discards == []
    put_under(pile, 9)
    assert pile[0] == 9


def test_a_pile_with_cards_leaves_the_discards_alone() -> None:
    pile, discards = [1, 2], [3]
    assert draw_recycling(pile, discards, Chance(1)) == 2
    assert (pile, discards) == ([1], [3])


def test_distances_end_where_they_are_told() -> None:
    def along(place: int) -> list[int]:
        return [place - 1, place + 1]

    assert distances(0, along, most=2) == {0: 0, -1: 1, 1: 1, -2: 2, 2: 2}
    assert distances(0, along, most=0) == {0: 0}
