"""What moderators see when their settings are kept, with what had no room in the form."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.pace import PACES
from bot.display.parts import Item, Menu, Part, Sheet, Words
from bot.languages import own_name
from bot.store import GuildSettings
from bot.wording import Wording
from games.kernel import T

PACE = T("Time to answer, at new tables")


def kept_page(settings: GuildSettings, channel: int, wording: Wording) -> Sheet:
    """Of the whole server, or of one channel, whose form says all there is to say."""
    words = [
        wording.say(T("Settings saved.")),
        wording.say(T("Language: {name}", name=own_name(settings.at(channel).language))),
    ]
    if channel:
        return Sheet([Words("\n".join(words))], accent=PLAYING)
    words.append(f"⏳ {wording.say(PACE)}:")
    return Sheet([Words("\n".join(words))], _paces(settings, wording), PLAYING)


def _paces(settings: GuildSettings, wording: Wording) -> Sequence[Part]:
    """A channel with a pace of its own keeps it."""
    items = [
        Item(
            str(pace),
            wording.label(T("New tables: {pace}", pace=name), 100),
            chosen=pace == settings.pace,
        )
        for pace, name in PACES.items()
    ]
    return [Menu(verb("usual_pace"), wording.label(PACE, 150), items)]
