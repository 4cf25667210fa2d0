"""The puzzle of the day: a board and a question; then the answer, counted."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.ending import LOST, WON
from bot.display.measure import packed
from bot.display.parts import Button, Part, Row, Sheet, Words
from bot.host import daily
from bot.store.practices import PuzzleTry
from bot.wording import Wording
from games.kernel import N, Option, T, Text
from games.kernel.match import Match
from games.kernel.text import clip
from games.minds import Puzzle


def puzzle_page(
    day: int,
    puzzle: Puzzle,
    match: Match,
    answer: PuzzleTry | None,
    tries: Sequence[PuzzleTry],
    in_a_row: int,
    wording: Wording,
) -> Sheet:
    """``tries`` are this server's; nothing of the solution shows before one's own."""
    title = wording.say(T("### 🧩 The puzzle of {day}", day=daily.named(day)))
    task = f"**{wording.say(puzzle.task)}**"
    if answer is None:
        stands = (match.game.headline(), *match.game.situation())
        small = (f"-# {clip(wording.say(one), 200)}" for one in stands)
        lines = [title, *small, task, wording.say(_FIRST)]
        return Sheet([Words(_page(lines))], _moves(day, puzzle, match, wording), PLAYING)
    lines = [title, task, *_solution(puzzle, match, answer, wording)]
    lines += _score(tries, in_a_row, wording)
    back = Button(verb("daily"), wording.label(T("The daily dive")), emoji="🌊")
    return Sheet([Words(_page(lines))], [Row([back])], WON if answer.solved else LOST)


def _page(lines: Sequence[str]) -> str:
    return clip("\n".join(lines), 3900)


def _moves(day: int, puzzle: Puzzle, match: Match, wording: Wording) -> list[Part]:
    ask = match.asked(puzzle.seat)
    assert ask is not None, "there was something to choose"
    numbers = ask.marks()

    def label(one: Option[object]) -> str:
        """With the number that stands on the board."""
        number = numbers.get(one.marked or "")
        before = f"{number} " if number else ""
        return before + wording.label(one.label, 38 - len(before))

    return packed(Button(verb("puzzle", day, one.id), label(one)) for one in ask.of(puzzle.seat))


def _solution(puzzle: Puzzle, match: Match, answer: PuzzleTry, wording: Wording) -> list[str]:
    """In the words of the hint, which compares it to what comes next."""
    said = (
        T("✅ That's it.")
        if answer.solved
        else T("❌ You chose {option}.", option=_label(puzzle, match, answer.chosen))
    )
    *steps, reason = puzzle.solution
    way = " → ".join(wording.say(step) for step in steps)
    share = round(100 * puzzle.shares[answer.chosen])
    lines = [wording.say(said), f"**{way}** · {wording.say(reason)}"]
    if answer.chosen not in list(puzzle.shares)[:2]:
        lines.append(wording.say(T("With your move it's {share} % of all draws.", share=share)))
    return lines


def _label(puzzle: Puzzle, match: Match, option: str) -> Text | str:
    found = None if match.ask is None else match.ask.find(puzzle.seat, option)
    return option if found is None else found.label


def _score(tries: Sequence[PuzzleTry], in_a_row: int, wording: Wording) -> list[str]:
    """Among others, how many have solved it; and one's own streak, where there is one."""
    told = []
    if len(tries) > 1:
        solved = sum(one.solved for one in tries)
        told.append(
            N(
                "{solved} of {n} here has solved it",
                "{solved} of {n} here have solved it",
                n=len(tries),
                solved=solved,
            )
        )
    if in_a_row:
        told.append(T("🔥 {n} solved in a row", n=in_a_row))
    return [f"-# {' · '.join(map(wording.say, told))}"] if told else []


_FIRST = T(
    "-# A moment of a practice game. One move is the best, whatever you do after it; every draw "
    "was counted. Your first press counts."
)
