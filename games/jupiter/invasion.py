"""Invasion: the die says where creeps rise."""

from __future__ import annotations

from collections.abc import Sequence

from games.jupiter import questions, told
from games.jupiter.abilities.powers import copies_of, spend, tell_use
from games.jupiter.abilities.suppressant import suppress, suppressions
from games.jupiter.colony import Colony
from games.jupiter.creeps import blow_up_and_launch, rise
from games.jupiter.rescue import Rescue
from games.jupiter.state import CREEP, Module
from games.jupiter.words import letters, module_name
from games.kernel.ask import Option, Play
from games.kernel.text import T, Text

SIX = 6
REROLL = -1
"""Instead of a module to suppress: Phase Shift."""


def invade(rescue: Rescue) -> Play[None]:
    """The die says where creeps rise; Phase Shift and Suppressant may answer it."""
    roll(rescue, quiet=set())
    modules = yield from answer_roll(rescue)
    yield from come_to(rescue, modules)


def come_to(rescue: Rescue, modules: list[int]) -> Play[None]:
    """Once nobody stops them any more."""
    rescue.s.risen = yield from rise(rescue, modules)
    blow_up_and_launch(rescue)


def roll(rescue: Rescue, quiet: set[int]) -> list[int]:
    """Where it calls creeps, but for modules that were suppressed before."""
    rescue.s.die = rescue.chance.die()
    modules = [index for index in called_modules(rescue) if index not in quiet]
    rescue.say(_roll_words(rescue.s.die, modules))
    return modules


def _roll_words(die: int, modules: list[int]) -> Text:
    if not modules:
        return told.DIE_SHOWS_NO_MODULE(die=die)
    if die == SIX:
        return told.CREEPS_CALL(die=die, modules=letters(modules))
    return told.CREEPS_COME(die=die, modules=letters(modules))


def called(colony: Colony, modules: Sequence[Module], domes: list[int], die: int) -> list[int]:
    """1 to 5: modules of that number on the edge. 6: all that hold a creep already."""
    standing = sorted(colony.cells.values())
    if die == SIX:
        return [i for i in standing if any(domes[dome] == CREEP for dome in colony.domes[i])]
    return [i for i in standing if modules[i].number == die and colony.on_edge(i)]


def called_modules(rescue: Rescue) -> list[int]:
    """Where the die on the table calls creeps."""
    return called(rescue.colony, rescue.s.modules, rescue.s.domes, rescue.s.die)


def answer_roll(rescue: Rescue) -> Play[list[int]]:
    """The modules where creeps rise, once the active player lets them."""
    modules = called_modules(rescue)
    quiet: set[int] = set()
    while options := answers_to(rescue, modules):
        answer = yield from rescue.maybe(
            questions.ANSWER_ROLL,
            rescue.s.active,
            T("The die shows {die}. Do you step in?", die=rescue.s.die),
            options,
            no=T("Let them rise"),
            why=_called_words(modules),
        )
        if answer is None:
            break
        if answer == REROLL:
            tell_use(rescue, "phase_shift")
            spend(rescue, "phase_shift")
            modules = roll(rescue, quiet)
        else:
            suppress(rescue, modules, answer)
            quiet.add(answer)
    return modules


def answers_to(rescue: Rescue, modules: list[int]) -> list[Option[int]]:
    found = suppressions(rescue, modules)
    if copies_of(rescue, "phase_shift"):
        found.append(_again(rescue.s.active))
    return found


def _again(seat: int) -> Option[int]:
    return Option("reroll", seat, T("Phase Shift: roll again"), REROLL, short=T("Roll again"))


def _called_words(modules: list[int]) -> Text:
    if not modules:
        return T("No creep will rise.")
    return T("Creeps will rise on {modules}.", modules=[module_name(index) for index in modules])
