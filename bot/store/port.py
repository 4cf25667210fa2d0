"""What the host needs of a store. SQLite is one, PostgreSQL the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.store.housekeeping_port import KeepingHouse
from bot.store.memory_port import KeepingMemories, ReadingMemories
from bot.store.memory_rows import Ended
from bot.store.note_port import KeepingNotes, ReadingNotes
from bot.store.pack_port import KeepingPacks, ReadingPacks
from bot.store.people_port import KeepingPeople, ReadingPeople
from bot.store.privacy_port import KeepingPrivacy, ReadingPrivacy
from bot.store.roster_port import KeepingRosters, ReadingRosters
from bot.store.rows import (
    Alarm,
    AlarmKind,
    Campaign,
    Checkpoint,
    Entry,
    Errand,
    GuildSettings,
    OpenGame,
    Passage,
    SeatRow,
    Stored,
    Summary,
)
from bot.store.seeking_port import KeepingSeekers, ReadingSeekers


class Reading(Protocol):
    """What can be looked up, by whoever needs it."""

    @property
    def people(self) -> ReadingPeople: ...

    @property
    def memories(self) -> ReadingMemories: ...

    @property
    def seeking(self) -> ReadingSeekers: ...

    @property
    def packs(self) -> ReadingPacks: ...

    @property
    def notes(self) -> ReadingNotes: ...

    @property
    def rosters(self) -> ReadingRosters: ...

    @property
    def privacy(self) -> ReadingPrivacy: ...

    async def load(self, campaign: str, before: int | None = None) -> Stored | None:
        """A started campaign from its deepest checkpoint on, or the deepest one before a depth."""

    async def campaign(self, campaign: str) -> Campaign | None: ...

    async def seats(self, campaign: str) -> list[SeatRow]: ...

    async def at_place(self, place: int) -> Campaign | None:
        """What was played last in this channel or thread."""

    async def lobby_at(self, guild: int, channel: int, game: str) -> Campaign | None:
        """The newest lobby of this game that is open in a channel."""

    async def in_guild(self, guild: int, search: str = "", limit: int = 25) -> list[Summary]:
        """This server's campaigns, those still to be played first, last played first."""

    async def open_games(self, guild: int, since: int) -> list[OpenGame]:
        """This server's lobbies, and its games that were played since then and are not over."""

    async def not_shown(self) -> list[tuple[str, int]]:
        """Campaigns whose table has not seen the newest entry, and their servers; those that were
        played last come first."""

    async def start_save(self, campaign: str) -> bytes:
        """The match as it was before the first choice."""

    async def entries(self, campaign: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The log from there on, oldest first."""

    async def passages(self, campaign: str) -> list[Passage]:
        """The messages that tell this campaign's prose, oldest first."""

    async def settings(self, guild: int) -> GuildSettings: ...

    def forget_settings(self) -> None:
        """Somebody else may change settings from now on: they are read again when needed."""

    async def awards(self, guild: int, game: str) -> list[str]:
        """What this server has earned in this game, in all its campaigns."""

    async def met(self, person: int) -> set[str]:
        """What this person has been told in passing."""

    async def lookback(self, campaign: str) -> str | None:
        """What was thought about a game once it was over, if anybody asked."""

    async def next_alarms(self, limit: int = 20) -> list[Alarm]:
        """The alarms due first, of the servers that are served here."""

    async def next_errands(self, limit: int = 20) -> list[Errand]:
        """The errands due first, of the servers that are served here."""

    async def fact(self, name: str) -> str | None:
        """Something small the bot wants to remember."""

    async def fault(self) -> str | None:
        """What is wrong with the database as a whole, if anything; may read all of it."""

    async def not_shown_in(self, guild: int) -> list[str]:
        """This server's campaigns whose table has not seen the newest entry."""


class Store(Reading, Protocol):
    """Every write is durable when its coroutine returns, or has changed nothing when it raises.

    Only the host writes.
    """

    @property
    def people(self) -> KeepingPeople: ...

    @property
    def memories(self) -> KeepingMemories: ...

    @property
    def seeking(self) -> KeepingSeekers: ...

    @property
    def packs(self) -> KeepingPacks: ...

    @property
    def notes(self) -> KeepingNotes: ...

    @property
    def rosters(self) -> KeepingRosters: ...

    @property
    def privacy(self) -> KeepingPrivacy: ...

    @property
    def housekeeping(self) -> KeepingHouse: ...

    async def add_campaign(
        self, campaign: Campaign, seats: Sequence[SeatRow], alarm: Alarm | None = None
    ) -> None:
        """Keeps a new campaign, and when to look after it."""

    async def bring_in(
        self,
        campaign: Campaign,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        checkpoints: Sequence[Checkpoint],
    ) -> None:
        """Keeps a whole campaign that was played elsewhere."""

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
    ) -> None:
        """Entries of the log with all that follows from them, in one piece.

        ``values`` are columns of the campaign to set, ``awards`` what was found with the last of
        the entries. Checkpoints and awards deeper than an undo are forgotten: they lie on a road
        not taken. Alarms of a table at rest are forgotten too. ``ended`` is what is
        remembered of a game that ends with them.
        """

    async def change_campaign(
        self, campaign: str, errands: Sequence[Errand] = (), **values: object
    ) -> None:
        """Sets columns of a campaign, together with what the bot owes for it from now on."""

    async def set_seats(self, campaign: str, seats: Sequence[SeatRow]) -> None:
        """Who sits where, all seats at once."""

    async def mark_shown(self, lengths: dict[str, int]) -> None:
        """How far each campaign's log has been shown to its table."""

    async def vote(self, campaign: str, length: int, user: int, *, agrees: bool) -> dict[int, bool]:
        """Counts a vote on taking the newest entry back; all votes so far."""

    async def keep_passage(self, campaign: str, passage: Passage) -> None:
        """A message was posted or changed."""

    async def change_settings(self, guild: int, settings: GuildSettings) -> None: ...

    async def keep_met(self, person: int, thing: str, *, met: bool = True) -> None:
        """This person has been told, or is to be told again."""

    async def keep_lookback(self, campaign: str, points: str) -> None:
        """What was thought about a game that is over."""

    async def set_alarm(self, alarm: Alarm) -> None: ...

    async def drop_alarm(self, campaign: str, kind: AlarmKind) -> None: ...

    async def settle_alarm(self, alarm: Alarm, following: Alarm | None) -> None:
        """An alarm has rung: the following one takes its place, or none.

        Nothing happens when it has been set anew meanwhile.
        """

    async def give_back_room(self) -> None:
        """Room that nothing stands in any more goes back to the disk."""

    async def set_fact(self, name: str, value: str) -> None: ...

    async def settle_fact(self, name: str, value: str) -> str:
        """The value of this fact; this one, if there was none."""

    async def close(self) -> None: ...
