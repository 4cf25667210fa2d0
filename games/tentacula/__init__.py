"""Tentacula, the sunny reef."""

from games.tentacula.game import Tentacula

GAME = Tentacula

__all__ = ["GAME"]
