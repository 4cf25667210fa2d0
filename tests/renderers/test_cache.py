"""Shelves: bounded, the cheapest goes first, and of equals the longest unused."""

from __future__ import annotations

from dataclasses import dataclass

from renderers.cache import Shelf, kept


@dataclass(frozen=True)
class Thing:
    name: str
    weight: int = 10


def test_a_shelf_lets_go_of_what_was_unused_longest() -> None:
    shelf = Shelf(30)
    for name in "abc":
        shelf.put(name, Thing(name))
    shelf.get("a")
    shelf.put("d", Thing("d"))
    assert shelf.get("b") is None
    assert shelf.get("a") == Thing("a")
    assert shelf.weight == 30


def test_a_shelf_keeps_what_took_long_to_draw() -> None:
    shelf = Shelf(30)
    shelf.put("slow", Thing("slow"), seconds=1.0)
    for number in range(9):
        shelf.put(number, Thing("quick"), seconds=0.01)
    assert shelf.get("slow") is not None
    assert shelf.weight == 30


def test_what_was_used_before_stays_longer() -> None:
    shelf = Shelf(30)
    shelf.put("favourite", Thing("favourite"), seconds=0.02)
    for _ in range(3):
        shelf.get("favourite")
    for number in range(6):
        shelf.put(number, Thing("as quick"), seconds=0.02)
    assert shelf.get("favourite") is not None
    assert shelf.get(0) is None


def test_what_took_long_but_is_never_used_goes_in_the_end() -> None:
    shelf = Shelf(30)
    shelf.put("slow", Thing("slow"), seconds=1.0)
    for number in range(400):
        shelf.put(number, Thing("quick"), seconds=0.01)
    assert shelf.get("slow") is None


def test_what_is_heavier_than_the_shelf_is_kept_alone() -> None:
    shelf = Shelf(30)
    shelf.put("a", Thing("a"))
    shelf.put("huge", Thing("huge", 100))
    assert len(shelf) == 1


def test_a_kept_function_draws_once_for_each_argument() -> None:
    shelf, drawn = Shelf(100), list[str]()

    @kept(shelf)
    def draw(name: str, *, bright: bool = False) -> Thing:
        drawn.append(f"{name}{bright}")
        return Thing(name)

    for _ in range(3):
        draw("a")
        draw("a", bright=True)
    assert drawn == ["aFalse", "aTrue"]
