"""The Kraken's cards: one at the end of every turn, both of its halves."""

from __future__ import annotations

from games.kernel.ask import Play
from games.kernel.text import T
from games.refuge.board import HEAD_REACH
from games.refuge.cards import KRAKEN, KrakenCard
from games.refuge.characters import ABILITIES
from games.refuge.dive import Dive
from games.refuge.kraken_head import devour, head_moves
from games.refuge.tentacles import lower_half
from games.refuge.words import KRAKEN_LINES, KRAKEN_WORDS

INK_SCREEN = "ink_screen"
WHY_INK = T(
    "Arrows move the tentacles below the head, ✚ brings a new one: none of it happens. The ability "
    "is spent."
)


def kraken_strikes(dive: Dive) -> Play[None]:
    card = draw_kraken_card(dive)
    if card.devours:
        yield from devour_everybody_near(dive)
    else:
        yield from head_moves(dive, card.steps)
    if not (yield from hides_in_ink(dive, card)):
        yield from lower_half(dive, card.below)
    if card.devours:
        reshuffle_kraken_deck(dive)


def draw_kraken_card(dive: Dive) -> KrakenCard:
    card = KRAKEN[dive.s.kraken_deck.pop()]
    dive.s.kraken_discards.append(card.id)
    dive.s.kraken_card = card.id
    dive.s.foreseen = max(0, dive.s.foreseen - 1)
    dive.reveal()
    dive.say(KRAKEN_LINES[card.id])
    return card


def reshuffle_kraken_deck(dive: Dive) -> None:
    """The symbol goes with the devour symbol: all ten cards make a new deck."""
    dive.s.kraken_deck += dive.s.kraken_discards
    dive.s.kraken_discards.clear()
    dive.s.foreseen = 0
    dive.chance.shuffle(dive.s.kraken_deck)
    dive.say(T("All Kraken cards are shuffled into a new deck."))


def hides_in_ink(dive: Dive, card: KrakenCard) -> Play[bool]:
    """Vega, at the end of her own turn, may ignore the lower half."""
    vega = dive.diver
    if vega.name != "vega" or INK_SCREEN in vega.spent or not vega.upright:
        return False
    prompt = T("Vega: use Ink Screen against this card? {card}", card=KRAKEN_WORDS[card.id])
    ignored = yield from dive.confirm(
        vega.seat, prompt, yes=ABILITIES[INK_SCREEN].title, no=T("Let it come"), why=WHY_INK
    )
    if ignored:
        vega.spent.append(INK_SCREEN)
        dive.say(T("Vega's ink hides the divers: the lower half is ignored."))
    return ignored


def devour_everybody_near(dive: Dive) -> Play[None]:
    near = [diver for diver in dive.s.divers if diver.spot in HEAD_REACH[dive.s.head]]
    if not near:
        dive.say(T("Nobody is next to the head: the jaws close on water."))
    for diver in near:
        yield from devour(dive, diver)
