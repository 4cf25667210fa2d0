"""What is done at tables, and saved: every change is committed before it is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.errors import TooLate
from bot.host import undoing
from bot.host.doors import Doors
from bot.host.free_seats import offers
from bot.host.in_passing import ToldInPassing
from bot.host.kept_results import what_to_keep
from bot.host.lobbies import Lobbies
from bot.host.lobby import Lobby
from bot.host.log_books import LogBooks
from bot.host.minds import Minds
from bot.host.notes import Notes
from bot.host.open_tables import OpenTables
from bot.host.packs import Packs
from bot.host.patience import first_alarm
from bot.host.people import People
from bot.host.pilots import Pilots
from bot.host.puzzles import Puzzles
from bot.host.rosters import KeptRosters
from bot.host.seeking import Seekers
from bot.host.showing import Showing
from bot.host.table import Table
from bot.host.ticks import Turns, in_order, together
from bot.lanes import Lanes
from bot.logs import Stages
from bot.store import (
    Alarm,
    Campaign,
    Checkpoint,
    Entry,
    Errand,
    Fenced,
    GuildSettings,
    SeatRow,
    Store,
)
from bot.store.practices import Practice
from games.kernel import GameOptions, Line, T, Text
from games.kernel.errors import NotOffered, StaleAsk
from games.kernel.match import Match, Step

LONGEST_WAIT = 15 * 60_000
"""Milliseconds after which nobody can be answered any more: Discord has forgotten the press."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A choice that is committed: whose it was and what it brought about."""

    table: Table
    seat: int
    lines: list[Line]


@dataclass(frozen=True, slots=True)
class Past:
    """What a table has behind it when it begins: how that began, its log so far, and why it counts
    for nothing."""

    opening: bytes
    entries: Sequence[Entry]
    practice: Practice
    line: Text


