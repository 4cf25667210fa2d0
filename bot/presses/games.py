"""What can be done with a whole game: ending it, playing it again, verifying it."""

from __future__ import annotations

from bot.errors import Refusal
from bot.host import Lobby, Table
from bot.host.verifying import verify_campaign
from bot.panel.pages import notice
from bot.presses.lobby import open_lobby
from bot.presses.visit import Handler, Visit
from bot.store import SeatRow
from bot.wording import safe
from games.kernel import T


async def end(visit: Visit) -> None:
    """The answer to "do you really want to end this game?"."""
    table = await visit.app.host.peek(visit.press.campaign)
    wording = await visit.wording(table)
    if visit.more(0) != "yes":
        await visit.answer.update(notice(wording.say(T("The game goes on."))))
        return
    if not await may_end(visit, table.campaign.starter):
        raise Refusal(T("Only whoever started this game, or a moderator, may end it."))
    text = T("🏁 {name} ended the game.", name=safe(visit.name))
    await visit.app.host.act(
        table.id, text, visit.user, values={"status": "ended"}, check=Table.check_not_over
    )
    await visit.answer.update(notice(wording.say(T("The game has been ended."))))
    await visit.app.display.show(table)


async def may_end(visit: Visit, starter: int) -> bool:
    return visit.user == starter or await visit.app.is_moderator(visit.interaction)


async def again(visit: Visit) -> None:
    """A new lobby with the same people, seats moved on by one."""
    app, table = visit.app, await visit.app.host.peek(visit.press.campaign)
    if visit.user not in table.people:
        raise Refusal(T("Only those who played can call for another game. Try `/dive start`."))
    rows = table.in_play[1:] + table.in_play[:1]
    seats = [
        SeatRow(number, row.user, row.name, row.keeper)
        for number, row in enumerate(row for row in rows if row.keeper != "vacant")
    ]
    options = Lobby(table.campaign, seats).options
    async with app.host.door(table.id):
        await _check_no_lobby(visit, table.campaign.game)
        await open_lobby(visit, table.campaign.game, options, seats)


async def _check_no_lobby(visit: Visit, game: str) -> None:
    """Several may want another game at once; one lobby is enough."""
    here = visit.interaction.channel_id or 0
    lobby = await visit.app.store.lobby_at(visit.guild, here, game)
    if lobby is not None and lobby.lobby is not None:
        place = visit.app.get_partial_messageable(here, guild_id=visit.guild)
        link = place.get_partial_message(lobby.lobby).jump_url
        raise Refusal(T("The lobby for another game is open: {link}", link=link))


async def verify(visit: Visit) -> None:
    """Replays everything against the seed."""
    visit.expect_page()
    words = await verify_campaign(visit.app.host, visit.press.campaign)
    await visit.answer.say((await visit.wording()).say(words))


VERBS: dict[str, Handler] = {"end": end, "again": again, "verify": verify}
