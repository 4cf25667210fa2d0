"""How things stand, in a few lines: who leads whom, what they hold, the goals and the danger."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.text import Seat, T, Text
from games.refuge.board import SPOT_NAMES
from games.refuge.cards import KRAKEN, SALVAGE
from games.refuge.characters import CHARACTERS
from games.refuge.dive import Dive
from games.refuge.objective_cards import NUMERALS, OBJECTIVES
from games.refuge.state import ABOARD, ASHORE, DEVOURED, Diver
from games.refuge.words import THE_CARGO

ELSEWHERE = {ASHORE: T("ashore"), DEVOURED: T("devoured"), ABOARD: T("aboard the UB-85")}
NOTHING = T("nothing")


def situation_of(dive: Dive) -> Sequence[Text]:
    chosen = [_diver(diver) for diver in dive.s.divers if diver.name]
    return [*chosen, _goals(dive), _left(dive)] if dive.s.goals else chosen


def _diver(diver: Diver) -> Text:
    who = CHARACTERS[diver.name]
    ready = [card.title for card in who.abilities if card.id not in diver.spent]
    held = [SALVAGE[card].title for card in diver.hand]
    return T(
        "{seat} is {diver}, {where}: holds {cards} · ready: {abilities}",
        seat=Seat(diver.seat),
        diver=who.name,
        where=_where(diver),
        cards=[*held, THE_CARGO] if diver.cargo else held or NOTHING,
        abilities=ready or NOTHING,
    )


def _where(diver: Diver) -> Text:
    if not diver.on_map:
        return ELSEWHERE[diver.spot]
    spot = SPOT_NAMES[diver.spot]
    return spot if diver.standing else T("down on {spot}", spot=spot)


def _goals(dive: Dive) -> Text:
    current = dive.objective
    later = [
        T("{numeral} {title}", numeral=NUMERALS[card.level], title=card.title)
        for card in (OBJECTIVES[goal.objective] for goal in dive.s.goals)
        if card.level > current.level
    ]
    numeral = NUMERALS[current.level]
    if not later:
        return T("Goal {numeral}: {goal}", numeral=numeral, goal=current.goal)
    return T(
        "Goal {numeral}: {goal} Then {later}.", numeral=numeral, goal=current.goal, later=later
    )


def _left(dive: Dive) -> Text:
    return T(
        "In the supply: {supply} tentacles · {salvage} salvage cards · {kraken} of {all} Kraken "
        "cards",
        supply=dive.s.supply,
        salvage=len(dive.s.salvage_deck),
        kraken=len(dive.s.kraken_deck),
        all=len(KRAKEN),
    )
