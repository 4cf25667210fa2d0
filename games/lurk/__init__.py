"""Lurk: a tactical battle for two to four."""

from games.lurk.game import Lurk

GAME = Lurk

__all__ = ["GAME"]
