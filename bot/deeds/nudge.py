"""Somebody at the table nudges whoever is waited for: once for each question, and not too soon."""

from __future__ import annotations

import time

from bot.deeds.tell import tell
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.wording import safe
from games.kernel import T, Text

PATIENCE = 2 * 3600
"""Seconds that everybody is given."""
AGAIN = 8 * 3600
"""Nobody is nudged more often than this, whatever the question."""


async def nudge(house: House, request: Request) -> None:
    table = await house.host.tables.peek(request.press.campaign)
    table.check_open()
    if request.user not in table.people:
        raise Refusal(T("Only those at the table can nudge each other."))
    asked = [person for person in table.asked_people if person != request.user]
    ask = table.match.ask
    if not asked or ask is None:
        raise Refusal(T("The table's waiting for you alone."))
    reasons = {person: await _reason_not_to(house, table, person, ask.run) for person in asked}
    free = [person for person, reason in reasons.items() if reason is None]
    if not free:
        raise Refusal(next(reason for reason in reasons.values() if reason is not None))
    text = T("👉 {name} nudges you: the table's waiting for you.", name=safe(request.name))
    for person in free:
        nonce = f"n{table.campaign.length}-{table.id}"
        await tell(house, table, person, text, f"{nonce}{asked.index(person)}")
        await house.host.people.keep_nudge(table, person, ask.run)
    names = ", ".join(_name(table, person) for person in free)
    words = (await house.wording(request.interaction)).say(T("Nudged: {names}.", names=names))
    await request.answer.say(words)


async def _reason_not_to(house: House, table: Table, person: int, question: str) -> Text | None:
    """Why somebody is left in peace; nothing when they may be nudged."""
    now, name = time.time(), _name(table, person)
    soonest = table.campaign.waits_since + patience(table)
    if now < soonest:
        return T("Give {name} time: nudge again {when}.", name=name, when=f"<t:{soonest}:R>")
    last = (await house.store.people.nudges(table.id)).get(person)
    if last is not None and (last.question == question or now - last.at < AGAIN):
        return T("{name} has had a nudge already. One is enough.", name=name)
    free = await house.host.people.free_from(table, person)
    if free > now:
        return T(
            "{name} doesn't want to be disturbed until {when}.", name=name, when=f"<t:{free}:f>"
        )
    return None


def patience(table: Table) -> int:
    """A table that plays fast may nudge sooner."""
    return min(PATIENCE, table.campaign.pace * 15) if table.campaign.pace else PATIENCE


def _name(table: Table, person: int) -> str:
    return safe(next(row.name for row in table.in_play if row.user == person))
