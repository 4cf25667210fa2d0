"""What both stores share: what is looked up and kept, whichever database carries it out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import astuple

from bot.store import statements as sql
from bot.store.housekeeping import Housekeeping
from bot.store.memories import Memories
from bot.store.memories import ended as ended_unit
from bot.store.memory_rows import Ended
from bot.store.notes import Notes
from bot.store.packs import Packs
from bot.store.people import People, all_errands
from bot.store.practices import Practice, Practices, practised
from bot.store.privacy import Privacy
from bot.store.reading import Reading
from bot.store.rosters import Rosters
from bot.store.rows import (
    Alarm,
    AlarmKind,
    Campaign,
    Checkpoint,
    Entry,
    Errand,
    GuildSettings,
    Passage,
    SeatRow,
    entry_values,
)
from bot.store.seeking import Seeking
from bot.store.statements import Statement, Unit
from bot.store.strips import Strips
from bot.store.writer import Commit, Writer


class Store(Reading):
    """Every write is durable when its coroutine returns, or has changed nothing when it raises.

    Only the host writes.
    """

    people: People
    memories: Memories
    seeking: Seeking
    packs: Packs
    notes: Notes
    rosters: Rosters
    strips: Strips
    practices: Practices
    privacy: Privacy

    def __init__(self, commit: Commit) -> None:
        super().__init__()
        self.writer = Writer(commit)
        self.people = People(self)
        self.memories = Memories(self)
        self.seeking = Seeking(self)
        self.packs = Packs(self)
        self.notes = Notes(self)
        self.rosters = Rosters(self)
        self.strips = Strips(self)
        self.practices = Practices(self)
        self.privacy = Privacy(self)
        self.housekeeping = Housekeeping(self)

    async def write(self, unit: Unit, about: str = "") -> None:
        """Returns when the unit is safely kept; units about one campaign keep their order."""
        await self.writer.write(unit, about)

    @abstractmethod
    async def close(self) -> None: ...

    def check_place(self) -> None:
        """Raises when the database is not where it was."""

    async def give_back_room(self) -> None:
        """To the disk, where the database does not do so by itself."""

    async def add_campaign(
        self, campaign: Campaign, seats: Sequence[SeatRow], alarm: Alarm | None = None
    ) -> None:
        """Keeps a new campaign, and when to look after it."""
        unit = sql.whole_campaign(campaign, seats)
        await self.write(unit + sql.one_alarm(alarm), campaign.id)

    async def bring_in(
        self,
        campaign: Campaign,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        checkpoints: Sequence[Checkpoint],
    ) -> None:
        """Keeps a whole campaign that was played elsewhere."""
        unit = sql.whole_campaign(campaign, seats)
        unit += [(sql.ADD_ENTRY, entry_values(campaign.id, entry)) for entry in entries]
        unit += [(sql.KEEP_CHECKPOINT, (campaign.id, *astuple(point))) for point in checkpoints]
        await self.write(unit, campaign.id)

    async def record(
        self,
        campaign: Campaign,
        *entries: Entry,
        checkpoint: Checkpoint | None = None,
        seats: Sequence[SeatRow] | None = None,
        alarm: Alarm | None = None,
        awards: Sequence[str] = (),
        errands: Sequence[Errand] = (),
        values: Mapping[str, object] | None = None,
        ended: Ended | None = None,
        practice: Practice | None = None,
    ) -> None:
        """Entries of the log with all that follows from them, in one piece.

        ``values`` are columns of the campaign to set, ``awards`` what was found with the last of
        the entries. Checkpoints and awards deeper than an undo are forgotten: they lie on a road
        not taken. Alarms of a table at rest are forgotten too. ``ended`` is what is
        remembered of a game that ends with them; a ``practice`` counts for nothing.
        """
        unit: list[Statement] = [(sql.MOVE_ON, sql.standing_of(campaign))]
        if values:
            unit.append(sql.columns(campaign.id, values))
        for entry in entries:
            unit += sql.one_entry(campaign.id, entry)
        unit += sql.one_checkpoint(campaign.id, checkpoint)
        if seats is not None:
            unit += sql.all_seats(campaign.id, seats)
        if campaign.status != "playing":
            unit.append((sql.DROP_ALARM, (campaign.id, "turn")))
        unit += sql.one_alarm(alarm) + sql.all_awards(campaign, awards)
        unit += all_errands(errands) + ended_unit(ended) + practised(practice)
        await self.write(unit, campaign.id)

    async def change_campaign(
        self, campaign: str, errands: Sequence[Errand] = (), **values: object
    ) -> None:
        """Sets columns of a campaign, together with what the bot owes for it from now on."""
        await self.write([sql.columns(campaign, values), *all_errands(errands)], campaign)

    async def set_seats(self, campaign: str, seats: Sequence[SeatRow]) -> None:
        """Who sits where, all seats at once."""
        await self.write(sql.all_seats(campaign, seats), campaign)

    async def mark_shown(self, lengths: dict[str, int]) -> None:
        """How far each campaign's log has been shown to its table."""
        unit = [(sql.MARK_SHOWN, (length, name, length)) for name, length in lengths.items()]
        await self.write(unit)

    async def keep_passage(self, campaign: str, passage: Passage) -> None:
        """A message was posted or changed."""
        await self.write([(sql.KEEP_PASSAGE, (campaign, *astuple(passage)))], campaign)

    async def vote(self, campaign: str, length: int, user: int, *, agrees: bool) -> dict[int, bool]:
        """Counts a vote on taking the newest entry back; all votes so far."""
        await self.write([(sql.VOTE, (campaign, length, user, int(agrees)))], campaign)
        rows = await self.read(sql.GET_VOTES, campaign, length)
        return {voter: bool(agreed) for voter, agreed in rows}

    async def change_settings(self, guild: int, settings: GuildSettings) -> None:
        await self.write([(sql.SET_SETTINGS, (guild, settings.model_dump_json()))])
        self._settings[guild] = settings

    async def keep_met(self, person: int, thing: str, *, met: bool = True) -> None:
        """This person has been told, or is to be told again."""
        await self.write([(sql.KEEP_MET if met else sql.FORGET_MET, (person, thing))])

    async def keep_lookback(self, campaign: str, points: str) -> None:
        """What was thought about a game that is over."""
        await self.write([(sql.KEEP_LOOKBACK, (campaign, points))], campaign)

    async def set_alarm(self, alarm: Alarm) -> None:
        await self.write(sql.one_alarm(alarm), alarm.campaign)

    async def drop_alarm(self, campaign: str, kind: AlarmKind) -> None:
        await self.write([(sql.DROP_ALARM, (campaign, kind))], campaign)

    async def settle_alarm(self, alarm: Alarm, following: Alarm | None) -> None:
        """An alarm has rung: the following one takes its place, or none.

        Nothing happens when it has been set anew meanwhile.
        """
        known = (alarm.campaign, alarm.kind, alarm.due, alarm.rung)
        if following is None:
            statement: Statement = (sql.DROP_THAT_ALARM, known)
        else:
            new = (following.due, following.rung, following.message, following.failing)
            statement = (sql.MOVE_THAT_ALARM, (*new, *known))
        await self.write([statement], alarm.campaign)

    async def set_fact(self, name: str, value: str) -> None:
        await self.write([(sql.SET_FACT, (name, value))])

    async def settle_fact(self, name: str, value: str) -> str:
        """The value of this fact; this one, if there was none."""
        await self.write([(sql.SETTLE_FACT, (name, value))])
        rows = await self.read("SELECT value FROM facts WHERE name = ?", name)
        return str(rows[0][0])
