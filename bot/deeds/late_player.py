"""Somebody's time is over: the others wait on, let the autopilot play, or free the seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import discord

from bot.deeds.play_on import play_on
from bot.deeds.tell import LAST_DIGITS, tell
from bot.display.pace import CHOICES, late_names, late_panel, needed, others_than
from bot.display.pages import notice
from bot.display.send_once import send_once
from bot.display.view import to_view
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.retry import now_or_later
from bot.rights import is_moderator
from bot.store import Errand, SeatRow
from bot.wording import safe
from games.kernel import T, Text

MOVED_ON = T("The game has moved on; there's nothing left to vote on.")


async def offer(house: House, table: Table, late: Sequence[int], first_tried: float) -> None:
    """A ballot in the thread; those who shall vote are called, unless it is night for them."""
    ask = table.match.ask
    awaited = [] if ask is None else ask.awaited
    seats = [row.seat for row in table.seats if row.user in late and row.seat in awaited]
    sheet = late_panel(table, seats, {}, await house.display.wording(table))
    others = others_than(table, seats)
    calls = await house.host.people.awake(others)
    await house.host.people.owe_votes(table, others - set(calls))
    await send_once(
        house.display.places.of(table),
        f"l{table.campaign.length}-{table.id}",
        first_tried,
        view=to_view(sheet),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(one) for one in calls]),
    )


async def ask_for_vote(house: House, errand: Errand) -> None:
    """Whoever was not called by the ballot hears of it in their own way, while it is open."""
    table = await house.host.tables.peek(errand.campaign)
    if table.campaign.length == errand.since and table.campaign.status == "playing":
        text = T("⌛ Your table has been waiting a long time. Come and vote on what to do.")
        nonce = f"v{errand.since}{table.id}{errand.person % LAST_DIGITS}"
        await tell(house, table, errand.person, text, nonce, first_tried=errand.first_tried)
    await house.host.people.settle(errand)


async def decide(house: House, request: Request, length: int, choice: str, whose: str) -> None:
    """One vote; that of a moderator who does not play decides."""
    table = await house.host.tables.peek(request.press.campaign)
    wording = await house.display.wording(table)
    seats = [int(seat) for seat in whose.split(".") if seat.isdecimal()]
    open_still = table.campaign.length == length and table.campaign.status == "playing"
    if not open_still or choice not in CHOICES or not all(s < len(table.seats) for s in seats):
        await request.answer.update(notice(wording.say(MOVED_ON)))
        return
    others = others_than(table, seats)
    plays = request.user in others
    if not plays and (request.user in table.people or not await is_moderator(house, request)):
        raise Refusal(
            T("That vote is for the others at the table, and for moderators who aren't playing.")
        )
    votes = await house.host.people.ballot(table, request.user, choice)
    counted = {voter: chosen for voter, chosen in votes.items() if voter in others}
    decided = result(counted, len(others)) if plays else choice
    if decided is None:
        await request.answer.update(late_panel(table, seats, counted, wording))
        return
    text = _text(decided, late_names(table, seats))
    if not plays:
        text = T("{what} ⚖️ Decided by {name}, a moderator.", what=text, name=safe(request.name))
    await _do(house, request, table, seats, decided, text)


def result(votes: Mapping[int, str], voters: int) -> str | None:
    """What more than half want; when all have voted and do not agree, the table waits."""
    for choice, count in Counter(votes.values()).items():
        if count >= needed(voters):
            return choice
    return "wait" if len(votes) >= voters else None


def _text(choice: str, names: str) -> Text:
    if choice == "pilot":
        return T("🤖 The autopilot plays for {names} until they're back.", names=names)
    if choice == "free":
        return T("🪑 {names}: this seat is free now. Who takes over?", names=names)
    return T("⏳ The table keeps waiting for {names}.", names=names)


async def _do(
    house: House, request: Request, table: Table, seats: Sequence[int], choice: str, text: Text
) -> None:
    length = table.campaign.length
    rows = [_row(table.seats[seat], choice) for seat in seats] if choice != "wait" else []
    users = {user for seat in seats if (user := table.seats[seat].user) is not None}

    def unchanged(table: Table) -> None:
        if table.campaign.length != length:
            raise Refusal(MOVED_ON)

    waits = choice == "wait"
    await house.host.act(table.id, text, request.user, seats=rows, check=unchanged, patience=waits)
    wording = await house.display.wording(table)
    await request.answer.update(notice(wording.say(text)))
    await play_on(house, table)
    if not waits:
        await now_or_later(
            house.background, lambda: _tell_the_late(house, table, users, choice), "a seat"
        )


async def _tell_the_late(house: House, table: Table, users: Iterable[int], choice: str) -> None:
    """In silence: they shall find it when they look, not be woken by it."""
    text = T("🪑 The table freed your seat. It's still yours to take until somebody sits there.")
    if choice == "pilot":
        text = T("🤖 The autopilot plays for you now. Press *Take my seat back* any time.")
    elif await house.store.seeking.waiting(table.id):
        text = T("🪑 The table freed your seat. Those on the waiting list get first pick.")
    for user in users:
        nonce = f"t{table.campaign.depth}{table.id}{user % LAST_DIGITS}"
        await tell(house, table, user, text, nonce, silent=True)


def _row(old: SeatRow, choice: str) -> SeatRow:
    if choice == "free":
        return SeatRow(old.seat)
    return replace(old, keeper="autopilot")
