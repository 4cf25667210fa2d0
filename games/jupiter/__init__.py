"""Jupiter Deep: robots rescue colonists from a colony in the clouds of Jupiter."""

from games.jupiter.game import Jupiter

GAME = Jupiter

__all__ = ["GAME"]
