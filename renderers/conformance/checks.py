"""What must hold for the pictures of a game."""

from __future__ import annotations

import random

import numpy as np
from PIL import Image

from games.kernel.match import Match
from renderers import renderer_for
from renderers.cache import SHELVES, forget
from renderers.colour import Colour, contrast, difference
from renderers.conformance.gallery import board, every_kind, finished, middle, names_for, positions
from renderers.picture import ALT_LIMIT
from renderers.text import Written, watching
from renderers.theme import SMALL

MOST_BYTES = 600_000
SIDES = range(300, 1601)


def background(written: Written) -> Colour:
    """What the letters stand on: their halo, or the ground seen around them."""
    if written.style.halo is not None:
        return written.style.halo
    box = [round(side) for side in written.ink]
    crop = written.surface.image.convert("RGB").crop(
        (box[0] - 2, box[1] - 3, box[2] + 2, box[3] + 3)
    )
    pixels = np.asarray(crop).reshape(-1, 3)
    far = np.abs(pixels.astype(int) - written.style.colour).sum(axis=1)
    ground = np.median(pixels[far >= np.percentile(far, 60)], axis=0)
    return int(ground[0]), int(ground[1]), int(ground[2])


def check_text(game_id: str) -> None:
    """Text is large, inside its room and readable; the same view gives the same picture."""
    before = board(middle(game_id)).image
    forget()
    with watching() as notes:
        pictures = list(every_kind(game_id))
    assert len(pictures) >= 4
    assert pictures[0].image == before, "the same view must give the same picture"
    for written in notes:
        assert written.style.size >= SMALL, written.text
        x0, y0, x1, y1 = written.ink
        left, top, right, bottom = written.room
        assert left - 1 <= x0, written.text
        assert x1 <= right + 1, f"{written.text!r} is wider than its room"
        assert top - 1 <= y0, written.text
        assert y1 <= bottom + 1, written.text
        assert x0 >= 0, f"{written.text!r} leaves its surface"
        assert y0 >= 0, f"{written.text!r} leaves its surface"
        assert x1 <= written.surface.width, f"{written.text!r} leaves its surface"
        assert y1 <= written.surface.height, f"{written.text!r} leaves its surface"
        ratio = contrast(written.style.colour, background(written))
        assert ratio >= 4.5, f"{written.text!r}: {ratio:.1f} to 1 on {background(written)}"


def check_bounds(game_id: str, count: int) -> None:
    """So many positions are drawn in a size and weight that Discord shows well."""
    for match in positions(game_id, count):
        picture = board(match)
        assert picture.image.mode == "RGB"
        assert picture.image.width in SIDES
        assert picture.image.height in SIDES
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert len(picture.data) <= MOST_BYTES
    assert all(shelf.weight <= shelf.limit for shelf in SHELVES)


def check_words(game_id: str) -> None:
    """The board in words names everybody."""
    match = middle(game_id)
    names = names_for(match.game.seat_count)
    words = renderer_for(game_id).describe(match.view(None), match.asked(None), names)
    assert len(words.alt) <= ALT_LIMIT
    assert words.long.startswith(words.alt.removesuffix("…").rstrip())
    assert all(name.split()[0] in words.long for name in names[:2])


def check_secrets(game_id: str) -> None:
    """What a spectator cannot know leaves no trace in the picture."""
    luck = random.Random(3)
    for match in positions(game_id, 4):
        before = board(match).image
        other = match.clone()
        other.game.scramble(None, luck)
        assert board(other).image == before


def check_marks(game_id: str) -> None:
    """Legal targets are marked with the numbers of their buttons, where there are any."""
    match = _with_marks(game_id)
    if match is None:
        return
    renderer, names = renderer_for(game_id), names_for(match.game.seat_count)
    view, ask = match.view(None), match.asked(None)
    assert ask is not None
    unmarked, marked = renderer.draw(view, None, names), renderer.draw(view, ask, names)
    changed = np.asarray(unmarked.image) != np.asarray(marked.image)
    assert changed.any(), "options with spots leave no mark"
    target, where = renderer.theme.target, changed.any(axis=2)
    lit = [difference(colour, target) < 12 for colour in _colours(marked.image, where)]
    dark = [difference(colour, target) < 12 for colour in _colours(unmarked.image, where)]
    assert sum(lit) > sum(dark), "marks glow in the colour of targets"


def _with_marks(game_id: str) -> Match | None:
    for match in positions(game_id, 400):
        ask = match.asked(None)
        if ask is not None and ask.marks():
            return match.clone()
    return None


def _colours(image: Image.Image, where: np.ndarray) -> list[Colour]:
    """Bright colours of the places that changed."""
    pixels = np.asarray(image)[where]
    bright = pixels[(pixels[:, 1] > 200) & (pixels[:, 0] < 220)]
    return [(int(r), int(g), int(b)) for r, g, b in bright[:20000]]


def check_rules_and_ending(game_id: str) -> None:
    """There are rules with a diagram, and an ending."""
    pages = renderer_for(game_id).rules_pages()
    assert any(page.picture for page in pages)
    assert all(str(page.title) and str(page.body) for page in pages)
    assert all(len(str(page.body)) <= 4000 for page in pages)
    over = finished(game_id)
    assert over.outcome is not None
    names = names_for(over.game.seat_count)
    ending = renderer_for(game_id).ending(over.view(None), over.outcome, names)
    assert ending.alt
    assert len(ending.data) <= MOST_BYTES
