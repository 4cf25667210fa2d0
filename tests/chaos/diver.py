"""A table and its people: they press what they see, again when they were not answered."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from benchmarks.crowd import seats_of
from bot.store.rows import Campaign
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from tests.chaos.deeds import do_something
from tests.chaos.press import Press
from tests.chaos.reef import LOBBY, Reef
from tests.chaos.remote import Refused, RemotePerson
from tests.chaos.seated import Seated


@dataclass
class Diver:
    """One table at a time; when its game is over, or has been played enough, another."""

    reef: Reef
    number: int
    game: str
    people: list[RemotePerson]
    spare: RemotePerson
    """Somebody who is given a seat in the middle of a game."""
    pilot: bool
    most: int
    """Choices at one table."""
    done: list[str] = field(default_factory=list)
    tables: list[Seated] = field(default_factory=list)
    """Those they have left."""
    made: int = 0
    pressed: dict[int, Press] = field(default_factory=dict)
    by_chance: set[str] = field(default_factory=set)
    """Games in which a press that seemed lost, and was made again, counted twice: where a question
    stays when it is answered, or in the lobby, that is another move, and when it comes is chance"""

    async def dive(self, choices: int) -> None:
        """Makes so many choices in all; one whose answer was lost may be heard of later."""
        while self.made < choices:
            table = await self.sit_down(await Opening(self).table())
            if table.match.game.seat_count != self.seats:
                self.by_chance.add(table.campaign.id)
            before = self.made
            while await self._goes_on(table, before) and self.made < choices:
                await do_something(table, self.luck)
                await table.choose()
            self.done.append(table.campaign.id)
            self.tables.append(table)

    async def _goes_on(self, table: Seated, before: int) -> bool:
        """Whether these people play on at it; counts what they have chosen there."""
        on, known = await table.follow(), self.made
        self.made = before + table.by_people
        self.reef.tally.choices += self.made - known
        return on and table.by_people < self.most

    async def sit_down(self, campaign: Campaign) -> Seated:
        """At a game from its beginning; whoever follows it gets to where it stands."""
        people = [*self.people, self.spare]
        return await Seated.at(self.reef, campaign, people, self.pressed, self.by_chance, self.luck)

    @property
    def seats(self) -> int:
        """How many there are when nobody pressed twice in the lobby."""
        return len(self.people) + self.pilot

    def luck(self, *about: object) -> random.Random:
        """The same for the same question in another run."""
        return random.Random(f"{self.reef.seed} {self.number} {len(self.done)} {about}")


@dataclass
class Opening:
    """From `/dive play start` to a game that is on; every step may fail, and is done again."""

    diver: Diver

    @property
    def starter(self) -> RemotePerson:
        return self.diver.people[0]

    async def table(self) -> Campaign:
        while True:
            try:
                found = await self._step()
            except (InteractionFailed, Refused, TimeoutError, LookupError):
                found = None
                await asyncio.sleep(0.5)
            if found is not None:
                return found

    async def _rows(self, *statuses: str) -> list[Campaign]:
        rows = await self.diver.reef.book.started_by(self.starter.id, self.diver.game)
        return [row for row in rows if row.status in statuses and row.id not in self.diver.done]

    async def _step(self) -> Campaign | None:
        """One more step towards a game; the game when it is on."""
        for row in await self._rows("playing", "ended"):
            return row
        for row in await self._rows("lobby"):
            message = await self._message(row)
            if message is not None:
                await self._press_lobby(row, message)
                return None
        answer = await self.starter.slash(LOBBY, "dive play start", {"game": self.diver.game})
        if answer.kind == "modal":
            await self.starter.submit(answer.modal)
        return None

    async def _message(self, row: Campaign) -> SeenMessage | None:
        ids = f"d1:{row.id}::begin"
        seen = await self.starter.read(LOBBY, 500)
        found = [one for one in seen if any(ids == b.custom_id for b in one.buttons)]
        return found[-1] if found else None

    async def _press_lobby(self, row: Campaign, message: SeenMessage) -> None:
        """Whoever is missing joins; then it starts."""
        seats = await self.diver.reef.book.seats(row.id)
        present, pilots = {str(one.user) for one in seats}, [one for one in seats if not one.user]
        begin = message.button(f"d1:{row.id}::begin")
        missing = [one for one in self.diver.people if one.id not in present]
        if not missing and begin.disabled and len(pilots) == self.diver.pilot:
            missing = self.diver.people[-1:]  # whoever presses on an old lobby sees the new one
        if missing:
            await missing[0].click(message, f"d1:{row.id}::join")
            return
        if len(pilots) < self.diver.pilot:
            await self.starter.click(message, f"d1:{row.id}::pilot:add")
        elif len(pilots) > self.diver.pilot:
            await self.starter.click(message, f"d1:{row.id}::pilot:remove")
        else:
            await self.starter.click(message, f"d1:{row.id}::begin")


def new_divers(reef: Reef, games: list[str], people: list[RemotePerson], most: int) -> list[Diver]:
    """Tables of all games in turn; the first of each game has an autopilot."""
    divers, waiting = [], list(people)
    for number, game in enumerate(games):
        pilot = game not in games[:number]
        wanted = max(1, seats_of(game) - pilot)
        here, spare, waiting = waiting[:wanted], waiting[wanted], waiting[wanted + 1 :]
        divers.append(Diver(reef, number, game, here, spare, pilot, most))
    return divers
