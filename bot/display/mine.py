"""My tables, on all servers: what waits for me first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.how_far import how_far
from bot.display.measure import packed
from bot.display.notices import me_button
from bot.display.pages import STATUS, leaf
from bot.display.parts import Part, Sheet, Words
from bot.homes import is_conversation
from bot.store import Campaign
from bot.store.rows import OwnSeat
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import T, Text
from games.kernel.text import clip

TABLES = 8
"""On one screen of a phone."""
CHANNELS = "https://discord.com/channels"


def mine_page(
    own: Sequence[OwnSeat], followed: Sequence[Campaign], wording: Wording, page: int
) -> Sheet:
    lines = [*_own_lines(own, wording), *_followed_lines(followed, own, wording)]
    pages = max(1, -(-len(lines) // TABLES))
    at = max(0, min(page, pages - 1))
    shown = lines[at * TABLES : (at + 1) * TABLES] or [wording.say(_NONE)]
    words = "\n".join([wording.say(T("### My tables")), *shown])
    beneath: list[Part] = [
        *leaf(at, pages, lambda number: verb("mine", number)),
        *packed([me_button(wording)]),
    ]
    return Sheet([Words(clip(words, 3900))], beneath, PLAYING)


_NONE = T(
    "You're not in a game right now. `/dive play start` opens a lobby, `/dive tables list` shows "
    "all tables."
)


def _own_lines(own: Sequence[OwnSeat], wording: Wording) -> list[str]:
    """What waits for me first, and of that what has waited longest; a table once."""
    tables: dict[str, list[OwnSeat]] = {}
    for one in own:
        tables.setdefault(one.campaign.id, []).append(one)
    ordered = sorted(tables.values(), key=_rank)
    return [_own_line(seats, wording) for seats in ordered]


def _rank(seats: Sequence[OwnSeat]) -> tuple[int, int]:
    campaign = seats[0].campaign
    if any(one.asked for one in seats):
        return (0, campaign.waits_since)
    return (1 + ["playing", "lobby", "paused"].index(campaign.status), -campaign.played)


def _own_line(seats: Sequence[OwnSeat], wording: Wording) -> str:
    campaign = seats[0].campaign
    if any(one.asked for one in seats):
        return waiting_line(campaign, wording) + how_far(campaign, wording)
    if campaign.status == "playing" and all(one.keeper == "autopilot" for one in seats):
        state = wording.say(T("🤖 the autopilot plays for you"))
    elif campaign.status == "playing":
        state = wording.say(T("waiting for others · {when}", when=f"<t:{campaign.waits_since}:f>"))
    else:
        state = wording.say(STATUS[campaign.status])
    return f"- {table_link(campaign, wording)} · {state}{how_far(campaign, wording)}"


def waiting_line(campaign: Campaign, wording: Wording) -> str:
    """A table that waits for its reader."""
    since = wording.say(T("your turn · asked {when}", when=f"<t:{campaign.waits_since}:f>"))
    return f"- 🔸 **{table_link(campaign, wording)}** · {since}"


def _followed_lines(
    followed: Sequence[Campaign], own: Sequence[OwnSeat], wording: Wording
) -> list[str]:
    played = {one.campaign.id for one in own}
    last = wording.say(T("you follow it"))
    return [
        f"- 👁️ {table_link(one, wording)} · {last} · <t:{one.played}:R>"
        for one in reversed(followed)
        if one.id not in played
    ]


def table_link(campaign: Campaign, wording: Wording) -> str:
    """The game's name, which leads to the newest panel, and the table's own."""
    title = wording.say(find_game(campaign.game).title)
    return f"[{title}]({jump(campaign)}) `{campaign.id}`"


def lobby_link(campaign: Campaign) -> str:
    """The way to its lobby."""
    return f"{_server(campaign)}/{campaign.channel}/{campaign.lobby}"


def jump(campaign: Campaign) -> str:
    """Where it is played, or its lobby stands."""
    place, message = campaign.place or campaign.channel, campaign.panel or campaign.lobby
    there = f"{_server(campaign)}/{place}"
    return there if message is None else f"{there}/{message}"


def _server(campaign: Campaign) -> str:
    """Conversations are among one's own."""
    return f"{CHANNELS}/{'@me' if is_conversation(campaign.guild) else campaign.guild}"


def named(campaign: Campaign) -> Text | str:
    """The place where a table is played, for a sentence: a conversation is where one is already."""
    return T("right here") if is_conversation(campaign.guild) else f"<#{campaign.place}>"
