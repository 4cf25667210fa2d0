"""Crab, jellyfish and turtle, wherever their powers apply; the seahorse rolls in thefts."""

import pytest

from games.tentacula import told as events
from games.tentacula.board import turned
from tests.games.tentacula.tables import (
    SHELL_SIDE,
    WATER_SIDE,
    Luck,
    coral,
    gems,
    ids,
    played,
    tile,
    tiles,
    told,
)


@pytest.mark.parametrize(
    ("flip", "left", "event"),
    [(SHELL_SIDE, 2, events.KEEPS_SHELL), (WATER_SIDE, 1, events.MUST_PAY_SHELL)],
)
def test_the_crab_flips_the_shell_of_a_shell_move(
    flip: Luck, left: int, event: events.Told
) -> None:
    match = played(
        "turtle turtle", "inside", "yellow-4", chips="crab turtle", rolls=[flip], shells=2
    )
    assert (match.game.s.fish[0], match.game.s.shells) == (4, left)
    assert told(match, event) == [{"by": 0}]


@pytest.mark.parametrize(("flip", "left"), [(SHELL_SIDE, 1), (WATER_SIDE, 0)])
@pytest.mark.parametrize(("animal", "square", "start"), [("seahorse", 14, 12), ("crab", 12, 11)])
def test_the_crab_flips_the_shell_for_dolphin_and_shark(
    flip: Luck, left: int, animal: str, square: int, start: int
) -> None:
    fields = {"shells": 1, "fish": [start, 9, 10], "rows": coral(5), "cave": gems(blue=1)}
    tiles = f"{animal} turtle"
    match = played(tiles, "box", f"yellow-{square}", chips="crab turtle", rolls=[flip], **fields)
    match.choose(0, "blue")
    assert match.game.s.shells == left


@pytest.mark.parametrize(
    ("flips", "left"),
    [
        ((SHELL_SIDE, SHELL_SIDE), 3),
        ((SHELL_SIDE, WATER_SIDE), 2),
        ((WATER_SIDE, SHELL_SIDE), 2),
        ((WATER_SIDE, WATER_SIDE), 1),
    ],
)
def test_the_crab_flips_once_for_the_move_and_once_for_the_dolphin(
    flips: tuple[Luck, ...], left: int
) -> None:
    fields = {"fish": [23, 30, 31], "shells": 3, "fold": 1, "rows": coral(9)}
    match = played(
        "turtle turtle", "inside", "yellow-24", chips="crab turtle", rolls=flips, **fields
    )
    match.choose(0, "blue")
    assert (match.game.s.shells, match.game.s.stashed) == (left, gems(blue=1))


def test_with_its_last_shell_gone_for_the_move_there_is_none_for_the_dolphin() -> None:
    fields = {"fish": [23, 30, 31], "shells": 1, "fold": 1, "rows": coral(9)}
    match = played(
        "turtle turtle", "inside", "yellow-24", chips="crab turtle", rolls=[WATER_SIDE], **fields
    )
    assert (match.game.s.shells, match.game.s.stashed) == (0, gems())
    assert match.game.s.last_mover == 0


def test_the_jellyfish_reaches_any_animal_and_always_pays() -> None:
    match = played("crab turtle", "inside", chips="jellyfish crab", shells=1)
    yellow = [option for option in ids(match) if option.startswith("yellow")]
    assert yellow == ["yellow-4", "yellow-1", "yellow-2", "yellow-3"]
    match.choose(0, "yellow-3")
    assert match.game.s.shells == 0


def test_the_turtle_chooses_the_side_of_a_tile_from_the_pile() -> None:
    drawn, other = tile("jellyfish", "010"), tile("crab", "111")
    match = played("turtle -", "inside", "yellow-1", pile=[other, drawn])
    assert ids(match, 0) == [f"face-{drawn}", f"face-{turned(drawn)}"]
    match.choose(0, f"face-{turned(drawn)}")
    assert match.game.s.hands == [turned(drawn), other]


def test_the_turtle_chooses_the_side_of_a_tile_taken_from_the_reef() -> None:
    rows = coral(1, 2, start=2)
    rows[0].next_slot = 2
    match = played("turtle -", "outside", "yellow-1", pile=[], rows=rows)
    rear = tiles("turtle/111")[0]
    assert sorted(ids(match, 0)) == sorted([f"face-{rear}", f"face-{turned(rear)}"])
