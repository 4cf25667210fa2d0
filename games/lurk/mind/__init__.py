"""How a thinking player sees Lurk: volleys to come by the odds of the dice, what weighs what."""

from games.lurk.mind.mind import LurkMind

__all__ = ["LurkMind"]
