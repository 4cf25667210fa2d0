"""Campaigns and entries for the tests of the stores."""

from bot.host.lobby import new_campaign
from bot.store import Campaign, Entry, Store
from games.kernel import Line, Seat, T
from games.kernel.record import Choice
from tests.bot.conftest import CHANNEL, GUILD, MARINA
from tests.kernel.lanterns import Lanterns


async def kept(store: Store) -> Campaign:
    campaign = new_campaign(Lanterns, GUILD, CHANNEL, MARINA)
    await store.add_campaign(campaign, [])
    return campaign


def choice(number: int, depth: int, interaction: int | None = None) -> Entry:
    line = Line(T("{who} swims.", who=Seat(0)))
    return Entry(
        number, "choice", depth, 1, 0, (line,), Choice(0, f"o{number}", "d"), 5, interaction
    )


async def fill(store: Store, campaign: Campaign, count: int) -> None:
    for number in range(1, count):
        await store.record(campaign, choice(number, number))
