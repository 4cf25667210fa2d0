"""The dive of the day: who dived how well here, a card to show, and the keys by which everybody can
check it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.measure import packed
from bot.display.parts import Button, Row, Sheet, Words
from bot.homes import is_conversation
from bot.host import daily
from bot.host.puzzles import makers
from bot.store.memory_rows import Daily
from bot.wording import Wording, safe
from games.catalog import find_game
from games.kernel import N, T, Text
from games.kernel.text import clip
from renderers.daily_card import DailyCard

SQUARES = {1: "🟦", 0: "⬜", -1: "🟧"}
MEDALS = ("🥇", "🥈", "🥉")
MOST = 8
"""Divers named for each game."""
LOOK_AT_CARD = "look"


def ranked(tries: Iterable[Daily]) -> list[Daily]:
    """Those that count: winners first, the quicker the better, those still below last."""
    counted = [one for one in tries if one.counts]
    return sorted(counted, key=lambda one: (_rank(one), one.turns or 0, one.begun))


def _rank(one: Daily) -> int:
    return 2 if one.won is None else 0 if one.won else 1


def daily_page(
    day: int,
    today: int,
    tries: Sequence[Daily],
    person: int,
    begun: frozenset[str],
    wording: Wording,
) -> Sheet:
    """A day on this server. Each game leads to the dive, and once that has ended to its card;
    ``begun`` are the games of which this person has had their try, here or elsewhere."""
    words = [
        wording.say(T("### 🌊 The daily dive · {day}", day=daily.named(day))),
        *(_game(game, tries, wording) for game in daily.deals()),
    ]
    if day == today:
        words.append(
            wording.say(
                T(
                    "-# The same game for everybody until {when}. Your first try counts; "
                    "the rest is practice.",
                    when=f"<t:{daily.ends(day)}:t>",
                )
            )
        )
    mine = [one for one in tries if one.person == person and one.counts and one.won is not None]
    shown = [_card_button(one, wording) for one in mine]
    ended = {one.game for one in mine}
    left = [game for game in daily.deals() if day == today and game not in begun]
    again = [game for game in daily.deals() if day == today and game in begun - ended]
    dives = [_dive_button(game, wording) for game in left]
    practice = [_dive_button(game, wording, practice=True) for game in again]
    verify = Button(verb("daily", "proof", day), wording.label(T("Verify")), emoji="⚖️")
    puzzle = Button(verb("puzzle"), wording.label(T("Puzzle of the day")), emoji="🧩")
    puzzles = [puzzle] if makers() else []
    beneath = [*packed([*shown, *dives, *practice, *puzzles]), _days(day, today, verify)]
    return Sheet([Words(clip("\n".join(words), 3900))], beneath, PLAYING)


def _card_button(one: Daily, wording: Wording) -> Button:
    label = wording.label(find_game(one.game).title, 38)
    return Button(verb("card", LOOK_AT_CARD, campaign=one.campaign), label, emoji="🎴")


def share_button(campaign: str, wording: Wording) -> Button:
    label = wording.label(T("Share my dive"))
    return Button(verb("card", campaign=campaign), label, "main", "📣")


@dataclass(frozen=True, slots=True)
class Shown:
    """What a card says of somebody's dive."""

    tried: Daily
    tides: Sequence[int]
    place: int
    of: int
    streak: int


def card_of(shown: Shown) -> DailyCard:
    one = shown.tried
    game = find_game(one.game)
    options = game.Options.model_validate(daily.deals()[one.game].options)
    standing = [_place(shown), _streak(shown)]
    return DailyCard(
        one.game, options, one.name, daily.named(one.day), shown.tides, _result(one), standing
    )


def card_sheet(shown: Shown, wording: Wording) -> Sheet:
    """For all to see."""
    dive = Button(
        verb("daily"),
        wording.label(T("The daily dive")),
        "main" if shown.tried.won else "plain",
        "🌊",
    )
    return Sheet([_in_words(shown, wording)], [Row([dive])], PLAYING)


def own_card_sheet(shown: Shown, today: int, wording: Wording) -> Sheet:
    """For its owner, who may share it and, on its day, practise."""
    one = shown.tried
    practice = [_dive_button(one.game, wording, practice=True)] if one.day == today else []
    back = Button(verb("daily", "day", one.day), wording.label(T("Back")), emoji="◀")
    ways = Row([share_button(one.campaign, wording), *practice, back])
    return Sheet([_in_words(shown, wording)], [ways], PLAYING)


