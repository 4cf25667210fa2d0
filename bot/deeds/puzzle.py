"""The puzzle of the day: one press to try, and then what could be counted."""

from __future__ import annotations

from bot.display.puzzle import puzzle_page
from bot.host import daily
from bot.host.puzzles import solved_in_a_row
from bot.house import House
from bot.request import Request
from bot.store import SeatRow
from bot.wording import Wording
from games.catalog import find_game
from games.minds import Puzzle


async def show_puzzle(house: House, request: Request) -> None:
    """Today's; once it was answered, with its solution."""
    day = daily.today()
    puzzle = await house.host.puzzles.of(day)
    match = await house.host.lanes.files.do(request.user, puzzle.match, find_game(puzzle.game))
    asked = await house.wording(request.interaction)
    wording = Wording(asked.language, _seats(puzzle, request.name))
    tries = [one for one in await house.store.practices.tries(day) if one.guild == request.guild]
    mine = await house.store.practices.tries_of(request.user)
    answer = next((one for one in mine if one.day == day), None)
    shot = await house.display.studio.puzzle(match, puzzle.seat, wording)
    row = solved_in_a_row(mine, day)
    sheet = puzzle_page(day, puzzle, match, answer, tries, row, wording)
    await request.open_page(sheet.show([] if shot is None else [(shot.filename, shot.alt)]), shot)


async def answer_puzzle(house: House, request: Request, day: int, option: str) -> None:
    """Only the first answer counts; pressed again, it shows what is known by now."""
    await house.host.puzzles.answer(day, request.guild, request.user, request.name, option)
    await show_puzzle(house, request)


def _seats(puzzle: Puzzle, name: str) -> list[SeatRow]:
    """Whoever tries it sits on the seat that is asked."""
    return [
        SeatRow(seat, None, name, "person")
        if seat == puzzle.seat
        else SeatRow(seat, None, "", "autopilot")
        for seat in range(puzzle.seats)
    ]
