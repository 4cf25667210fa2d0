"""Lurk in pictures: the midnight zone, four peoples, and eyes in the dark."""

from renderers.lurk.renderer import LurkRenderer

RENDERER = LurkRenderer()

__all__ = ["RENDERER", "LurkRenderer"]
