"""An answer to one interaction: always in time, whichever way it turns out.

Discord waits three seconds from the press. When the answer comes more than about one after it, the
interaction is acknowledged first and filled in later; whoever answers need not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import aiohttp
import discord

from bot.discords_clock import waited
from bot.display.errors import INVALID_FORM, UNKNOWN_MESSAGE
from bot.display.painting import ReadyPicture
from bot.display.parts import Sheet, Words
from bot.display.private import Strips
from bot.display.view import attached, to_files, to_view
from bot.errors import Refusal, TooLate
from bot.logs import Stages
from games.kernel import T
from games.kernel.text import clip

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds after a press in which it is acknowledged before it is answered."""
GRACE = 0.05
"""Even a late one, so that its handler can say what kind of answer it will be."""
ALREADY_ANSWERED, UNKNOWN_INTERACTION = 40060, 10062


class Answer:
    """Answers once or several times: the first is the response, the others follow it up."""

    def __init__(
        self,
        interaction: discord.Interaction,
        *,
        private: bool = True,
        strips: Strips | None = None,
    ) -> None:
        self.interaction = interaction
        self.private = private
        self.strips = strips
        """Where a press is answered to one person alone; a command has a message of its own."""
        self.on_message = interaction.type is discord.InteractionType.component
        self._lock = asyncio.Lock()
        self._thinking = False
        self._unheard = False
        """Whether an acknowledgement may have arrived without our hearing of it."""
        self._arrived = False
        self.message_id: int | None = None
        self.followed = 0
        """How many messages have followed the first answer."""
        self.stages = Stages()
        self._holding: asyncio.Task[None] | None = None
        patience = max(GRACE, PATIENCE - waited(interaction))
        self._timer = asyncio.get_running_loop().call_later(patience, self._start_holding)

    def _start_holding(self) -> None:
        self._holding = asyncio.create_task(self._hold())

    async def _hold(self) -> None:
        try:
            await self._first(self._defer)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            self._unheard = True
            log.warning("could not acknowledge in time", extra={"error": str(error)})

    async def _defer(self) -> None:
        if self.on_message:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(thinking=True, ephemeral=self.private)
            self._thinking = True

    async def _first(self, respond: Callable[[], Awaitable[object]]) -> bool:
        """Runs the response if nothing was answered yet; whether it did."""
        async with self._lock:
            if self._begun:
                return False
            self._timer.cancel()
            try:
                await respond()
            except discord.HTTPException as error:
                if not self._unheard or error.code != ALREADY_ANSWERED:
                    raise
                self._arrived, self._thinking = True, not self.on_message
                return False
            return True

    @property
    def _begun(self) -> bool:
        """Whether Discord has a first answer: what comes now follows it up."""
        return self._arrived or self.interaction.response.is_done()

    def is_on(self, message: int | None) -> bool:
        """Whether that message was clicked on."""
        clicked = self.interaction.message
        return self.on_message and clicked is not None and clicked.id == message

    @property
    def answered(self) -> bool:
        """Whether the person has seen more than "thinking…"."""
        return self._begun and not self._thinking

    def done(self) -> None:
        """Nothing more will be answered."""
        self._timer.cancel()

    async def acknowledge(self) -> None:
        """The click is taken; its result is shown elsewhere. A command still owes its words."""
        if self.on_message:
            await self._first(self._defer)

    async def be_in_time(self) -> None:
        """Before something is done that cannot be taken back: a press that came late is
        acknowledged first, and Discord says whether it still waits."""
        if waited(self.interaction) < PATIENCE:
            return
        try:
            await self._first(self._defer)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if getattr(error, "code", None) == UNKNOWN_INTERACTION:
                raise TooLate from error
            self._unheard = True

    async def form(self, modal: discord.ui.Modal) -> None:
        """A form, which must be the first answer."""
        if not await self._first(lambda: self.interaction.response.send_modal(modal)):
            raise Refusal(T("I was too slow to open the form. Please press again."))

    async def launch(self) -> None:
        """Our Activity, which must be the first answer, too."""
        if not await self._first(self.interaction.response.launch_activity):
            raise Refusal(T("I was too slow to open the board. Please press again."))

    async def update(self, sheet: Sheet, *shots: ReadyPicture | None, keep: bool = False) -> None:
        """Changes the message that was clicked on; ``keep`` leaves its pictures as they are, and
        those whom it has called."""
        message: dict[str, Any] = {"view": to_view(sheet)}
        if keep:
            message["allowed_mentions"] = self._called
        else:
            message["attachments"] = attached(*shots)
        respond = self.interaction.response.edit_message
        if not await self._first(lambda: respond(**message)):
            await self.interaction.edit_original_response(**message)
        clicked = self.interaction.message
        if self.strips is not None and clicked is not None and clicked.flags.ephemeral:
            await self.strips.keep(self.interaction, clicked.id, message)

    @property
    def is_on_private(self) -> bool:
        """Whether a message that only this person sees was clicked on."""
        clicked = self.interaction.message
        return clicked is not None and clicked.flags.ephemeral

    @property
    def has_strip(self) -> bool:
        """Whether the answer will stand in a strip that is there already."""
        strips = self.strips
        return strips is not None and strips.before(self.interaction) is not None

    @property
    def _called(self) -> discord.AllowedMentions:
        """Whom the message that was clicked on called; a change that does not repeat it forgets."""
        clicked = self.interaction.message
        users = [] if clicked is None else clicked.mentions
        return discord.AllowedMentions(users=users, everyone=False, roles=False)

    async def say(self, words: str, *, beside: bool = False) -> None:
        """Words that only this person sees; ``beside`` leaves the page before them as it is."""
        sheet = Sheet([], above=[Words(clip(words, 2000))])
        if beside:
            await self._send(private=True, view=to_view(sheet))
        else:
            await self.show(sheet)

    async def show(
        self,
        sheet: Sheet,
        *shots: ReadyPicture | None,
        private: bool = True,
        pings: Iterable[int] = (),
        role: int | None = None,
    ) -> None:
        """A message of its own; ``message_id`` is its id then. It may ping people and a role."""
        mentions = discord.AllowedMentions(
            users=[discord.Object(user) for user in pings],
            roles=[] if role is None else [discord.Object(role)],
        )
        message = {"view": to_view(sheet), "files": to_files(*shots), "allowed_mentions": mentions}
        if not private or self.strips is None:
            await self._send(private=private, **message)
        elif not await self._in_place(self.strips, sheet, *shots):
            await self.strips.leave(self.interaction)
            await self._send(private=True, **message)
            await self.strips.keep(self.interaction, self.message_id, message)

    async def _in_place(self, strips: Strips, sheet: Sheet, *shots: ReadyPicture | None) -> bool:
        """Whether the person's strip shows it now."""
        if self.is_on_private:
            return await self.turn(sheet, *shots)
        if not self.has_strip or not self.on_message:
            return False
        message = {"view": to_view(sheet), "files": to_files(*shots)}
        changed = await strips.change(self.interaction, message)
        if changed is not None:
            await self._first(self._defer)
            self.message_id = changed
        return changed is not None

    async def turn(self, sheet: Sheet, *shots: ReadyPicture | None, keep: bool = False) -> bool:
        """Changes the private page that was clicked on; whether it could be: a newer one may have
        closed it meanwhile, or Discord does not find the pictures that it was to keep."""
        try:
            await self.update(sheet, *shots, keep=keep)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE and not (keep and error.code == INVALID_FORM):
                raise
            return False
        return True

    async def give(self, words: str, file: discord.File) -> None:
        """A file that only this person sees."""
        await self._send(private=True, content=clip(words, 2000), files=[file])

    async def rewrite(self, words: str, *files: discord.File) -> None:
        """Says something first, and later something else in its place."""
        content = clip(words, 2000)
        if not await self._first(lambda: self._respond(private=True, content=content)):
            self._thinking = False
            await self.interaction.edit_original_response(content=content, attachments=list(files))

    async def _send(self, *, private: bool, **message: Any) -> None:
        if await self._first(lambda: self._respond(private=private, **message)):
            return
        if self._thinking and private is not self.private:
            self._thinking = False
            await self.interaction.delete_original_response()
        if self._thinking:
            self._thinking = False
            message["attachments"] = message.pop("files", [])
            self.message_id = (await self.interaction.edit_original_response(**message)).id
        else:
            self.followed += 1
            sent = await self.interaction.followup.send(ephemeral=private, wait=True, **message)
            self.message_id = sent.id

    async def post(self, **message: Any) -> None:
        """A message for all, where nothing but an answer can be sent."""
        await self._send(private=False, **message)

    async def _respond(self, *, private: bool, **message: Any) -> None:
        sent = await self.interaction.response.send_message(ephemeral=private, **message)
        self.message_id = sent.message_id


async def were_found(update: Awaitable[None]) -> bool:
    """Whether Discord found every picture that an answer only named."""
    try:
        await update
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        return False
    return True
