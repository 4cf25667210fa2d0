"""How long a table waits for anybody, who is away, and what the others can do about it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence

from bot.custom_ids import verb
from bot.display.board import PAUSED
from bot.display.measure import packed
from bot.display.parts import Button, Part, Sheet, Words
from bot.host import Table
from bot.store import Holiday
from bot.wording import Wording, safe
from games.kernel import T, Text

PACES: dict[int, Text] = {
    0: T("no hurry"),
    60: T("live"),
    24 * 60: T("a day"),
    3 * 24 * 60: T("three days"),
}
"""Minutes for an answer, and what they are called."""
AHEAD = 7 * 86400
"""Holidays are announced so long before."""
CHOICES: dict[str, Text] = {
    "wait": T("Keep waiting"),
    "pilot": T("Autopilot for now"),
    "free": T("Free the seat"),
}


def pace_name(pace: int) -> Text:
    return PACES.get(pace) or T("{n} hours", n=round(pace / 60))


def next_pace(pace: int) -> int:
    known = list(PACES)
    return known[(known.index(pace) + 1) % len(known)] if pace in known else 0


def pace_line(pace: int, wording: Wording) -> str:
    """What is agreed on in a lobby."""
    words = (
        T("Time to answer: **{pace}**; then the others decide.", pace=pace_name(pace))
        if pace
        else T("Time to answer: **{pace}**", pace=pace_name(pace))
    )
    return f"-# ⏳ {wording.say(words)}"


def notes(
    table: Table, wording: Wording, deadline: int | None, holidays: Mapping[int, Holiday]
) -> list[str]:
    """What a panel says of time: until when it waits, and who is away."""
    told = [wording.say(text) for text in _holidays(table, holidays)]
    if deadline is not None:
        when = f"<t:{deadline}:f>"
        told.append(
            wording.say(T("⏳ Please answer by {when}; then the others decide.", when=when))
        )
    return [f"-# {words}" for words in told]


def _holidays(table: Table, holidays: Mapping[int, Holiday]) -> Iterator[Text]:
    now = time.time()
    for row in table.in_play:
        away = holidays.get(row.user or 0)
        if away is None or away.starts > now + AHEAD:
            continue
        name, until = safe(row.name), f"<t:{away.ends}:D>"
        if away.covers(now):
            yield T("🏖️ {name} is away until {until}.", name=name, until=until)
        else:
            since = f"<t:{away.starts}:D>"
            yield T(
                "🏖️ {name} will be away from {since} to {until}.",
                name=name,
                since=since,
                until=until,
            )


def late_panel(
    table: Table, seats: Sequence[int], votes: Mapping[int, str], wording: Wording
) -> Sheet:
    """The others decide what shall happen to a seat whose time is over."""
    names, others = late_names(table, seats), others_than(table, seats)
    rule = T("{n} of you must agree. Anyone who comes back plays at once.", n=needed(len(others)))
    words = [
        wording.say(
            T(
                "⌛ Waiting for **{names}** since {when}. What now?",
                names=names,
                when=f"<t:{table.campaign.waits_since}:f>",
            )
        ),
        f"-# {wording.say(rule)}",
    ]
    waited = [person for person in sorted(others) if person not in votes]
    words.append(" ".join(f"<@{person}>" for person in waited))
    return Sheet([Words("\n".join(words))], _ballot(table, seats, votes, wording), PAUSED)


def _ballot(
    table: Table, seats: Sequence[int], votes: Mapping[int, str], wording: Wording
) -> list[Part]:
    length, whose = table.campaign.length, ".".join(map(str, seats))
    counts = {choice: list(votes.values()).count(choice) for choice in CHOICES}
    return packed(
        Button(
            verb("late", length, choice, whose, campaign=table.id),
            f"{wording.label(name)} ({counts[choice]})" if counts[choice] else wording.label(name),
        )
        for choice, name in CHOICES.items()
    )


def late_names(table: Table, seats: Sequence[int]) -> str:
    return safe(", ".join(dict.fromkeys(table.seats[seat].name for seat in seats)))


def others_than(table: Table, seats: Sequence[int]) -> set[int]:
    """The people at the table who do not sit on these seats."""
    return table.people - {table.seats[seat].user for seat in seats if table.seats[seat].user}


def needed(voters: int) -> int:
    """More than half."""
    return voters // 2 + 1
