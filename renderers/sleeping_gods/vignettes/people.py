"""People seen from afar: silhouettes that stand, wave, sit, kneel, row; and the nine in a row."""

from __future__ import annotations

from renderers.colour import darker, mix
from renderers.curves import Point, placed
from renderers.sleeping_gods.company.easel import HIGH
from renderers.sleeping_gods.company.seated import LAMPLIT, Seen, half_figure
from renderers.sleeping_gods.company.table import person_of
from renderers.sleeping_gods.vignettes.stage import OVER, Stage, code_of, paler, tint


def person(
    s: Stage,
    x: float,
    y: float,
    high: float,
    code: str,
    pose: str = "stand",
    *,
    hat: str = "",
    left: bool = False,
    rim: str = "",
) -> None:
    """(x, y) is where they stand; poses: stand, wave, hold, sit, kneel, bow, row."""
    d, k = (-1 if left else 1), high / 100
    drop = {"sit": 26, "kneel": 30, "row": 34}.get(pose, 0)
    lean = {"bow": 16, "row": 12, "kneel": 6}.get(pose, 0)

    def at(u: float, v: float) -> Point:
        return x + d * u * k, y - v * k

    hip, top = 46 - drop, 84 - drop
    if pose == "sit":
        s.limb([at(0, hip), at(22, hip + 2), at(24, 0)], 12 * k, 7 * k, code)
    elif pose in ("kneel", "row"):
        s.limb([at(-4, hip), at(14, hip - 6), at(-10, 2)], 13 * k, 8 * k, code)
    else:
        s.area(
            [
                at(-11, hip + 6),
                at(11, hip + 6),
                at(11, 0),
                at(3, 0),
                at(0, hip - 10),
                at(-3, 0),
                at(-11, 0),
            ],
            code,
        )
    s.area([at(-13, hip - 4), at(-14 + lean, top), at(14 + lean, top), at(13, hip - 4)], code)
    s.disc(*at(lean * 1.3, top + 9), 8.6 * k, code)
    arms: dict[str, tuple[list[Point], ...]] = {
        "wave": (
            [at(12, top - 4), at(24, top + 8), at(28, top + 30)],
            [at(-12, top - 4), at(-18, hip)],
        ),
        "hold": (
            [at(12, top - 4), at(22, top - 16), at(38, top - 8)],
            [at(-8, top - 4), at(14, top - 18), at(36, top - 12)],
        ),
        "row": ([at(24, top - 4), at(36, top - 20), at(56, top - 24)],),
        "bow": ([at(26, top - 4), at(34, top - 24)],),
    }
    for arm in arms.get(
        pose,
        ([at(13 + lean, top - 4), at(17 + lean, hip)], [at(-13 + lean, top - 4), at(-17, hip)]),
    ):
        s.limb(arm, 7.4 * k, 4.6 * k, code)
    _hat(s, at(lean * 1.3, top + 13), k, d, hat, code)
    if rim:
        s.line([at(-13, hip), at(-14 + lean, top), at(-7 + lean, top + 2)], max(0.7, 1.6 * k), rim)
        cheek = [
            at(lean * 1.3 - 6, top + 3),
            at(lean * 1.3 - 8.6, top + 9),
            at(lean * 1.3 - 6, top + 15),
        ]
        s.curve(cheek, max(0.7, 1.6 * k), rim)


def _hat(s: Stage, spot: Point, k: float, d: int, hat: str, code: str) -> None:
    x, y = spot
    if hat == "cap":
        s.area(
            [
                (x - 9 * k, y),
                (x - 8 * k, y - 7 * k),
                (x + 8 * k, y - 7 * k),
                (x + 9 * k, y),
                (x + d * 15 * k, y + 2 * k),
            ],
            code,
        )
    elif hat == "brim":
        s.disc(x, y - k, 15 * k, code, 3 * k)
        s.area(placed("-8,0 -7,-10 7,-10 8,0", x, y, wide=k, high=k), code)
    elif hat == "toque":
        s.area(placed("-8,0 -11,-15 11,-15 8,0", x, y, wide=k, high=k), paler(code, 0.4))
    elif hat == "hood":
        s.area(placed("-13,10 -9,-8 0,-16 9,-8 13,10", x, y, wide=k, high=k), code)
    elif hat == "bonnet":
        s.disc(x, y - 3 * k, 11 * k, code, 9 * k)


NINE = (
    (100, "cap"),
    (96, ""),
    (92, ""),
    (86, ""),
    (108, ""),
    (110, ""),
    (96, "toque"),
    (97, "brim"),
    (74, "cap"),
)


def nine(
    s: Stage,
    x: float,
    y: float,
    high: float,
    code: str,
    step: float = 0.34,
    rim: str = "",
    wave: int = -1,
) -> None:
    """The crew, side by side, the smallest last; one of them may wave."""
    for at, (tall, hat) in enumerate(NINE):
        pose = "wave" if at == wave else "stand"
        person(
            s,
            x + (at - 4) * high * step,
            y + (at % 3) * 1.5,
            high * tall / 100,
            code,
            pose,
            hat=hat,
            rim=rim,
        )


def crowd(
    s: Stage, span: tuple[float, float], y: float, count: int, high: float, code: str
) -> None:
    """Many, close together."""
    for at in range(count):
        x = span[0] + (span[1] - span[0]) * (at + 0.7 * s.vary("crowd", y, at)) / count
        tall = high * (0.8 + 0.35 * s.vary("crowd", y, at, "h"))
        person(
            s,
            x,
            y + 5 * s.vary("crowd", y, at, "y"),
            tall,
            code,
            "wave" if at % 5 == 2 else "stand",
            hat=("", "brim", "bonnet", "cap")[at % 4],
        )


def child(
    s: Stage,
    x: float,
    y: float,
    high: float,
    code: str,
    pose: str = "stand",
    rim: str = "",
    *,
    left: bool = False,
) -> None:
    """Nell, in an oilskin made for someone else."""
    person(s, x, y, high, code, pose, hat="bonnet", rim=rim, left=left)
    k = high / 100
    s.area(placed("-12,-66 12,-66 22,-14 -22,-14", x, y, wide=k, high=k), code)


def half_length(
    s: Stage, crew: str, spot: Point, high: float, mood: str = "well", seen: Seen = LAMPLIT
) -> None:
    """The same on a stage, `spot` under the middle."""
    sprite = half_figure(crew, mood, round(high * OVER), seen)
    left, top = round(spot[0] * OVER - sprite.x), round(spot[1] * OVER - sprite.y)
    s.image.paste(sprite.image.convert("RGB"), (left, top), sprite.image.getchannel("A"))


def arms(s: Stage, crew: str, spot: Point, high: float, air: tuple[str, float]) -> None:
    """Folded on the edge of a table."""
    who, k = person_of(crew), high / HIGH
    half = who.shoulders[0] * 1.05 * k
    coat = {"singlet": who.skin, "waistcoat": who.trim}.get(who.dress, who.coat)
    sleeve = mix(darker(coat, 0.04), tint(air[0]), air[1])
    hand = mix(who.skin, tint(air[0]), air[1] * 0.8)
    x, y = spot
    for side in (-1, 1):
        elbow, wrist = (x + side * half, y), (x + side * half * 0.3, y + 4 * k)
        line = [(x + side * half * 0.94, y - 14 * k), elbow, wrist]
        s.disc(*line[0], 8.4 * k, code_of(sleeve))
        s.limb(line, 16.8 * k, 12 * k, code_of(sleeve))
        s.disc(x + side * half * 0.24, y + 3 * k, 6.6 * k, code_of(hand), 5.2 * k)
