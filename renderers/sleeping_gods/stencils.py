"""This game's own icons stand beside the house's, under names that no other game can take."""

from __future__ import annotations

from renderers.icons.ink import STENCILS, Stencil

OWN = "gods."
_ELSEWHERE = {"fire": "flame", "helm": "wheel", "spark": "bolt", "squid": "kraken"}


def own(draw: Stencil) -> Stencil:
    """Enter the function into the list of icons, as one of ours."""
    STENCILS[f"{OWN}{draw.__name__}"] = draw
    return draw


def picture(name: str | None, default: str = "star") -> str:
    """The icon for an emblem of a pack: ours if we have one, else the house's."""
    wanted = name or default
    if f"{OWN}{wanted}" in STENCILS:
        return f"{OWN}{wanted}"
    return _ELSEWHERE.get(wanted, wanted)
