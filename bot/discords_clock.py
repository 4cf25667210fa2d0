"""How long ago somebody pressed, by Discord's own clock, which need not agree with ours.

An interaction's id says when Discord took it. How far our clocks are from Discord's is the least
that was ever seen between that moment and the arrival of a press: one that came later than this was
late by the rest. Of our two clocks the kinder one counts, so that neither a clock that is set nor a
machine that slept makes a press look old.
"""

from __future__ import annotations

import time

import discord

DISCORD_WAITS = 3.0
"""Seconds for a first answer; after that, Discord has told the person that it failed."""
DRIFT = 0.0005
"""Seconds by which a clock may go wrong in each second: so fast what was seen is forgotten."""
PRESSED = "pressed"


class Distance:
    """Between one of our clocks and Discord's, as far as it is known."""

    def __init__(self) -> None:
        self._least: float | None = None
        self._seen = 0.0

    def beyond(self, ahead: float) -> float:
        """How much more this is than the least."""
        now = time.monotonic()
        known = ahead if self._least is None else self._least + (now - self._seen) * DRIFT
        self._least, self._seen = min(ahead, known), now
        return ahead - self._least


class DiscordsClock:
    """Learns from every press that comes in."""

    def __init__(self) -> None:
        self._wall, self._steady = Distance(), Distance()

    def note(self, interaction: discord.Interaction) -> None:
        """A press has just arrived: keeps with it when it was made."""
        made = discord.utils.snowflake_time(interaction.id).timestamp()
        by_wall = self._wall.beyond(time.time() - made)
        by_steady = self._steady.beyond(time.monotonic() - made)
        interaction.extras[PRESSED] = time.monotonic() - min(by_wall, by_steady)


def waited(interaction: discord.Interaction) -> float:
    """Seconds since somebody pressed."""
    now = time.monotonic()
    pressed: float = interaction.extras.get(PRESSED, now)
    return now - pressed
