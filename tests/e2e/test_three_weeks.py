"""Four people, three weeks: holidays, nights, one who is lost and comes back. Every call they got.

To read it as each of the four: `pytest tests/e2e/test_three_weeks.py -n 0 -o log_cli=true
--log-cli-level=INFO` tells what rang when.
"""

import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.app import Divemaster
from bot.custom_ids import read, verb
from bot.host import Table
from loopback import Loopback, Person, SeenMessage
from tests.e2e.passing_time import DAY, FIRST_DAY, HOUR, Days, SharedClock, shared_clock
from tests.e2e.tables import LOBBY, Dive, start_game, table_of
from tests.spoken import says

log = logging.getLogger(__name__)

SILENT = 1 << 12
"""Discord's flag of a message for which no device rings."""
NAMES = ("Marina", "Finn", "Pearl", "Otto")
CHOSEN = {
    "Marina": {"quiet": "23-8", "zone": "Europe/Rome"},
    "Finn": {"way": "direct", "quiet": "22-7", "zone": "Europe/Berlin"},
    "Pearl": {"way": "digest", "quiet": "23-8", "zone": "Asia/Tokyo"},
    "Otto": {"quiet": "0-8", "zone": "America/New_York"},
}
TAKES = {"Marina": 19, "Finn": 18, "Pearl": 26, "Otto": 18}
"""Hours until each of them gets round to it."""
LOST_FROM, LOST_TO = FIRST_DAY + 4 * DAY, FIRST_DAY + 11 * DAY
"""Nothing is heard of Otto."""
END = FIRST_DAY + 21 * DAY


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SharedClock:
    return shared_clock(monkeypatch)


def local(who: str, moment: float) -> datetime:
    return datetime.fromtimestamp(moment, ZoneInfo(CHOSEN[who]["zone"]))


def at_night(who: str, moment: float) -> bool:
    first, last = map(int, CHOSEN[who]["quiet"].split("-"))
    hour = local(who, moment).hour
    return hour >= first or hour < last if first > last else first <= hour < last


@dataclass(frozen=True)
class Rang:
    """Something that rang on somebody's device, or came in silence."""

    who: str
    at: float
    about: str
    words: str

    def __str__(self) -> str:
        return f"{local(self.who, self.at):%a %d %b %H:%M}  {self.about:<11} {self.words[:80]}"


@dataclass
class Watcher:
    """Notes every message of the bot that names somebody with a ping, or goes to them directly."""

    world: Loopback
    table: Table
    clock: SharedClock
    rang: list[Rang] = field(default_factory=list)
    still: list[Rang] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def look(self) -> None:
        for message, readers in self._new():
            for name in readers:
                words = " ".join(message.text.split())
                rang = Rang(name, self.clock.now(), self._about(message, name), words)
                silent = bool(message.raw["flags"] & SILENT)
                (self.still if silent else self.rang).append(rang)

    def _new(self) -> Iterator[tuple[SeenMessage, list[str]]]:
        people = {self.world.person(name).id: name for name in NAMES}
        for channel in list(self.world.world.channels.values()):
            direct = {one["id"] for one in channel.get("recipients", [])}
            for message in list(self.world.world.messages.get(channel["id"], {}).values()):
                seen = SeenMessage(dict(message.data))
                if seen.id not in self.seen and not seen.ephemeral:
                    self.seen.add(seen.id)
                    yield seen, [people[one] for one in people.keys() & {*direct, *seen.mentions}]

    def _about(self, message: SeenMessage, who: str) -> str:
        """A vote, or which question of this person it is: the one after all they answered."""
        presses = [read(button.custom_id) for button in message.buttons]
        if any(press and press.name == "late" for press in presses) or "vote" in message.text:
            return f"vote {self.table.campaign.length}"
        if "🤿" in message.text or says(message.text, "deeds.me._way#1"):
            return "welcome"
        (seat,) = [row.seat for row in self.table.seats if row.name == who]
        made = [one for one in self.table.recent if one.choice and one.choice.seat == seat]
        return f"question {len(made) + 1}"


