"""Keeps the panels of tables up to date: one change at a time, the newest state wins."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import discord

from bot.display.answer import Answer
from bot.display.board import board_panel, past_panel
from bot.display.ending import ended_panel, ending_panel
from bot.display.journal import last_time
from bot.display.parts import Sheet
from bot.display.pictures import Shot, Studio
from bot.display.view import to_files, to_view
from bot.errors import Refusal
from bot.host import Host, Table
from bot.logs import Stages
from bot.store import Reading, SeatRow, StoreError
from bot.wording import Wording
from games.kernel import T

log = logging.getLogger(__name__)

STALE_SECONDS = 3300
"""Discord is slow to edit messages older than an hour: such a panel is posted anew."""

UNKNOWN_MESSAGE, ARCHIVED = 10008, 50083
"""A panel that was deleted, or lies in an archived thread, which a new message wakes."""

Shown = list[tuple[str, str]]


class PlaceLost(Refusal):
    """The thread or channel of a table cannot be written to any more."""

    def __init__(self, place: int | None) -> None:
        super().__init__(
            T(
                "I cannot write in {place} any more: it is gone, or I lack the permission to send "
                "messages and files there. The game is safe. A moderator can give me the "
                "permission, or move it with `/dive resume`.",
                place=f"<#{place}>",
            )
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """A panel ready to be shown."""

    sheet: Sheet
    shot: Shot | None
    wording: Wording


@dataclass
class PanelState:
    """What a table's people have in front of them."""

    heard: set[int]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = -1
    pictures: Shown | None = None


def shown_in(message: discord.Message) -> Shown:
    """The pictures a message of ours carries: file name and alt text."""
    return [
        (item.media.url.partition("?")[0].rpartition("/")[2], item.description or "")
        for component in discord.ui.LayoutView.from_message(message).walk_children()
        if isinstance(component, discord.ui.MediaGallery)
        for item in component.items
    ]


