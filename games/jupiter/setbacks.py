"""Setbacks: Power Grab, Signal to Noise and Surge."""

from __future__ import annotations

from games.jupiter import questions, told
from games.jupiter.abilities.suppressant import suppress, suppressions
from games.jupiter.cards import SETBACKS, Setback, card_name
from games.jupiter.creeps import blow_up_and_launch, rise
from games.jupiter.modules import DISH, PLACES, PLANT
from games.jupiter.rescue import Rescue
from games.jupiter.state import ROBOT
from games.jupiter.words import module_name
from games.kernel.ask import Play
from games.kernel.text import T, Text


def suffer(rescue: Rescue, card: Setback) -> Play[None]:
    """A setback strikes; Suppressant keeps it off one module."""
    modules = struck(rescue, card)
    rescue.say(told.SETBACK(effect=SETBACKS[card].effect) if modules else _vain_words(card))
    while options := suppressions(rescue, modules):
        index = yield from rescue.maybe(
            questions.ANSWER_SETBACK,
            rescue.s.active,
            T("{card}! Suppress a module?", card=card_name(card)),
            options,
            no=T("Let it strike"),
            why=SETBACKS[card].effect,
        )
        if index is None:
            break
        suppress(rescue, modules, index)
    yield from strike(rescue, card, modules)


def strike(rescue: Rescue, card: Setback, modules: list[int]) -> Play[None]:
    """Once nobody stops it any more."""
    if card == "surge":
        yield from rise(rescue, modules)
        blow_up_and_launch(rescue)
    else:
        cover(rescue, modules)


def struck(rescue: Rescue, card: Setback) -> list[int]:
    """Surge: where creeps rose this turn. Otherwise: free and unguarded plants or dishes."""
    if card == "surge":
        return sorted(index for index in rescue.s.risen if not rescue.s.modules[index].gone)
    number = PLANT if card == "power_grab" else DISH
    return [
        index
        for index, module in enumerate(rescue.s.modules)
        if module.number == number
        and not (module.gone or index in rescue.s.covered or is_guarded(rescue, index))
    ]


def is_guarded(rescue: Rescue, index: int) -> bool:
    """A robot stands on that module."""
    return any(rescue.s.domes[dome] >= ROBOT for dome in rescue.colony.domes[index])


def cover(rescue: Rescue, modules: list[int]) -> None:
    for index in modules:
        rescue.s.covered.append(index)
        rescue.trace("covered", index * PLACES, index * PLACES)
        rescue.say(told.SUPER_CREEP_RISES(module=module_name(index)))


def _vain_words(card: Setback) -> Text:
    return told.STRIKES_NOTHING(card=card_name(card))
