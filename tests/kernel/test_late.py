"""Things made late: of what nobody reads nothing is made, and what was made stays the same."""

import pytest

from games.kernel.late import Found, Late


class Spy:
    """Makes words, and knows of which numbers."""

    def __init__(self) -> None:
        self.made: list[int] = []

    def __call__(self, number: int) -> list[str]:
        self.made.append(number)
        return [f"number {number}"]


def row_of(spy: Spy) -> Late[list[str]]:
    more: Late[list[str]] = Late()
    more.add_made(spy, [7, 8])
    row = Late([["first"]])
    row.add(more)
    row.add_made(spy, [])
    row.add([["last"]])
    return row


def test_only_what_is_read_is_made_and_only_once() -> None:
    spy = Spy()
    row = row_of(spy)
    assert (len(row), spy.made) == (4, [])
    assert row[2] == ["number 8"]
    assert (row[2] is row[-2], spy.made) == (True, [8])


def test_all_of_it_comes_in_order_with_what_was_read_before() -> None:
    spy = Spy()
    row = row_of(spy)
    read = row[1]
    assert [*row] == [["first"], ["number 7"], ["number 8"], ["last"]]
    assert ([*row][1] is read, row[1] is read, row[1:2] == [read]) == (True, True, True)
    assert row[3] == row[-1] == ["last"]


@pytest.mark.parametrize("place", [4, -5])
def test_there_are_no_more_than_were_added(place: int) -> None:
    with pytest.raises(IndexError):
        row_of(Spy())[place]


def test_what_is_counted_beforehand_is_looked_for_once_and_only_when_read() -> None:
    looks: list[str] = []

    def look() -> list[int]:
        looks.append("once")
        return [7, 8]

    found = Found(2, look)
    row: Late[str] = Late()
    row.add_made(str, found)
    assert (len(row), looks) == (2, [])
    assert (row[1], [*row], found[0:1], looks) == ("8", ["7", "8"], [7], ["once"])
