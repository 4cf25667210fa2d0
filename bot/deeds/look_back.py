"""*How did we do?*: asked for at the end of a game, thought about in the background."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.looking_back import EVERYBODY, SHARE, look_back_page, nothing_turned
from bot.display.pages import notice
from bot.display.painting import ReadyPicture
from bot.display.parts import Sheet
from bot.errors import Refusal
from bot.host import Table
from bot.host.looking_back import find_points, known_points, moment
from bot.house import House
from bot.request import Request
from bot.thoughts import Turned
from games.kernel import T


async def look_back(house: House, request: Request, table: Table, at: int, how: str) -> None:
    """A turning point of this game; the first who asks is told to wait a little."""
    _check_may(request, table, how)
    points = await known_points(house.host, table.id)
    if points is None:
        await _ask_for_patience(house, request, table)
        house.background.spawn(_think(house, request, table), "looking back")
        return
    sheet, shot = await _page(house, request, table, points, at, shared=bool(how))
    if how == SHARE:
        await request.answer.show(sheet, shot, private=False)
    elif how == EVERYBODY:
        await request.answer.update(sheet, shot)
    else:
        await request.open_page(sheet, shot)


def _check_may(request: Request, table: Table, how: str) -> None:
    if table.match.outcome is None:
        raise Refusal(T("This game isn't over yet."))
    if table.match.game.mind() is None:
        raise Refusal(T("I can't give hints for this game yet."))
    if how == SHARE and request.user not in table.people:
        raise Refusal(T("Only those who played can show it to everybody."))


async def _ask_for_patience(house: House, request: Request, table: Table) -> None:
    wording = await house.wording(request.interaction, table)
    words = T("🔭 I'm thinking about {n} choices. Give me a minute.", n=table.campaign.depth)
    await request.open_page(notice(wording.say(words)))


async def _think(house: House, request: Request, table: Table) -> None:
    """What came of it takes the place of the words that asked for patience."""
    try:
        points = await find_points(house.host, table)
    except Refusal as refusal:
        wording = await house.wording(request.interaction, table)
        await request.open_page(notice(wording.say(refusal.text)))
        return
    sheet, shot = await _page(house, request, table, points, 0, shared=False)
    await request.open_page(sheet, shot)


async def _page(
    house: House,
    request: Request,
    table: Table,
    points: Sequence[Turned],
    at: int,
    *,
    shared: bool,
) -> tuple[Sheet, ReadyPicture | None]:
    """In the language of whoever asked, or of the server where everybody reads it."""
    if shared:
        wording = await house.display.wording(table)
    else:
        wording = await house.wording(request.interaction, table)
    if not points:
        return nothing_turned(wording), None
    at, mine = max(0, min(at, len(points) - 1)), request.user in table.people
    then = await moment(house.host, table, points[at].choices)
    sheet = look_back_page(table, points, at, then, wording, shared=shared, mine=mine)
    shot = await house.display.studio.moment(table, then, wording)
    return sheet.show([] if shot is None else [(shot.filename, shot.alt)]), shot
