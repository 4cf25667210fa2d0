"""What people are told beside the panels: in direct messages, digests and short notices."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.measure import packed
from bot.display.parts import Button, Part, Sheet, Words
from bot.host import Table
from bot.wording import Wording
from games.kernel import N, T
from games.kernel.text import clip

NOT_NOW_HOURS = 24


def direct_notice(table: Table, words: str, link: str, wording: Wording) -> Sheet:
    """A table waits, or its story has turned."""
    title, table_id = wording.say(table.match.game.title), table.id
    told = f"**{title}** · `{table_id}`\n{words}\n{link}"
    return Sheet([Words(clip(told, 3900))], notice_row(table, wording), PLAYING)


def notice_row(table: Table, wording: Wording) -> list[Part]:
    """What its reader can do about it."""
    buttons = [me_button(wording)]
    if table.campaign.status == "playing":
        buttons.insert(0, snooze_button(table.id, wording))
    return packed(buttons)


def snooze_button(campaign: str, wording: Wording) -> Button:
    """Not bound to a server: it concerns nobody but whoever presses it."""
    label = wording.label(T("Snooze for a day"))
    return Button(verb("snooze", campaign, NOT_NOW_HOURS), label, emoji="🔕")


def me_button(wording: Wording) -> Button:
    return Button(verb("me"), wording.label(T("My notifications")), emoji="🔔")


def digest(lines: Sequence[str], wording: Wording) -> Sheet:
    """All tables that wait for somebody, in one message a day."""
    heading = wording.say(
        N("### One table is waiting for you", "### {n} tables are waiting for you", n=len(lines))
    )
    return Sheet([Words(clip("\n".join([heading, *lines]), 3900))], packed([me_button(wording)]))


def closed_words(wording: Wording) -> str:
    """Said once: from then on the thread is where they are called."""
    return wording.say(
        T(
            "I can't send you direct messages, so I'm pinging you here. `/dive me notices` "
            "changes that."
        )
    )
