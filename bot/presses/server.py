"""The form for a server's settings."""

from __future__ import annotations

from bot.languages import own_name
from bot.panel.forms import read_form
from bot.panel.settings_form import filled_settings
from bot.presses.visit import Handler, Visit
from games.kernel import T


async def settings(visit: Visit) -> None:
    """A moderator sent the form."""
    app = visit.app
    await app.check_moderator(visit.interaction)
    before = await app.store.settings(visit.guild)
    chosen = filled_settings(before, read_form(visit.data))
    await app.store.change_settings(visit.guild, chosen)
    wording = await visit.wording()
    words = [
        wording.say(T("The settings are kept.")),
        wording.say(T("Language: {name}", name=own_name(chosen.language))),
    ]
    await visit.answer.say("\n".join(words))


VERBS: dict[str, Handler] = {"settings": settings}