class Host:
    """All tables of this process, and what people and time do at them."""

    def __init__(self, store: Store, failures: Path | None = None, thinkers: int = 1) -> None:
        self.store = store
        self.failures = failures
        self.lanes = Lanes()
        self.minds = Minds(thinkers, failures)
        self.serves: Callable[[int], bool] = lambda _: True
        """Whether a server is ours."""
        self.alarm_set = asyncio.Event()
        """An alarm was set that may be due before those known."""
        self.doors = Doors()
        self.packs = Packs(store, self.lanes.files)
        self.tables = OpenTables(store, self.packs, self.lanes.opening, self.doors)
        self.lobbies = Lobbies(store, self.packs, self.doors, self.alarm_set)
        self.notes = Notes(store)
        self.in_passing = ToldInPassing(store)
        self.people = People(store, self.alarm_set)
        self.showing = Showing(store, self.alarm_set)
        self.log_books = LogBooks(store)
        self.puzzles = Puzzles(store, self.minds)
        self.seekers = Seekers(store)
        self.rosters = KeptRosters(store)
        pilots = self.lanes.autopilots
        self._pilots = Pilots(self.tables, self._commit, pilots, self.minds, failures)

    def hand_over(self, which: Callable[[int], bool]) -> None:
        """Somebody else serves some servers from now on: nothing of theirs stays in memory."""
        self.tables.forget_servers(which)
        self.store.forget_settings()

    async def choose(
        self,
        campaign: str,
        user: int,
        option: str,
        token: str,
        interaction: int | None,
        stages: Stages | None = None,
    ) -> Moved:
        """Answers the open question."""
        return await self.choose_several(
            campaign, user, [option], token, interaction, stages, in_order
        )

    async def choose_several(
        self,
        campaign: str,
        user: int,
        options: Sequence[str],
        token: str,
        interaction: int | None,
        stages: Stages | None = None,
        turns: Turns = together,
    ) -> Moved:
        """These options of a question that takes several, and no more; or, in order, of questions
        that follow one another, all of them or none.

        When the table has moved on elsewhere, once more on the table as it is now.
        """
        stages = stages or Stages()
        try:
            return await self._answer(campaign, user, options, turns, token, interaction, stages)
        except Fenced:
            return await self._answer(campaign, user, options, turns, token, interaction, stages)

    async def _answer(
        self,
        campaign: str,
        user: int,
        options: Sequence[str],
        turns: Turns,
        token: str,
        interaction: int | None,
        stages: Stages,
    ) -> Moved:
        async with self.tables.held(campaign) as table:
            stages.mark("locked")
            if stages.total > LONGEST_WAIT:
                raise TooLate
            seat, draft = table.seat_for(user, next(iter(options), "")), table.draft()
            entries, step = list[Entry](), None
            for step in draft.answer(seat, options, turns, token):
                entries.append(draft.chosen(step, user, None if entries else interaction))
            if step is None:
                raise NotOffered(T("That choice is gone; here are the current ones."))
            await self._commit(table, draft, step, entries)
            stages.mark("committed")
            return Moved(table, seat, [line for entry in entries for line in entry.lines])

    async def _owed(self, table: Table, draft: Table, entries: Sequence[Entry]) -> list[Errand]:
        told = await self.people.of_the_story(draft, entries)
        return [*told, *await offers(self.store, table, draft)]

    async def _commit(
        self, table: Table, draft: Table, last: Step, entries: Sequence[Entry]
    ) -> None:
        """Choices that the draft has made, all of them or none."""
        alarm = await self._alarm(draft)
        checkpoint = draft.due_checkpoint(last)
        draft.forget_past()
        found = draft.found_since(table)
        seats = draft.clear_chairs()
        ended = await what_to_keep(self.store, draft, entries)
        owed = await self._owed(table, draft, entries)
        async with self.tables.changing(table, draft):
            await self.store.record(
                draft.campaign,
                *entries,
                checkpoint=checkpoint,
                seats=seats,
                alarm=alarm,
                awards=found,
                ended=ended,
                errands=owed,
            )
        if owed:
            self.alarm_set.set()

    async def _alarm(self, table: Table) -> Alarm | None:
        if table.campaign.status != "playing":
            return None
        hours = (await self.settings_of(table.campaign)).remind_hours
        return first_alarm(table.campaign, hours)

    async def settings_of(self, campaign: Campaign) -> GuildSettings:
        """What moderators decided for the channel in which it was started."""
        return (await self.store.settings(campaign.guild)).at(campaign.channel)

    async def autopilot(self, campaign: str) -> bool:
        """Lets the autopilots play; whether they may have more to do."""
        return await self._pilots.play(campaign)

    def close(self) -> None:
        """Long work ends, also where it is not done."""
        self.lanes.close()
        self.minds.close()
        self.packs.close()

    async def undo(
        self,
        campaign: str,
        user: int,
        *,
        consent: bool = False,
        by: Text | None = None,
        after: int | None = None,
    ) -> Table:
        """Takes the last choice back; with consent also what chance or others had a part in.

        ``after`` is the entry behind which nothing may have happened.
        """
        async with self.tables.held(campaign) as table:
            table.check_open()
            if consent:
                table.check_unsealed()
            if after not in (None, table.campaign.length):
                raise StaleAsk(T("The game has moved on since; nothing was taken back."))
            draft = table.draft()
            lane = self.lanes.opening
            await undoing.check(self.store, lane, draft, user, consent=consent)
            line = await undoing.take_back(self.store, lane, draft, user, consent=consent)
            draft.played = {row.seat for row in draft.in_play}
            decided = [] if by is None else [Line(by)]
            entry = draft.entry("undo", [line, *decided], user=user)
            draft.saved_depth = min(draft.saved_depth, entry.depth)
            alarm = await self._alarm(draft)
            async with self.tables.changing(table, draft):
                await self.store.record(draft.campaign, entry, alarm=alarm)
            return table

    async def act(
        self,
        campaign: str,
        text: Text,
        user: int | None,
        *,
        seats: Iterable[SeatRow] = (),
        values: Mapping[str, object] | None = None,
        check: Callable[[Table], None] | None = None,
        patience: bool = False,
    ) -> Table:
        """Something done to a table from outside the game, written into its log for all to see.

        ``seats`` are the rows that change; ``check`` raises when it may not be done any more. With
        ``patience``, whoever is asked has all the time once more.
        """
        async with self.tables.held(campaign) as table:
            if check is not None:
                check(table)
            await self._act(table, Line(text), user, list(seats), values or {}, patience=patience)
            return table

    async def _act(
        self,
        table: Table,
        line: Line,
        user: int | None,
        seats: list[SeatRow],
        values: Mapping[str, object],
        *,
        patience: bool,
    ) -> None:
        draft = table.draft()
        draft.seat(seats)
        for name, value in values.items():
            setattr(draft.campaign, name, value)
        entry = draft.entry("act", [line], user=user)
        anew = patience or "status" in values or draft.asked_people != table.asked_people
        if anew:
            draft.campaign.asked_at = entry.at
        alarm = await self._alarm(draft) if anew else None
        owed = await self._owed(table, draft, [entry])
        async with self.tables.changing(table, draft, values):
            await self.store.record(
                draft.campaign,
                entry,
                seats=draft.rows if seats else None,
                alarm=alarm,
                awards=draft.found_since(table),
                errands=owed,
                values=values,
            )
        self.alarm_set.set()

    async def begin(self, lobby: Lobby, place: int) -> Table:
        """Sets the game up and stores its first checkpoint: the campaign begins."""
        known = await self.store.awards(lobby.campaign.guild, lobby.game.id)
        options = lobby.game.with_awards(lobby.options, known)
        return await self._deal(lobby, place, options)

    async def begin_certain(self, lobby: Lobby, place: int, seed: int) -> Table:
        """Begins with a certain deal: everybody learns from the same one, or dives it that day."""
        return await self._deal(lobby, place, lobby.options, seed)

    async def _deal(
        self, lobby: Lobby, place: int, options: GameOptions, seed: int | None = None
    ) -> Table:
        await self.packs.make_ready(lobby.game, options.model_dump())
        guild, seats = lobby.campaign.guild, len(lobby.seats)
        deal = self.lanes.opening.do
        match = await deal(guild, Match.start, lobby.game, seats, options, seed)
        return await self.open_campaign(lobby.campaign, lobby.seats, match, place)

    async def open_campaign(
        self,
        campaign: Campaign,
        seats: list[SeatRow],
        match: Match,
        place: int,
        past: Past | None = None,
    ) -> Table:
        campaign.status, campaign.place, campaign.commitment = "playing", place, match.commitment
        if past is None:
            table = Table(campaign, seats, match)
            entries = [table.entry("start", match.lines, user=campaign.starter)]
            checkpoint = Checkpoint(0, entries[0].number, match.save_checkpoint())
        else:
            campaign.length = len(past.entries)
            table = Table(campaign, seats, match, past.entries)
            table.practice = past.practice
            campaign.asked_at = int(time.time())
            entries = [*past.entries, table.entry("act", [Line(past.line)], user=campaign.starter)]
            checkpoint = Checkpoint(0, 1, past.opening)
        alarm = await self._alarm(table)
        with self.tables.shown_in_any_case(campaign.id):
            await self.store.record(
                campaign,
                *entries,
                checkpoint=checkpoint,
                seats=seats,
                alarm=alarm,
                values={"place": place, "commitment": match.commitment},
                practice=table.practice,
            )
        self.tables.add(table)
        self.alarm_set.set()
        return table

    async def vote(self, table: Table, length: int, user: int, *, agrees: bool) -> dict[int, bool]:
        """A vote on taking the newest entry back; all votes so far."""
        return await self.store.vote(table.id, length, user, agrees=agrees)

    async def change_settings(self, guild: int, settings: GuildSettings) -> None:
        await self.store.change_settings(guild, settings)

    async def rest_guild(self, guild: int) -> None:
        """Its tables are closed and nothing rings for them; nothing of the games is lost."""
        self.tables.forget_servers(lambda one: one == guild)
        await self.store.housekeeping.rest_guild(guild)

    async def wake_guild(self, guild: int) -> None:
        """Whoever its tables wait for is reminded again."""
        hours = (await self.store.settings(guild)).remind_hours
        await self.store.housekeeping.wake_guild(
            guild, int(time.time() + hours * 3600) if hours else None
        )
        self.alarm_set.set()

    async def clear_away(self, cancelled_before: int, ended_before: int) -> None:
        """What nobody needs any more goes; a table of an ended game opens from its start then."""
        await self.store.housekeeping.clear_away(cancelled_before, ended_before)
        await self.store.give_back_room()

    async def has_waited(self, campaign: str, length: int) -> None:
        """The match is told that whoever is asked is late, if the table still waits for them."""
        async with self.tables.held(campaign) as table:
            table.match.late = table.match.late or table.campaign.length == length

    async def settle_alarm(self, alarm: Alarm, following: Alarm | None = None) -> None:
        """An alarm has been carried out; the following one takes its place, or none."""
        await self.store.settle_alarm(alarm, following)
        self.alarm_set.set()
