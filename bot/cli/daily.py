"""``divemaster daily``: was a day's deal decided before anybody dived, and are its results true?"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import date, datetime

import click

from bot.config import BadSettings, read_settings
from bot.host import daily
from bot.host.verifying import can_be_verified, transcript_of
from bot.store import Reading, StoreError
from bot.store.memory_rows import Daily
from bot.store.opening import open_store
from games.catalog import find_game
from games.kernel.chance import commitment
from games.kernel.transcript import replay
from games.kernel.transcript import verify as check

MINE = 0
"""The seat of whoever dives; autopilots keep the others."""


class NotSo(Exception):
    """Something does not hold; the words say what."""


@click.group
def command() -> None:
    """Check the game of the day: its keys, and what people played."""


@command.command
@click.argument("day", metavar="DATE", type=click.DateTime(["%Y-%m-%d"]))
@click.option("--key", default="", help="The key of that day, as /dive play daily shows it.")
@click.option("--anchor", default="", help="The anchor of all keys; at least its beginning.")
def verify(day: datetime, key: str, anchor: str) -> None:
    """Check the dives of DATE: key, seeds, and every try that counts, move by move.

    With --key and --anchor anybody can check a day without a database; without them our own is
    read, also while the bot runs.
    """
    number = day.date().toordinal()
    try:
        lines = _by_hand(number, key, anchor) if key else asyncio.run(_by_book(number))
        for line in lines:
            click.echo(line)
    except (BadSettings, StoreError, NotSo, ValueError) as error:
        raise click.ClickException(str(error)) from None


def _by_hand(day: int, key: str, anchor: str) -> Iterator[str]:
    """From what was published alone."""
    known = bytes.fromhex(key)
    steps = daily.links(day)
    found = daily.hashed(known, steps).hex()
    if not anchor or not found.startswith(anchor):
        raise NotSo(f"This key doesn't lead to that anchor: hashed {steps} times, it's {found}.")
    yield f"The key of {date.fromordinal(day)} leads to the anchor {found}, hashed {steps} times."
    yield from _seeds(day, known)


def _seeds(day: int, key: bytes) -> Iterator[str]:
    for game in daily.deals():
        seed = daily.seed_of(key, day, game)
        yield f"{game}: seed {seed:032x}, hash {commitment(seed)}"


async def _by_book(day: int) -> list[str]:
    """From our own database: the key is told only when its day is over."""
    if day >= daily.today():
        raise NotSo(f"{date.fromordinal(day)} isn't over yet, so its key is still a secret.")
    store = await open_store(read_settings().database, to_read=True)
    try:
        root = await store.fact(daily.fact_of(day))
        if root is None:
            raise NotSo("Nobody has played a game of the day here yet, so there are no keys.")
        chain = daily.Chain(bytes.fromhex(root))
        key = chain.key(day)
        lines = [f"Key {key.hex()}", *_by_hand(day, key.hex(), chain.anchor.hex())]
        ended = [
            one for one in await store.memories.dailies(day) if one.counts and one.won is not None
        ]
        seeds = {game: daily.seed_of(key, day, game) for game in daily.deals()}
        return lines + [await _told_truly(store, one, seeds[one.game]) for one in ended]
    finally:
        await store.close()


async def _told_truly(store: Reading, one: Daily, seed: int) -> str:
    """Every move of a try follows from the day's seed, and leads to the result that was told."""
    campaign = await store.campaign(one.campaign)
    assert campaign is not None
    if campaign.commitment != commitment(seed):
        raise NotSo(f"{one.campaign} wasn't played from its day's seed.")
    opening, entries = await store.start_save(one.campaign), await store.entries(one.campaign)
    if not can_be_verified(opening, entries):
        return f"{one.name}: {one.game} {one.campaign}: the rules have changed since."
    transcript = transcript_of(opening, entries)
    verdict = check(transcript, campaign.commitment, find_game)
    if not verdict.fair:
        raise NotSo(f"{one.campaign}: {verdict.reason}")
    *_, match = replay(transcript, find_game)
    outcome = match.outcome
    if outcome is None or (MINE in outcome.winners, match.game.turn) != (one.won, one.turns):
        raise NotSo(f"{one.campaign}: the moves don't lead to the published result.")
    result = "won" if one.won else "lost"
    return f"{one.name}: {one.game} {result}, {one.turns} turns, {verdict.checked} moves replayed."
