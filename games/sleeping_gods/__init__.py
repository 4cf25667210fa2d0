"""Sleeping Gods: a campaign of many evenings on a sea that is not on any map."""

from games.sleeping_gods.game import SleepingGods

GAME = SleepingGods

__all__ = ["GAME"]
