"""People at many tables, who press what the panels offer as soon as they were answered."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from benchmarks.pressing import is_step, offers, press_on
from bot.custom_ids import verb
from bot.display.controls import Controls
from bot.display.hand import private_ask
from bot.display.whose import for_all
from bot.host import Table
from bot.store import Reading
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import Ask, Option
from loopback import Answer, Loopback, Person, SeenMessage
from loopback.errors import Refusal
from loopback.user.refusals import InteractionFailed, NotAllowed

LOBBY = "#tables"
PATIENCE = 60
LOOK_AGAIN_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class Made:
    """A choice somebody tried to make after so many others."""

    depth: int
    answered: int | None
    """The interaction that was answered; nothing when it failed."""


@dataclass(eq=False, slots=True)
class Dive:
    """One table: where it is played, and what was chosen there."""

    table: str
    thread: str
    people: list[Person]
    made: list[Made] = field(default_factory=list)


@dataclass(slots=True)
class Crowd:
    """Keeps the time of every press; ``None`` stands for one that was never answered."""

    store: Reading
    look: Callable[[str], Awaitable[Table]]
    world: Loopback
    luck: random.Random
    taken: list[float | None] = field(default_factory=list)
    refused: int = 0
    """Choices that were answered with a sentence: the database was away, a seat was just left."""

    async def open(self, game: str, people: list[Person], channel: str = LOBBY) -> Dive:
        """A game from `/dive play start` to its first panel."""
        start: dict[str, object] = {"game": game}
        answer = await people[0].slash(channel, "dive play start", start, patience=PATIENCE)
        if answer.kind == "modal":
            answer = await people[0].submit(answer.modal, patience=PATIENCE)
        lobby = answer.message
        for person in people[1 : seats_of(game)]:
            await person.click(lobby, "Join")
        full = await people[0].wait_for(channel, lambda seen: may_start(seen, lobby.id), PATIENCE)
        await people[0].click(full, "Start")
        await people[0].wait_for(lobby.id, lambda seen: bool(seen.buttons), PATIENCE)
        row = await self.store.at_place(int(lobby.id))
        assert row is not None, "a started game has a thread"
        return Dive(row.id, lobby.id, people)

    async def move(self, dive: Dive) -> None:
        """One choice by whoever is asked, unless the game is over."""
        table = await self.look(dive.table)
        ask = table.match.ask
        if ask is None:
            return
        option, depth = self.luck.choice(ask.options), table.match.choices_made
        person = self.world.person(str(table.seats[option.seat].user))
        try:
            hands = Timed(person, self.taken)
            panel = await self._read_on(hands, dive, ask.token)
            answer = self._counted(await reach(hands, table, panel, option))
        except InteractionFailed:
            answer = None
        except (NotAllowed, LookupError):  # the panel was just changing: look again
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            return
        dive.made.append(Made(depth, None if answer is None else int(answer.interaction.id)))

    async def _read_on(self, hands: Timed, dive: Dive, token: str) -> SeenMessage:
        """The panel that asks this, after all pages that come before it."""
        while True:
            panel = await hands.person.wait_for(
                dive.thread, lambda seen: is_asked(seen, token), PATIENCE
            )
            if not (page := onward(panel)):
                return panel
            await hands.click(panel, page)
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    def _counted(self, answer: Answer) -> Answer | None:
        """The answer, if it says that the choice was made, and not in a sentence why it was not."""
        try:
            said = answer.message
        except Refusal:  # a private page that its answer has closed
            return answer
        alone = answer.kind == "message" and said.ephemeral and not said.buttons
        if alone or "atabase" in said.text:
            self.refused += 1
            return None
        return answer

    async def play(self, dives: list[Dive], moves: int, hands: int, seconds: float) -> None:
        """So many moves at each table, so many people clicking at once, for so long at most."""
        end = time.perf_counter() + seconds

        async def hand(mine: list[Dive]) -> None:
            for dive in mine * moves:
                if time.perf_counter() < end:
                    await self.move(dive)

        await asyncio.gather(*(hand(dives[at::hands]) for at in range(hands)))


@dataclass(frozen=True, slots=True)
class Timed:
    """A person's hands; how long the answer to each press took is kept."""

    person: Person
    taken: list[float | None]

    async def click(self, message: SeenMessage, button: str) -> Answer:
        answer = await self._timed(self.person.click(message, button))
        if is_step(button) and answer.kind == "deferred_update":
            await answer.settled(PATIENCE)
        return answer

    async def select(self, message: SeenMessage, menu: str, values: str | Sequence[str]) -> Answer:
        return await self._timed(self.person.select(message, menu, values))

    async def _timed(self, press: Awaitable[Answer]) -> Answer:
        start = time.perf_counter()
        try:
            answer = await press
        except InteractionFailed:
            self.taken.append(None)
            raise
        self.taken.append(time.perf_counter() - start)
        return answer


async def reach(hands: Timed, table: Table, panel: SeenMessage, option: Option[Any]) -> Answer:
    """Presses the option on the panel, in the private panel, or a step further in."""
    ask = table.match.ask
    assert ask is not None
    if not option.secret and offers(panel, ask.token):
        with suppress(LookupError):
            return await press_on(
                hands, panel, option.id, steps(table, on_the_panel(table), option)
            )
    page = await private_page(await hands.click(panel, verb("hand", campaign=table.id)))
    return await press_on(
        hands, page, option.id, steps(table, private_ask(table, option.seat), option)
    )


def on_the_panel(table: Table) -> Ask | None:
    """What everybody sees of the question."""
    shown = table.match.asked(None)
    return None if shown is None else for_all(table, shown)


def steps(table: Table, ask: Ask | None, option: Option[Any]) -> Callable[[str], bool]:
    """People read where a step leads before they take it."""

    def leads(step: str) -> bool:
        if ask is None:
            return False
        controls = Controls(table.id, ask, Wording("en", table.seats), step)
        return any(one.option.id == option.id for one in controls.offered)

    return leads


def may_start(seen: SeenMessage, lobby: str) -> bool:
    """Whether this is the lobby, and all who are needed have joined."""
    return seen.id == lobby and not seen.button("Start").disabled


async def private_page(answer: Answer) -> SeenMessage:
    """What only this person sees; when it took a while, it follows the acknowledgement."""
    if answer.kind == "deferred_update" and not answer.message.ephemeral:
        return (await answer.followed(patience=PATIENCE))[-1]
    return answer.message


def is_asked(seen: SeenMessage, token: str) -> bool:
    """Whether a table's panel carries this question; what is secret or too much is behind *Hand*,
    and a private page that is still open is no panel."""
    if seen.ephemeral:
        return False
    ids = [button.custom_id for button in seen.buttons]
    return offers(seen, token) or (bool(ids) and not any(":+" in one for one in ids))


def onward(panel: SeenMessage) -> str:
    """What turns the page, where one is to be read before anything is asked."""
    return next((one.custom_id for one in panel.buttons if ":read_on:" in one.custom_id), "")


def seats_of(game: str) -> int:
    """Two people where two may play."""
    seats = find_game(game).seats
    return 2 if 2 in seats else seats[0]
