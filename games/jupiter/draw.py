"""The draw step: abilities go to the hand, setbacks strike, the hand limit is kept."""

from __future__ import annotations

from games.jupiter.cards import (
    ABILITIES,
    SETBACKS,
    Card,
    Setback,
    as_ability,
    card_name,
    is_setback,
)
from games.jupiter.creeps import Creeps
from games.jupiter.modules import DISH, PLACES, PLANT
from games.jupiter.names import module_name
from games.jupiter.state import ROBOT
from games.kernel.ask import Option, Play
from games.kernel.deck import draw_recycling
from games.kernel.text import N, Seat, T, Text


def _vain_words(card: Setback) -> Text:
    return T("{card} strikes nothing.", card=card_name(card))


class Draw(Creeps):
    """The last step of a turn."""

    def draw_card(self) -> Play[None]:
        """A card from the deck, made anew from the discards when it is used up."""
        card = draw_recycling(self.s.deck, self.s.discards, self.chance)
        if card is None:
            return
        self.reveal()
        self.say(T("{player} draws {card}.", player=Seat(self.s.active), card=card_name(card)))
        if is_setback(card):
            self.s.discards.append(card)
            yield from self.suffer(card)
        else:
            self.me.hand.append(card)

    def suffer(self, card: Setback) -> Play[None]:
        """A setback strikes; Suppressant keeps it off one module."""
        modules = self.struck(card)
        self.say(SETBACKS[card].effect if modules else _vain_words(card))
        while options := self.suppressions(modules):
            index = yield from self.maybe(
                self.s.active,
                T("{card}! Do you suppress a module?", card=card_name(card)),
                options,
                no=T("Let it strike"),
                why=SETBACKS[card].effect,
            )
            if index is None:
                break
            self.suppress(modules, index)
        if card == "surge":
            yield from self.rise(modules)
            self.settle()
        else:
            self.cover(modules)

    def struck(self, card: Setback) -> list[int]:
        """Surge: where creeps rose this turn. Otherwise: free and unguarded plants or dishes."""
        if card == "surge":
            return [index for index in self.s.risen if not self.s.modules[index].gone]
        number = PLANT if card == "power_grab" else DISH
        return [
            index
            for index, module in enumerate(self.s.modules)
            if module.number == number
            and not (module.gone or index in self.s.covered or self.is_guarded(index))
        ]

    def is_guarded(self, index: int) -> bool:
        """A robot stands on that module."""
        return any(self.s.domes[dome] >= ROBOT for dome in self.colony.domes[index])

    def cover(self, modules: list[int]) -> None:
        for index in modules:
            self.s.covered.append(index)
            self.trace("covered", index * PLACES, index * PLACES)
            self.say(T("A super creep rises on {module}.", module=module_name(index)))

    def keep_limit(self) -> Play[None]:
        """Down to the hand limit; the core does not count."""
        over = len(self.me.hand) - self.hand_limit
        if over <= 0:
            return
        prompt = N("Discard {n} card.", "Discard {n} cards.", n=over)
        why = T("The hand limit is {limit}.", limit=self.hand_limit)
        options = [self._discard_option(*pair) for pair in enumerate(self.me.hand)]
        seat = self.s.active
        gone = yield from self.pick_many(seat, prompt, options, least=over, most=over, why=why)
        for card in gone:
            self.me.hand.remove(card)
            self.s.discards.append(card)
        cards = [card_name(card) for card in gone]
        self.say(T("{player} discards {cards}.", player=Seat(seat), cards=cards))

    def _discard_option(self, number: int, card: Card) -> Option[Card]:
        name, effect = card_name(card), ABILITIES[as_ability(card)].effect
        return Option(f"discard.{number}.{card}", self.s.active, name, card, detail=effect)
