"""After the storm: every table alive, shown, its people pinged once, and every move in order."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Mapping
from contextlib import closing
from itertools import pairwise

from discord.utils import snowflake_time

from bot.host import Host
from bot.host.people import MOMENTS
from bot.host.verifying import verify_campaign
from bot.store.store import Store
from games.kernel import Ask
from games.kernel.record import Record, write_record
from loopback.user.seeing import SeenMessage
from tests.chaos.diver import Diver
from tests.chaos.game_copy import Copy
from tests.chaos.remote import Refused
from tests.chaos.seated import Seated
from tests.chaos.tally import Tally
from tests.chaos.watch import Posted, shown_length, tokens_of

CHANCE = "left to chance"
"""The state of a game in which a press that was made again was another move."""


async def all_shown(tables: list[Seated]) -> None:
    """Waits until every table shows what is true, for as long as the bot may take at most."""
    owing = [one for one in tables if not one.given_up and await fault_of(one)]
    end = time.monotonic() + max((one.reef.patience.settle for one in owing), default=0)
    while owing and time.monotonic() < end:
        await asyncio.sleep(0.5)
        owing = [one for one in owing if not one.given_up and await fault_of(one)]
    for one in owing:
        one.blame("not_shown", await fault_of(one))


async def fault_of(table: Seated) -> str:
    """What is wrong with what people see of this table."""
    on = await table.follow()
    try:
        seen = await table.people[0].read(table.thread, 500)
    except Refused:
        await table.move()
        return "its thread is gone"
    for one in seen:
        table.reef.watch.see(one)
    live = table.live()
    if len(live) != 1:
        return f"{len(live)} live panels"
    if on and shown_length(live[0]) != table.known:
        return f"shows {shown_length(live[0])} of {table.known}"
    if int(live[0].id) != table.campaign.panel:
        return f"panel {live[0].id}, but the database says {table.campaign.panel}"
    return "" if table.match.ask is None else fault_of_asking(table, live[0], table.match.ask)


def fault_of_asking(table: Seated, panel: SeenMessage, ask: Ask) -> str:
    if not tokens_of(panel) <= {ask.token}:
        return f"asks {tokens_of(panel)} instead of {ask.token}"
    missed = table.uncalled(panel, ask)
    return f"{sorted(missed)} asked and not pinged" if missed else ""


def pinged_twice(posted: list[Posted], tally: Tally, copies: Mapping[str, Copy]) -> None:
    """No two panels of one table in one place called somebody for the same question; one that was
    taken back is asked anew, and so is one of a table that rested, when moments have passed. The
    first panel calls everybody, also whom it does not ask."""
    calls: dict[tuple[str, str, str, str, int], list[Posted]] = {}
    for one in posted:
        if one.campaign not in copies:
            continue
        copy = copies[one.campaign]
        question, asked = copy.called_for(one.length)
        anew = sum(number <= one.length for number in copy.undone)
        for user in one.pinged & asked:
            key = (one.campaign, one.thread, question, user, anew)
            calls.setdefault(key, []).append(one)
    for (campaign, thread, question, user, _), panels in calls.items():
        again = sum(not _rested(copies[campaign], *both) for both in pairwise(panels))
        if again:
            times = ", ".join(f"{snowflake_time(one.message):%T.%f}" for one in panels)
            words = f"{user} at {times} for {question} of {campaign} in {thread}"
            tally.blame("pinged_twice", words, again)


def _rested(copy: Copy, first: Posted, then: Posted) -> bool:
    """Whether something was done to the table from outside, and moments passed."""
    apart = snowflake_time(then.message) - snowflake_time(first.message)
    acts = any(first.length < number <= then.length for number in copy.acts)
    return acts and apart.total_seconds() >= MOMENTS


async def states(store: Store, divers: list[Diver], tally: Tally) -> dict[str, str]:
    """A digest of each game's state, by its diver and number; each must follow from its seed."""
    found = {}
    with closing(Host(store)) as host:
        for diver in divers:
            for number, name in enumerate(diver.done):
                verdict = str(await verify_campaign(host, name))
                if "✅" not in verdict:
                    tally.blame("not_fair", f"{name}: {verdict}")
                record = (await host.tables.peek(name)).match.record
                state = CHANCE if name in diver.by_chance else digest(record)
                found[f"{diver.number} {diver.game} {number}"] = state
    return found


def digest(record: Record) -> str:
    """Of all a game is made of, but for what its server remembered when it began: that depends on
    when other tables came to their ends."""
    alone = record.copy()
    alone.options = record.game.with_awards(record.options, set())
    return hashlib.sha256(write_record(alone)).hexdigest()


def left_to_chance(*runs: Mapping[str, str]) -> set[str]:
    """The games that cannot be compared. Whoever had one of them makes fewer or more choices in it
    than in the other run, so that their last game ends at another moment, too."""
    found = {name for run in runs for name, state in run.items() if state == CHANCE}
    for diver in {name.rpartition(" ")[0] for name in found}:
        lasts = [
            max(
                int(number)
                for who, _, number in (one.rpartition(" ") for one in run)
                if who == diver
            )
            for run in runs
        ]
        found |= {f"{diver} {number}" for number in range(min(lasts), max(lasts) + 1)}
    return found
