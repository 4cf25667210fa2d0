"""The Refuge in pictures: a wreck above, a Kraken before it, and divers who want to get past."""

from renderers.refuge.renderer import RefugeRenderer

RENDERER = RefugeRenderer()

__all__ = ["RENDERER", "RefugeRenderer"]
