"""What buttons, menus and forms do: one handler, one grammar, one answer to each."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import discord

from bot.answer import Answer
from bot.custom_ids import Press, read
from bot.errors import Refusal
from bot.presses import choose, games, lobby, reading, seats, server, undo
from bot.presses.visit import Handler, Visit
from bot.trouble import answer_error
from games.kernel import T

if TYPE_CHECKING:
    from bot.app import Divemaster

log = logging.getLogger(__name__)

VERBS: dict[str, Handler] = {
    **games.VERBS,
    **lobby.VERBS,
    **reading.VERBS,
    **seats.VERBS,
    **server.VERBS,
    **undo.VERBS,
}


async def handle_press(app: Divemaster, interaction: discord.Interaction) -> None:
    """Answers a click or a form, whatever happens."""
    answer = Answer(interaction)
    custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
    press = read(custom_id)
    visit = Visit(app, interaction, answer, press or Press("-", "", "unknown"))
    try:
        await _handler(press)(visit)
    except Exception as error:  # noqa: BLE001 - every click is answered, also when it fails
        await answer_error(app, answer, error)
    answer.done()
    _log(visit, custom_id)


def _handler(press: Press | None) -> Handler:
    if press is not None and press.token:
        return choose.choose
    return VERBS.get(press.name, _unknown) if press is not None else _unknown


async def _unknown(_: Visit) -> None:
    raise Refusal(
        T(
            "This button comes from another version of me. `/dive board` shows the table's "
            "newest panel."
        )
    )


def _lag(interaction: int) -> float:
    """Milliseconds from Discord's clock to ours, as far as the two agree."""
    sent = discord.utils.snowflake_time(interaction).timestamp()
    return round((time.time() - sent) * 1000, 2)


def _log(visit: Visit, custom_id: str) -> None:
    log.info(
        "press",
        extra={
            "custom_id": custom_id,
            "user": visit.user,
            "lag_ms": _lag(visit.interaction.id),
            "ms": visit.answer.stages.total,
            **visit.answer.stages.taken,
        },
    )
