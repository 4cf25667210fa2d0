"""Keeps the panels of tables up to date: one change at a time, the newest state wins."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from weakref import WeakKeyDictionary

import discord

from bot.background import Background
from bot.display.answer import Answer
from bot.display.carried import OutOfReach
from bot.display.errors import (
    NotShownYet,
    PlaceClosed,
    PlaceLost,
    may_be_shown_later,
    place_lost,
)
from bot.display.folding import Folding
from bot.display.found_panels import FoundPanels
from bot.display.frames import Frames
from bot.display.old_panels import OldPanels
from bot.display.panel_state import PanelState
from bot.display.panels import Panels
from bot.display.passages import Opened, Passages
from bot.display.pictures import Studio
from bot.display.places import Places
from bot.display.posted import is_panel_of
from bot.display.private import Strips
from bot.display.reading.leaf import Key, Leaf
from bot.display.show_later import ShowLater
from bot.display.show_soon import ShowSoon
from bot.display.shown_so_far import ShownSoFar
from bot.display.steps import Steps
from bot.homes import home_of, is_carried, is_conversation
from bot.host import Host, Table
from bot.logs import Stages
from bot.store import Campaign, Fenced, Reading, SeatRow
from bot.wording import Wording

log = logging.getLogger(__name__)

STALE_SECONDS = 3300
"""Discord is slow to edit messages older than an hour: such a panel is posted anew."""


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
        self._frames = Frames(host, store, studio, self.state, self.wording)
        self._later = ShowLater(background, self._show_newest)
        self._soon = ShowSoon(background, self.show)
        self._old = OldPanels(self.show_later)
        self._passages = Passages(host, store, studio)
        self.places = Places(client, store, host.showing)
        self.folding = Folding(self.places, self._passages, self.wording)
        self.so_far = ShownSoFar(host.showing)
        self._found = FoundPanels(
            host, self._old, self._passages, self.places, self.wording, self.folding
        )
        self._panels = Panels(
            host, self._frames, self._passages, self.places, self.folding, self._old, self.so_far
        )
        self._steps = Steps(self._frames, self._passages, studio, self._check_is_ours)
        self.strips = Strips(client, store, host.showing)
        self._states: WeakKeyDictionary[Table, PanelState] = WeakKeyDictionary()

    def owes(self, campaign: str) -> bool:
        """Whether a table is still to be shown, and tried again."""
        return self._later.owes(campaign)

    def is_behind(self, campaign: Campaign) -> bool:
        """Whether a table's people have not seen its newest entry."""
        shown = max(campaign.shown, self.so_far.lengths.get(campaign.id, 0))
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

    async def show(self, table: Table, answer: Answer | None = None, *, anew: bool = False) -> None:
        """Brings the table's panel up to date; ``anew`` posts it again at the bottom.

        What cannot be shown just now is shown later, whatever happens to whoever asked for it.
        """
        try:
            await self._bring_up_to_date(table, answer, anew=anew)
        except OutOfReach:
            log.info("shown at the next press", extra={"table": table.id})
        except Exception as error:
            if not may_be_shown_later(error):
                raise
            log.warning("not shown yet", extra={"table": table.id, "error": str(error)})
            self.show_later(table.id)
            if isinstance(error, PlaceClosed):
                raise
            raise NotShownYet from error

    def show_soon(self, table: Table) -> None:
        """The table was played without a press: its panel follows, not more often than Discord
        likes."""
        state = self.state(table)
        self._soon.follow(table, hurry=self._needs_new_panel(table, state))

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
            home = table.campaign.guild
            if not is_conversation(home) and self.client.get_guild(home) is None:
                raise PlaceLost(table.campaign.place)
            with suppress(OutOfReach):
                await self._bring_up_to_date(table, None, anew=False)
        await self._old.shrink(campaign)
        if not table.autopilots_turn:
            self.so_far.lengths[campaign] = self.state(table).length

    async def _bring_up_to_date(self, table: Table, answer: Answer | None, *, anew: bool) -> None:
        state, wanted = self.state(table), table.campaign.length
        with table.looked_at():
            async with state.lock:
                await self._know_panel(table, state, answer)
                on_panel = answer is not None and answer.is_on(table.campaign.panel)
                if anew or state.length < wanted:
                    await self._show(table, state, answer if on_panel else None, anew=anew)
                elif answer is not None and on_panel:
                    await answer.acknowledge()
                if answer is not None and not on_panel and is_left(table, answer):
                    await self.folding.retire_clicked(table, answer)

    async def _know_panel(self, table: Table, state: PanelState, answer: Answer | None) -> None:
        """What was posted without our knowing is known before anything else is shown; what somebody
        else serves now they know better."""
        if self._is_ours(table):
            await self._panels.write_down(table, state)
        if answer is not None:
            await self._found.pressed(table, state, answer.interaction.message)

    async def turn_page(self, table: Table, answer: Answer, key: Key) -> None:
        """Somebody has read what stands on the panel: on to what comes next."""
        state = self.state(table)
        with table.looked_at():
            async with state.lock:
                await self._know_panel(table, state, answer)
                if answer.is_on(table.campaign.panel):
                    await self._show(table, state, answer, anew=False, turned=key)
                else:
                    await self.folding.retire_clicked(table, answer)

    async def _show(
        self,
        table: Table,
        state: PanelState,
        answer: Answer | None,
        *,
        anew: bool,
        turned: Key | None = None,
    ) -> None:
        length, before = table.campaign.length, await self._open_leaf(table)
        found = state.unsure and await self._found.look(table, state)
        opened = await self._open(table, state, turned)
        none = table.campaign.panel is None
        stays = not none and is_carried(table.campaign.guild, table.campaign.place)
        if stays:
            posted = True
        elif table.campaign.status == "ended":
            posted = found or table.campaign.panel_length == length
        else:
            posted = not self._needs_new_panel(table, state)
        closes = before is not None and (opened is None or opened.leaf.key != before.key)
        post = none or anew or closes or (opened is not None and opened.fresh) or not posted
        shown, state.picture = None if post else state.picture, None
        frame = await self._frames.ready(table, opened, shown)
        stages = Stages() if answer is None else answer.stages
        stages.mark("drawn")
        self._check_is_ours(table)
        if post:
            await self._panels.post(table, state, frame, answer)
        else:
            await self._panels.change(table, state, frame, answer)
        if stays and not post and table.campaign.panel is not None:
            calls = await self.host.people.calls(table, frame.moment)
            await self.host.showing.panel(table, table.campaign.panel, calls)
        stages.mark("shown")
        state.length, state.unsure = length, False
        if not table.autopilots_turn and not self._old.left(table.id):
            self.so_far.lengths[table.id] = length

    def _check_is_ours(self, table: Table) -> None:
        """While it was drawn somebody else may have begun to serve its server, or it was opened
        anew: what is newer than this stands on the panel then."""
        if not self._is_ours(table):
            raise Fenced

    def _is_ours(self, table: Table) -> bool:
        known = self.host.tables.known(table.id)
        return self.host.serves(table.campaign.guild) and known in (None, table)

    async def _open_leaf(self, table: Table) -> Leaf | None:
        """The leaf on the panel, as long as what it tells stands."""
        standing = {entry.number for entry in table.standing()}
        leaf = await self._passages.open_on(table, await self.wording(table))
        return leaf if leaf is not None and leaf.key[0] in standing else None

    async def _open(
        self, table: Table, state: PanelState, turned: Key | None = None
    ) -> Opened | None:
        """What is to be read now; what was told before it is posted."""
        place, wording = self.places.of(table), await self.wording(table)
        stays = max(state.length, table.campaign.shown) >= table.campaign.length
        try:
            return await self._passages.bring_up_to_date(
                table, place, wording, stays=stays, turned=turned
            )
        except (discord.NotFound, discord.Forbidden) as error:
            raise place_lost(table.campaign.place, error) from error

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

    async def pressed(self, answer: Answer) -> None:
        """Where only presses reach, the newest is kept."""
        press = answer.interaction
        if is_carried(home_of(press), press.channel_id):
            await self.places.carried.note(answer)

    async def show_step(self, table: Table, answer: Answer, step: str, *, back: bool) -> None:
        """What comes of a first tap, or of the way back, unless the table has gone on meanwhile:
        whoever has chosen shows that."""
        state, pressed = self.state(table), table.campaign.length
        with table.looked_at():
            async with state.lock:
                await self._know_panel(table, state, answer)
                if not answer.is_on(table.campaign.panel):
                    await self.folding.retire_clicked(table, answer)
                elif table.campaign.length == pressed:
                    wording = await self.wording(table)
                    await self._steps.show(table, wording, state, answer, step, back=back)
                else:
                    await answer.acknowledge()

    async def show_remarks(self, table: Table, answer: Answer) -> None:
        """The same panel, at the same step, with what is remarked on its question now."""
        state, wording = self.state(table), await self.wording(table)
        async with state.lock:
            await self._know_panel(table, state, answer)
            if answer.is_on(table.campaign.panel):
                token, step = state.step
                now = step if token == table.moment.token else ""
                await self._steps.show(table, wording, state, answer, now, back=False)
                return
            await answer.acknowledge()
            if table.campaign.panel is None:
                return
            opened = await self._passages.stays_open(table, wording)
            shown, state.picture = state.picture, None
            frame = await self._frames.ready(table, opened, shown)
            self._check_is_ours(table)
            await self._panels.change(table, state, frame, None)

    async def close_panel(self, table: Table) -> None:
        """The table moves elsewhere: its old panel loses its buttons."""
        sheet = await self.folding.of(table, self.state(table))
        await self._old.retire(table.id, self.places.panel(table), sheet)

    async def put_away(self, table: Table) -> None:
        """Nobody wants to see more of it: its panel shrinks, and no ending follows."""
        await self.close_panel(table)
        self.state(table).length = self.so_far.lengths[table.id] = table.campaign.length


def is_left(table: Table, answer: Answer) -> bool:
    """Whether an older panel was clicked, which nobody could reach until now."""
    clicked = answer.interaction.message
    if clicked is None or not answer.on_message or clicked.id >= (table.campaign.panel or 0):
        return False
    return not answer.is_on_private and is_panel_of(clicked, table.id)
