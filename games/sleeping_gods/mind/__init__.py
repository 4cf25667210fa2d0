"""How a thinking crew sees Sleeping Gods: fates to expect, fights to imagine, what weighs what."""

from games.sleeping_gods.mind.mind import SleepingGodsMind

__all__ = ["SleepingGodsMind"]
