"""What somebody asked for, by a press or a command: who, where, and how it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from bot.custom_ids import NO_CAMPAIGN, Press
from bot.display.answer import Answer
from bot.display.errors import INVALID_FORM, UNKNOWN_MESSAGE
from bot.display.painting import ReadyPicture
from bot.display.parts import Sheet
from bot.display.posted import shown_in

COMMAND = Press(NO_CAMPAIGN, "", "command")


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
        return self.interaction.guild_id or 0

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
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def more(self, at: int, default: str = "") -> str:
        return self.press.more[at] if at < len(self.press.more) else default

    def number(self, at: int, default: int = 0) -> int:
        word = self.more(at)
        return int(word) if word.lstrip("-").isdecimal() else default

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def is_form(self) -> bool:
        """Whether a form was sent."""
        return self.interaction.type is discord.InteractionType.modal_submit

    def expect_page(self) -> None:
        """The answer will be a private page: "thinking…" stands for it while it is made."""
        self.answer.on_message = self.on_private

    async def open_page(self, sheet: Sheet, *shots: ReadyPicture | None) -> None:
        """A private page; leafing through it changes it in place, while it is there."""
        if not self.on_private or not await self._changed(sheet, *shots):
            await self.answer.show(sheet, *shots)

    async def change_controls(self, sheet: Sheet) -> bool:
        """The private page with its pictures and all else new; whether there is such a page."""
        message = self.interaction.message
        if message is None or not self.on_private:
            return False
        return await self._changed(sheet.show(shown_in(message)), keep=True)

    async def _changed(self, sheet: Sheet, *shots: ReadyPicture | None, keep: bool = False) -> bool:
        """Whether the page could be changed: a newer one may have closed it meanwhile, or Discord
        does not find the pictures that it was to keep."""
        try:
            await self.answer.update(sheet, *shots, keep=keep)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE and not (keep and error.code == INVALID_FORM):
                raise
            return False
        return True
