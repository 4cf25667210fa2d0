"""The autopilot: looks one action ahead and takes what brings the rescue furthest."""

from games.jupiter.autopilot.answers import answer

__all__ = ["answer"]
