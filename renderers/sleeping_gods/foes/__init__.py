"""Likenesses of the foes that the house's packs bring; each file enters its own when it is read."""

from renderers.sleeping_gods.foes import (
    amber,
    bone,
    drain,
    fen,
    glass,
    ice,
    kettle,
    reeds,
    shallows,
)

__all__ = ["amber", "bone", "drain", "fen", "glass", "ice", "kettle", "reeds", "shallows"]
