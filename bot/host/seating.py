"""Who keeps which seat of a match, and whom it waits for."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store import Campaign, SeatRow
from games.kernel import Ask, Option
from games.kernel.match import Match
from games.kernel.mind import Level


class Seating:
    """Of one table."""

    def __init__(self, campaign: Campaign, rows: list[SeatRow], match: Match) -> None:
        self.campaign, self.rows, self.match = campaign, rows, match
        self.played = {row.seat for row in self.in_play}

    @property
    def seats(self) -> list[SeatRow]:
        """One row for each seat the game has now; a seat nobody ever took is vacant."""
        known = {row.seat: row for row in self.rows}
        count = self.match.game.seat_count
        return [known.get(seat) or SeatRow(seat) for seat in range(count)]

    @property
    def in_play(self) -> list[SeatRow]:
        """The rows of the seats that the game plays with; a chair may stand empty for a while."""
        return [row for row in self.seats if self.match.game.plays(row.seat)]

    def seats_of(self, user: int) -> list[int]:
        return [row.seat for row in self.in_play if row.user == user and row.keeper == "person"]

    @property
    def people(self) -> set[int]:
        """The users who keep a seat."""
        return {row.user for row in self.in_play if row.user is not None and row.keeper == "person"}

    def kept_by(self, keeper: str) -> list[int]:
        return [row.seat for row in self.in_play if row.keeper == keeper]

    def away(self, user: int) -> list[int]:
        """The seats on which the autopilot stands in for this user."""
        return [row.seat for row in self.in_play if row.user == user and row.keeper == "autopilot"]

    def level_of(self, seat: int) -> Level | None:
        """How well a mind plays this seat; nothing where a person or the plain autopilot does."""
        row = self.seats[seat]
        thinks = row.keeper == "autopilot" and self.match.game.mind() is not None
        return row.level or None if thinks else None

    @property
    def has_minds(self) -> bool:
        """Whether some seat here may take its time."""
        return any(self.level_of(row.seat) for row in self.in_play)

    @property
    def rivals(self) -> bool:
        """Whether people play against each other here."""
        return self.match.game.competitive and len(self.people) > 1

    @property
    def gives_hints(self) -> bool:
        """Partners always have them, rivals when their lobby decided so."""
        thinks = self.match.game.mind() is not None
        return thinks and (not self.rivals or bool(self.campaign.hints))

    def seat(self, changed: Iterable[SeatRow]) -> None:
        """These rows take the place of those of the same seats."""
        new = {row.seat: row for row in changed}
        self.rows = [new.get(row.seat, row) for row in self.seats]

    def clear_chairs(self) -> list[SeatRow] | None:
        """A chair that has just come into play is free for whoever takes it; the rows if any is."""
        before, self.played = self.played, {row.seat for row in self.in_play}
        fresh = self.played - before
        if not fresh:
            return None
        self.rows = [SeatRow(row.seat) if row.seat in fresh else row for row in self.seats]
        return self.rows

    @property
    def seats_to_take(self) -> list[int]:
        """Free seats, the one the table waits for first; where there are none, bare autopilots'."""
        bare = [row.seat for row in self.in_play if row.keeper == "autopilot" and row.user is None]
        return sorted(self.kept_by("vacant") or bare, key=lambda seat: seat not in self.awaited)

    @property
    def awaited(self) -> list[int]:
        """The seats the table waits for now."""
        return [] if self.match.ask is None else self.match.ask.awaited

    @property
    def asked_people(self) -> list[int]:
        """The users the table waits for now, in the order of their seats."""
        asked = self.awaited
        users = [row.user for row in self.seats if row.seat in asked and row.keeper == "person"]
        return list(dict.fromkeys(user for user in users if user is not None))

    @property
    def autopilots_turn(self) -> bool:
        """Whether the table waits for autopilots alone, who have still to play."""
        ask = self.match.ask
        if ask is None or self.campaign.status != "playing" or not self.people:
            return False
        return set(ask.awaited) <= set(self.kept_by("autopilot"))

    @property
    def thinking(self) -> list[int]:
        """The seats that think now, when the table waits for nobody else."""
        if not self.autopilots_turn or self.match.ask is None:
            return []
        return [seat for seat in self.match.ask.awaited if self.level_of(seat)]

    def autopilot_option(self, option: Option[object], ask: Ask) -> bool:
        """Whether the autopilot may take this: never what a person is asked for as well."""
        people = set(self.kept_by("person")) & set(ask.awaited)
        return not any(other.id == option.id and other.seat in people for other in ask)