class Display:
    """Shows tables. A click's answer is the change of its panel whenever that is possible."""

    def __init__(self, client: discord.Client, store: Reading, host: Host, studio: Studio) -> None:
        self.client = client
        self.store = store
        self.host = host
        self.studio = studio
        self.shown: dict[str, int] = {}
        self._states: WeakKeyDictionary[Table, PanelState] = WeakKeyDictionary()

    def state(self, table: Table) -> PanelState:
        if table not in self._states:
            self._states[table] = PanelState(set(table.told))
        return self._states[table]

    async def wording(self, table: Table) -> Wording:
        return await self.wording_in(table.campaign.guild, table.seats)

    async def wording_in(self, guild: int, rows: Sequence[SeatRow] = ()) -> Wording:
        """The server's language, for words that everybody sees."""
        return Wording((await self.store.settings(guild)).language, rows)

    async def keep_shown(self) -> None:
        """Writes down how far each table has been shown; what cannot be written waits."""
        if not self.shown:
            return
        shown, self.shown = self.shown, {}
        try:
            await self.host.keep_shown(shown)
        except StoreError:
            self.shown = {**shown, **self.shown}
            raise

    async def show(self, table: Table, answer: Answer | None = None, *, anew: bool = False) -> None:
        """Brings the table's panel up to date; ``anew`` posts it again at the bottom."""
        state, wanted = self.state(table), table.campaign.length
        on_panel = answer is not None and _on(answer, table.campaign.panel)
        with table.looked_at():
            async with state.lock:
                if anew or state.length < wanted:
                    await self._show(table, state, answer if on_panel else None, anew=anew)
                elif answer is not None and on_panel:
                    await answer.acknowledge()

    async def _show(
        self, table: Table, state: PanelState, answer: Answer | None, *, anew: bool
    ) -> None:
        length = table.campaign.length
        over = table.campaign.status == "ended"
        post = anew or over or self._needs_new_panel(table, state)
        frame = await self._frame(table)
        stages = Stages() if answer is None else answer.stages
        stages.mark("drawn")
        if post:
            await self._post(table, state, frame, answer)
        else:
            await self._change(table, state, frame, answer)
        stages.mark("shown")
        state.length = length
        self.shown[table.id] = length

    async def show_last_time(self, table: Table) -> None:
        """Tells everybody where the story stands, before it goes on."""
        sheet = last_time(table, await self.wording(table))
        try:
            await self.place(table).send(view=to_view(sheet))
        except (discord.NotFound, discord.Forbidden) as error:
            raise PlaceLost(table.campaign.place) from error

    async def _frame(self, table: Table) -> Frame:
        """Words and picture of one and the same moment."""
        wording = await self.wording(table)
        if table.match.outcome is not None:
            sheet, picture = ending_panel(table, wording), self.studio.ending(table, wording)
        elif table.campaign.status == "ended":
            sheet, picture = ended_panel(table, wording), self.studio.board(table, wording)
        else:
            sheet, picture = board_panel(table, wording), self.studio.board(table, wording)
        shot = await picture
        return Frame(sheet.show(_names(shot)), shot, wording)

    def _needs_new_panel(self, table: Table, state: PanelState) -> bool:
        campaign, asked = table.campaign, set(table.asked_people)
        if campaign.panel is None or campaign.turn != campaign.panel_turn:
            return True
        if not asked <= state.heard:
            return True
        posted = discord.utils.snowflake_time(campaign.panel).timestamp()
        return time.time() - posted > STALE_SECONDS

    async def _change(
        self, table: Table, state: PanelState, frame: Frame, answer: Answer | None
    ) -> None:
        """The same panel with the new state, through the click's own answer if there is one."""
        try:
            if answer is None or not await self._answer(answer, frame):
                await self._edit(table, frame)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                raise
            await self._post(table, state, frame, None)
            return
        state.heard |= set(table.asked_people)
        state.pictures = _names(frame.shot)
        if answer is not None:
            state.heard.add(answer.interaction.user.id)

    async def _answer(self, answer: Answer, frame: Frame) -> bool:
        """Whether the click could be answered; when it came too late, the panel is edited."""
        try:
            await answer.update(frame.sheet, frame.shot)
        except discord.HTTPException as error:
            log.warning("a click could not be answered", extra={"error": str(error)})
            return False
        return True

    async def _edit(self, table: Table, frame: Frame) -> None:
        panel = self._panel(table)
        assert panel is not None
        try:
            await panel.edit(view=to_view(frame.sheet), attachments=to_files(frame.shot))
        except discord.Forbidden as error:
            raise PlaceLost(table.campaign.place) from error

    async def _post(
        self, table: Table, state: PanelState, frame: Frame, answer: Answer | None
    ) -> None:
        """A new panel that pings whoever is asked; then the old one loses its buttons."""
        pings = table.asked_people if table.campaign.status == "playing" else []
        old = self._panel(table)
        try:
            message = await self._send(table, frame, pings)
        except PlaceLost:
            if answer is not None:
                await answer.update(frame.sheet, frame.shot)
            raise
        retired = past_panel(table, frame.wording)
        state.pictures, state.heard = _names(frame.shot), set(pings)
        await self.host.keep_panel(table, message.id, table.campaign.turn)
        await self._retire(old, retired, answer)

    async def _send(self, table: Table, frame: Frame, pings: Iterable[int]) -> discord.Message:
        mentions = discord.AllowedMentions(
            users=[discord.Object(user) for user in pings], everyone=False, roles=False
        )
        try:
            return await self.place(table).send(
                view=to_view(frame.sheet),
                files=to_files(frame.shot),
                allowed_mentions=mentions,
            )
        except (discord.NotFound, discord.Forbidden) as error:
            raise PlaceLost(table.campaign.place) from error

    async def _retire(
        self, old: discord.PartialMessage | None, sheet: Sheet, answer: Answer | None
    ) -> None:
        """A panel whose time is over shrinks to its story."""
        try:
            if answer is not None:
                await answer.update(sheet)
            elif old is not None:
                await old.edit(view=to_view(sheet), attachments=[])
        except discord.HTTPException as error:
            log.info("an old panel keeps its buttons", extra={"error": str(error)})

    async def show_step(self, table: Table, answer: Answer, step: str) -> None:
        """The second step of a choice: other controls on the same panel, with the same picture."""
        message = answer.interaction.message
        sheet = board_panel(table, await self.wording(table), step)
        shown = [] if message is None else shown_in(message)
        await answer.update(sheet.show(shown), keep=True)

    async def close_panel(self, table: Table) -> None:
        """The table moves elsewhere: its old panel loses its buttons."""
        sheet = past_panel(table, await self.wording(table))
        await self._retire(self._panel(table), sheet, None)

    async def retire_clicked(self, table: Table, answer: Answer) -> None:
        """An old panel was clicked: it loses its buttons."""
        await answer.update(past_panel(table, await self.wording(table)))

    def _panel(self, table: Table) -> discord.PartialMessage | None:
        panel = table.campaign.panel
        return None if panel is None else self.place(table).get_partial_message(panel)

    def place(self, table: Table) -> discord.PartialMessageable:
        """Where a table is played."""
        return self.channel(table.campaign.guild, table.campaign.place or table.campaign.channel)

    def channel(self, guild: int, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel, guild_id=guild)

    async def can_write(self, table: Table, me: discord.Member | None) -> bool:
        """Whether the place where it was played is still there for us to write in."""
        place = table.campaign.place
        if place is None or me is None:
            return False
        try:
            found = await self.client.fetch_channel(place)
        except discord.HTTPException:
            return False
        if isinstance(found, discord.abc.PrivateChannel):
            return False
        may = found.permissions_for(me)
        in_thread = isinstance(found, discord.Thread)
        return may.send_messages_in_threads if in_thread else may.send_messages


def _names(shot: Shot | None) -> Shown:
    return [] if shot is None else [(shot.filename, shot.alt)]


def _on(answer: Answer, panel: int | None) -> bool:
    message = answer.interaction.message
    return answer.on_message and message is not None and message.id == panel
