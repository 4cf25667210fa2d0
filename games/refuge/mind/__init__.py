"""How a thinking diver sees The Refuge: turns to plan, Kraken cards to expect, what weighs what."""

from games.refuge.mind.mind import RefugeMind

__all__ = ["RefugeMind"]
