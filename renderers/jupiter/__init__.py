"""Jupiter Deep in pictures: cold steel over amber clouds, people in glass domes, red things."""

from renderers.jupiter.renderer import JupiterRenderer

RENDERER = JupiterRenderer()

__all__ = ["RENDERER", "JupiterRenderer"]
