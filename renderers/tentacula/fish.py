"""The three fish: big with a sombrero, middling with a top hat, small with a bowler."""

from __future__ import annotations

from collections.abc import Callable

from renderers.cache import kept
from renderers.colour import darker, lighter, rgb
from renderers.curves import bezier, points
from renderers.sprite import Sprite
from renderers.tentacula.figure import Figure
from renderers.tentacula.look import FISH, OUTLINE

SIZES = (1.0, 0.86, 0.72)
"""Big, middle-sized and small."""

BODIES = (
    points("-0.62,0.1 -0.4,-0.34 0.1,-0.46 0.56,-0.28 0.74,0.12 0.52,0.52 0.05,0.7 -0.42,0.5"),
    points("-0.66,0.12 -0.3,-0.22 0.2,-0.32 0.62,-0.2 0.84,0.14 0.6,0.42 0.1,0.54 -0.34,0.42"),
    points("-0.56,0.12 -0.34,-0.34 0.06,-0.5 0.48,-0.34 0.66,0.1 0.46,0.54 0.04,0.7 -0.36,0.54"),
)


@kept()
def fish(number: int, size: int, *, scared: bool = False, left: bool = False) -> Sprite:
    """A fish that swims to the right (or left), anchored at its middle; sized as the biggest."""
    if left:
        return fish(number, size, scared=scared).flipped()
    figure = Figure(size * SIZES[number], 2.4 if size > 60 else 1.8, 1.35)
    _body(figure, number)
    _face(figure, scared=scared)
    _HATS[number](figure)
    return figure.sprite()


def _body(f: Figure, number: int) -> None:
    colour = FISH[number]
    fin = lighter(colour, 0.3)
    tail = [(-0.5, 0.12), (-0.98, -0.34), (-0.86, 0.12), (-0.98, 0.56)]
    f.body(f.shape(tail), darker(colour, 0.1))
    f.body(f.shape([(-0.2, 0.46), (0.14, 0.5), (-0.1, 0.86), (-0.32, 0.8)]), fin)
    f.body(f.shape(BODIES[number]), colour)
    for x in (-0.34, -0.1):
        stripe = bezier((x, -0.22), (x + 0.12, 0.0), (x + 0.12, 0.26), (x, 0.46))
        f.flat(f.line(stripe, 0.09), darker(colour, 0.28), 0.75)
    f.body(f.shape([(0.0, 0.22), (-0.3, 0.2), (-0.34, 0.42), (-0.02, 0.4)]), fin)


def _face(f: Figure, *, scared: bool) -> None:
    f.eye(0.38, -0.02, 0.22 if scared else 0.19, (0.05 if scared else 0.25, 0.1))
    if scared:
        f.flat(f.round(0.6, 0.36, 0.1, 0.12), OUTLINE)
        f.flat(f.round(0.6, 0.38, 0.055, 0.07), rgb("B5414B"))
    else:
        f.flat(
            f.line(bezier((0.34, 0.34), (0.42, 0.46), (0.58, 0.44), (0.66, 0.3)), 0.075), OUTLINE
        )
    f.flat(f.round(0.2, 0.28, 0.09, 0.06), rgb("FF8A80"), 0.6)


def _sombrero(f: Figure) -> None:
    straw = rgb("F7B267")
    f.body(
        f.shape(
            "-0.62,-0.46 -0.4,-0.36 0.2,-0.36 0.66,-0.5 0.78,-0.42 0.3,-0.2 -0.34,-0.2 -0.74,-0.36"
        ),
        straw,
    )
    f.body(f.shape("-0.22,-0.36 -0.12,-0.82 0.06,-0.94 0.22,-0.82 0.3,-0.38 0.04,-0.3"), straw)
    f.flat(f.line([(-0.19, -0.44), (0.04, -0.39), (0.27, -0.46)], 0.12), rgb("C2413B"))
    f.flat(f.line([(-0.56, -0.37), (-0.3, -0.27), (0.26, -0.27), (0.6, -0.4)], 0.05), rgb("2C8C7B"))


def _top_hat(f: Figure) -> None:
    felt = rgb("3B3F6B")
    f.body(f.shape([(-0.1, -0.28), (-0.16, -0.92), (0.5, -0.96), (0.46, -0.3)], smooth=False), felt)
    f.flat(
        f.shape([(-0.11, -0.42), (-0.125, -0.56), (0.475, -0.6), (0.465, -0.45)], smooth=False),
        rgb("E8443A"),
    )
    f.body(f.shape("-0.36,-0.3 -0.1,-0.34 0.44,-0.37 0.7,-0.36 0.5,-0.22 -0.14,-0.18"), felt)


def _bowler(f: Figure) -> None:
    felt = rgb("6B4A33")
    f.body(f.shape("-0.26,-0.38 -0.24,-0.76 0.08,-0.98 0.42,-0.78 0.46,-0.4 0.1,-0.32"), felt)
    f.flat(f.line([(-0.25, -0.46), (0.1, -0.4), (0.44, -0.48)], 0.1), rgb("F3DFA8"))
    f.body(f.shape("-0.5,-0.44 -0.2,-0.36 0.36,-0.38 0.7,-0.46 0.44,-0.24 -0.24,-0.22"), felt)


_HATS: tuple[Callable[[Figure], None], ...] = (_sombrero, _top_hat, _bowler)
