"""What moderators decide for their server."""

from __future__ import annotations

from bot.custom_ids import verb
from bot.display.forms import read_form
from bot.display.settings_form import SettingsForm, filled_settings
from bot.house import House
from bot.languages import own_name
from bot.request import Request
from bot.rights import check_moderator
from games.kernel import T


async def show_settings(house: House, request: Request) -> None:
    """The form with what is set now."""
    await check_moderator(house, request)
    kept = await house.store.settings(request.guild)
    form = SettingsForm(kept, verb("settings"), await house.wording(request.interaction))
    await request.answer.form(form)


async def change_settings(house: House, request: Request) -> None:
    """The form was sent."""
    await check_moderator(house, request)
    before = await house.store.settings(request.guild)
    chosen = filled_settings(before, read_form(request.data))
    await house.host.change_settings(request.guild, chosen)
    wording = await house.wording(request.interaction)
    words = [
        wording.say(T("The settings are kept.")),
        wording.say(T("Language: {name}", name=own_name(chosen.language))),
    ]
    await request.answer.say("\n".join(words))
