"""Icons of this game, sorted by what they show; they join the house's stencils."""

from renderers.sleeping_gods.emblems import creatures, household, places, plants, signs, treasures

__all__ = ["creatures", "household", "places", "plants", "signs", "treasures"]
