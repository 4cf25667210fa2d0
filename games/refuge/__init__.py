"""The Refuge: a co-operative dive for one to four."""

from games.refuge.game import Refuge

GAME = Refuge

__all__ = ["GAME"]
