"""The page of a hint: two or three options, why each, and a button that plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from bot.custom_ids import choose, verb
from bot.display import choices
from bot.display.board import PLAYING, heading
from bot.display.choices import Choice
from bot.display.hand import private_ask
from bot.display.measure import SCREEN, packed, sheet_height
from bot.display.parts import Button, Item, Menu, Sheet, Words
from bot.host import Table
from bot.thoughts import Advised
from bot.wording import Wording
from games.kernel import N, T, Text
from games.kernel.text import clip

STEPS = 4
"""So many steps of a plan are told, if there is room."""
ALIKE_NAMED = 3
"""So many of those that are just as good."""
LINES = 24
"""So many other options are a menu, and one line that leads on."""
Named: TypeAlias = Sequence[tuple[Choice, Advised]]
MORE = "+"
"""Begins what that line says: where the next ones begin."""


def advice_page(
    table: Table, seat: int, found: Sequence[Advised], wording: Wording, lines: int = 0
) -> Sheet:
    """The best first. The buttons are those of the options themselves; below them one can name what
    one has in mind."""
    offered = _offered(table, seat)
    told = {one.option for one in found}
    others = [choice for id_, choice in offered.items() if id_ not in told]

    def page(named: Named) -> Sheet:
        sheet = _page(
            table,
            T("💡 What would I do?"),
            _advised(named, wording),
            [one for one, _ in named],
            wording,
        )
        return sheet.with_beneath(_why_not(table, others, wording, lines) if named else [])

    return _fitting(offered, found, page)


def why_not_page(
    table: Table, seat: int, found: Sequence[Advised], mine: str, wording: Wording
) -> Sheet:
    """What speaks for the best against it, and for it."""
    offered = _offered(table, seat)
    label = choices.line(offered[mine], wording) if mine in offered else mine
    rest = [one for one in found if one.option == mine]
    verdict = list[str]()
    if found and found[0].option == mine:
        verdict.append(wording.say(AGREED))
    elif not rest:
        verdict.append(wording.say(NO_TIME))
    elif not (rest[0].reasons or found[0].reasons):
        verdict.append(wording.say(UNDECIDED))

    def page(named: Named) -> Sheet:
        told = [line for choice, one in named for line in _told(choice, one, wording)]
        title = T("🤔 Why not “{option}”?", option=label)
        return _page(table, title, [*told, *verdict], [one for one, _ in named], wording)

    return _fitting(offered, found, page)


def _fitting(
    offered: Mapping[str, Choice], found: Sequence[Advised], page: Callable[[Named], Sheet]
) -> Sheet:
    """On one screen: the longest plan loses its last step, of equals the least."""
    named = [
        (offered[one.option], one._replace(then=one.then[:STEPS]))
        for one in found
        if one.option in offered
    ]
    while sheet_height(sheet := page(named)) > SCREEN:
        at = max(range(len(named)), key=lambda n: (len(named[n][1].then), n))
        choice, one = named[at]
        if not one.then:
            break
        named[at] = choice, one._replace(then=one.then[:-1])
    return sheet


def _offered(table: Table, seat: int) -> dict[str, Choice]:
    ask = private_ask(table, seat)
    return {} if ask is None else {one.option.id: one for one in choices.gather(ask)}


def _page(
    table: Table, title: Text, told: Sequence[str], named: Sequence[Choice], wording: Wording
) -> Sheet:
    ask = table.match.ask
    words = [heading(table, wording), f"### {wording.say(title)}", *told]
    buttons = [
        Button(
            choose(table.id, "" if ask is None else ask.token, choice.option.id),
            choices.line(choice, wording, 80),
            "plain" if number else "go",
        )
        for number, choice in enumerate(named)
    ]
    return Sheet([Words(clip("\n".join(words), 3900)), *packed(buttons)], accent=PLAYING)


def _why_not(
    table: Table, others: Sequence[Choice], wording: Wording, lines: int
) -> Sequence[Menu]:
    """What else there is, as many lines as a menu holds; its last one leads on."""
    shown = list(others[lines : lines + LINES])
    items = [Item(one.option.id, choices.line(one, wording)) for one in shown]
    if len(others) > lines + LINES:
        items.append(Item(f"{MORE}{lines + LINES}", wording.label(T("More …"), 100)))
    placeholder = wording.label(T("Why not …?"), 150)
    return [Menu(verb("advise", campaign=table.id), placeholder, items)] if items else []


def _advised(named: Named, wording: Wording) -> list[str]:
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
        practised = len(named) > 1 and named[0][1].practised
        words.append(wording.say(PRACTISED if practised else ALIKE))
    return [*words, f"-# {wording.say(ROUGH if told else PRIVATE)}"]


def _told(choice: Choice, one: Advised, wording: Wording) -> list[str]:
    name = choices.line(choice, wording)
    if not one.thought:
        return [f"**{name}**", wording.say(T("I'd simply do this."))]
    chance = "" if one.outlook is None else f" · {round(100 * one.outlook)} %"
    words = [f"**{name}{chance}**"]
    if one.then:
        then = T("Then: {steps}", steps=list(one.then))
        words.append(f"-# {wording.say(then)}")
    words += [choices.capital(wording.say(reason)) for reason in one.reasons]
    if one.alike:
        words.append(f"-# {wording.say(_just_as_good(one.alike, wording))}")
    return words


def _just_as_good(alike: Sequence[Text], wording: Wording) -> Text:
    """The first few by name; the full stop of a choice ends no sentence here."""
    named = [wording.say(one).rstrip(".") for one in alike[:ALIKE_NAMED]]
    more = len(alike) - ALIKE_NAMED
    if more > 0:
        return N(
            "Just as good: {options} and {n} more.",
            "Just as good: {options} and {n} more.",
            more,
            options=named,
        )
    return T("Just as good: {options}.", options=named)


AGREED = T("That's what I'd do, too.")
NO_TIME = T("I couldn't weigh yours in time. Ask again.")
UNDECIDED = T("Nothing I can count speaks against it.")
ALIKE = T("These look equally good to me.")
PRACTISED = T("The order comes from many practice games.")
ROUGH = T("Percentages are rough guesses at your chance to win. Only you see this.")
PRIVATE = T("Only you see this.")
