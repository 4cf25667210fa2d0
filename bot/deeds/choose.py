"""A choice: committed first, then shown."""

from __future__ import annotations

from bot.deeds.play_on import play_on
from bot.display.hand import group_panel, private_ask, private_frame
from bot.display.story import tell
from bot.host import Table
from bot.host.host import Moved
from bot.house import House
from bot.request import Request
from games.kernel import T
from games.kernel.errors import MatchOver, NotOffered, StaleAsk


async def choose(house: House, request: Request, option: str) -> None:
    """A button of an ask, or a line of one of its menus."""
    press = request.press
    try:
        moved = await house.host.choose(
            press.campaign,
            request.user,
            option,
            press.token,
            request.interaction.id,
            request.answer.stages,
        )
    except (StaleAsk, NotOffered, MatchOver):
        await refresh(house, request)
        raise
    await _show(house, request, moved)


async def _show(house: House, request: Request, moved: Moved) -> None:
    """The result, through the message that was clicked."""
    if request.on_private:
        await play_on(house, moved.table)
        await _show_private(house, request, moved.table, moved.seat)
        return
    await play_on(house, moved.table, request.answer)
    await request.answer.acknowledge()
    told = [line for line in moved.step.lines if line.to == moved.seat]
    if told:
        await request.answer.say(tell(told, await house.wording(request.interaction, moved.table)))


async def _show_private(house: House, request: Request, table: Table, seat: int) -> None:
    wording = await house.wording(request.interaction, table)
    sheet, shots = await private_frame(house.display.studio, table, seat, wording)
    await request.answer.update(sheet, *shots)


async def refresh(house: House, request: Request) -> None:
    """Somebody clicked on what is no longer true: bring the message up to date."""
    table = await house.host.peek(request.press.campaign)
    message = request.interaction.message
    if request.on_private:
        mine = table.seats_of(request.user)
        if mine:
            await _show_private(house, request, table, mine[0])
    elif message is not None and message.id == table.campaign.panel:
        house.display.state(table).length = -1
        await play_on(house, table, request.answer)
    else:
        await house.display.retire_clicked(table, request.answer)
        await play_on(house, table)


async def open_group(house: House, request: Request, page: int) -> None:
    """The second step of a choice among very many, for whoever asked."""
    table = await house.host.peek(request.press.campaign)
    seat = table.seat_for(request.user, "")
    ask = private_ask(table, seat) if request.on_private else table.match.asked(None)
    if ask is None or ask.token != request.press.token:
        await refresh(house, request)
        raise StaleAsk(T("That question has been answered already; here is the newest one."))
    wording = await house.wording(request.interaction, table)
    await request.open_page(group_panel(table, ask, wording, page))
