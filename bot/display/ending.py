"""The last panel: how it ended, the story in figures, and proof that chance was fair."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import verb
from bot.display.board import heading, story
from bot.display.daily import share_button
from bot.display.measure import packed
from bot.display.parts import Button, Part, Sheet, Words
from bot.homes import alone
from bot.host import Table
from bot.wording import Wording
from games.kernel import Outcome, T, X
from games.kernel.text import clip

WON, LOST = 0xE9C46A, 0x9B2226


def ending_panel(
    table: Table, wording: Wording, keepsakes: Sequence[str] = (), turned: Sequence[str] = ()
) -> Sheet:
    """``turned`` is how it came to this."""
    outcome = table.match.outcome
    assert outcome is not None
    told = result(outcome, table, wording)
    stands = [] if outcome.figures else [heading(table, wording)]
    words = [*stands, *told, *keepsakes, small_print(table, wording)]
    return _last(table, wording, words, WON if outcome.winners else LOST, turned)


def _last(
    table: Table, wording: Wording, words: list[str], accent: int, turned: Sequence[str] = ()
) -> Sheet:
    """How it came to this above the picture, how it ended below it."""
    told = "\n".join(line for line in (story(table, wording), *turned) if line)
    above = [Words(told)] if told else []
    return Sheet([Words("\n".join(words))], _rows(table, wording), accent, above=above)


def result(outcome: Outcome, table: Table, wording: Wording) -> list[str]:
    """Who won, why, and the figures."""
    reason, facts = f"## {clip(wording.say(outcome.reason), 500)}", list[str]()
    if 0 < len(outcome.winners) < len(table.in_play):
        names = ", ".join(_mention(table, seat, wording) for seat in outcome.winners)
        facts.append(f"🏆 {names}")
    facts += [f"{wording.say(text)}: **{value}**" for text, value in outcome.figures[:20]]
    return [reason, clip(" · ".join(facts), 900)] if facts else [reason]


def _mention(table: Table, seat: int, wording: Wording) -> str:
    row = table.seats[seat]
    return f"<@{row.user}>" if row.keeper == "person" and row.user else wording.name(seat)


def small_print(table: Table, wording: Wording) -> str:
    """Of practice there is nothing to prove."""
    if table.practice is None:
        return fairness(table, wording)
    return f"-# {wording.say(T('🧭 Practice: it counts for nothing.'))}"


def fairness(table: Table, wording: Wording) -> str:
    """The seed whose hash was shown at the start; that of a daily dive when its day is over."""
    if table.sealed:
        sealed = T(
            "Fair dice: I'll show the day's seed {when}.",
            when=f"<t:{table.sealed_until}:R>",
        )
        return f"-# {wording.say(sealed)}"
    words = wording.say(
        T(
            "Fair dice: the seed was `{seed}`, see *Verify*.",
            seed=f"{table.match.record.seed:032x}",
        )
    )
    return f"-# {words}"


def ended_panel(table: Table, wording: Wording) -> Sheet:
    """A game that was ended before its time."""
    words = wording.say(T("## This game was ended early."))
    return _last(
        table, wording, [heading(table, wording), words, small_print(table, wording)], LOST
    )


def _rows(table: Table, wording: Wording) -> list[Part]:
    campaign = table.id
    return packed(
        [
            Button(verb("again", campaign=campaign), wording.label(T("Play again")), "go", "🔁"),
            Button(verb("again", "lobby", campaign=campaign), wording.label(T("Lobby"))),
            *_card_button(table, wording),
            *_look_back_button(table, wording),
            *_hall_button(table, wording),
            Button(verb("moment", campaign=campaign), wording.label(T("Play on"))),
            Button(verb("log", campaign=campaign), wording.label(T("Log"))),
            Button(verb("replay", campaign=campaign), wording.label(T("Replay"))),
            Button(
                verb("share", campaign=campaign),
                wording.label(X("the last picture, as a file", "Picture")),
            ),
            Button(verb("verify", campaign=campaign), wording.label(T("Verify"))),
        ],
        snug=True,
    )


def _hall_button(table: Table, wording: Wording) -> list[Button]:
    """Where nobody else is, it's one's own log book."""
    if table.match.outcome is None:
        return []
    press = verb("hall", campaign=table.id)
    if table.campaign.guild in map(alone, table.people):
        return [Button(press, wording.label(T("My log book")))]
    return [Button(press, wording.label(T("Hall of fame")))]


def _look_back_button(table: Table, wording: Wording) -> list[Button]:
    """For games that can be thought about, when they were played to their end."""
    if table.match.outcome is None or table.match.game.mind() is None:
        return []
    label = wording.label(T("How did we do?"))
    return [Button(verb("review", 0, campaign=table.id), label)]


def _card_button(table: Table, wording: Wording) -> list[Button]:
    """A dive of the day can be shown to others, as long as nobody else has had its deal."""
    if table.match.outcome is None or not table.sealed_until:
        return []
    return [share_button(table.id, wording)]
