"""Who says what to whom: a language, and names for the seats, safe to show on Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord.utils import escape_markdown, escape_mentions

from bot.languages import voice
from bot.store import SeatRow
from games.kernel import T, Text
from games.kernel.text import Voice, clip

JOINERS = "\u200c\u200d"
"""Signs that cannot be seen, but without which some letters and emoji fall apart."""


def printable(words: str) -> str:
    """Without signs that cannot be seen: they hide words, or turn the way they are read."""
    return "".join(sign for sign in words if sign.isprintable() or sign in JOINERS).strip()


def safe(words: str) -> str:
    """A name or other words of a user, without the power to format or to ping."""
    return escape_mentions(escape_markdown(words, as_needed=False))


def seat_name(row: SeatRow, speak: Voice) -> str:
    """How a seat is called in a sentence."""
    if row.keeper == "vacant":
        return speak.render(T("empty seat {n}", n=row.seat + 1))
    if row.keeper == "person":
        return row.name or speak.render(T("somebody"))
    if row.name:
        return speak.render(T("{name} (autopilot)", name=row.name))
    return speak.render(T("Autopilot {n}", n=row.seat + 1))


class Wording:
    """Speaks for a table: plain on buttons and pictures, escaped in messages."""

    def __init__(self, language: str, rows: Sequence[SeatRow] = ()) -> None:
        self.voice = voice(language)
        self.language = language
        self.names = [seat_name(row, self.voice) for row in rows]
        self._plain = replace(self.voice, name=self._plain_name)
        self._safe = replace(self.voice, name=self.name)

    def _plain_name(self, seat: int) -> str:
        """Seats may have gone since a sentence was written; they keep a number then."""
        return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"

    def name(self, seat: int) -> str:
        """A seat's name for a message."""
        return safe(self._plain_name(seat))

    def say(self, text: Text) -> str:
        """For a message, where markdown counts."""
        return self._safe.render(text)

    def label(self, text: Text, limit: int = 80) -> str:
        """For a button or a picture, where it does not."""
        return clip(self._plain.render(text), limit)