def _in_words(shown: Shown, wording: Wording) -> Words:
    """The card in words that can be copied, too."""
    one, game = shown.tried, find_game(shown.tried.game)
    squares = "".join(SQUARES[tide] for tide in shown.tides) + ("🏆" if one.won else "🌊")
    lines = [
        wording.say(T("### 🌊 The daily dive · {day}", day=daily.named(one.day))),
        f"**{safe(one.name)}** · {wording.say(game.title)}: {wording.say(_result(one))}",
        squares,
        f"-# {wording.say(_place(shown))} · 🔥 {wording.say(_streak(shown))}",
    ]
    return Words("\n".join(lines))


def _place(shown: Shown) -> Text:
    if shown.of == 1:
        return T("nobody else here yet")
    if is_conversation(shown.tried.guild):
        return T("No. {n} of {all} here", n=shown.place, all=shown.of)
    return T("No. {n} of {all} on this server", n=shown.place, all=shown.of)


def _streak(shown: Shown) -> Text:
    return N("day {n} of a new streak", "{n} days in a row", n=shown.streak)


def proof_page(day: int, today: int, chain: daily.Chain, wording: Wording) -> Sheet:
    """Keys of past days are told, today's is not."""
    words = [
        wording.say(T("### ⚖️ Nobody chose the deal of {day}", day=daily.named(day))),
        wording.say(
            T(
                "Every day's key is the hash of the next day's, and the first hash was known from "
                "the start. A key is told when its day is over."
            )
        ),
        *_keys(day, today, chain, wording),
    ]
    back = Button(verb("daily", "day", day), wording.label(T("Back")), emoji="◀")
    return Sheet([Words("\n".join(words))], [Row([back])], PLAYING)


def _game(game: str, tries: Sequence[Daily], wording: Wording) -> str:
    """Who dived how well; before anybody has, what it's about."""
    here = [one for one in tries if one.game == game]
    best = ranked(here)
    told = [_one(place, one, wording) for place, one in enumerate(best[:MOST])]
    practice = len(here) - len(best)
    if practice:
        told.append(wording.say(N("{n} practice run", "{n} practice runs", n=practice)))
    found = find_game(game)
    return f"**{wording.say(found.title)}**: {' · '.join(told) or wording.say(found.tagline)}"


def _one(place: int, one: Daily, wording: Wording) -> str:
    medal = f"{MEDALS[place]} " if one.won and place < len(MEDALS) else ""
    return f"{medal}{safe(one.name)} {wording.say(_result(one))}"


def _result(one: Daily) -> Text:
    if one.won is None:
        return T("(not back)")
    if one.won:
        return N("won in {n} turn", "won in {n} turns", n=one.turns or 0)
    return N("lost after {n} turn", "lost after {n} turns", n=one.turns or 0)


def _keys(day: int, today: int, chain: daily.Chain, wording: Wording) -> list[str]:
    """What is published: the anchor from the start, each key when its day is over."""
    told = day if day < today else day - 1
    lines = [
        T("-# Key of {day}: `{key}`", day=daily.named(told), key=chain.key(told).hex()),
        T(
            "-# Hashed again and again it gives the anchor `{anchor}`; "
            "`divemaster daily verify` checks it.",
            anchor=chain.anchor.hex()[:16],
        ),
    ]
    known = told >= daily.FIRST and daily.fact_of(told) == daily.fact_of(day)
    return [wording.say(line) for line in lines if known]


def _dive_button(game: str, wording: Wording, *, practice: bool = False) -> Button:
    """Whoever has had their try of today may practise it."""
    title, dive = find_game(game).title, verb("daily", "dive", game)
    if practice:
        return Button(dive, wording.label(T("Practise {game}", game=title), 38), emoji="🔁")
    return Button(dive, wording.label(title, 38), "main")


def _days(day: int, today: int, verify: Button) -> Row:
    return Row(
        [
            Button(verb("daily", "day", day - 1), "◀", off=day <= daily.FIRST),
            Button(verb("nothing", day), daily.named(day), off=True),
            Button(verb("daily", "day", day + 1), "▶", off=day >= today),
            verify,
        ]
    )
