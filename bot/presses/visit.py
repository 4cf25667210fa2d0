"""One click: who pressed what, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.answer import Answer
from bot.custom_ids import Press
from bot.host import Table
from bot.panel.parts import Sheet
from bot.panel.pictures import Shot
from bot.wording import Wording

if TYPE_CHECKING:
    from bot.app import Divemaster


@dataclass
class Visit:
    """Everything a handler needs."""

    app: Divemaster
    interaction: discord.Interaction
    answer: Answer
    press: Press

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
    def value(self) -> str:
        """What was chosen in a menu."""
        values = self.data.get("values") or [""]
        return str(values[0])

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

    async def wording(self, table: Table | None = None) -> Wording:
        return await self.app.wording(self.interaction, None if table is None else table.seats)

    def expect_page(self) -> None:
        """The answer will be a private page: "thinking…" stands for it while it is made."""
        self.answer.on_message = self.on_private

    async def open_page(self, sheet: Sheet, *shots: Shot | None) -> None:
        """A private page; leafing through it changes it in place."""
        if self.on_private:
            await self.answer.update(sheet, *shots)
        else:
            await self.answer.show(sheet, *shots)


Handler: TypeAlias = Callable[[Visit], Awaitable[None]]
