"""What people do at a table, in the words of the tests."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from bot.app import Divemaster
from bot.host import Table
from loopback import Answer, Loopback, Person, SeenMessage
from loopback.errors import Refusal
from tests.spoken import says

LOBBY = "#tables"
UNDO, EXPLAIN, MISSED = "Undo", "Help", "Log"
"""Buttons of the fixed row."""
PATIENCE = 60
"""Seconds; the first picture of a game draws all its sprites, perhaps on a busy machine."""


@contextmanager
def giving_up_soon(world: Loopback) -> Iterator[None]:
    """For a press that nobody will answer: whoever pressed waits a second for it, not ten."""
    usual = world.realm.interactions.answer_within
    world.realm.interactions.answer_within = 1.0
    try:
        yield
    finally:
        world.realm.interactions.answer_within = usual


async def open_lobby(starter: Person, game: str, channel: str = LOBBY, **options: str) -> Answer:
    """`/dive play start`, with the form filled in if there is one."""
    answer = await starter.slash(channel, "dive play start", {"game": game})
    if answer.kind == "modal":
        answer = await starter.submit(answer.modal, dict(options), patience=PATIENCE)
    return answer


async def start_game(
    world: Loopback, game: str, *names: str, autopilots: int = 0, pace: str = "", **options: str
) -> "Dive":
    """A game with these people; the first one starts it."""
    people = [world.person(name) for name in names]
    lobby = (await open_lobby(people[0], game, **options)).message
    for person in people[1:]:
        lobby = (await person.click(lobby, "Join")).message
    for _ in range(autopilots):
        lobby = (await people[0].click(lobby, "Add autopilot")).message
    while pace not in lobby.text:
        lobby = (await people[0].click(lobby, "Pace")).message
    await people[0].click(lobby, "Start")
    thread = lobby.id if lobby.id in world.world.channels else lobby.channel_id
    dive = Dive(world, people, thread)
    await dive.panel()
    return dive


class Dive:
    """A game being played in a thread."""

    def __init__(self, world: Loopback, people: list[Person], thread: str) -> None:
        self.world, self.people, self.thread = world, people, thread

    async def panel(self, words: str = "", place: str = "", **values: Any) -> SeenMessage:
        """The newest panel; waits until it says these words, or what that place says."""

        def right(seen: SeenMessage) -> bool:
            said = not place or says(seen.text, place, **values)
            return is_panel(seen) and words in seen.text and said

        return await self.people[0].wait_for(self.thread, right, PATIENCE)

    async def panel_for(self, *asked: Person) -> SeenMessage:
        """The newest panel, once it pings exactly these."""
        wanted = {person.id for person in asked}
        return await self.people[0].wait_for(
            self.thread, lambda seen: is_panel(seen) and set(seen.mentions) == wanted, PATIENCE
        )

    async def read_on(self, person: Person | str) -> SeenMessage:
        """Somebody turns the page; what comes after it."""
        page = await self.people[0].wait_for(self.thread, lambda one: bool(onward(one)), PATIENCE)
        who = self.world.person(person) if isinstance(person, str) else person
        await who.click(page, onward(page))
        return await self.people[0].wait_for(
            self.thread, lambda seen: is_panel(seen) and int(seen.id) > int(page.id), PATIENCE
        )

    async def click(self, person: Person | str, button: str) -> Answer:
        who = self.world.person(person) if isinstance(person, str) else person
        return await who.click(await self.panel(), button)

    async def private(self, person: Person | str, button: str) -> SeenMessage:
        """What only this person sees after that press, in a strip that may have been there."""
        who = (await self.click(person, button)).person
        return (await self.strip(who))[-1]

    async def strip(self, person: Person) -> list[SeenMessage]:
        """What only this person sees."""
        return [one for one in await person.read(self.thread) if one.ephemeral]

    async def log(self, person: str) -> SeenMessage:
        """What this person reads under "…" and *Whole log*."""
        more = (await self.click(person, "…")).message
        return (await self.world.person(person).click(more, "Whole log")).message

    async def texts(self) -> list[str]:
        return [message.text for message in await self.people[0].read(self.thread)]


async def told(answer: Answer, words: str) -> SeenMessage:
    """The message that says these words, also when a busy machine takes its time with it and a
    newer one takes the place of the first."""

    def look() -> SeenMessage | None:
        said = answer.followups
        with suppress(Refusal):
            said = [answer.message, *said]
        return next((one for one in said if words in one.text), None)

    return await answer.person.until(look, PATIENCE)


def is_panel(message: SeenMessage) -> bool:
    labels = {button.label for button in message.buttons}
    return not message.ephemeral and bool({"Hand", "Undo", "Play again"} & labels)


def onward(message: SeenMessage) -> str:
    """The custom id of the button that turns the page, if there is one."""
    found = (one.custom_id for one in message.buttons)
    return next((one for one in found if ":read_on:" in one), "")


async def table_of(bot: Divemaster, dive: Dive) -> Table:
    """The bot's own table behind a dive."""
    row = await bot.store.at_place(int(dive.thread))
    assert row is not None
    return await bot.house.host.tables.peek(row.id)


async def show_highlights(world: Loopback) -> tuple[Person, str]:
    """A moderator wants endings shown in a channel: both of them."""
    coral = world.person("Coral")
    logbook = next(c["id"] for c in world.world.channels.values() if c["name"] == "logbook")
    form = (await coral.slash("#general", "dive moderate settings")).modal
    await coral.submit(form, {"highlights": [logbook]})
    return coral, logbook
