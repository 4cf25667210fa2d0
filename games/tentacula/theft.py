"""Tentacula: the coloured die says which gem disappears into the cave."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Option, Play, Seat, T, Text
from games.tentacula import questions, told
from games.tentacula.board import GEMS, SEAHORSE, SIDES, slot_of
from games.tentacula.gems import check_chest, gem_offers, need
from games.tentacula.reef import coral_beside, is_protected
from games.tentacula.state import NOTHING, State, Theft
from games.tentacula.voyage import Voyage
from games.tentacula.words import GEM_WORDS, SIDE_NAMES, THE_FISH, square_name

NO_TILE = tuple(T("no tile {side}", side=name) for name in SIDE_NAMES)
A_GAP = tuple(T("a gap {side}", side=name) for name in SIDE_NAMES)
ANOTHER_GEM = T("none left: you choose the gem")


def tentacula_sees(s: State, fish: int) -> bool:
    return not is_protected(s.rows, s.fish[fish])


def holes(s: State, square: int) -> Iterator[Text]:
    """Where Tentacula looks through."""
    for side in SIDES:
        row = s.rows[side]
        if not row.rear_slot <= slot_of(square) < row.next_slot:
            yield NO_TILE[side]
        elif not coral_beside(row, side, square):
            yield A_GAP[side]


def steal(voyage: Voyage, fish: int, roller: int) -> Play[None]:
    """One gem of the rolled colour leaves the chest."""
    yield from roll_colour(voyage, fish, roller)
    gem = voyage.s.rolled
    if not voyage.s.chest[gem]:
        gem = yield from choose_another(voyage, roller)
    else:
        voyage.say(told.GEM_STOLEN(colour=GEM_WORDS[gem]))
    voyage.s.chest[gem] -= 1
    voyage.s.cave[gem] += 1
    voyage.s.rolled = NOTHING
    voyage.s.thefts.append(Theft(fish, gem))
    check_chest(voyage.s)


def roll_colour(voyage: Voyage, fish: int, roller: int) -> Play[None]:
    voyage.s.rolled = voyage.chance.below(len(GEMS))
    voyage.say(
        told.TENTACULA_SEES(
            fish=THE_FISH[fish],
            square=square_name(voyage.s.fish[fish]),
            why=list(holes(voyage.s, voyage.s.fish[fish])),
            seat=Seat(roller),
            colour=GEM_WORDS[voyage.s.rolled],
        )
    )
    if voyage.s.animals[roller] == SEAHORSE:
        yield from roll_again(voyage, roller)


def roll_again(voyage: Voyage, roller: int) -> Play[None]:
    """The seahorse's power; the second roll counts, whatever it shows."""
    colour = GEM_WORDS[voyage.s.rolled]
    keep = T("Keep {colour}", colour=colour)
    again = yield from voyage.pick(
        questions.ROLL_AGAIN,
        T("You rolled {colour}. Roll again?", colour=colour),
        [
            Option("yes", roller, T("Roll again"), True, tone="go"),
            Option("no", roller, keep, False, detail=harm(voyage.s, voyage.s.rolled)),
        ],
        why=T("You're the seahorse, so you may. The second roll counts."),
    )
    if again:
        voyage.s.rolled = voyage.chance.below(len(GEMS))
        colour = GEM_WORDS[voyage.s.rolled]
        voyage.deed(roller, told.ROLLS_AGAIN(colour=colour))
    else:
        voyage.deed(roller, told.KEEPS_ROLL(colour=colour))


def harm(s: State, gem: int) -> Text:
    """What this roll would mean."""
    return need(s, gem) if s.chest[gem] else ANOTHER_GEM


def choose_another(voyage: Voyage, roller: int) -> Play[int]:
    """The rolled colour is not on the chest: any other gem goes instead."""
    voyage.say(told.NO_GEM_LEFT(colour=GEM_WORDS[voyage.s.rolled]))
    gem = yield from voyage.pick(
        questions.STOLEN_GEM,
        T("Which gem does Tentacula get?"),
        gem_offers(voyage.s, roller, [other for other in GEMS if voyage.s.chest[other]]),
    )
    voyage.deed(roller, told.GIVES_TENTACULA_GEM(colour=GEM_WORDS[gem]))
    return gem
