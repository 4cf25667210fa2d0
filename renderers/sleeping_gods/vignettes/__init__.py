"""Vignettes: small scenes above what is read; each file enters its own when it is read."""

from renderers.sleeping_gods.vignettes import (
    aboard,
    bosses,
    endings,
    moments_amber,
    moments_middle,
    moments_north,
    moments_south,
    pages,
    supper,
    towns,
)

__all__ = [
    "aboard",
    "bosses",
    "endings",
    "moments_amber",
    "moments_middle",
    "moments_north",
    "moments_south",
    "pages",
    "supper",
    "towns",
]
