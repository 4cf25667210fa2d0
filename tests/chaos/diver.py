"""A table and its people: they press what they see, again when they were not answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field
from typing import Any

from benchmarks.crowd import seats_of
from benchmarks.pressing import offers, press_in_hand, press_on
from bot.store.rows import Campaign, Entry, SeatRow
from games.catalog import find_game
from games.kernel import Ask, Option
from games.kernel.match import Match
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from tests.chaos.book import Book
from tests.chaos.remote import Refused, RemoteAnswer, RemotePerson
from tests.chaos.tally import Tally
from tests.chaos.watch import Watch, shown_length

LOBBY = "#tables"
STUCK_SECONDS = 900.0
"""A table that does not show its newest question for so long, in calm weather too, is stuck."""
PING_SECONDS = 120.0
"""A panel that may not be posted is changed through the click; its ping follows when it may."""
COUNTS = "Your move counts"
INVITE = "join"
"""Sets one more chair at a table of Sleeping Gods; nobody else is here who would sit down on it."""
VOLLEY = 0.08
"""How often somebody presses twice at once."""


@dataclass
class Press:
    """A choice somebody tried to make."""

    campaign: str
    token: str
    option: str
    number: int
    """How many choices people had made before."""


@dataclass
class Reef:
    """What all tables share."""

    seed: int
    book: Book
    watch: Watch
    moderator: RemotePerson
    tally: Tally


@dataclass
class Diver:
    """One table at a time; when its game is over, or has been played enough, another."""

    reef: Reef
    number: int
    game: str
    people: list[RemotePerson]
    pilot: bool
    most: int
    """Choices at one table."""
    done: list[str] = field(default_factory=list)
    made: int = 0
    pressed: dict[int, Press] = field(default_factory=dict)
    by_chance: set[str] = field(default_factory=set)
    """Games in which a press that seemed lost, and was made again, counted twice: where a question
    stays when it is answered, or in the lobby, that is another move, and when it comes is chance"""

    async def dive(self, choices: int) -> None:
        """Makes so many choices in all; one whose answer was lost may be heard of later."""
        while self.made < choices:
            table = await Seated.at(self, await Opening(self).table())
            if table.match.game.seat_count != self.seats:
                self.by_chance.add(table.campaign.id)
            before = self.made
            while await self._goes_on(table, before) and self.made < choices:
                await table.choose()
            self.done.append(table.campaign.id)

    async def _goes_on(self, table: Seated, before: int) -> bool:
        """Whether these people play on at it; counts what they have chosen there."""
        on, known = await table.follow(), self.made
        self.made = before + table.by_people
        self.reef.tally.choices += self.made - known
        return on and table.by_people < self.most

    @property
    def seats(self) -> int:
        """How many there are when nobody pressed twice in the lobby."""
        return len(self.people) + self.pilot

    def luck(self, *about: object) -> random.Random:
        return random.Random(f"{self.reef.seed} {self.number} {len(self.done)} {about}")


@dataclass
class Opening:
    """From `/dive start` to a game that is on; every step may fail, and is done again."""

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
        answer = await self.starter.slash(LOBBY, "dive start", {"game": self.diver.game})
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


class Seated:
    """A game that is on, with a copy of it that follows the log and knows what is asked."""

    def __init__(
        self, diver: Diver, campaign: Campaign, opening: bytes, seats: list[SeatRow]
    ) -> None:
        self.diver, self.campaign = diver, campaign
        self.match = Match.load(opening, find_game)
        self.known = 0
        self.by_people = 0
        """Choices that were not an autopilot's: those come sooner or later."""
        self.answered: set[int] = set()
        """The choices that somebody's press has made, by their numbers."""
        self.users = {row.seat: str(row.user) for row in seats if row.keeper == "person"}

    @classmethod
    async def at(cls, diver: Diver, campaign: Campaign) -> Seated:
        """From its beginning; whoever follows it gets to where it stands."""
        book, name = diver.reef.book, campaign.id
        return cls(diver, campaign, await book.opening(name), await book.seats(name))

    @property
    def book(self) -> Book:
        return self.diver.reef.book

    @property
    def watch(self) -> Watch:
        return self.diver.reef.watch

    @property
    def tally(self) -> Tally:
        return self.diver.reef.tally

    async def follow(self) -> bool:
        """Takes what was committed into the copy; whether one of these people still plays."""
        for entry in await self.book.entries(self.campaign.id, self.known):
            self.known = entry.number
            if entry.choice is not None:
                self._check(entry)
                self.by_people += entry.user is not None
                self.match.choose(entry.choice.seat, entry.choice.option)
        self.campaign = await self.book.campaign(self.campaign.id)
        return self.match.ask is not None and any(map(self.match.game.plays, self.users))

    def _check(self, entry: Entry) -> None:
        """A choice of a person stands in the log because that person made it, for that question."""
        assert entry.choice is not None
        if entry.interaction is None:
            return
        press = self.diver.pressed.get(entry.interaction)
        ask = self.match.ask
        if press is None or ask is None or press.token != ask.token:
            self.tally.doubled += 1
            self.tally.note(f"{self.campaign.id}: entry {entry.number} was not asked for: {press}")
        elif press.number in self.answered:
            self.diver.by_chance.add(self.campaign.id)
        else:
            self.answered.add(press.number)

    async def choose(self) -> None:
        """One question answered by whoever is asked."""
        ask = self.match.ask
        assert ask is not None
        candidates = [o for o in ask.options if not o.aside and o.seat in self.users]
        candidates = [o for o in candidates if o.id != INVITE]
        if not candidates:
            await self.watch.change(0.5)
            return
        option = self.diver.luck(self.by_people).choice(candidates)
        person = next(p for p in self.diver.people if p.id == self.users[option.seat])
        panel = await self._panel(person, ask)
        if panel is not None:
            await self._press(person, panel, ask, option)
        await self.follow()

    async def _panel(self, person: RemotePerson, ask: Ask) -> SeenMessage | None:
        """The panel that shows this question, once it does; nothing when the table moves on."""
        start = last_look = time.monotonic()
        while True:
            shown = [one for one in self.live() if shown_length(one) == self.known]
            if shown and not self.uncalled(shown[-1], ask):
                return shown[-1]
            if shown and time.monotonic() - start > PING_SECONDS:
                self._unpinged(shown[-1], ask)
                return shown[-1]
            await self.watch.change(0.5)
            length = self.known
            await self.follow()
            if self.known != length:
                return None
            if time.monotonic() - last_look > 2:
                last_look = time.monotonic()
                await self._look(person)
            if time.monotonic() - start > STUCK_SECONDS:
                self._stuck()
                with contextlib.suppress(InteractionFailed, Refused, TimeoutError):
                    await person.slash(self.thread, "dive board", {})
                start = time.monotonic()

    def _stuck(self) -> None:
        self.tally.stuck += 1
        live = [(one.id, shown_length(one)) for one in self.live()]
        row = self.campaign
        self.tally.note(
            f"{row.id} ({row.game}) stuck at {self.known}: live {live}, panel {row.panel}, "
            f"place {row.place}, {row.status}, shown {row.shown}"
        )

    @property
    def thread(self) -> str:
        return str(self.campaign.place)

    def live(self) -> list[SeenMessage]:
        every, posted = self.watch.live(self.thread), self.watch.posted
        return [one for one in every if posted[one.id].campaign == self.campaign.id]

    async def _look(self, person: RemotePerson) -> None:
        """Looks for oneself; a thread that is gone is the moderator's business."""
        try:
            for one in await person.read(self.thread):
                self.watch.see(one)
        except Refused:
            await self.move()

    async def move(self) -> None:
        """The thread was deleted: the moderator lets the table play on in a new one."""
        try:
            options = {"table": self.campaign.id}
            await self.diver.reef.moderator.slash(LOBBY, "dive resume", options)
        except (InteractionFailed, Refused, TimeoutError):
            await asyncio.sleep(1)
        await self.follow()

    def uncalled(self, panel: SeenMessage, ask: Ask) -> set[str]:
        """Those who are asked, were pinged neither by this panel nor by another one of this thread
        with the same question, and have not just used it."""
        asked = {self.users[seat] for seat in ask.awaited if seat in self.users}
        asked -= self.watch.posted[panel.id].pinged | self.tally.acted.get(panel.id, set())
        for one in self.watch.posted.values():
            if one.thread == panel.channel_id and ask.token in one.tokens:
                asked -= one.pinged
        return asked

    def _unpinged(self, panel: SeenMessage, ask: Ask) -> None:
        missed = self.uncalled(panel, ask)
        self.tally.unpinged += len(missed)
        self.tally.acted.setdefault(panel.id, set()).update(missed)
        self.tally.note(
            f"{self.campaign.id} ({self.campaign.game}): {sorted(missed)} not pinged at "
            f"{self.known} for {ask.token}: {self._told_so_far()}"
        )

    def _told_so_far(self) -> str:
        """Every panel of this table: what it asked when it came, whom it pinged, who used it."""
        every = [one for one in self.watch.posted.values() if one.campaign == self.campaign.id]
        return "; ".join(
            f"{one.message} asked {sorted(one.tokens)}, pinged {sorted(one.pinged)}, "
            f"used by {sorted(self.tally.acted.get(str(one.message), ()))}"
            for one in every[-3:]
        )

    async def _press(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> None:
        luck = self.diver.luck(self.by_people, "hands")
        hands = [person]
        if luck.random() < VOLLEY:
            others = self._bystanders(ask, option, person)
            hands += luck.sample(others, min(1, len(others)))
        before = self.known
        told = await asyncio.gather(*(self._try(one, panel, ask, option) for one in hands))
        self.tally.acted.setdefault(panel.id, set()).add(person.id)
        await self.follow()
        asked = [counts for one, counts in zip(hands, told, strict=True) if one is person]
        if any(asked) and self.known == before:
            self.tally.lost += 1
            self.tally.note(f"{self.campaign.id}: acknowledged and not in the log: {option.id}")

    def _bystanders(
        self, ask: Ask, option: Option[Any], person: RemotePerson
    ) -> list[RemotePerson]:
        """Who may press the same without its being chance what counts: whoever could not make this
        choice for themselves; and the person, unless it could be made once more."""
        same = {self.users.get(one.seat) for one in ask.options if one.id == option.id}
        others = [one for one in self.diver.people if one is not person and one.id not in same]
        return others if self._asked_again(ask, option) else [person, *others]

    def _asked_again(self, ask: Ask, option: Option[Any]) -> bool:
        """Whether the question stays when it is answered so, as where everybody sets up at once."""
        after = Match.load(self.match.save(), find_game)
        after.choose(option.seat, option.id)
        return after.ask is not None and after.ask.token == ask.token

    async def _try(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> bool:
        """Whether the person was told that it counts."""
        hand = Hands(self, person, Press(self.campaign.id, ask.token, option.id, self.by_people))
        try:
            if option.secret or not offers(panel, ask.token):
                page = await hand.click(panel, f"d1:{self.campaign.id}::hand")
                answer = await press_on(hand, page.message, option.id)  # type: ignore[arg-type]  # a person's hands
            else:
                answer = await press_in_hand(hand, panel, option.id)  # type: ignore[arg-type]  # a person's hands
        except InteractionFailed:
            self.tally.failed += 1
            return False
        except (Refused, LookupError, TimeoutError):
            return False
        return hand.counted(answer)  # type: ignore[arg-type]  # of those hands


@dataclass
class Hands:
    """A person's hands, with every choice they try written down before anybody hears of it."""

    table: Seated
    person: RemotePerson
    press: Press

    async def click(self, message: SeenMessage, button: str) -> RemoteAnswer:
        return self._made(await self._noted(self.person.click(message, button)))

    async def select(
        self, message: SeenMessage, menu: str, values: str | list[str]
    ) -> RemoteAnswer:
        return self._made(await self._noted(self.person.select(message, menu, values)))

    async def _noted(self, deed: Any) -> RemoteAnswer:
        try:
            answer: RemoteAnswer = await deed
        except InteractionFailed:
            self._keep(self.person.unanswered[-1])
            raise
        return answer

    def _made(self, answer: RemoteAnswer) -> RemoteAnswer:
        self._keep(answer.id)
        return answer

    def _keep(self, interaction: str) -> None:
        self.table.diver.pressed[int(interaction)] = self.press

    def counted(self, answer: RemoteAnswer) -> bool:
        """An updated message, or a word that it counts; an acknowledgement says nothing yet.

        Of somebody who was not asked it says nothing: their old private page is brought up to date.
        """
        return answer.kind == "update" or COUNTS in answer.message.text


def new_divers(reef: Reef, games: list[str], people: list[RemotePerson], most: int) -> list[Diver]:
    """Tables of all games in turn; the first of each game has an autopilot."""
    divers, waiting = [], list(people)
    for number, game in enumerate(games):
        pilot = game not in games[:number]
        wanted = max(1, seats_of(game) - pilot)
        here, waiting = waiting[:wanted], waiting[wanted:]
        divers.append(Diver(reef, number, game, here, pilot, most))
    return divers
