"""What is worth keeping of a game that is over: how it turned, thanks, and badges earned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.display.board import story
from bot.display.story import brief, once
from bot.host import Table
from bot.host.kept_results import deeds_of
from bot.host.standings import season_of, seasons, wins
from bot.store import Entry, Reading
from bot.store.rows import standing
from bot.wording import Wording
from games.kernel import Seat, T
from games.kernel.text import clip
from games.kernel.turning import most_telling

POINTS = 3
"""So many moments are remembered."""
POINT = 100
"""Letters of one."""
DEEDS = 2
"""So many for each."""


async def keepsakes(store: Reading, table: Table, wording: Wording) -> tuple[list[str], list[str]]:
    """Lines for the last panel: thanks and what was won, and how it came to this. Badges are told
    of those who let themselves be shown."""
    entries = await store.entries(table.id)
    deeds = deeds_of(entries)
    lines = [
        f"🙏 **{wording.name(row.seat)}** {words}"
        for row in table.in_play
        if row.keeper == "person" and (words := _thanks(table, row.seat, deeds, wording))
    ]
    thanks = (
        [clip("\n".join(lines), 700), *await _remembered(store, table, wording)] if lines else []
    )
    return thanks, turning_line(table, entries, wording, story(table, wording))


def turning_line(
    table: Table, entries: Sequence[Entry], wording: Wording, told_above: str = ""
) -> list[str]:
    """How it came to this, in small print: what the game itself names first."""
    lines = [line for entry in standing(entries) for line in entry.lines]
    turned = most_telling(type(table.match.game), lines, POINTS)
    said = (wording.say(text) for text in turned)
    told = once(brief(words, POINT) for words in said if words not in told_above)
    return [f"-# ⚡ {' · '.join(told)}"] if told else []


def _thanks(table: Table, seat: int, deeds: Mapping[int, Counter[str]], wording: Wording) -> str:
    """What they did more often than the others first, then what is rarest."""
    mine = deeds.get(seat, Counter())
    phrases = table.match.game.thanks
    done = [word for word in phrases if mine[word]]
    most = [word for word in done if mine[word] == max(one[word] for one in deeds.values())]
    chosen = [*most, *(word for word in done if word not in most)][:DEEDS]
    return ", ".join(wording.say(phrases[word](mine[word])) for word in chosen)


async def _remembered(store: Reading, table: Table, wording: Wording) -> list[str]:
    guild = table.campaign.guild
    people = {who for who, one in (await store.memories.remembered(guild)).items() if one.shown}
    if table.practice is not None or not people & table.people:
        return []
    season = seasons(await store.memories.results(guild)).get(season_of(table.campaign.played), [])
    ranked = [who for who, _ in wins(one for one in season if one.person in people)]
    titles = {one.id: one.title for one in table.match.game.badges}
    seats = {row.user: row.seat for row in table.in_play}
    earned = [
        f"{wording.name(seats[one.person])}: **{wording.say(titles[one.badge])}**"
        for one in await store.memories.badges(guild)
        if one.campaign == table.id and one.person in people and one.person in seats
    ]
    hall = [
        wording.say(T("{who}: no. {n} this month", who=Seat(seats[who]), n=ranked.index(who) + 1))
        for who in ranked
        if who in seats
    ]
    badges = [clip(f"🏅 {' · '.join(earned)}", 400)] if earned else []
    ranks = [clip(f"🏛️ {' · '.join(hall)}", 300)] if hall else []
    return [" · ".join([*badges, *ranks])] if badges or ranks else []
