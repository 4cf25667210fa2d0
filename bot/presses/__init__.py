"""What buttons, menus and forms do: one handler, one grammar, one answer to each."""

from __future__ import annotations

import logging
import time

import discord

from bot.custom_ids import Press, read
from bot.display.answer import Answer
from bot.display.threads import check_unlocked
from bot.error_answers import answer_error
from bot.errors import Refusal
from bot.homes import is_conversation
from bot.house import House
from bot.metrics import press_answered
from bot.presses import learning, lobby, memories, pages, people, rosters, table
from bot.presses.handler import Handler
from bot.request import Request
from bot.turning_away import ON_A_SERVER
from games.kernel import T

log = logging.getLogger(__name__)

VERBS: dict[str, Handler] = {
    **lobby.VERBS,
    **pages.VERBS,
    **table.VERBS,
    **learning.VERBS,
    **memories.VERBS,
    **people.VERBS,
    **rosters.VERBS,
}


async def handle_press(house: House, interaction: discord.Interaction) -> None:
    """Answers a click or a form, whatever happens."""
    custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
    press = read(custom_id)
    answer = Answer(interaction, strips=house.display.strips)
    request = Request(interaction, answer, press or Press("-", "", "unknown"))
    await house.display.strips.recall(interaction)
    await house.display.pressed(answer)
    try:
        await _check_home(house, request)
        await _check_table(request)
        await _handler(press)(house, request)
    except Exception as error:  # noqa: BLE001 - every click is answered, also when it fails
        await answer_error(house, request, error)
    request.answer.done()
    _log(request, custom_id)


ON_SERVERS = {"look", "mend", "packs", "settings", "stuck", "usual_pace"}
"""What makes no sense in a conversation."""
ANYWHERE = {"data", "holiday", "me", "mine", "nothing", "quiet", "rules", "snooze"}
"""What concerns nobody but whoever presses it, wherever its table is."""


async def _check_home(house: House, request: Request) -> None:
    """A table is played where it is at home, whatever a custom id says."""
    if is_conversation(request.guild) and request.press.name in ON_SERVERS:
        raise Refusal(ON_A_SERVER)
    home = await house.host.tables.home(request.press.campaign)
    if request.press.name not in ANYWHERE and home not in (None, request.guild):
        raise Refusal(T("This table is played somewhere else. `/dive tables mine` leads there."))


ACTS = {"back", "begin", "end", "late", "pause", "seat", "sit", "take", "undo", "vote"}
"""What changes a table, besides its choices."""


async def _check_table(request: Request) -> None:
    """A table changes only while whoever pressed can be answered, and its panel be changed."""
    if request.press.token or request.press.name in ACTS:
        check_unlocked(request.interaction)
        await request.answer.be_in_time()


def _handler(press: Press | None) -> Handler:
    if press is not None and press.token:
        return table.choice
    return VERBS.get(press.name, _unknown) if press is not None else _unknown


async def _unknown(_: House, __: Request) -> None:
    raise Refusal(
        T("This button is from another version of me. `/dive tables board` brings the newest.")
    )


def _lag(interaction: int) -> float:
    """Milliseconds from Discord's clock to ours, as far as the two agree."""
    sent = discord.utils.snowflake_time(interaction).timestamp()
    return round((time.time() - sent) * 1000, 2)


def _log(request: Request, custom_id: str) -> None:
    stages, lag = request.answer.stages, _lag(request.interaction.id)
    press_answered(stages.total, stages.taken, lag)
    log.info(
        "press",
        extra={
            "custom_id": custom_id,
            "user": request.user,
            "lag_ms": lag,
            "ms": stages.total,
            **stages.taken,
        },
    )
