"""How the choices of a page stand below it, and how much of a picture is left above it.

What gives way first: the vignette becomes a strip, then buttons become letters below lines of their
words, then there is no picture. A passage that is too long for that goes on overleaf.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from bot.custom_ids import choose
from bot.display.choices import Choice, capital
from bot.display.measure import END, FRAME, GAP, INSIDE, SCREEN, button_width, height
from bot.display.parts import ROW, Button, Part, Row, Words
from bot.wording import Wording
from games.kernel import Ask

Scene = Literal["vignette", "strip", ""]
HIGH: dict[Scene, int] = {"vignette": 172, "strip": 118, "": 0}
"""Pixels between the edges of the frame."""
SCENES: tuple[Scene, ...] = ("vignette", "strip", "")
BUTTONS = 5
"""More choices than this are letters."""
NARROWER = 0.95
"""Long labels run a little narrower than the sum of their letters."""


class Shape(NamedTuple):
    """The picture above, and the controls below."""

    scene: Scene
    controls: Sequence[Part]


def tall(scene: Scene, parts: Sequence[Part], beneath: Sequence[Part]) -> int:
    """How high the page stands."""
    above = HIGH[scene] + GAP if scene else 0
    return FRAME + above + height(parts) - GAP + height(beneath) + END


def shaped(
    campaign: str,
    ask: Ask,
    offered: Sequence[Choice],
    wording: Wording,
    words: Sequence[Part],
    beneath: Sequence[Part],
) -> Shape:
    """The first of the shapes that leaves all of it on one screen; else the lowest."""
    lettered = _letters(campaign, ask, offered, wording)
    for controls, scenes in (
        *((full, SCENES[:2]) for full in _buttons(campaign, ask, offered, wording)),
        (lettered, SCENES),
    ):
        for scene in scenes:
            if tall(scene, [*words, *controls], beneath) <= SCREEN:
                return Shape(scene, controls)
    return Shape("", lettered)


def largest(words: Sequence[Part], beneath: Sequence[Part]) -> Scene:
    """As much of a picture as there is room for above parts that stay as they are."""
    fits = (scene for scene in SCENES if tall(scene, words, beneath) <= SCREEN)
    return next(fits, "")


def _buttons(
    campaign: str, ask: Ask, offered: Sequence[Choice], wording: Wording
) -> Iterator[list[Part]]:
    """One a row, as long as each is read whole."""
    buttons = [
        Button(choose(campaign, ask.token, one.option.id), _said(one, wording)) for one in offered
    ]
    if len(buttons) <= BUTTONS and all(button_width(one) * NARROWER <= INSIDE for one in buttons):
        yield [Row([one]) for one in buttons]


def _said(choice: Choice, wording: Wording) -> str:
    """On a button: its words and what it asks for."""
    return capital(wording.label(choice.option.short or choice.option.label))


def _letters(campaign: str, ask: Ask, offered: Sequence[Choice], wording: Wording) -> list[Part]:
    """A line for each, its stake in words, and a row of letters."""
    lines: list[str] = []
    letters: list[Button] = []
    for at, one in enumerate(offered):
        letter, option = _letter(one, at), one.option
        lines.append(f"**{letter}** {capital(wording.say(option.label))}")
        if option.detail is not None:
            lines.append(f"-# {wording.say(option.detail)}")
        letters.append(Button(choose(campaign, ask.token, option.id), letter))
    rows = [Row(letters[at : at + ROW]) for at in range(0, len(letters), ROW)]
    return [Words("\n".join(lines)), *rows]


def _letter(choice: Choice, at: int) -> str:
    """The book's own letter, where the option has one."""
    own = choice.option.id
    return own if len(own) == 1 and own.isupper() else chr(ord("A") + at)
