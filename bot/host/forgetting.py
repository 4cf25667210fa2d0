"""Somebody wants to be forgotten: their seats are freed, their name is nobody's, the games of
others stay whole."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from bot.errors import Refusal
from bot.host.host import Host
from bot.store import SeatRow
from bot.store.privacy_port import Involved
from bot.wording import safe
from games.kernel import T
from games.kernel.errors import KernelError

log = logging.getLogger(__name__)

LEFT = T("🪑 Somebody has left for good; the seat is free.")


async def forget_person(host: Host, person: int, names: Iterable[str] = ()) -> list[Involved]:
    """The campaigns they got up from; ``names`` are those they have now."""
    involved = await host.store.privacy.involved(person)
    left = [one for one in involved if await _leave(host, one, person)]
    called = {*names, *await host.store.privacy.names_of(person)}
    await host.store.privacy.forget_person(person, called | {safe(name) for name in called})
    host.met.forget_person(person)
    host.people.forget_person(person)
    for one in involved:
        table = host.tables.known(one.campaign)
        if table is not None:
            host.tables.forget(table)
    return left


async def _leave(host: Host, one: Involved, person: int) -> bool:
    """They get up; a table that cannot be opened any more is only written anew."""
    if one.alone:
        return False
    try:
        if one.status == "lobby":
            return await _leave_lobby(host, one, person)
        if one.status in ("playing", "paused"):
            return await _leave_table(host, one.campaign, person)
    except (Refusal, KernelError) as refusal:
        log.warning("a table cannot be opened", extra={"table": one.campaign, "why": str(refusal)})
    return False


async def _leave_lobby(host: Host, one: Involved, person: int) -> bool:
    """Whoever joined next looks after the lobby from now on."""
    async with host.lobbies.visit(one.campaign) as lobby:
        if person in lobby.people:
            lobby.leave(person)
            await host.lobbies.seat_next(lobby)
            await host.lobbies.keep_seats(lobby)
        if one.started and lobby.people:
            await host.lobbies.hand_on(lobby, lobby.people[0])
        elif one.started:
            await host.lobbies.cancel(lobby)
    return True


async def _leave_table(host: Host, campaign: str, person: int) -> bool:
    """Where the autopilot stood in for them it plays on, for nobody."""
    rows = [row for row in (await host.tables.peek(campaign)).rows if row.user == person]
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
    host.store.forget_settings()
