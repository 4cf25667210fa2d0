"""A game that is on, with a copy of it that follows the log and knows what is asked."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import Any

from benchmarks.pressing import offers, press_on
from bot.display.controls import Controls
from bot.store.rows import Campaign, Entry, SeatRow
from bot.wording import Wording
from games.kernel import Ask, Option
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from tests.chaos.game_copy import Copy, Misfit
from tests.chaos.press import Hands, Press, counted
from tests.chaos.reef import LOBBY, Reef
from tests.chaos.remote import Refused, RemoteAnswer, RemotePerson
from tests.chaos.watch import offered_on, shown_length

INVITE = "join"
"""Sets one more chair at a table of Sleeping Gods; nobody else is here who would sit down on it."""
VOLLEY = 0.08
"""How often somebody presses twice at once."""
TWICE = 0.5
"""How often a press is delivered twice where it could be carried out twice."""
CLICK = "INTERACTION_CREATE"
Luck = Callable[..., random.Random]


class Seated:
    """One table and its people."""

    def __init__(
        self, reef: Reef, campaign: Campaign, people: list[RemotePerson], pressed: dict[int, Press],
        by_chance: set[str], luck: Luck, opening: bytes, seats: list[SeatRow],
    ) -> None:  # fmt: skip
        self.reef, self.campaign, self.people, self.luck = reef, campaign, people, luck
        self.pressed, self.by_chance = pressed, by_chance
        self.copy = Copy(opening, {row.seat for row in seats if row.keeper == "autopilot"})
        self.known = 0
        self.by_people = 0
        """Choices that were not an autopilot's: those come sooner or later."""
        self.answered: set[int] = set()
        """The choices that somebody's press has made, by their numbers."""
        self.users = {row.seat: str(row.user) for row in seats if row.keeper == "person"}
        self.wording = Wording("en", seats)
        self.done: set[int] = set()
        """After how many choices somebody has done something else."""
        self.late = False
        """The next press is held up on its way."""
        self.given_up = False
        self._moved = (0, time.monotonic())
        """How long the log was, and since when."""

    @classmethod
    async def at(
        cls, reef: Reef, campaign: Campaign, people: list[RemotePerson], pressed: dict[int, Press],
        by_chance: set[str], luck: Luck,
    ) -> Seated:  # fmt: skip
        opening, seats = await reef.book.opening(campaign.id), await reef.book.seats(campaign.id)
        return cls(reef, campaign, people, pressed, by_chance, luck, opening, seats)

    @property
    def match(self) -> Any:
        return self.copy.match

    @property
    def playing(self) -> list[int]:
        """The seats of people who still play: whoever left the ship keeps a chair all the same."""
        return [seat for seat in sorted(self.users) if self.match.game.plays(seat)]

    def person(self, user: str) -> RemotePerson:
        return next(one for one in self.people if one.id == user)

    def blame(self, counter: str, words: str) -> None:
        self.reef.tally.blame(counter, f"{self.campaign.id} ({self.campaign.game}): {words}")

    async def follow(self) -> bool:
        """Takes what was committed into the copy; whether one of these people still plays."""
        seen = max((shown_length(one) or 0 for one in self.live()), default=0)
        for entry in await self.reef.book.entries(self.campaign.id, self.known):
            self.known = entry.number
            self._take(entry)
        if seen > self.known:
            self.blame("ahead", f"a panel showed {seen}, the log has {self.known}")
        self.campaign = await self.reef.book.campaign(self.campaign.id)
        return self.match.ask is not None and bool(self.playing) and not self.given_up

    def _take(self, entry: Entry) -> None:
        if self.given_up:
            return
        try:
            if entry.choice is not None:
                self._check(entry)
                self.by_people += entry.user is not None
            self.copy.take(entry)
        except Misfit as misfit:
            self.blame(misfit.counter, f"entry {entry.number}: {misfit}")
            self.given_up = misfit.fatal

    def _check(self, entry: Entry) -> None:
        """A choice stands in the log because its person made it, for that question."""
        press = None if entry.interaction is None else self.pressed.get(entry.interaction)
        if entry.interaction is not None:
            self.copy.answers(entry, press)
        if press is None or entry.user is None:
            return
        if press.number in self.answered:
            self.by_chance.add(self.campaign.id)
        self.answered.add(press.number)

    async def choose(self) -> None:
        """One question answered by whoever is asked."""
        ask = self.match.ask
        if ask is None:
            return
        candidates = [o for o in ask.options if not o.aside and o.seat in self.users]
        candidates = [o for o in candidates if o.id != INVITE]
        if not candidates:
            await self.reef.watch.change(0.5)
            return
        option = self._pick(candidates)
        person = self.person(self.users[option.seat])
        panel = await self.panel(person, ask)
        if panel is not None:
            await self._press(person, panel, ask, option)
        await self.follow()
        self._watch_the_clock()

    def _watch_the_clock(self) -> None:
        """A question that is shown, and that nobody can answer for so long, is stuck as well."""
        now, (length, since) = time.monotonic(), self._moved
        if self.known != length:
            self._moved = (self.known, now)
        elif now - since > self.reef.patience.stuck:
            self.stuck()
            self.given_up = True

    def _pick(self, candidates: list[Option[Any]]) -> Option[Any]:
        """By luck; in some storms people like to do the same again."""
        luck, made = self.luck(self.by_people), {one.choice.option for one in self.copy.standing}
        again = [one for one in candidates if one.id in made]
        return luck.choice(again if again and luck.random() < self.reef.again else candidates)

    async def panel(self, person: RemotePerson, ask: Ask) -> SeenMessage | None:
        """The panel that shows this question, once it does; nothing when the table moves on."""
        start = last_look = time.monotonic()
        while not self.given_up:
            shown = [one for one in self.live() if shown_length(one) == self.known]
            if shown and not self.uncalled(shown[-1], ask):
                return shown[-1]
            if shown and time.monotonic() - start > self.reef.patience.ping:
                self._unpinged(shown[-1], ask)
                return shown[-1]
            await self.reef.watch.change(0.5)
            length = self.known
            await self.follow()
            if self.known != length:
                return None
            if time.monotonic() - last_look > 2:
                last_look = time.monotonic()
                await self._look(person)
            if time.monotonic() - start > self.reef.patience.stuck:
                self.stuck()
                with contextlib.suppress(InteractionFailed, Refused, TimeoutError):
                    await person.slash(self.thread, "dive board", {})
                start = time.monotonic()
        return None

    def stuck(self) -> None:
        live = [(one.id, shown_length(one)) for one in self.live()]
        row = self.campaign
        self.blame(
            "stuck",
            f"at {self.known}: live {live}, panel {row.panel}, place {row.place}, {row.status}, "
            f"shown {row.shown}",
        )

    @property
    def thread(self) -> str:
        return str(self.campaign.place)

    def live(self) -> list[SeenMessage]:
        every, posted = self.reef.watch.live(self.thread), self.reef.watch.posted
        return [one for one in every if posted[one.id].campaign == self.campaign.id]

    async def _look(self, person: RemotePerson) -> None:
        """Looks for oneself; a thread that is gone is the moderator's business."""
        try:
            for one in await person.read(self.thread):
                self.reef.watch.see(one)
        except Refused:
            await self.move()

    async def move(self) -> None:
        """The thread was deleted: the moderator lets the table play on in a new one."""
        try:
            options = {"table": self.campaign.id}
            await self.reef.moderator.slash(LOBBY, "dive resume", options)
        except (InteractionFailed, Refused, TimeoutError):
            await asyncio.sleep(1)
        await self.follow()

    def uncalled(self, panel: SeenMessage, ask: Ask) -> set[str]:
        """Those who are asked, were pinged neither by this panel nor by another one of this thread
        with the same question, and have not just used it."""
        acted = self.reef.tally.acted
        asked = {self.users[seat] for seat in ask.awaited if seat in self.users}
        asked -= self.reef.watch.posted[panel.id].pinged | acted.get(panel.id, set())
        for one in self.reef.watch.posted.values():
            if one.thread == panel.channel_id and ask.run in one.questions:
                asked -= one.pinged
        return asked

    def _unpinged(self, panel: SeenMessage, ask: Ask) -> None:
        missed = self.uncalled(panel, ask)
        self.reef.tally.acted.setdefault(panel.id, set()).update(missed)
        self.blame(
            "unpinged",
            f"{sorted(missed)} at {self.known} for {ask.token}: {self._told_so_far()}",
        )

    def _told_so_far(self) -> str:
        """Every panel of this table: what it asked when it came, whom it pinged, who used it."""
        every = [x for x in self.reef.watch.posted.values() if x.campaign == self.campaign.id]
        return "; ".join(
            f"{one.message} asked {sorted(one.questions)}, pinged {sorted(one.pinged)}, "
            f"used by {sorted(self.reef.tally.acted.get(str(one.message), ()))}"
            for one in every[-3:]
        )

    async def _press(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> None:
        before = self.known
        told = await self._presses(person, panel, ask, option)
        self.reef.tally.acted.setdefault(panel.id, set()).add(person.id)
        await self.follow()
        if told and self.known == before:
            self.blame("lost", f"{option.id} after {before}")

    async def _presses(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> bool:
        """Once, twice at once, late, or delivered twice; whether the person was told that it
        counts."""
        luck, again = self.luck(self.by_people, "hands"), self.copy.asked_again(option)
        late, self.late = self.late and self.reef.stormy and not again, False
        if late:
            return await self._late(person, panel, ask, option)
        if again and self.reef.stormy and luck.random() < TWICE:
            await self.reef.remote.trouble("double", event=CLICK, times=3)
        hands = [person]
        if luck.random() < VOLLEY:
            others = self._bystanders(ask, option, person, again=again)
            hands += luck.sample(others, min(1, len(others)))
        told = await asyncio.gather(*(self._try(one, panel, ask, option) for one in hands))
        return any(counts for one, counts in zip(hands, told, strict=True) if one is person)

    async def _late(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> bool:
        """A press is held up; the person presses again; then the first one arrives as well."""
        self.reef.tally.deeds["late press"] += 1
        await self.reef.remote.trouble("hold", event=CLICK, times=1)
        first = asyncio.create_task(self._try(person, panel, ask, option))
        await asyncio.sleep(0.05)
        second = await self._try(person, panel, ask, option)
        await self.reef.remote.trouble("release")
        return await first or second

    def _bystanders(
        self, ask: Ask, option: Option[Any], person: RemotePerson, *, again: bool
    ) -> list[RemotePerson]:
        """Who may press the same without its being chance what counts: whoever could not make this
        choice for themselves; and the person, unless it could be made once more."""
        same = {self.users.get(one.seat) for one in ask.options if one.id == option.id}
        seated = [self.person(user) for user in dict.fromkeys(self.users.values())]
        others = [one for one in seated if one is not person and one.id not in same]
        return others if again else [person, *others]

    async def _try(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> bool:
        """Whether the person was told that it counts."""
        hand: Any = Hands(person, self.by_people, self.pressed)
        try:
            answer = await self._reach(hand, panel, ask, option)
        except InteractionFailed:
            self.reef.tally.failed += 1
            return False
        except (Refused, LookupError, TimeoutError):
            return False
        return counted(answer)

    async def _reach(
        self, hand: Any, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> RemoteAnswer:
        """On the panel, or in the private one of whoever presses."""
        found: Any
        if not option.secret and offers(panel, ask.token):
            with contextlib.suppress(LookupError):
                found = await press_on(hand, panel, option.id, self._leads(None, option))
                return found  # type: ignore[no-any-return]  # of those hands
        page = await hand.click(panel, f"d1:{self.campaign.id}::hand")
        await self._judge_hand(hand.person, page, ask)
        found = await press_on(hand, page.message, option.id, self._leads(option.seat, option))
        return found  # type: ignore[no-any-return]  # of those hands

    async def _judge_hand(self, person: RemotePerson, page: RemoteAnswer, ask: Ask) -> None:
        """Nobody is offered what belongs to another's seat, also who presses beside the turn."""
        own = [seat for seat, user in self.users.items() if user == person.id]
        others = offered_on(page.message, ask.token) - {o.id for seat in own for o in ask.of(seat)}
        if others and (await self.reef.book.campaign(self.campaign.id)).length == self.known:
            self.blame("hands", f"{person.id} on {own} is offered {sorted(others)[:3]}")

    def _leads(self, viewer: int | None, option: Option[Any]) -> Callable[[str], bool]:
        """People read where a step leads before they take it."""
        seen = self.match.asked(viewer)
        if viewer is not None:
            seen = seen.offering(seen.of(viewer))

        def leads(step: str) -> bool:
            controls = Controls(self.campaign.id, seen, self.wording, step)
            return any(one.option.id == option.id for one in controls.offered)

        return leads
