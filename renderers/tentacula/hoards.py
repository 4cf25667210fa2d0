"""Where gems lie: on the treasure chest, in the stash, in Tentacula's cave; and the shells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.tentacula.board import GEM_COUNTS, GEMS, MOST_SHELLS
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import darker, lighter, rgb
from renderers.curves import Point, bezier
from renderers.pen import Pen, both
from renderers.sprite import Sprite
from renderers.tentacula.look import OUTLINE, SAND, THEME
from renderers.tentacula.treasure import gem, shell

WOOD = rgb("A5683A")
CHEST_WIDE, CHEST_HIGH = 262, 232
GEM = 34


def chest_places() -> Iterator[tuple[int, int, Point]]:
    """Every gem of the box with its place on the chest: rare ones above, plenty below."""
    rows = ((0, 1, 2, 2, 3, 3), (4,) * 5, (5,) * 5)
    assert sorted(sum(rows, ())) == sorted(g for g in GEMS for _ in range(GEM_COUNTS[g]))
    for row, colours in enumerate(rows):
        seen: dict[int, int] = {}
        for column, colour in enumerate(colours):
            number = seen[colour] = seen.get(colour, 0) + 1
            x = (column - (len(colours) - 1) / 2) * 38
            yield colour, number, (x, -38 + row * 35)


@kept()
def chest() -> Sprite:
    """An open chest: a lid behind, red velvet to lie on, planks and a lock below."""
    pen = Pen(CHEST_WIDE, CHEST_HIGH, 3)
    c = CHEST_WIDE / 2
    lid = pen.area(
        [(14, 66), *bezier((14, 66), (24, 0), (CHEST_WIDE - 24, 0), (CHEST_WIDE - 14, 66))]
    )
    body = pen.box(6, 62, CHEST_WIDE - 6, CHEST_HIGH - 10, 14)
    pen.glow(pen.box(8, 70, CHEST_WIDE - 4, CHEST_HIGH - 4, 14), (0, 20, 40), 5, 0.6)
    for part in (lid, body):
        pen.fill(pen.grown(part, 2.4), OUTLINE)
        pen.shade(part, lighter(WOOD, 0.25), darker(WOOD, 0.25))
    planks = [[(8, y), (CHEST_WIDE - 8, y)] for y in (200, 212)]
    pen.fill(both(body, pen.strokes(planks, 1.6)), darker(WOOD, 0.5), 0.7)
    for x in (40, CHEST_WIDE - 40):
        strap = pen.box(x - 8, 14, x + 8, CHEST_HIGH - 10)
        for part in (lid, body):
            pen.shade(both(part, strap), THEME.brass_light, THEME.brass_dark)
    velvet = pen.box(18, 70, CHEST_WIDE - 18, CHEST_HIGH - 44, 12)
    pen.fill(pen.grown(velvet, 2.4), THEME.brass_dark)
    pen.shade(velvet, rgb("8E2947"), rgb("5F1733"))
    pen.inner_shadow(velvet, rgb("2A0716"), 9, 0.8)
    lock = pen.box(c - 15, CHEST_HIGH - 40, c + 15, CHEST_HIGH - 12, 6)
    for _, _, (dx, dy) in chest_places():
        dent = pen.disc(c + dx, CHEST_HIGH / 2 + dy + 22, GEM * 0.24, GEM * 0.18)
        pen.fill(dent, rgb("3A0C20"), 0.75)
    pen.body(lock, THEME.brass, OUTLINE, 2)
    pen.fill(pen.disc(c, CHEST_HIGH - 30, 4.5), OUTLINE)
    pen.fill(pen.box(c - 2, CHEST_HIGH - 30, c + 2, CHEST_HIGH - 18), OUTLINE)
    return pen.sprite(c, CHEST_HIGH / 2)


def draw_chest_gems(canvas: Canvas, x: float, y: float, gems: Sequence[int]) -> None:
    for colour, number, (dx, dy) in chest_places():
        if number <= gems[colour]:
            canvas.put(gem(colour, GEM), x + dx, y + dy + 20)


def draw_loot(canvas: Canvas, x: float, y: float, gems: Sequence[int]) -> None:
    """Stolen gems in a heap before the cave."""
    loot = [colour for colour in GEMS for _ in range(gems[colour])]
    rows = (
        (loot,) if len(loot) <= 7 else (loot[: (len(loot) + 1) // 2], loot[(len(loot) + 1) // 2 :])
    )
    top = y - 14 * (len(rows) - 1)
    for row, colours in enumerate(rows):
        step = min(32, 220 / max(1, len(colours)))
        for n, colour in enumerate(colours):
            canvas.put(gem(colour, 32), x + (n - (len(colours) - 1) / 2) * step, top + row * 24)


def draw_shells(canvas: Canvas, x: float, y: float, count: int) -> None:
    for n in range(count):
        canvas.put(shell(34), x + (n - (MOST_SHELLS - 1) / 2) * 40, y)


@kept()
def shell_tray() -> Sprite:
    """Six prints in the sand."""
    wide, high = 40 * MOST_SHELLS + 18, 46
    pen = Pen(wide + 8, high + 10, 3)
    tray = pen.box(4, 4, wide + 4, high + 4, high / 2)
    pen.glow(pen.shifted(tray, 0, 3), (0, 20, 40), 2, 0.4)
    pen.fill(pen.grown(tray, 2), OUTLINE)
    pen.shade(tray, lighter(SAND, 0.25), darker(SAND, 0.08))
    canvas = Canvas(pen.sprite().image)
    for n in range(MOST_SHELLS):
        at = wide / 2 + 4 + (n - (MOST_SHELLS - 1) / 2) * 40
        canvas.put(shell(34, empty=True), at, high / 2 + 4)
    return canvas.sprite(wide / 2 + 4, high / 2 + 4)
