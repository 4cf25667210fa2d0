"""Jupiter Deep's pictures: domes and bridges of steel over amber clouds."""

from renderers.jupiter.renderer import JupiterRenderer

RENDERER = JupiterRenderer()
