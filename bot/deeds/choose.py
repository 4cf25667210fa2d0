"""A choice: committed first, then shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.custom_ids import PICK
from bot.deeds.in_passing import remind_in_passing
from bot.deeds.play_on import play_on
from bot.deeds.suggest import may_suggest, others_choice, suggest
from bot.display.chosen import Chosen
from bot.display.hand import asked_in_secret, comes_closer, private_frame, private_panel
from bot.display.refusal import others_step
from bot.display.shapes.desk import BACK
from bot.display.story import tell
from bot.host import Table
from bot.host.host import Moved
from bot.host.ticks import in_order
from bot.house import House
from bot.request import Request
from bot.several import TOGGLED, deed, lit_in
from games.kernel import T
from games.kernel.errors import MatchOver, NotOffered, StaleAsk


async def choose(house: House, request: Request, option: str, tapped: str = "") -> None:
    """A button of an ask, or a line of one of its menus; what was tapped before it stays chosen."""
    stays = "" if request.press.name == PICK else tapped
    await _answer(house, request, house.host.choose, option, [option], tapped=stays)


async def choose_lit(house: House, request: Request, lit: str) -> None:
    """All toggles that are lit, and the deed that they are for."""
    table = await house.host.tables.peek(request.press.campaign)
    ask = table.match.ask
    if ask is not None and may_suggest(table, request.user, request.press.token):
        seat = next(
            (one for one in table.seats_of(request.user) if one in ask.seats), ask.awaited[0]
        )
    else:
        seat = table.asked_seat_of(request.user)
    own = None if ask is None else ask.offering(ask.of(seat))
    main = None if own is None else deed(own)
    options = [] if own is None else lit_in(own, f"{TOGGLED}{lit}")
    chosen = [*options, *([main.id] if main else [])]
    await _answer(house, request, house.host.choose_several, chosen, chosen)


async def choose_in_order(house: House, request: Request, options: list[str], token: str) -> None:
    """What somebody kept from another game, as choices one after the other."""
    answer = partial(house.host.choose_several, turns=in_order)
    await _answer(house, request, answer, options, options, token)


async def _answer(
    house: House,
    request: Request,
    answer: Callable[..., Awaitable[Moved]],
    chosen: object,
    options: Sequence[str],
    token: str | None = None,
    tapped: str = "",
) -> None:
    press = request.press
    token = press.token if token is None else token
    table = await house.host.tables.peek(press.campaign)
    if labels := others_choice(table, request.user, options, token):
        await suggest(house, request, table, labels)
        return
    before = table.match.ask
    try:
        moved = await answer(
            press.campaign,
            request.user,
            chosen,
            token,
            request.interaction.id,
            request.answer.stages,
        )
    except (StaleAsk, NotOffered, MatchOver):
        await refresh(house, request)
        raise
    option = before.find(moved.seat, options[-1]) if before is not None and options else None
    house.display.state(moved.table).chosen = Chosen.by(moved.seat, tapped, option)
    await remind_in_passing(house, request.user, moved.table)
    await _show(house, request, moved)


async def _show(house: House, request: Request, moved: Moved) -> None:
    """The result, through the message that was clicked; a strip below it speaks of the question
    before, and goes."""
    house.display.used(moved.table, request.user)
    then = house.display.strips.open_for(request.interaction)
    if request.on_private:
        await play_on(house, moved.table)
        await _show_private(house, request, moved.table, moved.seat)
        return
    await play_on(house, moved.table, request.answer)
    await request.answer.acknowledge()
    told = [line for line in moved.lines if line.to == moved.seat]
    if asked_in_secret(moved.table, moved.seat):
        await _show_private(house, request, moved.table, moved.seat)
    elif told:
        await request.answer.say(tell(told, await house.wording(request.interaction, moved.table)))
    else:
        await house.display.strips.leave_as_it_was(request.interaction, then)


async def _show_private(house: House, request: Request, table: Table, seat: int) -> None:
    wording = await house.wording(request.interaction, table)
    sheet, shots = await private_frame(house.display.studio, table, seat, wording)
    await request.open_page(sheet, *shots)


async def refresh(house: House, request: Request) -> None:
    """Somebody clicked on what is no longer true: the panel is brought up to date. What stands in
    a strip comes new with the refusal."""
    table = await house.host.tables.peek(request.press.campaign)
    message = request.interaction.message
    if request.on_private:
        return
    if message is not None and message.id == table.campaign.panel:
        house.display.state(table).length = -1
        await play_on(house, table, request.answer)
    else:
        await house.display.folding.retire_clicked(table, request.answer)
        await play_on(house, table)


async def step(house: House, request: Request, wanted: str) -> None:
    """First the piece, then the place: the controls of the second step, or those of the first.

    It changes nothing but what is offered here. Where several are asked at once, or a partner
    looks for what to advise, it happens in the strip of whoever pressed.
    """
    table = await house.host.tables.peek(request.press.campaign)
    ask, mine, token = table.match.ask, table.seats_of(request.user), request.press.token
    asked = ask is not None and any(seat in ask.seats for seat in mine)
    if not asked and may_suggest(table, request.user, token):
        wording = await house.wording(request.interaction, table)
        await request.open_page(others_step(table, wording, wanted))
        return
    current = any(table.match.is_open(seat, token) for seat in mine)
    if ask is None or (mine and not current):
        await refresh(house, request)
        raise StaleAsk(T("That one's answered already; here's the newest."))
    seat = table.asked_seat_of(request.user)
    if request.on_private or len(ask.awaited) > 1 or seat not in ask.awaited:
        await _step_in_private(house, request, table, seat, wanted)
    else:
        back = BACK in request.press.more
        await house.display.show_step(table, request.answer, wanted, back=back)


async def _step_in_private(
    house: House, request: Request, table: Table, seat: int, wanted: str
) -> None:
    """Where the person's only panel is open, its pictures stay unless others are wanted."""
    wording = await house.wording(request.interaction, table)
    controls = private_panel(table, seat, wording, wanted)
    only = table.seats_of(request.user) == [seat]
    another = BACK in request.press.more or comes_closer(table, seat, wording, wanted)
    if not only or another or not await request.change_controls(controls):
        sheet, shots = await private_frame(house.display.studio, table, seat, wording, wanted)
        await request.open_page(sheet, *shots)
