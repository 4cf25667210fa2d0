"""Keeps the panels of tables up to date: one change at a time, the newest state wins."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import aiohttp
import discord

from bot.background import Background
from bot.display.answer import Answer
from bot.display.board import board_panel, past_panel
from bot.display.ending import ended_panel, ending_panel
from bot.display.errors import (
    ARCHIVED,
    INVALID_FORM,
    UNKNOWN_MESSAGE,
    NotShownYet,
    PlaceClosed,
    PlaceLost,
    is_closed,
    may_be_shown_later,
    place_lost,
)
from bot.display.found_panels import FoundPanels
from bot.display.journal import last_time
from bot.display.keepsakes import keepsakes
from bot.display.old_panels import OldPanels
from bot.display.pace import notes
from bot.display.painting import ReadyPicture
from bot.display.panel_state import PanelState
from bot.display.parts import Sheet
from bot.display.passages import Passages
from bot.display.pictures import Studio
from bot.display.posted import Shown, shown_in
from bot.display.private import PrivatePanels
from bot.display.show_later import ShowLater
from bot.display.view import attached, to_files, to_view
from bot.host import Host, Table
from bot.host.table import Moment
from bot.logs import Stages
from bot.store import Campaign, Reading, SeatRow, StoreError
from bot.wording import Wording
from renderers.encode import Fingerprint

log = logging.getLogger(__name__)

STALE_SECONDS = 3300
"""Discord is slow to edit messages older than an hour: such a panel is posted anew."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A panel ready to be shown."""

    sheet: Sheet
    shot: ReadyPicture | None
    wording: Wording
    moment: Moment
    """What it shows; the table may have gone on since."""

    @property
    def fingerprint(self) -> Fingerprint | None:
        return None if self.shot is None else self.shot.fingerprint


