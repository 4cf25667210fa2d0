"""A page of the atlas: wash on vellum, land between waters that do not touch, coasts in ink."""

from __future__ import annotations

from math import cos, pi, sin

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.sleeping_gods.content.atlas import Page
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.words import Side
from renderers import paint
from renderers.cache import kept
from renderers.canvas import Canvas
from renderers.colour import Colour, darker, lighter, mix
from renderers.curves import Point, vary
from renderers.sleeping_gods.drifting_things import adrift, drift_places
from renderers.sleeping_gods.look import GROUNDS, MAIN_HIGH, MAIN_WIDE, THEME, Ground
from renderers.sleeping_gods.placement import letters, middle, places, printed
from renderers.sleeping_gods.standing_things import growth
from renderers.sprite import Sprite

Field = npt.NDArray[np.float32]

COAST = 30.0
ISLET = 27.0


class Survey:
    """The page as numbers: which water a point belongs to, and how far it is from the next."""

    def __init__(self, page: Page, spots: list[Point]) -> None:
        self.page = page
        y, x = np.mgrid[0:MAIN_HIGH, 0:MAIN_WIDE].astype(np.float32)
        wobble = _wobble(x, y, page.id)
        middles = [middle(region) for region in page.regions]
        away = np.stack([np.hypot((x - mx) * 0.86, y - my) for mx, my in middles])
        order = np.argsort(away, axis=0)
        self.first = order[0]
        self.second = order[1] if len(middles) > 1 else order[0]
        near = np.take_along_axis(away, order[:1], axis=0)[0]
        far = np.take_along_axis(away, order[1:2], axis=0)[0] if len(middles) > 1 else near + 999
        self.gap: Field = (far - near) * 0.5
        self.wobble = wobble
        self.land = self._shores(x, y) | self._islets(x, y, spots)

    def _shores(self, x: Field, y: Field) -> npt.NDArray[np.bool_]:
        """Land lies between regions that do not touch, and along edges that lead nowhere."""
        regions = self.page.regions
        apart = np.ones((len(regions), len(regions)), dtype=bool)
        for one, region in enumerate(regions):
            for other, beside in enumerate(regions):
                apart[one, other] = one != other and beside.id not in region.adj
        width = COAST + 12 * self.wobble
        land: npt.NDArray[np.bool_] = apart[self.first, self.second] & (self.gap < width)
        sides: dict[Side, Field] = {"N": y, "S": MAIN_HIGH - y, "W": x, "E": MAIN_WIDE - x}
        for side, distance in sides.items():
            closed = np.array([side not in region.edges for region in regions])
            land |= closed[self.first] & (distance < 30 + 14 * self.wobble)
        return land

    def _islets(self, x: Field, y: Field, spots: list[Point]) -> npt.NDArray[np.bool_]:
        land = np.zeros(x.shape, dtype=bool)
        for at, (sx, sy) in enumerate(spots):
            radius = ISLET + 8 * vary(self.page.id, at, "islet") + 7 * self.wobble
            land |= np.hypot((x - sx) * 0.8, y - sy) < radius
        return land

    def borders(self) -> Image.Image:
        """Dotted lines between waters that touch."""
        change = (self.gap < 1.6) & ~self.land
        ys, xs = np.mgrid[0:MAIN_HIGH, 0:MAIN_WIDE]
        dots = ((xs + ys) // 7 % 2 == 0) & ((xs - ys) // 7 % 2 == 0)
        mask = Image.fromarray(np.where(change & dots, 255, 0).astype(np.uint8))
        return mask.filter(ImageFilter.MaxFilter(3))

    def aground(self, x: float, y: float) -> bool:
        """Whether land lies within a small boat's length of this point."""
        return bool(self.land[int(y) - 28 : int(y) + 28, int(x) - 38 : int(x) + 38].any())


def _wobble(x: Field, y: Field, seed: int) -> Field:
    """A slow unrest between -1 and 1 that makes coasts out of lines."""
    total = np.zeros_like(x)
    for at, (length, weight) in enumerate(((150, 0.55), (62, 0.3), (27, 0.15))):
        a = 2 * pi * vary(seed, at, "a")
        b = 2 * pi * vary(seed, at, "b")
        total += weight * np.sin(
            x * (2 * pi / length) + 1.7 * np.sin(y * (2 * pi / length) + a) + b
        )
    return total.astype(np.float32)


@kept(named=False)
def sheet(pack_name: str, page_number: int) -> Sprite:
    """Everything printed on a page but its signs: vellum, water, land, growth, borders."""
    page = find_pack(pack_name).page[page_number]
    ground = GROUNDS[page.theme]
    survey = Survey(page, list(places(pack_name, page_number).values()))
    image = _water(page, ground)
    _washes(image, survey, ground)
    _lay_land(image, survey, ground)
    image.paste(THEME.ink, mask=_faded(survey.borders(), 0.75))
    canvas = Canvas(image)
    _plant(canvas, page, survey, ground)
    taken = [*printed(pack_name, page_number), *letters(pack_name, page_number).values()]
    _set_adrift(canvas, page, survey, taken)
    _frame(image)
    return canvas.sprite()


def _water(page: Page, ground: Ground) -> Image.Image:
    """Vellum with a wash of water, darker towards the page's edge."""
    vellum = mix(ground.shallow, THEME.parchment, 0.35)
    image = paint.gradient(
        MAIN_WIDE,
        MAIN_HIGH,
        ((0, vellum), (0.5, mix(vellum, ground.water, 0.5)), (1, ground.water)),
    )
    paint.contours(image, darker(ground.water, 0.25), 0.28, 26, f"page {page.id}")
    if page.theme == "whirl":
        _whirl(image, ground)
    return image


def _whirl(image: Image.Image, ground: Ground) -> None:
    """The whole sea goes round: spiral arms from the middle of the page to its edges."""
    mask = Image.new("L", image.size)
    draw = ImageDraw.Draw(mask)
    for arm in range(9):
        turns = [arm * 2 * pi / 9 + step * 0.045 for step in range(110)]
        line = [
            (MAIN_WIDE * 0.52 + at * 4.6 * cos(turn), MAIN_HIGH * 0.5 + at * 3.5 * sin(turn))
            for at, turn in enumerate(turns)
        ]
        draw.line(line, fill=255, width=5 if arm % 3 else 11, joint="curve")
    soft = mask.filter(ImageFilter.GaussianBlur(1.6))
    image.paste(lighter(ground.shallow, 0.3), mask=_faded(soft, 0.4))


def _washes(image: Image.Image, survey: Survey, ground: Ground) -> None:
    """Shallow water around every coast, in three tints as colourists laid them."""
    land = Image.fromarray(np.where(survey.land, 255, 0).astype(np.uint8))
    for radius, alpha in ((30, 0.35), (18, 0.4), (8, 0.5)):
        soft = land.resize((MAIN_WIDE // 4, MAIN_HIGH // 4)).filter(
            ImageFilter.GaussianBlur(radius / 4)
        )
        halo = soft.resize(land.size).point([min(255, value * 3) for value in range(256)])
        image.paste(lighter(ground.shallow, 0.25), mask=_faded(halo, alpha * 0.6))


def _lay_land(image: Image.Image, survey: Survey, ground: Ground) -> None:
    large = Image.fromarray(np.where(survey.land, 255, 0).astype(np.uint8))
    smooth = large.filter(ImageFilter.GaussianBlur(2.2)).point(
        [
            255 if value > 150 else 0 if value < 104 else round((value - 104) * 5.5)
            for value in range(256)
        ]
    )
    for step, alpha in ((11, 0.3), (7, 0.42), (3, 0.6)):
        ring = ImageChops.subtract(_grown(smooth, step), _grown(smooth, step - 1.6))
        image.paste(darker(ground.water, 0.5), mask=_faded(ring, alpha))
    tint = paint.gradient(
        MAIN_WIDE,
        MAIN_HIGH,
        ((0, lighter(ground.land, 0.18)), (1, mix(ground.land, ground.shade, 0.25))),
    )
    paint.hatching(tint, ground.shade, 0.16, 9, 0.6)
    image.paste(tint, mask=smooth)
    inner = ImageChops.subtract(smooth, ImageChops.offset(_shrunk(smooth, 5), -2, -2))
    image.paste(ground.shade, mask=_faded(ImageChops.multiply(inner, smooth), 0.45))
    coast = ImageChops.subtract(_grown(smooth, 1.4), _shrunk(smooth, 0.8))
    image.paste(THEME.ink, mask=_faded(coast, 0.9))


def _grown(mask: Image.Image, by: float) -> Image.Image:
    spread = mask.filter(ImageFilter.GaussianBlur(by))
    return spread.point([255 if value > 24 else 0 for value in range(256)])


def _shrunk(mask: Image.Image, by: float) -> Image.Image:
    spread = mask.filter(ImageFilter.GaussianBlur(by))
    return spread.point([255 if value > 231 else 0 for value in range(256)])


def _faded(mask: Image.Image, alpha: float) -> Image.Image:
    return mask.point([round(value * alpha) for value in range(256)])


def _plant(canvas: Canvas, page: Page, survey: Survey, ground: Ground) -> None:
    """What grows on the land of this page, here and there."""
    for at in range(260):
        x = 20 + (MAIN_WIDE - 40) * vary(page.id, at, "gx")
        y = 24 + (MAIN_HIGH - 40) * vary(page.id, at, "gy")
        inside = survey.land[int(y) - 8 : int(y) + 6, int(x) - 9 : int(x) + 9]
        if inside.size and inside.all():
            canvas.put(growth(ground.growth, at % 4, ground.shade), x, y)


def _set_adrift(canvas: Canvas, page: Page, survey: Survey, taken: list[Point]) -> None:
    """What drifts on this page's free water; nothing lies aground."""
    for at, (x, y) in enumerate(drift_places(page, taken)):
        if not survey.aground(x, y):
            canvas.put(adrift(page.theme, at % 3), x, y)


def _frame(image: Image.Image) -> None:
    """The double ruled border of a chart, with its scale of light and dark."""
    draw = ImageDraw.Draw(image)
    wide, high = image.size
    for inset, colour in ((0, THEME.brass_dark), (1, THEME.brass), (3, THEME.outline)):
        draw.rectangle((inset, inset, wide - 1 - inset, high - 1 - inset), outline=colour, width=2)
    for at in range(0, wide - 16, 48):
        shade: Colour = THEME.ink if at // 48 % 2 else THEME.parchment
        draw.rectangle((8 + at, 6, min(wide - 9, 8 + at + 48), 11), fill=shade)
        draw.rectangle((8 + at, high - 12, min(wide - 9, 8 + at + 48), high - 7), fill=shade)
    for at in range(0, high - 16, 48):
        shade = THEME.ink if at // 48 % 2 else THEME.parchment
        draw.rectangle((6, 8 + at, 11, min(high - 9, 8 + at + 48)), fill=shade)
        draw.rectangle((wide - 12, 8 + at, wide - 7, min(high - 9, 8 + at + 48)), fill=shade)
