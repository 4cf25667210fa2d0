"""Somebody wants to be forgotten: their seats are freed, their name is nobody's, the games of
others stay whole."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterable

from bot.config import Settings
from bot.errors import Refusal
from bot.host.host import Host
from bot.host.lobby import Lobby
from bot.store import SeatRow
from bot.store.privacy import Involved
from bot.wording import safe
from games.kernel import T
from games.kernel.errors import KernelError

log = logging.getLogger(__name__)

DAY = 86400

LEFT = T("🪑 Somebody has left for good; the seat is free.")


async def forget_person(
    host: Host, settings: Settings, person: int, names: Iterable[str] = ()
) -> list[Involved]:
    """The campaigns they got up from; ``names`` are those they have now. No bytes of what is
    forgotten stay in the file or its journal."""
    involved = await host.store.privacy.involved(person)
    left = [one for one in involved if await _leave(host, settings, one, person)]
    called = {*names, *await host.store.privacy.names_of(person)}
    await host.store.privacy.forget_person(person, called | {safe(name) for name in called})
    host.in_passing.forget_person(person)
    host.people.forget_person(person)
    for one in involved:
        table = host.tables.known(one.campaign)
        if table is not None:
            host.tables.forget(table)
    await host.store.give_back_room()
    return left


async def _leave(host: Host, settings: Settings, one: Involved, person: int) -> bool:
    """They get up; a table that cannot be opened any more is only written anew."""
    if one.alone:
        return False
    try:
        if one.status == "lobby":
            return await _leave_lobby(host, settings, one, person)
        if one.status in ("playing", "paused"):
            return await _leave_table(host, settings, one, person)
    except (Refusal, KernelError) as refusal:
        log.warning("a table cannot be opened", extra={"table": one.campaign, "why": str(refusal)})
    return False


async def _leave_lobby(host: Host, settings: Settings, one: Involved, person: int) -> bool:
    """Whoever joined next, and may, looks after the lobby from now on; else it is closed."""
    async with host.lobbies.visit(one.campaign) as lobby:
        if person in lobby.people:
            lobby.leave(person)
            await host.lobbies.seat_next(lobby)
            await host.lobbies.keep_seats(lobby)
        if one.started:
            await _hand_on(host, settings, lobby)
    return True


async def _hand_on(host: Host, settings: Settings, lobby: Lobby) -> None:
    """Two people could fill a server otherwise: one opens, the other inherits."""
    started = await _started(host, settings, lobby.campaign.guild)
    may = (one for one in lobby.people if started[one] < settings.open_games_each)
    if (heir := next(may, None)) is not None:
        await host.lobbies.hand_on(lobby, heir)
    else:
        await host.lobbies.cancel(lobby)


async def _started(host: Host, settings: Settings, guild: int) -> Counter[int]:
    """How many open games each person has in this server."""
    since = int(time.time()) - settings.idle_days * DAY
    return Counter(game.starter for game in await host.store.open_games(guild, since))


async def _leave_table(host: Host, settings: Settings, one: Involved, person: int) -> bool:
    """Where the autopilot stood in for them it plays on, for nobody. The game they started is that
    of whoever sits there with the fewest games, also beyond what one person may start: theirs alone
    is the limit that it counts against."""
    campaign, table = one.campaign, await host.tables.peek(one.campaign)
    people = [row.user for row in table.rows if row.user not in (None, person)]
    if one.started and people:
        started = await _started(host, settings, table.campaign.guild)
        heir = min(people, key=lambda who: started[who])
        await host.store.change_campaign(campaign, starter=heir)
    rows = [row for row in table.rows if row.user == person]
    freed = [
        SeatRow(row.seat, keeper="autopilot", level=row.level)
        if row.keeper == "autopilot"
        else SeatRow(row.seat)
        for row in rows
    ]
    if freed:
        await host.act(campaign, LEFT, None, seats=freed)
    return bool(freed)


async def forget_guild(host: Host, guild: int) -> None:
    """A server that the bot has left, and nobody wants its games any more."""
    host.tables.forget_servers(lambda one: one == guild)
    await host.store.privacy.forget_guild(guild)
    await host.store.give_back_room()
    host.store.forget_settings()
