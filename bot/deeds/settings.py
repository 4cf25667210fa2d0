"""What moderators decide for their server, and for single channels of it."""

from __future__ import annotations

import logging

from bot.custom_ids import verb
from bot.display.forms import read_form
from bot.display.pace import PACES
from bot.display.settings_form import (
    ChannelForm,
    SettingsForm,
    filled_channel,
    filled_settings,
)
from bot.display.settings_page import kept_page
from bot.errors import Refusal
from bot.house import House
from bot.request import Request
from bot.rights import check_moderator
from bot.store.rows import ChannelSettings
from games.kernel import T

log = logging.getLogger(__name__)


async def show_settings(house: House, request: Request) -> None:
    """The form with what is set now."""
    await check_moderator(house, request)
    kept = await house.store.settings(request.guild)
    form = SettingsForm(kept, verb("settings"), await house.wording(request.interaction))
    await request.answer.form(form)


async def show_channel_settings(house: House, request: Request, channel: int) -> None:
    """The form with what is different there."""
    await check_moderator(house, request)
    own = (await house.store.settings(request.guild)).by_channel.get(channel, ChannelSettings())
    wording = await house.wording(request.interaction)
    await request.answer.form(ChannelForm(own, verb("settings", channel), wording))


async def change_settings(house: House, request: Request) -> None:
    """A form was sent."""
    await check_moderator(house, request)
    before, filled = await house.store.settings(request.guild), read_form(request.data)
    channel = request.number(0)
    chosen = filled_channel(before, channel, filled) if channel else filled_settings(before, filled)
    await house.host.change_settings(request.guild, chosen)
    log.info("settings changed", extra={"guild": request.guild, "user": request.user})
    wording = await house.wording(request.interaction)
    await request.answer.show(kept_page(chosen, channel, wording))


async def set_usual_pace(house: House, request: Request) -> None:
    """How long new tables of this server wait for an answer; a channel's own pace goes first."""
    await check_moderator(house, request)
    if request.value not in map(str, PACES):
        raise Refusal(T("That choice is gone; here are the current ones."))
    before = await house.store.settings(request.guild)
    chosen = before.model_copy(update={"pace": int(request.value)})
    await house.host.change_settings(request.guild, chosen)
    log.info("settings changed", extra={"guild": request.guild, "user": request.user})
    await request.answer.update(kept_page(chosen, 0, await house.wording(request.interaction)))
