"""Before a game: who has joined, and whether it can begin."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field

from bot.errors import Refusal
from bot.levels import AnyLevel, levels_of
from bot.store import Campaign, SeatRow
from bot.store.memory_rows import Waiting
from games.catalog import find_game
from games.kernel import GameClass, GameOptions, N, T

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letter that could be taken for another."""


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_campaign(game: GameClass, guild: int, channel: int, starter: int) -> Campaign:
    now = int(time.time())
    return Campaign(new_id(), guild, game.id, "lobby", starter, channel, now, now)


@dataclass(slots=True)
class Lobby:
    """A campaign that has not begun."""

    campaign: Campaign
    seats: list[SeatRow]
    waiting: list[Waiting] = field(default_factory=list)
    """Who wants the next seat that falls free."""
    begins: int | None = None
    """When the game is to begin, if that was said."""

    @property
    def game(self) -> GameClass:
        return find_game(self.campaign.game)

    @property
    def options(self) -> GameOptions:
        return self.game.Options.model_validate_json(self.campaign.options)

    @property
    def people(self) -> list[int]:
        return [row.user for row in self.seats if row.user is not None]

    @property
    def looked_after_from(self) -> int:
        """From then on nobody waits much longer for a start."""
        return self.begins or self.campaign.created

    @property
    def full(self) -> bool:
        return len(self.seats) >= self.game.seats[-1]

    @property
    def open_to_people(self) -> bool:
        """Whether somebody can join: on a free chair, or an autopilot's."""
        return not self.full or bool(self.autopilots)

    @property
    def autopilots(self) -> list[SeatRow]:
        return [row for row in self.seats if row.keeper == "autopilot"]

    @property
    def hints_are_decided(self) -> bool:
        """Whether the table must agree on hints: rivals do, partners always have them."""
        return self.game.competitive and self.game.mind() is not None

    @property
    def missing(self) -> int:
        """How many more must join before it can begin."""
        return max(0, self.game.seats[0] - len(self.seats))

    def join(self, user: int, name: str) -> None:
        if user in self.people:
            raise Refusal(T("You're in. The game begins when somebody presses *Start*."))
        if self.full and self.autopilots:
            seat = self.autopilots[-1].seat
            self.seats[seat] = SeatRow(seat, user, name, "person")
            return
        self._make_room()
        self.seats.append(SeatRow(len(self.seats), user, name, "person"))

    def add_autopilot(self) -> None:
        """It plays as well as the one before."""
        self._make_room()
        pilots = self.autopilots
        level: AnyLevel = pilots[-1].level if pilots else ""
        self.seats.append(SeatRow(len(self.seats), None, "", "autopilot", level))

    def set_level(self, seat: int, level: AnyLevel) -> None:
        """How well the autopilot on this seat shall play."""
        rows = [row for row in self.autopilots if row.seat == seat]
        if not rows or level not in levels_of(self.game):
            raise Refusal(T("There's no such autopilot at this table."))
        rows[0].level = level

    def leave(self, user: int) -> None:
        if user not in self.people:
            raise Refusal(T("You're not in this game."))
        self._keep([row for row in self.seats if row.user != user])

    def remove_autopilot(self) -> None:
        if not self.autopilots:
            raise Refusal(T("There's no autopilot at this table."))
        last = self.autopilots[-1]
        self._keep([row for row in self.seats if row is not last])

    def check_ready(self) -> None:
        if not self.people:
            raise Refusal(T("Somebody has to join first."))
        if self.missing:
            raise Refusal(
                N(
                    "One more player is needed. An autopilot will do.",
                    "{n} more players are needed. Autopilots will do.",
                    n=self.missing,
                )
            )

    def _make_room(self) -> None:
        if self.full:
            raise Refusal(
                T("This table is full: {game} takes no more players.", game=self.game.title)
            )

    def _keep(self, rows: list[SeatRow]) -> None:
        self.seats = rows
        for number, row in enumerate(rows):
            row.seat = number
