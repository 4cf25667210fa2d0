"""Neighbours that tell of the same event and count its things become one sentence."""

import pytest

from games.kernel import Line, T
from games.kernel.retelling import in_one_sentence
from games.kernel.told import Told

RISES = Told("creep.rises", "A creep rises at {at}.", "Creeps rise at {at}.")
COMES = Told("guest.comes", "{who} comes by {way}.", "{who} come by {way}.")
SWIMS = Told("fish.swims", "A fish swims by {way}.")


def told(*lines: Line) -> list[str]:
    return [str(line.text) for line in in_one_sentence(lines)]


def risen(*at: str) -> Line:
    return Line(RISES(n=len(at), at=list(at)))


def test_neighbours_are_one_sentence() -> None:
    assert told(risen("A"), risen("B", "C"), risen("D")) == ["Creeps rise at A, B, C, D."]
    assert told(risen("A")) == ["A creep rises at A."]


@pytest.mark.parametrize(
    "between",
    [
        Line(T("Something else.")),
        Line(RISES(n=1, at=["B"]), to=1),
        Line(RISES(n=1, at=["B"]), by=0),
        Line(RISES(n=1, at=["B"]), kind="figure"),
        Line(COMES(n=1, at=["B"], who=["Ada"], way="boat")),
    ],
)
def test_what_is_told_otherwise_stays_between(between: Line) -> None:
    assert len(told(risen("A"), between, risen("C"))) == 3


def test_only_what_differs_in_its_things_is_the_same() -> None:
    by_boat, by_foot = (Line(COMES(n=1, who=["Ada"], way=way)) for way in ("boat", "foot"))
    assert told(by_boat, by_boat) == ["Ada, Ada come by boat."]
    assert len(told(by_boat, by_foot)) == 2


def test_what_counts_nothing_is_told_each_time() -> None:
    assert len(told(*[Line(SWIMS(way=["a", "b"]))] * 2)) == 2
    assert len(told(*[Line(T("A fish."))] * 2)) == 2
