import enum
from dataclasses import dataclass
from typing import Annotated, NamedTuple

import pytest

from games.kernel.copying import copier_for, copy_state


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


def test_what_never_changes_is_its_own_copy() -> None:
    card = Printed("card")
    assert copy_state(card) is card
    assert copier_for(int | None) is None
    assert copier_for(tuple[int, ...]) is None
    assert copier_for(Annotated[int, "small"]) is None


@dataclass(slots=True)
class Rack:
    maybe: list[int] | None
    fixed: tuple[list[int], ...]
    noted: Annotated[list[int], "noted"]
    named: dict[str, list[int]]


def test_lists_are_copied_wherever_they_stand() -> None:
    old = Rack([1], ([2], [3]), [4], {"a": [5]})
    new = copy_state(old)
    assert new == old
    for copied, was in zip(
        (new.maybe, new.fixed[0], new.fixed[1], new.noted, new.named["a"]),
        (old.maybe, old.fixed[0], old.fixed[1], old.noted, old.named["a"]),
        strict=True,
    ):
        assert copied is not was
    assert copy_state(Rack(None, (), [], {})) == Rack(None, (), [], {})


def test_what_is_no_type_is_named_too() -> None:
    with pytest.raises(TypeError, match="states may not hold"):
        copier_for("Piece")


def test_a_note_beside_a_type_changes_nothing() -> None:
    copier, old = copier_for(Annotated[list[int], "noted"]), [1]
    assert copier is not None
    assert copier(old) is not old
