"""Tentacula in pictures: a sunny reef, three fish with hats, and eyes in the dark."""

from renderers.tentacula.renderer import TentaculaRenderer

RENDERER = TentaculaRenderer()

__all__ = ["RENDERER", "TentaculaRenderer"]
