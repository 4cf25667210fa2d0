"""A tentacle and a diver: eliminated with a weapon, or a diver knocked down."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.refuge import questions, told
from games.refuge.board import SPOT_NAMES, Spot
from games.refuge.cards import SALVAGE, WEAPONS
from games.refuge.characters import ABILITIES
from games.refuge.dive import Dive
from games.refuge.objectives import count_elimination
from games.refuge.state import Diver

BRACE = "brace"
TAKE_THE_HIT = T("Take the hit")
WHY_STRIKE = T("A weapon eliminates it and earns you a salvage card. A hit knocks you down.")
STRIKE = T("Discard it: the tentacle goes, you draw a card")
NO_CARD_LEFT = T("No card left to draw: you'd lose")


def eliminate(dive: Dive, spot: Spot, diver: Diver) -> Play[None]:
    """Whoever eliminates a tentacle from the board draws a salvage card."""
    dive.return_tentacle(spot)
    blow = told.ELIMINATES(spot=SPOT_NAMES[spot])
    if not dive.s.salvage_deck:
        dive.does(diver, blow)
    card = dive.take_salvage(diver)
    dive.does(diver, told.ELIMINATES_AND_DRAWS(blow=blow, card=card))
    yield from count_elimination(dive)


def meet(dive: Dive, diver: Diver) -> Play[None]:
    """A tentacle and a diver share a space: a weapon, on anybody's turn, or a fall."""
    prompt = T("A tentacle's on you! Strike it?")
    defence = yield from dive.maybe(
        questions.DEFEND, diver.seat, prompt, defences(dive, diver), no=TAKE_THE_HIT, why=WHY_STRIKE
    )
    if defence in WEAPONS:
        dive.discard(diver, defence)
        dive.does(diver, told.STRIKES_WITH(card=SALVAGE[defence].title))
        yield from eliminate(dive, diver.spot, diver)
        return
    dive.return_tentacle(diver.spot)
    if defence == BRACE:
        diver.spent.append(BRACE)
        dive.does(diver, told.BRACES_AND_STAYS_UP())
    elif diver.standing:
        knock_down(dive, diver)
    else:
        dive.say(told.PASSES_OVER(diver=dive.name(diver)))


def defences(dive: Dive, diver: Diver) -> list[Option[str]]:
    """A diver who is down strikes no more."""
    if not diver.standing:
        return []
    weapons = WEAPONS.intersection(diver.hand)
    options: list[Option[str]] = [
        Option(
            f"strike.{card}",
            diver.seat,
            SALVAGE[card].title,
            card,
            detail=spoils(dive, STRIKE),
            tone="go" if dive.s.salvage_deck else "warn",
        )
        for card in sorted(weapons)
    ]
    if diver.name == "michael" and BRACE not in diver.spent:
        brace = ABILITIES[BRACE]
        options.append(Option("strike.brace", diver.seat, brace.title, BRACE, detail=brace.gist))
    return options


def spoils(dive: Dive, usually: Text) -> Text:
    """What eliminating a tentacle brings; with no card left to draw, the end."""
    return usually if dive.s.salvage_deck else NO_CARD_LEFT


def knock_down(dive: Dive, diver: Diver) -> None:
    """Knocking down somebody who lies already changes nothing."""
    if diver.down_since is None:
        diver.down_since = dive.s.turn
        dive.say(told.TENTACLE_KNOCKS_DOWN(diver=dive.name(diver)))
        dive.check_anybody_stands()
