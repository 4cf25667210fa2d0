"""What somebody decides for themselves, on one private panel: a list of rows, one idea each."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.measure import packed
from bot.display.my_data import data_buttons
from bot.display.parts import Button, Item, Menu, Part, Sheet, Words
from bot.languages import codes, own_name
from bot.store import Wishes
from bot.wording import Wording
from games.kernel import T, Text
from games.kernel.text import clip

WAYS: dict[str, tuple[Text, Text]] = {
    "thread": (T("Ping me in the thread"), T("A ping in the game's thread")),
    "direct": (T("Send me a direct message"), T("A direct message for each turn")),
    "digest": (T("One digest a day"), T("Everything waiting for me, in one message at 18:00")),
}
NIGHTS = ((22, 7), (22, 8), (23, 7), (23, 8), (0, 7), (0, 8), (0, 9), (1, 10), (8, 17), (9, 18))
"""Hours between which people sleep, or work."""
ZONES = (
    *("UTC", "Europe/London", "Europe/Lisbon", "Europe/Berlin", "Europe/Rome", "Europe/Helsinki"),
    *("Europe/Istanbul", "Europe/Moscow", "Africa/Lagos", "Africa/Johannesburg", "Asia/Dubai"),
    *("Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Perth"),
    *("Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/New_York"),
    *("America/Chicago", "America/Denver", "America/Los_Angeles", "Pacific/Honolulu"),
)
"""One for most people; `/dive me notices zone:` knows all of them."""
AS_DISCORD = "-"
OFF = "-"


@dataclass(frozen=True, slots=True)
class Me:
    """What the rows are made of."""

    wishes: Wishes
    hints: bool
    wording: Wording


def me_panel(me: Me, said: Text | None = None) -> Sheet:
    """Every row shows what is chosen now; ``said`` is what has just happened."""
    words = [me.wording.say(T("### 🔔 My notifications")), *_standing(me)]
    if said is not None:
        words.append(me.wording.say(said))
    rows = [part for row in ROWS for part in row(me)]
    return Sheet([Words(clip("\n".join(words), 1500)), *rows], accent=PLAYING)


def _standing(me: Me) -> list[str]:
    """What no menu can show: what time it is for them, and when they are away."""
    wishes, say = me.wishes, me.wording.say
    now = wishes.local(time.time())
    told = [T("Your clock shows {time} ({zone}).", time=f"{now:%H:%M}", zone=wishes.zone)]
    if wishes.away is not None and wishes.away.ends > time.time():
        since, until = f"<t:{wishes.away.starts}:D>", f"<t:{wishes.away.ends}:D>"
        told.append(
            T("🏖️ Away {since} – {until}; the autopilot plays.", since=since, until=until)
            if wishes.away.pilot
            else T("🏖️ Away {since} – {until}; your tables wait.", since=since, until=until)
        )
    return [f"-# {say(text)}" for text in told]


def _ways(me: Me) -> list[Part]:
    say = me.wording.label
    items = [
        Item(way, say(name, 100), say(detail, 100), chosen=way == me.wishes.way)
        for way, (name, detail) in WAYS.items()
    ]
    return [Menu(verb("me", "way"), say(T("How should I notify you?"), 150), items)]


def _nights(me: Me) -> list[Part]:
    say, chosen = me.wording.label, me.wishes.quiet
    items = [Item(OFF, say(T("No quiet hours"), 100), chosen=chosen is None)]
    for first, last in NIGHTS:
        name = T("Quiet from {first}:00 to {last}:00", first=first, last=last)
        items.append(Item(f"{first}-{last}", say(name, 100), chosen=chosen == (first, last)))
    return [Menu(verb("me", "quiet"), say(T("When should I leave you in peace?"), 150), items)]


def _zones(me: Me) -> list[Part]:
    known = ZONES if me.wishes.zone in ZONES else (me.wishes.zone, *ZONES)
    items = [
        Item(zone, me.wording.label(T("Time: {zone}", zone=zone_name(zone)), 100), chosen=chosen)
        for zone in known
        for chosen in [zone == me.wishes.zone]
    ]
    return [Menu(verb("me", "zone"), me.wording.label(T("Where are you?"), 150), items)]


def zone_name(zone: str) -> str:
    """Its city, then the whole name."""
    city = zone.rpartition("/")[2].replace("_", " ")
    return city if city == zone else f"{city} ({zone})"


def _languages(me: Me) -> list[Part]:
    say, chosen = me.wording.label, me.wishes.language
    items = [Item(AS_DISCORD, say(T("Language: as in my Discord"), 100), chosen=chosen is None)]
    items += [Item(code, own_name(code), chosen=code == chosen) for code in codes()[:24]]
    return [Menu(verb("me", "language"), say(T("Language"), 150), items)]


def _switches(me: Me) -> list[Part]:
    say = me.wording.label
    hints = T("Rule tips: on") if me.hints else T("Rule tips: off")
    buttons = [
        Button(verb("me", "hints", "off" if me.hints else "on"), say(hints), emoji="💡"),
        Button(verb("holiday"), say(T("Time away")), emoji="🏖️"),
    ]
    if me.wishes.away is not None and me.wishes.away.ends > time.time():
        buttons.append(Button(verb("holiday", "off"), say(T("I'm back")), "go"))
    return packed(buttons)


def _data(me: Me) -> list[Part]:
    """What is kept about them is theirs."""
    return packed(data_buttons(me.wording))


ROWS: list[Callable[[Me], list[Part]]] = [_ways, _nights, _zones, _languages, _switches, _data]
