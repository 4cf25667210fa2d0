"""Playing on from a moment of a game that is over: a table of its own, which counts for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import Refusal
from bot.host.host import Host, Past
from bot.host.lobby import Lobby
from bot.host.table import Table
from bot.host.verifying import can_be_verified
from bot.store import Entry, SeatRow
from bot.store.practices import Practice
from bot.store.rows import effective, standing
from games.catalog import find_game
from games.kernel import T
from games.kernel.match import Match
from games.kernel.turning import turning_points
from games.minds import Branch

POINTS = 10
"""So many turning points are offered."""


@dataclass(frozen=True, slots=True)
class Told:
    """A finished game as far as it can be played on: how it began, and what stands of its log."""

    opening: bytes
    entries: Sequence[Entry]

    @property
    def choices(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.choice is not None]

    def turn_at(self, moment: int) -> int:
        """In which turn so many choices had been made."""
        told = [entry.turn for entry in self.entries if entry.depth <= moment]
        return max(told, default=0)

    def turn_before(self, moment: int) -> int:
        """Where this turn began, or the one before if it is there already."""
        starts = [at for at in self.turns if at < moment]
        return starts[-1] if starts else 0

    def turn_after(self, moment: int) -> int:
        return next((at for at in self.turns if at > moment), len(self.choices) - 1)

    @property
    def turns(self) -> list[int]:
        """The moments at which a turn began."""
        begun: dict[int, int] = {}
        for at in range(len(self.choices)):
            begun.setdefault(self.turn_at(at), at)
        return list(begun.values())

    def turning_points(self, game: str) -> list[int]:
        """Before which choices its story turned, by the events its game names."""
        kind = find_game(game)
        turned = [one.depth - 1 for one in self.choices if turning_points(kind, one.lines)]
        return turned[-POINTS:]


async def story_of(host: Host, table: Table) -> Told:
    """What can be played on: a game that is over, by the rules of today."""
    if table.campaign.status != "ended":
        raise Refusal(T("This game isn't over yet."))
    table.check_unsealed()
    opening = await host.store.start_save(table.id)
    entries = await host.store.entries(table.id)
    if not can_be_verified(opening, entries):
        raise Refusal(T("The rules have changed since this game began, so nobody can play it on."))
    kept = [one for one in standing(entries) if one.kind in ("start", "choice")]
    told = Told(opening, kept)
    if not told.choices:
        raise Refusal(T("Nobody moved in this game, so there's nothing to play on from."))
    return told


def seats_for(table: Table, then: Match, user: int, name: str, *, friends: bool) -> list[SeatRow]:
    """Who plays on: whoever asks keeps their seats or takes the one that is asked; with friends the
    seats of other people are free, else autopilots have them."""
    asked = then.ask.awaited[:1] if then.ask is not None else []
    mine = table.seats_of(user) or asked
    rows = {row.seat: row for row in table.seats}
    return [
        SeatRow(seat, user, name, "person")
        if seat in mine
        else _other(rows.get(seat) or SeatRow(seat), friends=friends)
        for seat in range(then.game.seat_count)
    ]


def _other(row: SeatRow, *, friends: bool) -> SeatRow:
    if friends and row.keeper != "autopilot":
        return SeatRow(row.seat)
    return SeatRow(row.seat, None, "", "autopilot", row.level)


async def play_on_from(
    host: Host, lobby: Lobby, place: int, origin: Table, told: Told, moment: int
) -> Table:
    """The game once more up to there, and on from there."""
    kept = [one for one in told.entries if one.depth <= moment]
    entries = [replace(one, number=n, user=None, interaction=None) for n, one in enumerate(kept, 1)]
    match = await match_at(host, origin, told, moment)
    line = T("🧭 Practice from here on: it counts for nothing.")
    past = Past(told.opening, entries, Practice(lobby.campaign.id, origin.id, moment), line)
    return await host.open_campaign(lobby.campaign, lobby.seats, match, place, past)


async def match_at(host: Host, table: Table, told: Told, moment: int) -> Match:
    """The match as it stood when so many choices had been made."""
    made = effective(told.entries)[:moment]
    lane = host.lanes.files
    return await lane.do(table.campaign.guild, Match.load, told.opening, find_game, made)


async def what_if(host: Host, table: Table, told: Told, moment: int) -> tuple[Branch, ...]:
    """How it would have ended from there, as autopilots play."""
    then = await match_at(host, table, told, moment)
    made = effective(told.entries)[moment]
    found = await host.minds.what_if(table.id, table.campaign.guild, then.save(), made)
    if found is None:
        raise Refusal(T("I lost the thread while looking back. Try again later."))
    if not found:
        raise Refusal(T("This game is too long to be played out. Play on yourself!"))
    return found
