"""The dive of the day: who dived how well here, and the keys by which everybody can check it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.measure import packed
from bot.display.parts import Button, Row, Sheet, Words
from bot.host import daily
from bot.store.memory_rows import Daily
from bot.wording import Wording, safe
from games.catalog import find_game
from games.kernel import N, T, Text
from games.kernel.text import clip

MEDALS = ("🥇", "🥈", "🥉")
MOST = 8
"""Divers named for each game."""


def ranked(tries: Iterable[Daily]) -> list[Daily]:
    """Those that count: winners first, the quicker the better, those still below last."""
    counted = [one for one in tries if one.counts]
    return sorted(counted, key=lambda one: (_rank(one), one.turns or 0, one.begun))


def _rank(one: Daily) -> int:
    return 2 if one.won is None else 0 if one.won else 1


def daily_page(
    day: int, today: int, tries: Sequence[Daily], chain: daily.Chain, wording: Wording
) -> Sheet:
    """A day on this server. Keys of past days are told, today's is not."""
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
    words += _keys(day, today, chain, wording)
    dives = [_dive_button(game, wording) for game in daily.deals()] if day == today else []
    beneath = [*packed(dives), _days(day, today)]
    return Sheet([Words(clip("\n".join(words), 3900))], beneath, PLAYING)


def _game(game: str, tries: Sequence[Daily], wording: Wording) -> str:
    here = [one for one in tries if one.game == game]
    best = ranked(here)
    told = [_one(place, one, wording) for place, one in enumerate(best[:MOST])]
    practice = len(here) - len(best)
    if practice:
        told.append(wording.say(N("{n} practice run", "{n} practice runs", n=practice)))
    title = wording.say(find_game(game).title)
    return f"**{title}**: {' · '.join(told) or wording.say(T('nobody yet'))}"


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


def _dive_button(game: str, wording: Wording) -> Button:
    label = wording.label(find_game(game).title, 38)
    return Button(verb("daily", "dive", game), label, "main")


def _days(day: int, today: int) -> Row:
    return Row(
        [
            Button(verb("daily", "day", day - 1), "◀", off=day <= daily.FIRST),
            Button(verb("nothing", day), daily.named(day), off=True),
            Button(verb("daily", "day", day + 1), "▶", off=day >= today),
        ]
    )
