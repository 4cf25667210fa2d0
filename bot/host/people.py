"""The people around the tables: what each of them wishes, who is called when, what is owed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bot.homes import is_carried
from bot.host.asking import Moment
from bot.host.patience import reminded_from, waited_for_until
from bot.host.table import Table
from bot.store import Campaign, Errand, Holiday, Store, Wishes
from bot.store.memory_rows import Waiting
from bot.store.rows import EVERYBODY, Entry, ErrandKind, Nudge
from games.kernel.turning import turning_points

FRESH_SECONDS = 10.0
"""So long wishes are kept at hand: another worker may have changed them."""
AT_HAND = 2000
UNTOLD = 180
"""Where nobody can be pinged, whoever has not answered after so many seconds is told directly."""
MOMENTS = 600
"""A question that is asked again so soon, as when a move was taken back, rings nobody again."""


@dataclass(frozen=True, slots=True)
class Calls:
    """Whom a new panel pings, for which question each is called, and who is told later."""

    moment: Moment
    now: list[int]
    heard: dict[int, str]
    later: list[Errand]

    def arrived(self, pinged: Collection[int], named: Collection[int]) -> Calls:
        """As it was done by a panel that pinged these people and named those."""
        reached = {user for user in named if user not in self.now} | set(pinged)
        heard = {user: asked for user, asked in self.heard.items() if user in reached}
        heard |= dict.fromkeys(pinged, self.moment.question)
        return Calls(self.moment, list(pinged), heard, self.later)


class People:
    """Their wishes are read often and change seldom."""

    def __init__(self, store: Store, alarm_set: asyncio.Event) -> None:
        self.store = store
        self.alarm_set = alarm_set
        self._known: dict[int, tuple[float, Wishes]] = {}

    async def wishes(self, person: int) -> Wishes:
        read, wishes = self._known.get(person, (float("-inf"), None))
        if wishes is None or time.monotonic() - read > FRESH_SECONDS:
            wishes = await self.store.people.wishes(person)
            self._remember(person, wishes)
        return wishes

    def _remember(self, person: int, wishes: Wishes) -> None:
        if len(self._known) >= AT_HAND:
            self._known.clear()
        self._known[person] = (time.monotonic(), wishes)

    async def change(self, person: int, **wishes: object) -> Wishes:
        """Some of what somebody wishes, kept."""
        changed = (await self.store.people.wishes(person)).model_copy(update=wishes)
        await self.store.people.keep_wishes(person, changed)
        self._remember(person, changed)
        return changed

    def forget_person(self, person: int) -> None:
        """What is kept at hand of them goes; the store is asked next time."""
        self._known.pop(person, None)

    async def calls(self, table: Table, moment: Moment) -> Calls:
        """For a panel of this moment; nobody is called twice for one question."""
        found = Calls(moment, [], {}, [])
        for person in moment.asked:
            found.heard[person] = moment.question
            called = table.campaign.calls.get((person, moment.question), 0)
            lately = time.time() - called < MOMENTS
            if table.campaign.heard_users.get(person) != moment.question and not lately:
                await self._call(table, person, found)
        return found

    async def _call(self, table: Table, person: int, found: Calls) -> None:
        wishes, due = await self.wishes(person), await self.told_from(table, person)
        now, silent = int(time.time()), is_carried(table.campaign.guild, table.campaign.place)
        if due <= now and wishes.way == "thread" and not silent:
            found.now.append(person)
        else:
            due = max(due, now + UNTOLD) if silent else due
            found.later.append(Errand(table.id, person, "call", due, found.moment.length))
        holiday = wishes.on_holiday(now)
        if holiday is not None and holiday.pilot:
            found.later.append(Errand(table.id, person, "away", now))

    async def told_from(self, table: Table, person: int) -> int:
        """From when somebody may be told that this table waits for them."""
        snoozed = (await self.store.people.snoozes(table.id)).get(person, 0)
        return (await self.wishes(person)).told_from(max(time.time(), snoozed))

    async def free_from(self, table: Table, person: int) -> int:
        """From when somebody may be called who is to be called now."""
        snoozed = (await self.store.people.snoozes(table.id)).get(person, 0)
        return (await self.wishes(person)).reachable_from(max(time.time(), snoozed))

    async def awake(self, people: Iterable[int]) -> list[int]:
        """Those who may be pinged in a thread now."""
        now, found = time.time(), []
        for person in people:
            wishes = await self.wishes(person)
            if wishes.way == "thread" and wishes.reachable_from(now) <= now:
                found.append(person)
        return found

    async def patience(self, table: Table, *, over: bool) -> dict[int, int]:
        """From when each one who is asked may be reminded, or when their time is over."""
        ends = waited_for_until if over else reminded_from
        now, found = time.time(), {}
        for person in table.asked_people:
            wishes = await self.wishes(person)
            found[person] = max(ends(table.campaign, wishes), wishes.reachable_from(now))
        return found

    async def holidays(self, people: Iterable[int]) -> dict[int, Holiday]:
        """Who is away, or will be."""
        now = time.time()
        found = {person: (await self.wishes(person)).away for person in people}
        return {who: away for who, away in found.items() if away and away.ends > now}

    async def deadline(self, table: Table) -> int | None:
        """Until when the table waits for whoever is asked, if there are others to decide then."""
        asked = table.asked_people
        if not table.campaign.pace or not asked or not table.people - set(asked):
            return None
        wishes = [await self.wishes(person) for person in asked]
        return min(waited_for_until(table.campaign, one) for one in wishes)

    async def owe(self, *errands: Errand) -> None:
        await self.store.people.set_errands(errands)
        self.alarm_set.set()

    async def follow(self, table: Table, person: int, *, follows: bool) -> None:
        await self.store.people.follow(table.id, person, follows=follows)

    async def snooze(
        self, campaign: Campaign, person: int, until: int | None, *, waits: bool
    ) -> None:
        """Nothing of this table until then; whoever is waited for is called again at that time."""
        await self.store.people.snooze(campaign.id, person, until)
        if until is not None and waits:
            await self.owe(Errand(campaign.id, person, "call", until, campaign.length))

    async def owe_votes(self, table: Table, people: Iterable[int]) -> None:
        """They are asked for their vote when they may be told."""
        now, length = time.time(), table.campaign.length
        dues = {person: (await self.wishes(person)).told_from(now) for person in people}
        await self.owe(
            *(Errand(table.id, person, "vote", due, length) for person, due in dues.items())
        )

    async def await_seat(self, table: Table, person: int, name: str, *, waits: bool) -> None:
        """Whoever wants the next seat that falls free, or not any more."""
        if waits:
            await self.store.seeking.wait_in(table.id, Waiting(person, name), int(time.time()))
        else:
            await self.store.seeking.stop_waiting(table.id, person)

    async def keep_nudge(self, table: Table, person: int, question: str) -> None:
        await self.store.people.keep_nudge(table.id, person, Nudge(question, int(time.time())))

    async def ballot(self, table: Table, person: int, choice: str) -> dict[int, str]:
        """A vote on what to do about whoever is late; all votes so far."""
        return await self.store.people.ballot(table.id, table.campaign.length, person, choice)

    async def forget(self, person: int, *kinds: ErrandKind) -> None:
        """This is not owed to them any more."""
        await self.store.people.drop_errands(person, *kinds)

    async def settle(
        self, errand: Errand, due: int | None = None, failing: int | None = None
    ) -> None:
        """It has been run, or waits for another time."""
        await self.store.people.settle_errand(errand, due, failing)
        self.alarm_set.set()

    async def of_the_story(self, table: Table, entries: Iterable[Entry]) -> list[Errand]:
        """What is owed when a table's story has turned: to its followers, and to the server."""
        ended, game = table.campaign.status == "ended", type(table.match.game)
        turned = [one.number for one in entries if turning_points(game, one.lines)]
        if not ended and not turned:
            return []
        told = {one.person: one.since for one in await self._owed_stories(table)}
        first = min(turned, default=table.campaign.length)
        owed = [
            await self._story(table, person, told.get(person, first), ended=ended)
            for person in await self.store.people.followers(table.id)
        ]
        if ended and table.match.outcome is not None:
            owed.append(Errand(table.id, EVERYBODY, "highlight", int(time.time())))
        return owed

    async def _owed_stories(self, table: Table) -> list[Errand]:
        return [one for one in await self.store.people.errands_at(table.id) if one.kind == "story"]

    async def _story(self, table: Table, person: int, since: int, *, ended: bool) -> Errand:
        """An end is told as soon as may be; what has turned since then, once a day."""
        wishes, now = await self.wishes(person), time.time()
        daily = wishes.model_copy(update={"way": "digest"})
        due = (wishes if ended else daily).told_from(now)
        return Errand(table.id, person, "story", due, since)
