"""Keeps the panels of tables up to date: one change at a time, the newest state wins."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Awaitable, Iterable, Sequence
from contextlib import suppress
from weakref import WeakKeyDictionary

import aiohttp
import discord

from bot.background import Background
from bot.display.answer import Answer
from bot.display.board import past_panel, public_controls
from bot.display.carried import Carried, CarriedPlace, OutOfReach
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
from bot.display.frames import Frame, Frames, names_of, newcomers
from bot.display.old_panels import OldPanels
from bot.display.painting import ReadyPicture
from bot.display.panel_state import PanelState
from bot.display.parts import Sheet
from bot.display.passages import Opened, Passages
from bot.display.pictures import Studio, scene_of
from bot.display.posted import Shown, is_panel_of, shown_in
from bot.display.private import Strips
from bot.display.reading.leaf import Key, Leaf
from bot.display.show_later import ShowLater
from bot.display.show_soon import ShowSoon
from bot.display.view import attached, to_files, to_view
from bot.homes import home_of, is_carried, is_conversation
from bot.host import Host, Table
from bot.logs import Stages
from bot.store import Campaign, Reading, SeatRow, StoreError
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
        self._found = FoundPanels(
            host, self._old, self._passages, self.place, self.wording, self._closed, self._folded
        )
        self.strips = Strips(client, store, host.showing)
        self.carried = Carried(client, store, host.showing)
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
                if answer is not None and not on_panel and is_left(table, answer):
                    await self.retire_clicked(table, answer)

    async def turn_page(self, table: Table, answer: Answer, key: Key) -> None:
        """Somebody has read what stands on the panel: on to what comes next."""
        state = self.state(table)
        with table.looked_at():
            async with state.lock:
                await self._found.pressed(table, state, answer.interaction.message)
                if answer.is_on(table.campaign.panel):
                    await self._show(table, state, answer, anew=False, turned=key)
                else:
                    await self.retire_clicked(table, answer)

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
        if post:
            await self._post(table, state, frame, answer)
        else:
            await self._change(table, state, frame, answer)
        if stays and not post and table.campaign.panel is not None:
            calls = await self.host.people.calls(table, frame.moment)
            await self.host.showing.panel(table, table.campaign.panel, calls)
        stages.mark("shown")
        state.length, state.unsure = length, False
        if not table.autopilots_turn and not self._old.left(table.id):
            self.shown[table.id] = length

    async def _open_leaf(self, table: Table) -> Leaf | None:
        """The leaf on the panel, as long as what it tells stands."""
        standing = {entry.number for entry in table.standing()}
        leaf = await self._passages.open_on(table, await self.wording(table))
        return leaf if leaf is not None and leaf.key[0] in standing else None

    async def _open(
        self, table: Table, state: PanelState, turned: Key | None = None
    ) -> Opened | None:
        """What is to be read now; what was told before it is posted."""
        place, wording = self.place(table), await self.wording(table)
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

    async def _change(
        self, table: Table, state: PanelState, frame: Frame, answer: Answer | None
    ) -> None:
        """The same panel with the new state, through the click's own answer if there is one."""
        try:
            if answer is None or not await self._answer(answer, frame):
                await self._edit(table, frame)
        except discord.HTTPException as error:
            if error.code == INVALID_FORM and frame.shot is not None and frame.shot.stays:
                await self._edit(table, await self._frames.ready(table, frame.opened))
            elif error.code in (UNKNOWN_MESSAGE, ARCHIVED):
                await self._post(table, state, await self._frames.ready(table, frame.opened), None)
                return
            else:
                raise
        state.picture, state.shows = frame.fingerprint, names_of(frame.shot)

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
        others = await self.host.people.awake(newcomers(table))
        old, leaf = self._panel(table), None if frame.opened is None else frame.opened.leaf
        state.unsure = True
        try:
            message = await self._send(table, frame, [*calls.now, *others])
        except PlaceLost:
            if answer is not None:
                await answer.update(frame.sheet, frame.shot)
            raise
        retired = await self._folded(table, state, leaf, answer)
        if leaf is not None:
            await self._passages.opened(table, leaf, message.id)
        self.shown.pop(table.id, None)
        await self.host.showing.panel(table, message.id, calls)
        state.picture, state.heard, state.unsure = frame.fingerprint, set(calls.heard), False
        state.shows = names_of(frame.shot)
        await self._old.retire(table.id, old, retired, answer)

    async def _folded(
        self,
        table: Table,
        state: PanelState,
        opens: Leaf | None = None,
        answer: Answer | None = None,
    ) -> Sheet:
        """What the panel shrinks to when another opens this: a page that was read folds, unless it
        moves on itself."""
        wording = await self.wording(table)
        leaf = await self._passages.open_on(table, wording)
        if leaf is None or (opens is not None and opens.key == leaf.key):
            return past_panel(table, wording)
        since = state.length if state.length >= 0 else table.campaign.shown
        shown = await self._shown_on(table, state, answer)
        page = await self._passages.closed(table, wording, table.campaign.panel, shown, since)
        return page or past_panel(table, wording)

    async def _shown_on(self, table: Table, state: PanelState, answer: Answer | None) -> Shown:
        """The pictures of the panel; after a restart the message itself says it."""
        if state.shows is not None:
            return state.shows
        if answer is not None and answer.interaction.message is not None:
            return shown_in(answer.interaction.message)
        panel = self._panel(table)
        try:
            return [] if panel is None else shown_in(await panel.fetch())
        except (discord.HTTPException, OutOfReach):
            return []

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

    async def pressed(self, answer: Answer) -> None:
        """Where only presses reach, the newest is kept."""
        press = answer.interaction
        if is_carried(home_of(press), press.channel_id):
            await self.carried.note(answer)

    async def show_step(self, table: Table, answer: Answer, step: str, *, back: bool) -> None:
        """What comes of a first tap, or of the way back, unless the table has gone on meanwhile:
        whoever has chosen shows that."""
        state, pressed = self.state(table), table.campaign.length
        with table.looked_at():
            async with state.lock:
                await self._found.pressed(table, state, answer.interaction.message)
                if not answer.is_on(table.campaign.panel):
                    await self.retire_clicked(table, answer)
                elif table.campaign.length == pressed:
                    await self._step(table, state, answer, step, back=back)
                else:
                    await answer.acknowledge()

    async def _step(
        self, table: Table, state: PanelState, answer: Answer, step: str, *, back: bool
    ) -> None:
        """Other controls on the same panel, and, where other places are lit, another picture."""
        wording = await self.wording(table)
        state.step = (table.moment.token, step)
        page = await self._frames.page(table, wording, await self._opened_on(table, wording), step)
        if page is not None:
            message = answer.interaction.message
            sheet = page.under([] if message is None else shown_in(message))
            if not await _found(answer.update(sheet, keep=True)):
                await answer.update(sheet.without_pictures())
            return
        controls = public_controls(table, wording, step)
        sheet, scene = await self._frames.board(table, wording, controls), scene_of(controls)
        if not back and not scene.zoom and await self._keep_picture(answer, sheet):
            return
        shown, state.picture = state.picture, None
        shot = await self.studio.board(table, wording, shown=shown, scene=scene)
        if not await self._shown_by(answer, sheet, shot):
            shot = await self.studio.board(table, wording, scene=scene)
            await answer.update(sheet.show(names_of(shot)), shot)
        state.picture = None if shot is None else shot.fingerprint

    async def _opened_on(self, table: Table, wording: Wording) -> Opened | None:
        """The leaf on the panel, which stays."""
        leaf = await self._passages.open_on(table, wording)
        return None if leaf is None else Opened(leaf, alone=False, fresh=False)

    async def _keep_picture(self, answer: Answer, sheet: Sheet) -> bool:
        """Whether the panel could be changed without its picture."""
        message = answer.interaction.message
        kept = [] if message is None else shown_in(message)
        return await _found(answer.update(sheet.show(kept), keep=True))

    async def _shown_by(self, answer: Answer, sheet: Sheet, shot: ReadyPicture | None) -> bool:
        """Whether Discord has the picture, where it is only named because it stays."""
        return await _found(answer.update(sheet.show(names_of(shot)), shot))

    async def show_remarks(self, table: Table, answer: Answer) -> None:
        """The same panel, at the same step, with what is remarked on its question now."""
        state = self.state(table)
        async with state.lock:
            await self._found.pressed(table, state, answer.interaction.message)
            if answer.is_on(table.campaign.panel):
                token, step = state.step
                now = step if token == table.moment.token else ""
                await self._step(table, state, answer, now, back=False)
                return
            await answer.acknowledge()
            if table.campaign.panel is None:
                return
            opened = await self._opened_on(table, await self.wording(table))
            shown, state.picture = state.picture, None
            await self._change(table, state, await self._frames.ready(table, opened, shown), None)

    async def close_panel(self, table: Table) -> None:
        """The table moves elsewhere: its old panel loses its buttons."""
        sheet = await self._folded(table, self.state(table))
        await self._old.retire(table.id, self._panel(table), sheet)

    async def put_away(self, table: Table) -> None:
        """Nobody wants to see more of it: its panel shrinks, and no ending follows."""
        await self.close_panel(table)
        self.state(table).length = self.shown[table.id] = table.campaign.length

    async def retire_clicked(self, table: Table, answer: Answer) -> None:
        """An old panel was clicked: it loses its buttons. Its picture may be gone since then."""
        message = answer.interaction.message
        page = None if message is None else await self._closed(table, message)
        sheet = page or past_panel(table, await self.wording(table))
        if not await _found(answer.update(sheet, keep=page is not None)):
            await answer.update(sheet.without_pictures())

    async def _closed(self, table: Table, message: discord.Message) -> Sheet | None:
        """What a page in this message folds to when nothing was decided on it."""
        wording, now = await self.wording(table), table.campaign.length
        return await self._passages.closed(table, wording, message.id, shown_in(message), now)

    def _panel(self, table: Table) -> discord.PartialMessage | None:
        panel = table.campaign.panel
        return None if panel is None else self.place(table).get_partial_message(panel)

    def place(self, table: Table) -> discord.PartialMessageable:
        """Where a table is played."""
        return self.channel(table.campaign.guild, table.campaign.place or table.campaign.channel)

    def channel(self, guild: int, channel: int) -> discord.PartialMessageable:
        if is_carried(guild, channel):
            return CarriedPlace(self.carried, channel)
        home = None if is_conversation(guild) else guild
        return self.client.get_partial_messageable(channel, guild_id=home)


def is_left(table: Table, answer: Answer) -> bool:
    """Whether an older panel was clicked, which nobody could reach until now."""
    clicked = answer.interaction.message
    if clicked is None or not answer.on_message or clicked.id >= (table.campaign.panel or 0):
        return False
    return not answer.is_on_private and is_panel_of(clicked, table.id)


async def _found(update: Awaitable[None]) -> bool:
    """Whether Discord found every picture that was only named."""
    try:
        await update
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        return False
    return True
