"""A choice: committed first, then shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bot.deeds.in_passing import remind_in_passing
from bot.deeds.play_on import play_on
from bot.display.hand import asked_in_secret, private_frame, private_panel
from bot.display.story import tell
from bot.host import Table
from bot.host.host import Moved
from bot.host.ticks import in_order
from bot.house import House
from bot.request import Request
from games.kernel import T
from games.kernel.errors import MatchOver, NotOffered, StaleAsk


async def choose(house: House, request: Request, option: str) -> None:
    """A button of an ask, or a line of one of its menus."""
    await _answer(house, request, house.host.choose, option)


async def choose_several(house: House, request: Request, options: list[str]) -> None:
    """All that was chosen in a menu that takes several."""
    await _answer(house, request, house.host.choose_several, options)


async def choose_in_order(house: House, request: Request, options: list[str], token: str) -> None:
    """What somebody kept from another game, as choices one after the other."""
    answer = partial(house.host.choose_several, turns=in_order)
    await _answer(house, request, answer, options, token)


async def _answer(
    house: House,
    request: Request,
    answer: Callable[..., Awaitable[Moved]],
    chosen: object,
    token: str | None = None,
) -> None:
    press = request.press
    try:
        moved = await answer(
            press.campaign,
            request.user,
            chosen,
            press.token if token is None else token,
            request.interaction.id,
            request.answer.stages,
        )
    except (StaleAsk, NotOffered, MatchOver):
        await refresh(house, request)
        raise
    await _show(house, request, moved)
    await remind_in_passing(house, request, moved.table)


async def _show(house: House, request: Request, moved: Moved) -> None:
    """The result, through the message that was clicked."""
    house.display.used(moved.table, request.user)
    if request.on_private:
        await play_on(house, moved.table)
        await _show_private(house, request, moved.table, moved.seat)
        return
    await play_on(house, moved.table, request.answer)
    await request.answer.acknowledge()
    told = [line for line in moved.lines if line.to == moved.seat]
    if told:
        await request.answer.say(tell(told, await house.wording(request.interaction, moved.table)))
    if asked_in_secret(moved.table, moved.seat):
        wording = await house.wording(request.interaction, moved.table)
        sheet, shots = await private_frame(house.display.studio, moved.table, moved.seat, wording)
        await request.answer.show(sheet, *shots)
        await house.display.private.opened(moved.table.id, request.answer)


async def _show_private(house: House, request: Request, table: Table, seat: int) -> None:
    wording = await house.wording(request.interaction, table)
    sheet, shots = await private_frame(house.display.studio, table, seat, wording)
    await request.open_page(sheet, *shots)
    await house.display.private.opened(table.id, request.answer)


async def refresh(house: House, request: Request) -> None:
    """Somebody clicked on what is no longer true: bring the message up to date."""
    table = await house.host.tables.peek(request.press.campaign)
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


async def step(house: House, request: Request, wanted: str) -> None:
    """First the piece, then the place: the controls of the second step, or those of the first.

    It changes nothing but what is offered here. Where several are asked at once, it happens in the
    private panel of whoever pressed.
    """
    table = await house.host.tables.peek(request.press.campaign)
    ask, mine = table.match.ask, table.seats_of(request.user)
    current = any(table.match.is_open(seat, request.press.token) for seat in mine)
    if ask is None or (mine and not current):
        await refresh(house, request)
        raise StaleAsk(T("That question has been answered already; here is the newest one."))
    seat = table.asked_seat_of(request.user)
    if request.on_private or len(ask.awaited) > 1:
        await _step_in_private(house, request, table, seat, wanted)
    else:
        await house.display.show_step(table, request.answer, wanted)


async def _step_in_private(
    house: House, request: Request, table: Table, seat: int, wanted: str
) -> None:
    """Where the person's only panel is open, its pictures stay as they are."""
    wording = await house.wording(request.interaction, table)
    controls = private_panel(table, seat, wording, wanted)
    only = table.seats_of(request.user) == [seat]
    if not only or not await request.change_controls(controls):
        sheet, shots = await private_frame(house.display.studio, table, seat, wording, wanted)
        await request.open_page(sheet, *shots)
    await house.display.private.opened(table.id, request.answer)
