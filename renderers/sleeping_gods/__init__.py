"""Pictures of Sleeping Gods: a hand-tinted sea chart, a storybook, and fights on damage grids."""

from renderers.sleeping_gods import emblems
from renderers.sleeping_gods.renderer import SleepingGodsRenderer

RENDERER = SleepingGodsRenderer()

__all__ = ["RENDERER", "emblems"]
