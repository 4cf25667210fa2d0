"""What moderators decide for their server, and for single channels of it."""

from __future__ import annotations

import logging

from bot.custom_ids import verb
from bot.display.forms import read_form
from bot.display.settings_form import (
    ChannelForm,
    SettingsForm,
    filled_channel,
    filled_settings,
)
from bot.house import House
from bot.languages import own_name
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
    words = [
        wording.say(T("The settings are kept.")),
        wording.say(T("Language: {name}", name=own_name(chosen.at(channel).language))),
    ]
    await request.answer.say("\n".join(words))
