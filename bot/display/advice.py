"""The page of a hint: two or three options, why each, and a button that plays it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.custom_ids import choose
from bot.display import choices
from bot.display.board import PLAYING, heading
from bot.display.choices import Choice
from bot.display.hand import private_ask
from bot.display.measure import packed
from bot.display.parts import Button, Sheet, Words
from bot.host import Table
from bot.thoughts import Advised
from bot.wording import Wording
from games.kernel import N, T, Text
from games.kernel.text import clip

STEPS = 4
"""So many steps of a plan are told."""
ALIKE_NAMED = 3
"""So many of those that are just as good."""


def advice_page(table: Table, seat: int, found: Sequence[Advised], wording: Wording) -> Sheet:
    """The best first. The buttons are those of the options themselves."""
    ask = private_ask(table, seat)
    offered = [] if ask is None else choices.gather(ask)
    by_id = {choice.option.id: choice for choice in offered}
    named = [(by_id[one.option], one) for one in found if one.option in by_id]
    title = f"### {wording.say(T('💡 What would I do?'))}"
    words = [heading(table, wording), title, *_advised(named, wording)]
    token = "" if ask is None else ask.token
    buttons = [
        Button(
            choose(table.id, token, choice.option.id),
            choices.line(choice, wording, 80),
            "plain" if number else "go",
        )
        for number, (choice, _) in enumerate(named)
    ]
    return Sheet([Words(clip("\n".join(words), 3900)), *packed(buttons)], accent=PLAYING)


def _advised(named: Sequence[tuple[Choice, Advised]], wording: Wording) -> list[str]:
    """Each with its reasons, and what can be said about all of them."""
    if not named:
        return [wording.say(T("Nothing to think about here: just go on."))]
    words = [line for choice, one in named for line in _told(choice, one, wording)]
    if not any(one.thought for _, one in named):
        return words
    told = any(one.outlook is not None for _, one in named)
    if len(named) == 1 and not named[0][1].alike:
        words.append(wording.say(T("Everything else looks clearly worse.")))
    elif not any(one.reasons for _, one in named):
        words.append(wording.say(ALIKE if told else PRACTISED))
    return [*words, f"-# {wording.say(ROUGH if told else PRIVATE)}"]


def _told(choice: Choice, one: Advised, wording: Wording) -> list[str]:
    name = choices.line(choice, wording)
    if not one.thought:
        return [f"**{name}**", wording.say(T("I'd simply do this."))]
    chance = "" if one.outlook is None else f" · {round(100 * one.outlook)} %"
    words = [f"**{name}{chance}**"]
    if one.then:
        then = T("Then: {steps}", steps=list(one.then[:STEPS]))
        words.append(f"-# {wording.say(then)}")
    words += [choices.capital(wording.say(reason)) for reason in one.reasons]
    if one.alike:
        words.append(f"-# {wording.say(_just_as_good(one.alike))}")
    return words


def _just_as_good(alike: Sequence[Text]) -> Text:
    """The first few by name."""
    named, more = list(alike[:ALIKE_NAMED]), len(alike) - ALIKE_NAMED
    if more > 0:
        return N(
            "Just as good: {options} and {n} more.",
            "Just as good: {options} and {n} more.",
            more,
            options=named,
        )
    return T("Just as good: {options}.", options=named)


ALIKE = T("These look equally good to me.")
PRACTISED = T("The order comes from many practice games.")
ROUGH = T("Percentages are rough guesses at your chance to win. Only you see this.")
PRIVATE = T("Only you see this.")
