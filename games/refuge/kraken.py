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
from games.refuge.roster import ABILITIES
from games.refuge.state import DEVOURED, OFF_MAP, Diver
from games.refuge.tentacles import Tentacles

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


class Kraken(Tentacles):
    """At the end of every turn a Kraken card is drawn and both its halves happen."""

    def kraken_strikes(self) -> Play[None]:
        card = self.draw_kraken_card()
        if card.devours:
            yield from self.devour_everybody_near()
        else:
            yield from self.head_moves(RIGHT if card.steps > 0 else LEFT, abs(card.steps))
        if not (yield from self.hides_in_ink(card)):
            yield from self.lower_half(card.below)
        if card.devours:
            self.reshuffle_kraken_deck()

    def draw_kraken_card(self) -> KrakenCard:
        card = KRAKEN[self.s.kraken_deck.pop()]
        self.s.kraken_discards.append(card.id)
        self.s.kraken_card = card.id
        self.s.foreseen = max(0, self.s.foreseen - 1)
        self.reveal()
        self.say(KRAKEN_LINES[card.id])
        return card

    def reshuffle_kraken_deck(self) -> None:
        """The symbol goes with the devour symbol: all ten cards make a new deck."""
        self.s.kraken_deck += self.s.kraken_discards
        self.s.kraken_discards.clear()
        self.s.foreseen = 0
        self.chance.shuffle(self.s.kraken_deck)
        self.say(T("All Kraken cards are shuffled into a new deck."))

    def hides_in_ink(self, card: KrakenCard) -> Play[bool]:
        """Vega, at the end of her own turn, may ignore the lower half."""
        vega = self.diver
        if vega.name != "vega" or INK_SCREEN in vega.spent or not vega.upright:
            return False
        prompt = T("Vega: use Ink Screen against this card? {card}", card=KRAKEN_WORDS[card.id])
        ignored = yield from self.confirm(
            vega.seat, prompt, yes=ABILITIES[INK_SCREEN].title, no=T("Let it come"), why=WHY_INK
        )
        if ignored:
            vega.spent.append(INK_SCREEN)
            self.say(T("Vega's ink hides the divers: the lower half is ignored."))
        return ignored

    def devour_everybody_near(self) -> Play[None]:
        near = [diver for diver in self.s.divers if diver.spot in HEAD_REACH[self.s.head]]
        if not near:
            self.say(T("Nobody is next to the head: the jaws close on water."))
        for diver in near:
            yield from self.devour(diver)

    def head_moves(self, way: int, steps: int = 1) -> Play[None]:
        """Step by step, as far as the edge lets it."""
        before = self.s.head
        for _ in range(steps):
            if self.s.head + way in HEAD_HOMES:
                yield from self.head_steps(way)
        if self.s.head != before:
            self.say(OVER_COLUMNS[self.s.head])

    def head_steps(self, way: int) -> Play[None]:
        """Everything on the spaces the head moves to is pushed ahead of it."""
        head = self.s.head
        for spot in self.fronts(way):
            if not self.is_free(spot):
                yield from self.push(spot, way)
        self.s.head = head + way
        self.leave_trail("head", 81 + head, 81 + head + way)

    def fronts(self, way: int) -> list[Spot]:
        """The three spaces the head would move to, top row first."""
        column = self.s.head + 3 if way == RIGHT else self.s.head - 1
        return [10 * band_row + column for band_row in BAND_ROWS]

    def swallowed(self, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
        """Where the head would swallow somebody or something, with these spaces occupied."""
        chains = [self.chain_from(spot, way, taken) for spot in self.fronts(way)]
        return [chain[0] for chain in chains if chain and chain[-1] + way not in SPACES]

    def push(self, front: Spot, way: int) -> Play[None]:
        """The whole chain gives way; when it cannot, the head swallows the first of it."""
        chain = self.chain_from(front, way, self.taken())
        if chain[-1] + way in SPACES:
            for spot in reversed(chain):
                self.shift(spot, spot + way)
            return
        swallowed = self.diver_at(front)
        if swallowed is None:
            self.return_tentacle(front)
            self.say(T("The head crushes the tentacle on {spot}.", spot=SPOT_NAMES[front]))
        else:
            yield from self.devour(swallowed)

    def chain_from(self, front: Spot, way: int, taken: AbstractSet[Spot]) -> list[Spot]:
        chain = []
        while front in taken:
            chain.append(front)
            front += way
        return chain

    def shift(self, start: Spot, end: Spot) -> None:
        """Pushed miniatures activate nothing where they end."""
        diver = self.diver_at(start)
        if diver is not None:
            diver.spot = end
            self.say(
                T("{diver} is pushed to {spot}.", diver=self.name(diver), spot=SPOT_NAMES[end])
            )
        else:
            self.s.tentacles[self.s.tentacles.index(start)] = end
        self.leave_trail("push", start, end)

    def devour(self, diver: Diver) -> Play[None]:
        """Off the map until their next turn, unless Katerina slips away."""
        if (yield from self.slips_away(diver)):
            return
        self.leave_trail("devour", diver.spot, OFF_MAP)
        diver.spot = DEVOURED
        if diver.down_since is None:
            diver.down_since = self.s.turn
        self.say(T("{diver} is devoured!", diver=self.name(diver)))
        self.check_anybody_stands()
        yield from self.drop_cargo(diver)

    def slips_away(self, diver: Diver) -> Play[bool]:
        if diver.name != "katerina" or SLIP_AWAY in diver.spent or not diver.upright:
            return False
        spots = [spot for spot in row(LAST_ROW_BEFORE_BAND) if self.is_free(spot)]
        prompt = T("Katerina is about to be devoured. Slip away?")
        spot = yield from self.maybe(
            diver.seat,
            prompt,
            self.spot_options("go", diver.seat, spots),
            no=T("Be devoured"),
            why=WHY_SLIP,
        )
        if spot is None:
            return False
        self.leave_trail("move", diver.spot, spot)
        diver.spot = spot
        diver.spent.append(SLIP_AWAY)
        self.say(T("Katerina slips away to {spot}.", spot=SPOT_NAMES[spot]))
        yield from self.settle(diver)
        return True


WHY_INK = T(
    "Arrows move the tentacles below the head, ✚ brings a new one: none of it happens. The ability "
    "is spent."
)
WHY_SLIP = T("She lands there on her feet; the space takes no effect. The ability is spent.")
