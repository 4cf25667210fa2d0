"""A game that is on, with a copy of it that follows the log and knows what is asked."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from benchmarks.crowd import onward
from benchmarks.pressing import offers, press_on
from bot.display.controls import Controls
from bot.store.rows import Campaign, Entry, SeatRow
from bot.wording import Wording
from games.kernel import Ask, Option
from games.kernel.composing import COURSE
from loopback.user.refusals import InteractionFailed
from loopback.user.seeing import SeenMessage
from tests.chaos.game_copy import Copy, Misfit
from tests.chaos.long_ways import long_ways
from tests.chaos.press import LOOK_AGAIN, LOOKS, Hands, Press, counted, refused
from tests.chaos.reef import LOBBY, Reef
from tests.chaos.remote import Refused, RemoteAnswer, RemotePerson
from tests.chaos.watch import Posted, offered_on, shown_length

INVITE = "join"
"""Sets one more chair at a table of Sleeping Gods; nobody else is here who would sit down on it."""
VOLLEY = 0.08
"""How often somebody presses twice at once."""
LONGER = 0.2
"""How often somebody does more than one thing in one press, where that can be."""
TWICE = 0.5
"""How often a press is delivered twice where it could be carried out twice."""
CLICK = "INTERACTION_CREATE"
LOOK_SECONDS = 2.0
"""Where no message comes, the log is looked at so often: to look is most of what people cost."""
NEAR_LOOK, FAR_LOOK = 2.0, 10.0
"""Seconds until somebody who waits looks for themselves: where nothing is live, and elsewhere."""
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
        for seat, user in self.users.items():
            self.keep(seat, user)
        self.wording = Wording("en", seats)
        self.done: set[int] = set()
        """After how many choices somebody has done something else."""
        self.long_tried: set[int] = set()
        """After how many choices somebody has tried several in one press."""
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

    def keep(self, seat: int, user: str) -> None:
        self.users[seat] = user
        self.copy.keepers.setdefault(seat, set()).add(user)

    def person(self, user: str) -> RemotePerson:
        return next(one for one in self.people if one.id == user)

    def blame(self, counter: str, words: str) -> None:
        self.reef.tally.blame(counter, f"{self.campaign.id} ({self.campaign.game}): {words}")

    async def follow(self) -> bool:
        """Takes what was committed into the copy; whether one of these people still plays."""
        seen = max((shown_length(one) or 0 for one in self.live()), default=0)
        new, campaign = await self.reef.book.since(self.campaign.id, self.known)
        for entry in new:
            self.known = entry.number
            self._take(entry)
        if seen > self.known:
            self.blame("ahead", f"a panel showed {seen}, the log has {self.known}")
        self.campaign = campaign
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
        if self.campaign.status == "paused":  # by a command that came late
            await self.move()
            return
        if ask is None:
            return
        candidates = [o for o in ask.options if not o.aside and o.seat in self.users]
        candidates = [o for o in candidates if o.id != INVITE]
        if not candidates:
            await self.reef.watch.change(self.thread, LOOK_SECONDS)
            return
        option = self._longer(self._pick(candidates))
        person = self.person(self.users[option.seat])
        panel = await self.panel(person, ask)
        if panel is not None and not await self._read_on(person, panel):
            await self._press(person, panel, ask, option)
        await self.follow()
        self._watch_the_clock()

    async def _read_on(self, person: RemotePerson, panel: SeenMessage) -> bool:
        """A page that only tells is turned; whether it was one."""
        page = onward(panel)
        if page:
            self.reef.tally.deeds["page turned"] += 1
            with contextlib.suppress(InteractionFailed, Refused, TimeoutError):
                await person.click(panel, page)
        return bool(page)

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

    def _longer(self, option: Option[Any]) -> Option[Any]:
        """Now and then more than one choice in one press. It is tried once: where nothing came of
        it, how the game goes is chance."""
        luck = self.luck(self.by_people, "longer")
        if luck.random() >= LONGER:
            return option
        if self.by_people in self.long_tried:
            self.by_chance.add(self.campaign.id)
            return option
        rivals = self.match.game.competitive and len(set(self.users.values())) > 1
        found = long_ways(self.match, option, rivals=rivals)
        return luck.choice(found) if found else option

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
            await self.reef.watch.change(self.thread, LOOK_SECONDS)
            length = self.known
            await self.follow()
            if self.known != length:
                return None
            if time.monotonic() - last_look > (FAR_LOOK if self.live() else NEAR_LOOK):
                last_look = time.monotonic()
                await self.look(person)
            if time.monotonic() - start > self.reef.patience.stuck:
                self.stuck()
                with contextlib.suppress(InteractionFailed, Refused, TimeoutError):
                    await person.slash(
                        self.thread, "dive tables board", {"table": self.campaign.id}
                    )
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

    async def look(self, person: RemotePerson) -> None:
        """Looks for oneself; a thread that is gone is the moderator's business."""
        try:
            for one in await person.read(self.thread):
                self.reef.watch.see(one)
        except Refused:
            await self.move()

    async def move(self) -> None:
        """The moderator lets the table play on, in a new thread where its own was deleted."""
        try:
            options = {"table": self.campaign.id}
            await self.reef.moderator.slash(LOBBY, "dive tables resume", options)
        except (InteractionFailed, Refused, TimeoutError):
            await asyncio.sleep(1)
        await self.follow()

    def uncalled(self, panel: SeenMessage, ask: Ask) -> set[str]:
        """Those who are asked, were pinged neither by this panel nor by another one of this thread
        that came for the same question, or for that for which this one came, and have neither used
        it nor just chosen what led here, perhaps on the panel before."""
        asked = {self.users[seat] for seat in ask.awaited if seat in self.users}
        here = [one for one in self._panels() if one.thread == panel.channel_id]
        own, acted = self.reef.watch.posted[panel.id], self.reef.tally.acted
        came_for = {ask.run, self.copy.asked.get(own.length)}
        called = [one.pinged for one in here if self.copy.asked.get(one.length) in came_for]
        just = {str(made.user) for made in self.copy.standing[-1:]}
        return asked.difference(own.pinged, acted.get(panel.id, ()), just, *called)

    def _panels(self) -> list[Posted]:
        """Every panel of this table so far."""
        return [x for x in self.reef.watch.posted.values() if x.campaign == self.campaign.id]

    def _unpinged(self, panel: SeenMessage, ask: Ask) -> None:
        missed = self.uncalled(panel, ask)
        self.reef.tally.acted.setdefault(panel.id, set()).update(missed)
        self.blame(
            "unpinged",
            f"{sorted(missed)} at {self.known} for {ask.token}: {self._told_so_far()}",
        )

    def _told_so_far(self) -> str:
        """The last panels: what was asked when each came, whom it pinged, who used it."""
        return "; ".join(
            f"{one.message} asked {self.copy.asked.get(one.length)}, pinged {sorted(one.pinged)}, "
            f"used by {sorted(self.reef.tally.acted.get(str(one.message), ()))}"
            for one in self._panels()[-3:]
        )

    async def _press(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> None:
        before = self.known
        if option.id.startswith(COURSE):
            self.long_tried.add(self.by_people)
            self.reef.tally.deeds["more than one choice in one press"] += 1
        told = await self._presses(person, panel, ask, option)
        self.reef.tally.acted.setdefault(panel.id, set()).add(person.id)
        await self.follow()
        if told and self.known == before and not await self._refused(person):
            self.blame("lost", f"{option.id} after {before}")

    async def _refused(self, person: RemotePerson) -> bool:
        """Whether they read that it does not count, sooner or later."""
        for _ in range(LOOKS):
            with contextlib.suppress(Refused):
                if refused(await person.read(self.thread)):
                    return True
            await asyncio.sleep(LOOK_AGAIN)
        await self.follow()
        return False

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
        long = option.id.startswith(COURSE)  # its steps are numbers, which fit others' choices too
        same = {self.users.get(one.seat) for one in ask.options if long or one.id == option.id}
        seated = [self.person(user) for user in dict.fromkeys(self.users.values())]
        others = [one for one in seated if one is not person and one.id not in same]
        return others if again else [person, *others]

    async def _try(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> bool:
        """Whether the person was told that it counts."""
        hand: Any = self.hands(person)
        try:
            answer = await self._reach(hand, panel, ask, option)
        except InteractionFailed:
            self.reef.tally.failed += 1
            return False
        except (Refused, LookupError, TimeoutError):
            return False
        finally:
            self.count(hand)
        return counted(answer)

    def hands(self, person: RemotePerson) -> Hands:
        return Hands(person, self.by_people, self.pressed)

    def count(self, hand: Hands) -> None:
        """What they tapped on the way, for the report."""
        self.reef.tally.deeds += hand.taps

    async def press_only(
        self, person: RemotePerson, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> None:
        """Where it stands for all to see, whoever presses, whatever comes of it."""
        hand: Any = self.hands(person)
        with contextlib.suppress(InteractionFailed, Refused, LookupError, TimeoutError):
            await press_on(hand, panel, option.id, self._leads(ask.awaited, option))
        self.count(hand)

    async def _reach(
        self, hand: Any, panel: SeenMessage, ask: Ask, option: Option[Any]
    ) -> RemoteAnswer:
        """On the panel, or in the private one of whoever presses."""
        found: Any
        if not option.secret and offers(panel, ask.token):
            with contextlib.suppress(LookupError):
                found = await press_on(hand, panel, option.id, self._leads(ask.awaited, option))
                return found  # type: ignore[no-any-return]  # of those hands
        own = [seat for seat, user in self.users.items() if user == hand.person.id]
        page = await hand.open(panel, f"d1:{self.campaign.id}::hand", ask.token)
        await self._judge_hand(hand.person, own, page, ask)
        found = await press_on(hand, page, option.id, self._leads(own, option, own))
        return found  # type: ignore[no-any-return]  # of those hands

    async def _judge_hand(
        self, person: RemotePerson, own: list[int], page: SeenMessage, ask: Ask
    ) -> None:
        """Nobody is offered what belongs to another's seat, also who presses beside the turn."""
        others = offered_on(page, ask.token) - {o.id for seat in own for o in ask.of(seat)}
        if others and (await self.reef.book.campaign(self.campaign.id)).length == self.known:
            self.blame("hands", f"{person.id} on {own} is offered {sorted(others)[:3]}")

    def _leads(
        self, seats: Sequence[int], option: Option[Any], own: Sequence[int] = ()
    ) -> Callable[[str], bool]:
        """People read where a step leads before they take it, on a page with what these seats may
        do."""
        seen = self.match.asked(own[0] if own else None)
        seen = seen.offering(one for one in seen if one.seat in seats)

        courses = self._courses if option.id.startswith(COURSE) else None

        def leads(step: str) -> bool:
            controls = Controls(self.campaign.id, seen, self.wording, step, courses=courses)
            return any(one.option.id == option.id for one in controls.offered)

        return leads

    def _courses(self, first: Sequence[Option[Any]]) -> list[Option[Any]]:
        return [one.option for one in self.match.courses(first)]
