"""The Kraken's cards: one at the end of every turn, both of its halves."""

from __future__ import annotations

from functools import cache

from games.kernel.ask import Play
from games.kernel.text import T, Text
from games.refuge import questions, told
from games.refuge.board import HEAD_REACH, THREAT_LIMIT
from games.refuge.cards import KRAKEN, KrakenCard
from games.refuge.characters import ABILITIES
from games.refuge.dive import Dive
from games.refuge.kraken_head import devour, head_turns
from games.refuge.tentacles import lower_half
from games.refuge.words import BELOW_WORDS

INK_SCREEN = "ink_screen"


def kraken_strikes(dive: Dive) -> Play[None]:
    threat, supply = dive.s.threat, dive.s.supply
    card = draw_kraken_card(dive)
    devours = card.devours
    if devours:
        yield from devour_everybody_near(dive)
    else:
        yield from head_turns(dive, card.steps)
    if not (yield from hides_in_ink(dive, card)):
        yield from lower_half(dive, card.below)
    if devours:
        reshuffle_kraken_deck(dive)
    if (threat, supply) != (dive.s.threat, dive.s.supply):
        dive.figure(threat_figure(dive.s.threat))
        dive.figure(supply_figure(dive.s.supply))


@cache
def threat_figure(threat: int) -> Text:
    return told.THREAT_STANDS(n=threat, limit=THREAT_LIMIT)


@cache
def supply_figure(supply: int) -> Text:
    return told.SUPPLY_LEFT(n=supply)


def draw_kraken_card(dive: Dive) -> KrakenCard:
    card = KRAKEN[dive.s.kraken_deck.pop()]
    dive.s.kraken_discards.append(card.id)
    dive.s.kraken_card = card.id
    dive.s.foreseen = max(0, dive.s.foreseen - 1)
    dive.reveal()
    return card


def reshuffle_kraken_deck(dive: Dive) -> None:
    """The symbol goes with the devour symbol: all ten cards make a new deck."""
    dive.s.kraken_deck += dive.s.kraken_discards
    dive.s.kraken_discards.clear()
    dive.s.foreseen = 0
    dive.chance.shuffle(dive.s.kraken_deck)
    dive.say(told.KRAKEN_CARDS_SHUFFLED())


def hides_in_ink(dive: Dive, card: KrakenCard) -> Play[bool]:
    """Vega, at the end of her own turn, may ignore the lower half."""
    vega = dive.diver
    if vega.name != "vega" or INK_SCREEN in vega.spent or not vega.upright:
        return False
    below = [BELOW_WORDS[symbol] for symbol in card.below]
    ignored = yield from dive.confirm(
        questions.INK,
        vega.seat,
        T("Hide in ink? Otherwise: {below}", below=below),
        yes=ABILITIES[INK_SCREEN].title,
        no=T("Let them come"),
        why=T("That's what tentacles below the head will do, from the left. Ink stops all of it."),
    )
    if ignored:
        vega.spent.append(INK_SCREEN)
        dive.does(vega, told.HIDES_EVERYBODY_IN_INK())
    else:
        dive.does(vega, told.LETS_TENTACLES_COME())
    return ignored


def devour_everybody_near(dive: Dive) -> Play[None]:
    near = [diver for diver in dive.s.divers if diver.spot in HEAD_REACH[dive.s.head]]
    if not near:
        dive.say(told.KRAKEN_SNAPS_AT_WATER())
        return
    names = [dive.name(diver) for diver in near]
    dive.say(told.KRAKEN_SNAPS_AT_DIVERS(divers=names))
    for diver in near:
        yield from devour(dive, diver, told.DEVOURED(diver=dive.name(diver)))
