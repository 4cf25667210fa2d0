"""When something goes wrong: who asked gets a sentence, the log gets the rest, under one id."""

from __future__ import annotations

import asyncio
import logging
import secrets

import aiohttp
import discord

from bot.display.answer import ALREADY_ANSWERED, UNKNOWN_INTERACTION
from bot.display.errors import UNKNOWN_CHANNEL
from bot.display.pages import seat_back
from bot.display.refusal import refused
from bot.errors import Refusal, SeatIsKept
from bot.failures import keep_failure
from bot.host import Table
from bot.house import House
from bot.metrics import REFUSALS
from bot.request import Request
from bot.store import AlreadyCounted, StoreError
from bot.wording import Wording
from games.kernel import T, Text
from games.kernel.errors import KernelError, RulesFailed

log = logging.getLogger(__name__)


async def answer_error(house: House, request: Request, error: BaseException) -> None:
    """Every failure is answered; those that are nobody's fault carry an id to look for."""
    answer = request.answer
    answer.done()
    REFUSALS.labels(type(error).__name__).inc()
    if isinstance(error, AlreadyCounted):
        log.info("a click came twice", extra={"interaction": request.interaction.id})
        return
    try:
        await _show(house, request, error, await sentence(house, request.user, error))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
        level = logging.INFO if _unheard(failure) else logging.WARNING
        log.log(level, "an answer did not arrive", extra={"error": str(failure)})


async def _show(house: House, request: Request, error: BaseException, text: Text) -> None:
    """A refusal at a table comes with what one can do there now."""
    wording = await _wording(house, request)
    if isinstance(error, SeatIsKept):
        await request.answer.show(seat_back(error.campaign, wording.say(text), wording))
        return
    table = await _table(house, request) if isinstance(error, (Refusal, KernelError)) else None
    if table is None:
        await request.answer.say(wording.say(text), beside=request.on_private)
        return
    here = Wording(wording.language, table.seats)
    words = here.say(text)
    studio, chose = house.display.studio, bool(request.press.token)
    sheet, shots = await refused(studio, table, request.user, words, here, chose=chose)
    await request.answer.show(sheet, *shots)


async def _table(house: House, request: Request) -> Table | None:
    """The table at which it was pressed, if it can be looked at."""
    try:
        return await house.host.tables.peek(request.press.campaign) if request.at_table else None
    except (Refusal, StoreError):
        return None


async def _wording(house: House, request: Request) -> Wording:
    """In whose language it is said; without a database, in the bot's own."""
    try:
        return await house.wording(request.interaction)
    except StoreError:
        return Wording("en")


def _unheard(failure: BaseException) -> bool:
    """Whether an answer came too late, or its thread is gone."""
    code = getattr(failure, "code", None)
    return code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_CHANNEL)


async def sentence(house: House, user: int, error: BaseException) -> Text:
    """What is said to this person; the log gets the rest."""
    if isinstance(error, RulesFailed):
        return await _report_rules(house, error)
    if isinstance(error, (Refusal, KernelError)):
        log.info("refused", extra={"user": user, "reason": str(error)})
        return error.text
    if isinstance(error, discord.Forbidden):
        log.warning("not allowed", extra={"user": user, "error": str(error)})
        return T(
            "Discord won't let me do this here. I need to see the channel, send messages "
            "and files, and create threads; a moderator can allow it in the channel's "
            "settings."
        )
    if _unheard(error) or isinstance(error, (aiohttp.ClientError, discord.DiscordServerError)):
        log.warning("discord stumbled", extra={"user": user, "error": str(error)})
        return T("Discord stumbled over that. Nothing is lost; please press again.")
    error_id = secrets.token_hex(3)
    log.error("error %s", error_id, extra={"error_id": error_id}, exc_info=error)
    if isinstance(error, StoreError):
        return T("{reason} (error {id})", reason=error.text, id=error_id)
    return T(
        "Something went wrong on my side. Nothing is lost; please try again. If it happens again, "
        "tell whoever runs this bot: error {id}.",
        id=error_id,
    )


async def _report_rules(house: House, error: RulesFailed) -> Text:
    """Keeps the save and the choice that make the rules stumble."""
    error_id = secrets.token_hex(3)
    log.error("rules failed %s", error_id, extra={"error_id": error_id}, exc_info=error)
    name = f"{error_id}-{error.seat}-{error.option}"
    await asyncio.to_thread(keep_failure, house.settings.failures, name, error.save)
    return T("{reason} (error {id})", reason=error.text, id=error_id)
