"""Another game with the same people, seats moved on by one."""

from __future__ import annotations

from bot.deeds.start import open_lobby
from bot.errors import Refusal
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.store import SeatRow
from games.kernel import T


async def again(house: House, request: Request) -> None:
    request.answer.private = False
    table = await house.host.tables.peek(request.press.campaign)
    if request.user not in table.people:
        raise Refusal(T("Only those who played can start a rematch. Try `/dive play start`."))
    rows = table.in_play[1:] + table.in_play[:1]
    seats = [
        SeatRow(number, row.user, row.name, row.keeper, row.level)
        for number, row in enumerate(row for row in rows if _comes_along(row))
    ]
    game, options = table.campaign.game, Lobby(table.campaign, seats).options
    async with house.host.doors.to(table.id):
        await _check_no_lobby(house, request, game)
        pace, hints = table.campaign.pace, table.campaign.hints
        private = table.campaign.private
        await open_lobby(
            house, request, game, options, seats, pace=pace, hints=hints, private=private
        )


def _comes_along(row: SeatRow) -> bool:
    """Autopilots do, and people who have not been forgotten since."""
    return row.keeper == "autopilot" or (row.keeper == "person" and row.user is not None)


async def _check_no_lobby(house: House, request: Request, game: str) -> None:
    """Several may want another game at once; one lobby is enough."""
    lobby = await house.store.lobby_at(request.guild, request.channel, game)
    if lobby is not None and lobby.lobby is not None:
        place = house.display.channel(request.guild, request.channel)
        link = place.get_partial_message(lobby.lobby).jump_url
        raise Refusal(T("The next game's lobby is open: {link}", link=link))
