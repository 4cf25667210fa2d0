import enum
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from games.kernel.copying import copy_state


class Kind(enum.Enum):
    A = "a"


class Spot(NamedTuple):
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Printed:
    name: str


@dataclass(slots=True)
class Piece:
    spot: Spot
    tags: list[str]


@dataclass(slots=True)
class Board:
    kind: Kind
    pieces: list[Piece]
    by_name: dict[str, Piece]
    maybe: Piece | None
    printed: Printed
    rows: list[list[int]]
    pair: tuple[int, int]


@dataclass(slots=True)
class Odd:
    thing: object


def board() -> Board:
    return Board(
        Kind.A,
        [Piece(Spot(1, 2), ["x"])],
        {"a": Piece(Spot(0, 0), [])},
        Piece(Spot(3, 3), ["y"]),
        Printed("card"),
        [[1], [2]],
        (1, 2),
    )


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    old = board()
    new = copy_state(old)
    assert new == old
    new.pieces[0].tags.append("z")
    new.by_name["a"].spot = Spot(9, 9)
    assert new.maybe is not None
    new.maybe.tags.clear()
    new.rows[0].append(7)
    assert old == board()
    assert new.printed is old.printed


def test_what_cannot_be_copied_is_named() -> None:
    with pytest.raises(TypeError, match="object"):
        copy_state(Odd(object()))
