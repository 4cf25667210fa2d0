"""Somebody goes away for a while and comes back: the autopilot plays for them, or all wait."""

from __future__ import annotations

import time
from dataclasses import replace

from bot.deeds.play_on import play_on
from bot.errors import Refusal
from bot.house import House
from bot.store import Errand, Holiday
from bot.wording import safe
from games.kernel import T, Text

LONGEST_DAYS = 60
DAY = 86400


async def announce(house: House, person: int, holiday: Holiday) -> None:
    """Every table of theirs says so, and acts on it when the time has come."""
    now = time.time()
    if not now < holiday.ends or holiday.ends - holiday.starts > LONGEST_DAYS * DAY:
        raise Refusal(T("Pick an end after today, at most {n} days away.", n=LONGEST_DAYS))
    if holiday.ends <= holiday.starts:
        raise Refusal(T("That ends before it begins. Swap the two days."))
    people = house.host.people
    await people.change(person, away=holiday)
    starts = max(holiday.starts, int(now))
    tables = await _tables(house, person)
    await people.owe(*(Errand(table, person, "away", starts) for table in tables))


async def call_off(house: House, person: int) -> None:
    """Somebody is back, or stays at home: their seats are theirs at once."""
    people, now = house.host.people, int(time.time())
    await people.change(person, away=None)
    owed = [one for one in await house.store.people.errands_for(person) if one.kind == "back"]
    await people.forget(person, "away")
    await people.owe(*(Errand(one.campaign, person, "back", now) for one in owed))


async def _tables(house: House, person: int) -> list[str]:
    seats = await house.store.people.seats_of(person)
    return list(dict.fromkeys(own.campaign.id for own in seats if own.campaign.status != "lobby"))


async def go_away(house: House, errand: Errand) -> None:
    """The holiday begins: it is said at the table, and the autopilot sits down if it shall."""
    people, person = house.host.people, errand.person
    holiday = (await people.wishes(person)).on_holiday(time.time())
    table = await house.host.tables.peek(errand.campaign)
    seats = table.seats_of(person)
    if holiday is not None and seats and table.campaign.status == "playing":
        rows = [table.seats[seat] for seat in seats]
        away = [replace(row, keeper="autopilot") for row in rows]
        text = _away_text(rows[0].name, holiday)
        await house.host.act(table.id, text, person, seats=away if holiday.pilot else ())
        if holiday.pilot:
            await people.owe(Errand(table.id, person, "back", holiday.ends))
        await play_on(house, table)
    await people.settle(errand)


def _away_text(name: str, holiday: Holiday) -> Text:
    until, who = f"<t:{holiday.ends}:D>", safe(name)
    if holiday.pilot:
        return T("🏖️ {name} is away until {until}; the autopilot plays.", name=who, until=until)
    return T("🏖️ {name} is away until {until}; the table waits.", name=who, until=until)


async def come_back(house: House, errand: Errand) -> None:
    """The holiday is over: whoever had an autopilot sit in plays again."""
    people, person = house.host.people, errand.person
    table = await house.host.tables.peek(errand.campaign)
    away = table.away(person)
    if away and table.campaign.status == "playing":
        rows = [table.seats[seat] for seat in away]
        text = T("🪑 {name} is back.", name=safe(rows[0].name))
        back = [replace(row, keeper="person") for row in rows]
        await house.host.act(table.id, text, person, seats=back)
        await play_on(house, table)
    await people.settle(errand)
