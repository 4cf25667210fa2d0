"""What the bot owes to people, when it is due."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.deeds.await_seat import offer_seat
from bot.deeds.call import call
from bot.deeds.highlight import post_highlight
from bot.deeds.holiday import come_back, go_away
from bot.deeds.late_player import ask_for_vote
from bot.deeds.watch import tell_story
from bot.display.errors import PlaceLost
from bot.errors import Refusal
from bot.house import House
from bot.store import Errand
from bot.store.rows import ErrandKind

Run = Callable[[House, Errand], Awaitable[None]]
RUNS: dict[ErrandKind, Run] = {
    "away": go_away,
    "back": come_back,
    "call": call,
    "highlight": post_highlight,
    "seat": offer_seat,
    "story": tell_story,
    "vote": ask_for_vote,
}


async def run_errand(house: House, errand: Errand) -> None:
    """It goes away when it has been run; one that is put off is set anew by whoever runs it."""
    try:
        await RUNS[errand.kind](house, errand)
    except PlaceLost:
        raise
    except Refusal:
        await house.host.people.settle(errand)
