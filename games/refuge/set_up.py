"""Set-up: decks, the Kraken's random start, divers, their places, objectives."""

from __future__ import annotations

from functools import cache

from games.kernel.ask import Option, Play
from games.kernel.chance import Chance
from games.kernel.text import T
from games.refuge import questions, told
from games.refuge.board import COLUMNS, HEAD_START, SPAWNS, SPOT_NAMES, START_ROW
from games.refuge.cards import DECKS, KRAKEN
from games.refuge.characters import CHARACTERS
from games.refuge.dive import Dive
from games.refuge.kraken_head import home_after
from games.refuge.objective_cards import NUMERALS, Level, Objective, blue_of_level, of_level
from games.refuge.objectives import lay_markers
from games.refuge.options import RefugeOptions
from games.refuge.state import OFF_MAP, Diver, Goal, State
from games.refuge.words import OVER_COLUMNS

TENTACLES = 16
SALVAGE_CARDS = [card.id for card in DECKS.salvage for _ in range(card.copies)]


def first_state(seats: int, options: RefugeOptions, chance: Chance) -> State:
    """Decks shuffled, head moved by two cards, tentacles on the top Spawn spaces."""
    salvage, kraken = chance.shuffled(SALVAGE_CARDS), list(KRAKEN)
    chance.shuffle(kraken)
    head = head_after(kraken[-2:])
    chance.shuffle(kraken)
    threat = 1 if seats >= 3 else 0
    return State(
        divers=_divers(seats, options, chance),
        active=chance.below(seats),
        salvage_deck=salvage,
        kraken_deck=kraken,
        head=head,
        tentacles=[SPAWNS[column][0] for column in COLUMNS],
        supply=TENTACLES - len(COLUMNS) - threat,
        threat=threat,
        phase="divers" if options.divers == "chosen" else "places",
    )


def _divers(seats: int, options: RefugeOptions, chance: Chance) -> list[Diver]:
    if options.divers == "chosen":
        return [Diver(seat) for seat in range(seats)]
    names = chance.sample(list(CHARACTERS), seats)
    return [Diver(seat, name) for seat, name in enumerate(names)]


def head_after(cards: list[str]) -> int:
    """Where the upper halves of these cards bring the head; the devour symbol moves nothing."""
    head = HEAD_START
    for card in cards:
        head = home_after(head, KRAKEN[card].steps)
    return head


def choose_diver(dive: Dive) -> Play[None]:
    seat = dive.s.to_choose
    if seat is None:
        dive.s.phase = "places"
        return
    taken = {diver.name for diver in dive.s.divers}
    options = [diver_option(seat, who) for who in CHARACTERS if who not in taken]
    prompt = T("Which diver are you?")
    name = yield from dive.pick(questions.DIVER, prompt, options, why=WHY_DIVER)
    dive.s.divers[seat].name = name
    dive.deed(seat, told.DIVES_AS(diver=CHARACTERS[name].name))


@cache
def diver_option(seat: int, who: str) -> Option[str]:
    return Option(f"diver.{who}", seat, CHARACTERS[who].name, who, detail=CHARACTERS[who].gist)


def choose_place(dive: Dive) -> Play[None]:
    seat = dive.s.to_choose
    if seat is None:
        dive.s.phase = "objectives"
        return
    diver = dive.s.divers[seat]
    free = [spot for spot in START_ROW if dive.diver_at(spot) is None]
    prompt = T("Where do you dive in?")
    spot = yield from dive.pick(
        questions.DIVE_IN, prompt, dive.spot_options("start", seat, free), why=WHY_PLACE
    )
    diver.spot = spot
    dive.leave_trail("move", OFF_MAP, spot)
    dive.deed(seat, told.DIVES_IN(diver=dive.name(diver), spot=SPOT_NAMES[spot]))


def lay_objectives(dive: Dive) -> Play[None]:
    for level in NUMERALS:
        card = yield from objective_of(dive, level)
        dive.s.goals.append(Goal(card.id))
        dive.say(told.OBJECTIVE_LAID(numeral=NUMERALS[level], title=card.title, goal=card.goal))
    lay_markers(dive)
    dive.say(OVER_COLUMNS[dive.s.head])
    dive.say(told.TAKES_FIRST_TURN(diver=dive.name(dive.diver)))
    dive.s.phase = "wake"


def objective_of(dive: Dive, level: Level) -> Play[Objective]:
    if dive.options.objectives == "beginner":
        return blue_of_level(level)
    if dive.options.objectives == "random":
        return dive.chance.pick(of_level(level))
    prompt = T("Which objective of level {level}?", level=NUMERALS[level])
    options = [
        Option(f"objective.{card.id}", dive.s.active, card.title, card, detail=card.goal)
        for card in of_level(level)
    ]
    return (yield from dive.pick(questions.OBJECTIVE, prompt, options, why=WHY_OBJECTIVE))


WHY_DIVER = T("Each diver has three abilities. Once used, they have to be recovered.")
WHY_PLACE = T("You start at the bottom. Tentacles come down the columns under the head.")
WHY_OBJECTIVE = T("You're first, so you choose for the team. Objectives come in order.")
