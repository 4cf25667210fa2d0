"""What somebody asked for, by a press or a command: who, where, and how it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.custom_ids import NO_CAMPAIGN, Press
from bot.display.answer import Answer
from bot.display.painting import ReadyPicture
from bot.display.parts import Sheet
from bot.display.posted import shown_in
from bot.homes import home_of

COMMAND = Press(NO_CAMPAIGN, "", "command")
AT_TABLE = {"advise", "back", "hand", "nudge", "pause", "resume", "seat", "sit", "undo"}
"""What is pressed at a table, besides its choices, and may be refused."""


@dataclass(frozen=True, slots=True)
class Request:
    """One interaction. A command is answered like a press."""

    interaction: discord.Interaction
    answer: Answer
    press: Press = COMMAND

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    @property
    def guild(self) -> int:
        """Where what is asked for is at home: a server, or a conversation."""
        return home_of(self.interaction)

    @property
    def data(self) -> dict[str, Any]:
        return dict(self.interaction.data or {})

    @property
    def values(self) -> list[str]:
        """All that was chosen in a menu."""
        return [str(value) for value in self.data.get("values") or []]

    @property
    def value(self) -> str:
        """What was chosen in a menu."""
        return (self.values or [""])[0]

    @property
    def on_private(self) -> bool:
        """Whether the click was made on a message that only this person sees."""
        return self.answer.is_on_private

    def more(self, at: int, default: str = "") -> str:
        return self.press.more[at] if at < len(self.press.more) else default

    def number(self, at: int, default: int = 0) -> int:
        word = self.more(at)
        return int(word) if word.lstrip("-").isdecimal() else default

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def at_table(self) -> bool:
        """Whether a choice of a table was pressed, or something of its fixed row."""
        return bool(self.press.token) or self.press.name in AT_TABLE

    @property
    def is_form(self) -> bool:
        """Whether a form was sent."""
        return self.interaction.type is discord.InteractionType.modal_submit

    def expect_page(self) -> None:
        """The answer will be a private page: while it is made, the person's strip stays as it is,
        or "thinking…" stands for one."""
        self.answer.on_message = self.on_private or self.answer.has_strip

    def expect_file(self) -> None:
        """The answer will be a file in a message of its own."""
        self.answer.on_message = self.on_private

    async def open_page(self, sheet: Sheet, *shots: ReadyPicture | None) -> None:
        """A private page, in the place of the one before."""
        await self.answer.show(sheet, *shots)

    async def change_controls(self, sheet: Sheet) -> bool:
        """The private page with its pictures and all else new; whether there is such a page."""
        message = self.interaction.message
        if message is None or not self.on_private:
            return False
        return await self.answer.turn(sheet.show(shown_in(message)), keep=True)
