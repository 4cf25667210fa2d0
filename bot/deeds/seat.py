"""Who keeps a seat may change in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

from bot.custom_ids import verb
from bot.deeds.play_on import play_on
from bot.display.hand_over import HandOverForm, NewPlayer, named_player
from bot.errors import Refusal, SeatIsKept
from bot.host import Table
from bot.host.free_seats import reserved_until
from bot.house import House
from bot.levels import NAMES, levels_of, read_level
from bot.request import Request
from bot.rights import check_moderator
from bot.store import SeatRow
from bot.wording import Wording, safe
from games.kernel import Seat, T, Text
from games.kernel.mind import LEVELS


async def take_my_seat_back(house: House, request: Request) -> None:
    """Whoever comes back plays on where the autopilot stood in for them."""
    table = await house.host.tables.peek(request.press.campaign)
    away = table.away(request.user)
    if not away:
        names = [row.name for row in table.in_play if row.keeper == "autopilot" and row.user]
        raise Refusal(
            T("The autopilot plays for {names} here, not for you.", names=safe(", ".join(names)))
        )
    await give_seat(house, request, table, away[0], "back", None)


async def take_seat(house: House, request: Request, seat: int) -> None:
    """Somebody sits down where nobody does, or where a bare autopilot plays."""
    table = await house.host.tables.peek(request.press.campaign)
    if table.away(request.user):
        raise SeatIsKept(table.id)
    if table.seats_of(request.user):
        raise Refusal(
            T(
                "You already have a seat here. A moderator can give you another with "
                "`/dive moderate seat`."
            )
        )
    until = await reserved_until(house.store, table, request.user)
    if until is not None and seat in table.kept_by("vacant"):
        raise Refusal(
            T(
                "Those on the waiting list get first pick; anyone can take it {when}.",
                when=f"<t:{until}:R>",
            )
        )
    row = SeatRow(seat, request.user, request.name, "person")
    text = T("🪑 {name} takes a seat.", name=safe(request.name))

    def still_free(table: Table) -> None:
        old = table.seats[row.seat] if row.seat < len(table.seats) else None
        if old is None or old.keeper == "person" or old.user is not None:
            raise Refusal(T("Somebody was faster; that seat's taken."))

    await _change_seat(house, request, table, row, text, still_free)
    if request.on_private:
        wording = await house.wording(request.interaction, table)
        await request.answer.say(wording.say(text))


OWN = {"pilot": "autopilot", "leave": "nobody", "give": "player"}
"""What one can do with one's own seat, under "…"."""


async def give_my_seat(house: House, request: Request, table: Table, how: str) -> None:
    """The autopilot plays for whoever asks, or they leave, or hand their seat over."""
    mine = table.seats_of(request.user)
    if not mine:
        raise table.not_seated(request.user)
    player = None
    if how == "give":
        if not request.is_form:
            wording = await house.wording(request.interaction, table)
            custom_id = verb("seat", "give", campaign=table.id)
            await request.answer.form(HandOverForm(custom_id, wording))
            return
        player = named_player(request.data)
    await give_seat(house, request, table, mine[0], OWN.get(how, "autopilot"), player)


async def give_seat(
    house: House,
    request: Request,
    table: Table,
    seat: int,
    to: str,
    player: NewPlayer | None,
) -> None:
    """A moderator, or whoever keeps it, hands a seat on."""
    table.check_unsealed()
    _check_in_play(table, seat)
    old = table.seats[seat]
    if old.user != request.user:
        await check_moderator(house, request)
    if to in LEVELS and to not in levels_of(type(table.match.game)):
        raise Refusal(T("{game} only has the plain autopilot.", game=table.match.game.title))
    row, text = _new_row(old, to, player, safe(request.name))

    def unchanged(table: Table) -> None:
        if table.seats[seat] != old:
            raise Refusal(T("This seat has just changed hands. Look at the table and try again."))

    await _change_seat(house, request, table, row, text, unchanged)
    wording = Wording((await house.wording(request.interaction)).language, table.seats)
    await request.answer.say(wording.say(text))


def _check_in_play(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal(T("This table has seats 1 to {n}.", n=len(table.seats)))
    if not table.match.game.plays(seat):
        raise Refusal(T("Seat {n} isn't in play; those at the table decide who joins.", n=seat + 1))


async def _change_seat(
    house: House,
    request: Request,
    table: Table,
    row: SeatRow,
    text: Text,
    check: Callable[[Table], None],
) -> None:
    await house.host.act(table.id, text, request.user, seats=[row], check=check)
    if row.user is not None:
        await house.host.people.await_seat(table, row.user, row.name, waits=False)
    await play_on(house, table, request.answer)
    if not request.on_private:
        await request.answer.acknowledge()


def _new_row(old: SeatRow, to: str, player: NewPlayer | None, by: str) -> tuple[SeatRow, Text]:
    """The seat's new row, and the sentence for the log."""
    number = old.seat + 1
    if to == "player":
        if player is None:
            raise Refusal(T("Say who with `player:`."))
        if player.bot:
            raise Refusal(T("Bots can't play. Pick the autopilot instead."))
        row = SeatRow(old.seat, player.id, player.display_name, "person")
        name = safe(player.display_name)
        return row, T("🪑 {by} gives seat {n} to {name}.", by=by, n=number, name=name)
    if to == "autopilot":
        row = SeatRow(old.seat, old.user, old.name, "autopilot")
        return row, T("🤖 {by} hands seat {n} to the autopilot.", by=by, n=number)
    if level := read_level(to):
        row = SeatRow(old.seat, old.user, old.name, "autopilot", level)
        words = T(
            "🧠 {by} hands seat {n} to an autopilot that plays {level}.",
            by=by,
            n=number,
            level=NAMES[level],
        )
        return row, words
    if to == "nobody":
        return SeatRow(old.seat), T("🪑 {by} frees seat {n}.", by=by, n=number)
    if old.user is None:
        raise Refusal(T("The autopilot isn't standing in for anybody here."))
    row = SeatRow(old.seat, old.user, old.name, "person")
    return row, T("🪑 {by} gives seat {n} back to {who}.", by=by, n=number, who=Seat(old.seat))
