"""What people do at a table beside choosing: they take back, hand over, come back, look again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from benchmarks.pressing import first_page, is_step
from bot.custom_ids import read
from games.kernel import Ask
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from tests.chaos.remote import Refused, RemotePerson
from tests.chaos.seated import Luck, Seated

TROUBLES = (InteractionFailed, Refused, TimeoutError, LookupError)


async def do_something(table: Seated, luck: Luck) -> None:
    """Once in a while, after the same choices in every run with this seed."""
    at, every = table.by_people, table.reef.deeds
    if not every or at in table.done or at % every != every - 1 or table.match.ask is None:
        return
    table.done.add(at)
    deed = luck(at, "deed").choice(DEEDS)
    table.reef.tally.deeds[deed.__name__.replace("_", " ")] += 1
    await deed(table, luck)


async def press_late(table: Seated, _: Luck) -> None:
    """The next press comes when the table has gone on."""
    table.late = True


async def show_board(table: Seated, _: Luck) -> None:
    """Somebody wants the panel at the bottom again; nobody is called for it."""
    person = next((table.person(user) for user in table.users.values()), None)
    if person is not None:
        await _tried(person.slash(table.thread, "dive tables board", {"table": table.campaign.id}))


async def take_back(table: Seated, _: Luck) -> None:
    """The last choice is taken back: by whoever made it, else by all who sit there."""
    depth = len(table.copy.standing)
    end = time.monotonic() + table.reef.patience.stuck
    seats = sorted(table.users, key=lambda seat: seat != _last_seat(table))
    while depth and not table.given_up:
        for user in dict.fromkeys(table.users[seat] for seat in seats):
            await _press_undo(table, table.person(user))
            if len(table.copy.standing) < depth or table.given_up:
                return
        if time.monotonic() > end:
            table.blame("undone", f"{depth} choices, and none was taken back")
            return


def _last_seat(table: Seated) -> int:
    return table.copy.standing[-1].choice.seat if table.copy.standing else -1


async def _press_undo(table: Seated, person: RemotePerson) -> None:
    ask = table.match.ask
    panel = None if ask is None else await table.panel(person, ask)
    for button in [] if panel is None else panel.buttons:
        press = read(button.custom_id)
        if panel is not None and press is not None and press.name == "undo" and not press.token:
            await _tried(person.click(panel, button.custom_id))
            table.reef.tally.acted.setdefault(panel.id, set()).add(person.id)
    await table.follow()


async def go_away(table: Seated, luck: Luck) -> None:
    """The autopilot plays somebody's seat until it has nothing more to do; then they come back."""
    seat = _seat(table, luck)
    person = table.person(table.users[seat])
    table.copy.pilots.add(seat)
    await _keep(table, person, seat, "autopilot", (int(person.id), "autopilot"))
    others = [one for one in table.playing if one != seat]
    end = time.monotonic() + table.reef.patience.stuck
    while others and await table.follow() and table.copy.pilots_turn:
        await table.reef.watch.change(table.thread, 0.2)
        if time.monotonic() > end:
            table.stuck()
            break
    await _keep(table, person, seat, "back", (int(person.id), "person"))
    await table.follow()
    table.copy.pilots.discard(seat)


async def give_seat(table: Seated, luck: Luck) -> None:
    """A moderator gives somebody's seat to whoever is not at the table yet."""
    spare, seat = table.people[-1], _seat(table, luck)
    if spare.id in table.users.values():
        return
    wanted = (int(spare.id), "person")
    if await _keep(table, table.reef.moderator, seat, "player", wanted, player=spare.id):
        table.keep(seat, spare.id)


async def look_closer(table: Seated, luck: Luck) -> None:
    """Whoever is asked takes a first tap, or lights a toggle, and goes back or leaves it so."""
    ask = table.match.ask
    found = None if ask is None else await _asked_at(table, luck, ask)
    if found is None:
        return
    person, panel = found
    steps = [one.custom_id for one in panel.buttons if is_step(one.custom_id)]
    hand: Any = table.hands(person)
    if steps:
        with contextlib.suppress(*TROUBLES):
            page = (await hand.click(panel, luck(table.by_people, "step").choice(steps))).message
            if luck(table.by_people, "back").random() < 0.5:
                await first_page(hand, page)
    table.count(hand)


async def advise(table: Seated, luck: Luck) -> None:
    """A partner says what they would pick, or says it and takes it back; nothing is chosen."""
    ask = table.match.ask
    if ask is None or table.match.game.competitive:
        return
    asked = {table.users.get(seat) for seat in ask.awaited}
    partners = [user for user in dict.fromkeys(table.users.values()) if user not in asked]
    options = [one for one in ask.options if not one.secret and not one.aside]
    found = await _asked_at(table, luck, ask)
    if partners and options and found is not None:
        partner, option = table.person(partners[0]), luck(table.by_people, "advice").choice(options)
        for _ in range(luck(table.by_people, "times").choice([1, 2])):
            await table.press_only(partner, found[1], ask, option)


async def _asked_at(table: Seated, luck: Luck, ask: Ask) -> tuple[RemotePerson, SeenMessage] | None:
    """Somebody who is asked, and the panel that asks them."""
    seats = [seat for seat in ask.awaited if seat in table.users]
    if not seats:
        return None
    person = table.person(table.users[luck(table.by_people, "asked").choice(seats)])
    panel = await table.panel(person, ask)
    return None if panel is None else (person, panel)


async def pause(table: Seated, luck: Luck) -> None:
    """Whoever plays there lets the table rest, and wakes it."""
    person = table.person(table.users[_seat(table, luck)])
    for command, status in (("dive tables pause", "paused"), ("dive tables resume", "playing")):
        end = time.monotonic() + table.reef.patience.stuck
        while await table.follow() and table.campaign.status != status:
            await _tried(person.slash(table.thread, command, {"table": table.campaign.id}))
            await table.reef.watch.change(table.thread, 0.5)
            if not table.live():
                await table.look(person)
            if time.monotonic() > end:
                table.stuck()
                return


def _seat(table: Seated, luck: Luck) -> int:
    return luck(table.by_people, "seat").choice(table.playing)


async def _keep(
    table: Seated, by: RemotePerson, seat: int, to: str, wanted: tuple[int, str], **more: str
) -> bool:
    """Whether the seat is kept as wanted, and by nobody else meanwhile; an empty chair is not."""
    before = await _kept(table, seat)
    end = time.monotonic() + table.reef.patience.stuck
    while (now := await _kept(table, seat)) != wanted:
        if now != before or time.monotonic() > end:
            table.blame("seats", f"seat {seat} is kept by {now}, not {wanted}")
            table.given_up = True
            return False
        if not await table.follow() or seat not in table.playing:
            return False
        options = {"seat": seat + 1, "to": to, "table": table.campaign.id, **more}
        if not await _tried(by.slash(table.thread, "dive moderate seat", options)):
            await asyncio.sleep(0.2)
            await table.reef.watch.change(table.thread, 0.5)
            if not table.live():
                await table.move()
    return True


async def _kept(table: Seated, seat: int) -> tuple[int, str]:
    row = (await table.reef.book.seats(table.campaign.id))[seat]
    return row.user or 0, row.keeper


async def _tried(deed: object) -> bool:
    """Whether it was answered."""
    try:
        await deed  # type: ignore[misc]  # something to wait for
    except TROUBLES:
        return False
    return True


DEEDS = [take_back, go_away, give_seat, show_board, press_late, pause, look_closer, advise]