class Display:
    """Shows tables. A click's answer is the change of its panel whenever that is possible."""

    def __init__(
        self,
        client: discord.Client,
        store: Reading,
        host: Host,
        studio: Studio,
        background: Background,
    ) -> None:
        self.client = client
        self.store = store
        self.host = host
        self.studio = studio
        self._later = ShowLater(background, self._show_newest)
        self._old = OldPanels(self.show_later)
        self._found = FoundPanels(host, self._old, self.place, self.wording)
        self._passages = Passages(host, store, studio)
        self.private = PrivatePanels()
        self.shown: dict[str, int] = {}
        self._states: WeakKeyDictionary[Table, PanelState] = WeakKeyDictionary()

    def owes(self, campaign: str) -> bool:
        """Whether a table is still to be shown, and tried again."""
        return self._later.owes(campaign)

    def is_behind(self, campaign: Campaign) -> bool:
        """Whether a table's people have not seen its newest entry."""
        shown = max(campaign.shown, self.shown.get(campaign.id, 0))
        return self.owes(campaign.id) or shown < campaign.length

    def state(self, table: Table) -> PanelState:
        if table not in self._states:
            behind = table.campaign.shown < table.campaign.length
            self._states[table] = PanelState(set(table.campaign.heard_users), unsure=behind)
        return self._states[table]

    def used(self, table: Table, user: int) -> None:
        """Whoever has just chosen something needs no ping for what comes next."""
        self.state(table).heard.add(user)

    async def wording(self, table: Table) -> Wording:
        return Wording((await self.host.settings_of(table.campaign)).language, table.seats)

    async def wording_in(
        self, guild: int, rows: Sequence[SeatRow] = (), channel: int = 0
    ) -> Wording:
        """The server's language, for words that everybody sees; a channel may have its own."""
        return Wording((await self.store.settings(guild)).at(channel).language, rows)

    async def keep_shown(self) -> None:
        """Writes down how far each table has been shown; what cannot be written waits."""
        if not self.shown:
            return
        shown, self.shown = self.shown, {}
        try:
            await self.host.showing.so_far(shown)
        except StoreError:
            self.shown = {**shown, **self.shown}
            raise

    async def show(self, table: Table, answer: Answer | None = None, *, anew: bool = False) -> None:
        """Brings the table's panel up to date; ``anew`` posts it again at the bottom.

        What cannot be shown just now is shown later, whatever happens to whoever asked for it.
        """
        try:
            await self._bring_up_to_date(table, answer, anew=anew)
        except Exception as error:
            if not may_be_shown_later(error):
                raise
            log.warning("not shown yet", extra={"table": table.id, "error": str(error)})
            self.show_later(table.id)
            if isinstance(error, PlaceClosed):
                raise
            raise NotShownYet from error

    def show_later(self, campaign: str) -> None:
        """The table goes on, and is shown, as soon as that is possible."""
        self._later.owe(campaign)

    async def _show_newest(self, campaign: str) -> None:
        home = await self.host.tables.home(campaign)
        if home is None or not self.host.serves(home):
            return
        more = True
        while more:
            more = await self.host.autopilot(campaign)
            table = await self.host.tables.peek(campaign)
            if self.client.get_guild(table.campaign.guild) is None:
                raise PlaceLost(table.campaign.place)
            await self._bring_up_to_date(table, None, anew=False)
        await self._old.shrink(campaign)
        self.shown[campaign] = self.state(table).length

    async def _bring_up_to_date(self, table: Table, answer: Answer | None, *, anew: bool) -> None:
        state, wanted = self.state(table), table.campaign.length
        with table.looked_at():
            async with state.lock:
                if answer is not None:
                    await self._found.pressed(table, state, answer.interaction.message)
                on_panel = answer is not None and answer.is_on(table.campaign.panel)
                if anew or state.length < wanted:
                    await self._show(table, state, answer if on_panel else None, anew=anew)
                elif answer is not None and on_panel:
                    await answer.acknowledge()

    async def _show(
        self, table: Table, state: PanelState, answer: Answer | None, *, anew: bool
    ) -> None:
        length = table.campaign.length
        found = state.unsure and await self._found.look(table, state)
        told = await self._tell(table)
        if table.campaign.status == "ended":
            posted = found or table.campaign.panel_length == length
        else:
            posted = not self._needs_new_panel(table, state)
        post = anew or told or not posted
        shown, state.picture = None if post else state.picture, None
        frame = await self._frame(table, shown)
        stages = Stages() if answer is None else answer.stages
        stages.mark("drawn")
        if post:
            await self._post(table, state, frame, answer)
        else:
            await self._change(table, state, frame, answer)
        stages.mark("shown")
        state.length, state.unsure = length, False
        if not table.autopilots_turn and not self._old.left(table.id):
            self.shown[table.id] = length

    async def _tell(self, table: Table) -> bool:
        """Whether there was new prose to tell."""
        place, wording = self.place(table), await self.wording(table)
        try:
            return await self._passages.bring_up_to_date(table, place, wording)
        except (discord.NotFound, discord.Forbidden) as error:
            raise place_lost(table.campaign.place, error) from error

    async def show_last_time(self, table: Table) -> None:
        """Tells everybody where the story stands, before it goes on."""
        sheet = last_time(table, await self.wording(table))
        try:
            await self.place(table).send(view=to_view(sheet))
        except (discord.NotFound, discord.Forbidden) as error:
            raise place_lost(table.campaign.place, error) from error

    async def _frame(self, table: Table, shown: Fingerprint | None = None) -> Frame:
        """Words and picture of one and the same moment; a picture that is shown stays."""
        wording = await self.wording(table)
        if table.match.outcome is not None:
            kept = await keepsakes(self.store, table, wording)
            sheet, picture = ending_panel(table, wording, kept), self.studio.ending(table, wording)
        elif table.campaign.status == "ended":
            sheet, picture = ended_panel(table, wording), self.studio.board(table, wording)
        else:
            sheet = board_panel(table, wording, notes=await self._notes(table, wording))
            picture = self.studio.board(table, wording, shown=shown)
        moment = table.moment
        shot = await picture
        return Frame(sheet.show(_names(shot)), shot, wording, moment)

    async def _notes(self, table: Table, wording: Wording) -> list[str]:
        """Until when the table waits, and who is away."""
        people, users = self.host.people, [row.user for row in table.in_play if row.user]
        deadline = await people.deadline(table) if table.campaign.status == "playing" else None
        return notes(table, wording, deadline, await people.holidays(users))

    def _needs_new_panel(self, table: Table, state: PanelState) -> bool:
        campaign, asked = table.campaign, set(table.asked_people)
        if campaign.panel is not None and table.thinking:
            return False
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
            if error.code == INVALID_FORM and frame.shot is not None and frame.shot.stays:
                await self._edit(table, await self._frame(table))
            elif error.code in (UNKNOWN_MESSAGE, ARCHIVED):
                await self._post(table, state, await self._frame(table), None)
                return
            else:
                raise
        state.picture = frame.fingerprint

    async def _answer(self, answer: Answer, frame: Frame) -> bool:
        """Whether the click could be answered; when it came too late, the panel is edited."""
        try:
            await answer.update(frame.sheet, frame.shot)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("a click could not be answered", extra={"error": str(error)})
            return False
        return True

    async def _edit(self, table: Table, frame: Frame) -> None:
        panel = self._panel(table)
        assert panel is not None
        try:
            await panel.edit(view=to_view(frame.sheet), attachments=attached(frame.shot))
        except discord.HTTPException as error:
            if not is_closed(error):
                raise
            raise PlaceClosed(table.campaign.place) from error

    async def _post(
        self, table: Table, state: PanelState, frame: Frame, answer: Answer | None
    ) -> None:
        """A new panel that pings whoever is asked; then the old one loses its buttons."""
        calls = await self.host.people.calls(table, frame.moment)
        old = self._panel(table)
        state.unsure = True
        try:
            message = await self._send(table, frame, calls.now)
        except PlaceLost:
            if answer is not None:
                await answer.update(frame.sheet, frame.shot)
            raise
        retired = past_panel(table, frame.wording)
        self.shown.pop(table.id, None)
        await self.host.showing.panel(table, message.id, calls)
        state.picture, state.heard, state.unsure = frame.fingerprint, set(calls.heard), False
        await self._old.retire(table.id, old, retired, answer)

    async def _send(self, table: Table, frame: Frame, pings: Iterable[int]) -> discord.Message:
        """However often it is sent, it is one message, also after a restart: Discord knows it by
        its nonce, which says what it shows and which panel it takes the place of. One that somebody
        deleted meanwhile is posted anew."""
        campaign = table.campaign
        shows = f"{table.id} {campaign.place} {campaign.panel} {frame.moment.length}"
        mentions = discord.AllowedMentions(
            users=[discord.Object(user) for user in pings], everyone=False, roles=False
        )

        async def send(shows: str) -> discord.Message:
            return await self.place(table).send(
                view=to_view(frame.sheet),
                files=to_files(frame.shot),
                allowed_mentions=mentions,
                nonce=hashlib.blake2s(shows.encode(), digest_size=12).hexdigest(),
            )

        try:
            return await send(shows)
        except (discord.NotFound, discord.Forbidden) as error:
            if error.code == UNKNOWN_MESSAGE:
                return await send(f"{shows} {time.time()}")
            raise place_lost(table.campaign.place, error) from error

    async def show_step(self, table: Table, answer: Answer, step: str) -> None:
        """The second step of a choice: other controls on the same panel, with the same picture."""
        message = answer.interaction.message
        wording = await self.wording(table)
        sheet = board_panel(table, wording, step, await self._notes(table, wording))
        shown = [] if message is None else shown_in(message)
        try:
            await answer.update(sheet.show(shown), keep=True)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM:
                raise
            shot = await self.studio.board(table, wording)
            await answer.update(sheet.show(_names(shot)), shot)

    async def close_panel(self, table: Table) -> None:
        """The table moves elsewhere: its old panel loses its buttons."""
        sheet = past_panel(table, await self.wording(table))
        await self._old.retire(table.id, self._panel(table), sheet)

    async def put_away(self, table: Table) -> None:
        """Nobody wants to see more of it: its panel shrinks, and no ending follows."""
        await self.close_panel(table)
        self.state(table).length = self.shown[table.id] = table.campaign.length

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


def _names(shot: ReadyPicture | None) -> Shown:
    return [] if shot is None else [(shot.filename, shot.alt)]
