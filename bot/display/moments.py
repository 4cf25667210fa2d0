"""A finished game, moment by moment, each of which can be played on; and what would have come."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.measure import packed
from bot.display.parts import Button, Item, Menu, Part, Row, Sheet, Words
from bot.host import Table
from bot.host.practising import Told
from bot.thoughts import Turned
from bot.wording import Wording
from games.kernel import N, Seat, T, Text
from games.kernel.match import Match
from games.kernel.text import clip
from games.minds import Branch

JUMP = "to"
"""Before a number in what leads to a moment: two buttons may lead to the same one."""


def moment_page(
    table: Table, told: Told, then: Match, points: Sequence[Turned], wording: Wording
) -> Sheet:
    """``then`` is the match at that moment; ``points`` are those somebody has thought about."""
    at, end = then.choices_made, len(told.choices)
    lines = [
        wording.say(T("### 🧭 Play on from here")),
        f"-# {clip(wording.say(_where(then, at, end)), 200)}",
        wording.say(_next(told, then)),
        wording.say(T("-# Your own table from this moment on. It counts for nothing.")),
    ]
    rows: list[Part] = [_leaf(table, told, at, end), *_turned(table, told, points, at, wording)]
    return Sheet([Words("\n".join(lines))], [*rows, *_ways_on(table, at, wording)], PLAYING)


def _where(then: Match, at: int, end: int) -> Text:
    return T("Move {n} of {all}: {headline}", n=at + 1, all=end, headline=then.game.headline())


def _next(told: Told, then: Match) -> Text:
    """What was chosen there."""
    made = told.choices[then.choices_made].choice
    assert made is not None
    option = None if then.ask is None else then.ask.find(made.seat, made.option)
    if option is None:
        return T("What came next: see *Log*.")
    return T("Back then {who} chose: {option}", who=Seat(made.seat), option=option.label)


def _leaf(table: Table, told: Told, at: int, end: int) -> Row:
    def to(moment: int, sign: str, name: str, *, off: bool) -> Button:
        return Button(verb("moment", moment, name, campaign=table.id), sign, off=off)

    return Row(
        [
            to(told.turn_before(at), "⏪", "turn", off=at == 0),
            to(max(0, at - 1), "◀", "move", off=at == 0),
            Button(verb("nothing", at), f"{at + 1} / {end}", off=True),
            to(min(end - 1, at + 1), "▶", "next", off=at >= end - 1),
            to(told.turn_after(at), "⏩", "later", off=at >= end - 1),
        ]
    )


def _turned(
    table: Table, told: Told, points: Sequence[Turned], at: int, wording: Wording
) -> list[Part]:
    """A menu of the moments where it turned: those that were thought about first."""
    thought = {one.choices: wording.label(one.words, 90) for one in points}
    for moment in told.turning_points(table.campaign.game):
        words = T("Turn {turn}, move {n}", turn=told.turn_at(moment), n=moment + 1)
        thought.setdefault(moment, wording.label(words, 90))
    if not thought:
        return []
    items = [Item(str(one), thought[one], chosen=one == at) for one in sorted(thought)]
    placeholder = wording.label(T("⚡ Turning points"))
    return [Menu(verb("moment", JUMP, campaign=table.id), placeholder, items[:25])]


def _ways_on(table: Table, at: int, wording: Wording) -> list[Part]:
    def way(name: str) -> str:
        return verb("practise", at, name, campaign=table.id)

    return packed(
        [
            Button(way("alone"), wording.label(T("Play on alone")), emoji="🧭"),
            Button(way("friends"), wording.label(T("With friends")), emoji="👥"),
            Button(way("if"), wording.label(T("What if?")), emoji="🔮"),
        ]
    )


def what_if_page(
    table: Table, at: int, found: Sequence[Branch], then: Match, wording: Wording
) -> Sheet:
    """What was chosen, and what would have been better, played out."""
    lines = [
        wording.say(T("### 🔮 What would have happened?")),
        f"-# {wording.say(T('From move {n} on, as autopilots play.', n=at + 1))}",
        *(wording.say(_branch(one, rivals=then.game.competitive)) for one in found),
    ]
    back = Button(
        verb("moment", at, "back", campaign=table.id), wording.label(T("Back")), emoji="◀"
    )
    return Sheet([Words(clip("\n".join(lines), 3900))], [Row([back])], PLAYING)


def _branch(one: Branch, *, rivals: bool) -> Text:
    sign = "🏆" if one.won_then else "🌊"
    ended = T(
        "{sign} **{option}**: with the luck of that game it ends in turn {turn}. {reason}",
        sign=sign,
        option=one.chosen,
        turn=one.turn,
        reason=one.reason,
    )
    if not one.tried:
        return ended
    words = N(
        "With other luck {who} wins {won} of {n} time.",
        "With other luck {who} wins {won} of {n} times.",
        n=one.tried,
        won=one.won,
        who=Seat(one.seat) if rivals else T("the table"),
    )
    return T("{ended} {often}", ended=ended, often=words)
