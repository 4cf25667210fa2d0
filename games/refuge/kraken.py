"""The Kraken: its cards, its head, who is pushed and who is devoured."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from games.kernel.ask import Play
from games.kernel.text import T, Text
from games.refuge.board import (
    BAND_ROWS,
    COLUMN_NAMES,
    HEAD_HOMES,
    HEAD_REACH,
    LAST_ROW_BEFORE_BAND,
    LEFT,
    RIGHT,
    SPACES,
    SPOT_NAMES,
    Spot,
    row,
)
from games.refuge.cards import KRAKEN, KrakenCard
from games.refuge.goals import drop_cargo, settle
from games.refuge.roster import ABILITIES
from games.refuge.state import DEVOURED, OFF_MAP, Diver
from games.refuge.table import Dive
from games.refuge.tentacles import lower_half

SLIP_AWAY, INK_SCREEN = "slip_away", "ink_screen"
ARROW_SIGNS = {"v": "↓", "V": "⇊", "<": "←", ">": "→", "^": "↑", "S": "✚"}


def upper_half(card: KrakenCard) -> Text:
    """What the upper half shows, in words."""
    if card.devours:
        return T("Devour")
    steps = abs(card.steps)
    return T("Head left {n}", n=steps) if card.steps < 0 else T("Head right {n}", n=steps)


def _describe(card: KrakenCard) -> Text:
    below = " ".join(ARROW_SIGNS[symbol] for symbol in card.below)
    return T("{above} · {below}", above=upper_half(card), below=below)


OVER_COLUMNS: dict[int, Text] = {
    head: T(
        "The head lies over columns {left} to {right}.",
        left=COLUMN_NAMES[head],
        right=COLUMN_NAMES[head + 2],
    )
    for head in HEAD_HOMES
}
"""Where the head lies when its left column is this one."""

KRAKEN_WORDS = {card.id: _describe(card) for card in KRAKEN.values()}
"""Each card in a few words and signs."""
KRAKEN_LINES = {card: T("The Kraken: {card}.", card=words) for card, words in KRAKEN_WORDS.items()}


def kraken_strikes(dive: Dive) -> Play[None]:
    card = draw_kraken_card(dive)
    if card.devours:
        yield from devour_everybody_near(dive)
    else:
        yield from head_moves(dive, RIGHT if card.steps > 0 else LEFT, abs(card.steps))
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


def head_moves(dive: Dive, way: int, steps: int = 1) -> Play[None]:
    """Step by step, as far as the edge lets it."""
    before = dive.s.head
    for _ in range(steps):
        if dive.s.head + way in HEAD_HOMES:
            yield from head_steps(dive, way)
    if dive.s.head != before:
        dive.say(OVER_COLUMNS[dive.s.head])


def head_steps(dive: Dive, way: int) -> Play[None]:
    """Everything on the spaces the head moves to is pushed ahead of it."""
    head = dive.s.head
    for spot in fronts(dive, way):
        if not dive.is_free(spot):
            yield from push(dive, spot, way)
    dive.s.head = head + way
    dive.leave_trail("head", 81 + head, 81 + head + way)


def fronts(dive: Dive, way: int) -> list[Spot]:
    """The three spaces the head would move to, top row first."""
    column = dive.s.head + 3 if way == RIGHT else dive.s.head - 1
    return [10 * band_row + column for band_row in BAND_ROWS]


def swallowed(dive: Dive, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
    """Where the head would swallow somebody or something, with these spaces occupied."""
    chains = [chain_from(dive, spot, way, taken) for spot in fronts(dive, way)]
    return [chain[0] for chain in chains if chain and chain[-1] + way not in SPACES]


def push(dive: Dive, front: Spot, way: int) -> Play[None]:
    """The whole chain gives way; when it cannot, the head swallows the first of it."""
    chain = chain_from(dive, front, way, dive.taken())
    if chain[-1] + way in SPACES:
        for spot in reversed(chain):
            shift(dive, spot, spot + way)
        return
    swallowed = dive.diver_at(front)
    if swallowed is None:
        dive.return_tentacle(front)
        dive.say(T("The head crushes the tentacle on {spot}.", spot=SPOT_NAMES[front]))
    else:
        yield from devour(dive, swallowed)


def chain_from(dive: Dive, front: Spot, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
    chain = []
    while front in taken:
        chain.append(front)
        front += way
    return chain


def shift(dive: Dive, start: Spot, end: Spot) -> None:
    """Pushed miniatures activate nothing where they end."""
    diver = dive.diver_at(start)
    if diver is not None:
        diver.spot = end
        dive.say(T("{diver} is pushed to {spot}.", diver=dive.name(diver), spot=SPOT_NAMES[end]))
    else:
        dive.s.tentacles[dive.s.tentacles.index(start)] = end
    dive.leave_trail("push", start, end)


def devour(dive: Dive, diver: Diver) -> Play[None]:
    """Off the map until their next turn, unless Katerina slips away."""
    if (yield from slips_away(dive, diver)):
        return
    dive.leave_trail("devour", diver.spot, OFF_MAP)
    diver.spot = DEVOURED
    if diver.down_since is None:
        diver.down_since = dive.s.turn
    dive.say(T("{diver} is devoured!", diver=dive.name(diver)))
    dive.check_anybody_stands()
    yield from drop_cargo(dive, diver)


def slips_away(dive: Dive, diver: Diver) -> Play[bool]:
    if diver.name != "katerina" or SLIP_AWAY in diver.spent or not diver.upright:
        return False
    spots = [spot for spot in row(LAST_ROW_BEFORE_BAND) if dive.is_free(spot)]
    prompt = T("Katerina is about to be devoured. Slip away?")
    spot = yield from dive.maybe(
        diver.seat,
        prompt,
        dive.spot_options("go", diver.seat, spots),
        no=T("Be devoured"),
        why=WHY_SLIP,
    )
    if spot is None:
        return False
    dive.leave_trail("move", diver.spot, spot)
    diver.spot = spot
    diver.spent.append(SLIP_AWAY)
    dive.say(T("Katerina slips away to {spot}.", spot=SPOT_NAMES[spot]))
    yield from settle(dive, diver)
    return True


WHY_INK = T(
    "Arrows move the tentacles below the head, ✚ brings a new one: none of it happens. The ability "
    "is spent."
)
WHY_SLIP = T("She lands there on her feet; the space takes no effect. The ability is spent.")