@dataclass
class Life:
    """The four of them, who play, vote and come back as people do."""

    dive: Dive
    days: Days
    watcher: Watcher
    table: Table
    votes: int = 0
    returned: bool = False

    @property
    def now(self) -> float:
        return self.days.clock.now()

    def person(self, name: str) -> Person:
        return self.dive.world.person(name)

    async def some_hours(self) -> None:
        """Whoever is awake and finds a ballot about Otto votes; the others wait for anybody."""
        await self.days.pass_hours(3)
        self.watcher.look()
        if self.table.asked_people == [int(self.person("Otto").id)]:
            for name in NAMES[:3]:
                sits = int(self.person(name).id) in self.table.people
                if sits and not at_night(name, self.now):
                    await self._vote(self.person(name))
        await self.comes_back()

    async def _vote(self, person: Person) -> None:
        length = self.table.campaign.length
        for message in await person.read(self.dive.thread):
            pilot = [one for one in message.buttons if "Autopilot for now" in one.label]
            press = read(pilot[0].custom_id) if pilot else None
            if press and press.more[0] == str(length):
                await person.click(message, pilot[0].custom_id)
                await self.settled()
                self.votes += 1

    async def comes_back(self) -> None:
        """Otto presses once."""
        away = self.table.away(int(self.person("Otto").id))
        if away and self.now >= LOST_TO and not at_night("Otto", self.now):
            await self.dive.click("Otto", "Take my seat back")
            await self.settled()
            self.returned = True

    async def settled(self) -> None:
        idle = lambda: None if self.table.autopilots_turn else True  # noqa: E731 - a look
        await self.person(NAMES[0]).until(idle)
        await self.days.settle()
        self.watcher.look()

    async def one_turn(self) -> None:
        """Whoever is asked plays when they get round to it, unless the table went on without."""
        length, asked = self.table.campaign.length, self.table.campaign.waits_since
        (name,) = [row.name for row in self.table.seats if row.user in self.table.asked_people]
        lost = name == "Otto" and LOST_FROM <= asked < LOST_TO
        when = LOST_TO if lost else asked + TAKES[name] * HOUR
        while self.now < when and self.table.campaign.length == length:
            await self.some_hours()
        if self.table.campaign.length == length:
            await self.dive.click(name, "Trust the die")
        await self.settled()


async def choose_notices(world: Loopback, name: str) -> None:
    person = world.person(name)
    panel = (await person.slash(LOBBY, "dive me notices")).message
    for what, value in CHOSEN[name].items():
        panel = (await person.select(panel, verb("me", what), value)).message


async def go_away(world: Loopback, name: str, first: str, last: str, meanwhile: str) -> None:
    person = world.person(name)
    panel = (await person.slash(LOBBY, "dive me notices")).message
    form = (await person.click(panel, "Time away")).modal
    told = await person.submit(form, {"first": first, "last": last, "meanwhile": meanwhile})
    assert says(told.message.text, "deeds.me.holiday")


async def begin(world: Loopback, bot: Divemaster, clock: SharedClock) -> Life:
    for name in NAMES:
        await choose_notices(world, name)
    dive = await start_game(world, "lanterns", *NAMES, pace="**a day**", length="5")
    table = await table_of(bot, dive)
    watcher = Watcher(world, table, clock)
    life = Life(dive, Days(bot, clock, watcher.look), watcher, table)
    await life.settled()
    return life


@pytest.mark.timeout(600)
async def test_three_weeks_of_four_people(
    bot: Divemaster, discord_world: Loopback, clock: SharedClock
) -> None:
    life = await begin(discord_world, bot, clock)
    await go_away(discord_world, "Marina", "2030-03-25", "2030-03-27", "pilot")
    await go_away(discord_world, "Pearl", "2030-04-01", "2030-04-03", "wait")
    while life.table.campaign.status == "playing" and life.now < END:
        await life.one_turn()
    rang, still = life.watcher.rang, life.watcher.still
    for name in NAMES:
        lines = [str(one) for one in rang if one.who == name]
        quiet = [str(one) for one in still if one.who == name]
        log.info("%s\n%s\nin silence:\n%s", name, "\n".join(lines), "\n".join(quiet))
    calls = Counter((one.who, one.about) for one in rang if one.about != "welcome")
    assert {key: count for key, count in calls.items() if count > 1} == {}
    assert [str(one) for one in rang if at_night(one.who, one.at)] == []
    assert life.votes
    assert life.returned
    assert {one.who for one in rang} == set(NAMES)
    entries = [line.text for one in life.table.recent for line in one.lines]
    told = " ".join(map(str, entries))
    assert says(told, "deeds.holiday._away_text", name="Marina")
    assert says(told, "deeds.holiday.come_back", name="Marina")
    assert says(told, "deeds.holiday._away_text", name="Pearl")
    assert says(told, "deeds.late_player._text", names="Otto")
