"""Shelves: bounded, the cheapest goes first, and of equals the longest unused."""

from __future__ import annotations

from PIL import Image

from renderers.cache import kept
from renderers.shelf import Looks, Shelf
from renderers.sprite import Sprite

ROOM = 120


def thing(weight: int = 40) -> Sprite:
    return Sprite(Image.new("RGB", (weight // 4, 1)))


def test_a_shelf_lets_go_of_what_was_unused_longest() -> None:
    shelf = Shelf(ROOM)
    first = thing()
    for name, one in ("a", first), ("b", thing()), ("c", thing()):
        shelf.put(name, one)
    shelf.get("a")
    shelf.put("d", thing())
    assert shelf.get("b") is None
    assert shelf.get("a") is first
    assert shelf.weight == ROOM


def test_a_shelf_keeps_what_took_long_to_draw() -> None:
    shelf = Shelf(ROOM)
    shelf.put("slow", thing(), seconds=1.0)
    for number in range(9):
        shelf.put(number, thing(), seconds=0.01)
    assert shelf.get("slow") is not None
    assert shelf.weight == ROOM


def test_what_was_used_before_stays_longer() -> None:
    shelf = Shelf(ROOM)
    shelf.put("favourite", thing(), seconds=0.02)
    for _ in range(3):
        shelf.get("favourite")
    for number in range(6):
        shelf.put(number, thing(), seconds=0.02)
    assert shelf.get("favourite") is not None
    assert shelf.get(0) is None


def test_what_took_long_but_is_never_used_goes_in_the_end() -> None:
    shelf = Shelf(ROOM)
    shelf.put("slow", thing(), seconds=1.0)
    for number in range(400):
        shelf.put(number, thing(), seconds=0.01)
    assert shelf.get("slow") is None


def test_what_is_heavier_than_the_shelf_is_kept_alone() -> None:
    shelf = Shelf(ROOM)
    shelf.put("a", thing())
    shelf.put("huge", thing(400))
    assert len(shelf) == 1


def test_a_kept_function_draws_once_for_each_argument() -> None:
    shelf, drawn = Shelf(400), list[str]()

    @kept(shelf)
    def draw(name: str, *, bright: bool = False) -> Sprite:
        drawn.append(f"{name}{bright}")
        return thing()

    for _ in range(3):
        draw("a")
        draw("a", bright=True)
    assert drawn == ["aFalse", "aTrue"]


def test_what_left_the_shelf_is_drawn_again_only_when_somebody_looks_at_it() -> None:
    shelf, drawn = Shelf(ROOM), list[int]()

    @kept(shelf)
    def draw(shade: int) -> Sprite:
        drawn.append(shade)
        return Sprite(Image.new("RGBA", (5, 4), (shade, 0, 0, 255)), 2.0, 3.0)

    first = draw(1)
    draw(2)
    assert shelf.get(("nothing",)) is None
    assert len(shelf) == 1
    again = draw(1)
    assert (again.outline, again.mark) == (first.outline, first.mark)
    assert drawn == [1, 2]
    assert again.image.getpixel((0, 0)) == (1, 0, 0, 255)
    assert drawn == [1, 2, 1]


def test_marks_are_told_apart_by_whatever_a_drawing_hangs_on() -> None:
    shelf, tongue = Shelf(2**20), ["en"]

    @kept(shelf, by=lambda: tongue[0])
    def draw(name: str, size: int = 4) -> Sprite:
        return thing()

    marks = [draw("a").mark, draw("b").mark, draw("a", 5).mark, draw("a", size=5).mark]
    tongue[0] = "de"
    marks.append(draw("a").mark)
    assert len({*marks}) == 5
    tongue[0] = "en"
    shelf.clear()
    assert draw("a").mark == marks[0]


def test_looks_are_bounded() -> None:
    looks = Looks(3)
    for number in range(5):
        looks.put(number, thing())
    assert [number for number in range(5) if looks.get(number)] == [2, 3, 4]
