"""Colours as numbers: mixing, contrast, and how people with other eyes see them."""

from collections.abc import Sequence

Colour = tuple[int, int, int]

# Machado, Oliveira and Fernandes (2009), full severity, applied to linear light.
_OTHER_EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
EYES: tuple[str, ...] = ("normal", *_OTHER_EYES)


def rgb(code: str) -> Colour:
    """`E69F00` as three numbers."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """From `one` (share 0) to `other` (share 1)."""
    return _whole([a + (b - a) * share for a, b in zip(one, other, strict=True)])


def lighter(colour: Colour, share: float) -> Colour:
    return mix(colour, (255, 255, 255), share)


def darker(colour: Colour, share: float) -> Colour:
    return mix(colour, (0, 0, 0), share)


def _whole(parts: Sequence[float]) -> Colour:
    r, g, b = (max(0, min(255, round(part))) for part in parts)
    return r, g, b


def _linear(part: float) -> float:
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _display(part: float) -> float:
    part = max(0.0, min(1.0, part))
    return 255 * (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055)


def luminance(colour: Colour) -> float:
    r, g, b = (_linear(part) for part in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """The ratio that web accessibility asks to be at least 4.5 for text."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def seen_by(eyes: str, colour: Colour) -> Colour:
    """The colour as it looks to the named eyes."""
    if eyes == "normal":
        return colour
    light = [_linear(part) for part in colour]
    rows = _OTHER_EYES[eyes]
    return _whole([_display(sum(k * v for k, v in zip(row, light, strict=True))) for row in rows])


def _lab(colour: Colour) -> tuple[float, float, float]:
    r, g, b = (_linear(part) for part in colour)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Colour, other: Colour) -> float:
    """Distance in CIE Lab: 2 is barely seen, 10 is plain."""
    return float(sum((a - b) ** 2 for a, b in zip(_lab(one), _lab(other), strict=True)) ** 0.5)
