"""Equipment on the move: cards from the stock, and cards shared on a tile."""

from __future__ import annotations

from games.kernel.ask import Play
from games.kernel.text import T
from games.lurk.content import CARDS, KINDS, NAMES
from games.lurk.setup import Setup
from games.lurk.sheets import heart
from games.lurk.state import Model
from games.lurk.table import card_options, slot_of


class Gear(Setup):
    """A character carries one item, one weapon, one armour and one ability."""

    def cards_to_take(self, model: Model) -> list[str]:
        """Cards of the stock that the model could carry now."""
        if not KINDS[model.kind].carries:
            return []
        return [card for card in self.s.players[model.seat].stock if slot_opens(model, card)]

    def cards_to_pass(self, model: Model) -> list[str]:
        """Cards of the model that somebody on its tile could carry."""
        return [card for card in model.cards if loose(model, card) and self.receivers(model, card)]

    def receivers(self, model: Model, card: str) -> list[Model]:
        there = [m for m in self.at(model.tile) if m is not model and KINDS[m.kind].carries]
        return [friend for friend in there if slot_opens(friend, card)]

    def equip(self, model: Model) -> Play[None]:
        """From the stock onto the model; what it carried of that kind goes back."""
        stock = self.s.players[model.seat].stock
        prompt = T("What does {model} take?", model=NAMES[model.kind])
        options = card_options("take", model.seat, self.cards_to_take(model))
        card = yield from self.pick(prompt, options, why=WHY_EQUIP)
        stock.remove(card)
        if (old := slot_of(model, card)) is not None:
            model.cards.remove(old)
            stock.append(old)
        model.cards.append(card)
        self.say(T("{model} takes {card}.", model=NAMES[model.kind], card=NAMES[card]))

    def share(self, model: Model) -> Play[None]:
        """A card to a friend on the tile; theirs of that kind comes back."""
        prompt = T("What does {model} pass on?", model=NAMES[model.kind])
        options = card_options("pass", model.seat, self.cards_to_pass(model))
        card = yield from self.pick(prompt, options, why=WHY_SHARE)
        friends = self.model_options("to", model.seat, self.receivers(model, card))
        friend = yield from self.pick(T("To whom?"), friends, why=WHY_SHARE)
        model.cards.remove(card)
        if (old := slot_of(friend, card)) is not None:
            friend.cards.remove(old)
            model.cards.append(old)
        friend.cards.append(card)
        self.say(T("{model} takes {card}.", model=NAMES[friend.kind], card=NAMES[card]))


def slot_opens(model: Model, card: str) -> bool:
    """Whether the model carries nothing of that kind, or something that may come off."""
    old = slot_of(model, card)
    return old is None or loose(model, old)


def loose(model: Model, card: str) -> bool:
    """Everything may come off but a harness without which its bearer would be destroyed."""
    effect = CARDS[card].effect
    return effect.effect != "heart" or model.wounds < heart(model) - effect.n


WHY_EQUIP = T(
    "One item, one weapon, one armour and one ability each; a card of the same kind goes back to "
    "the stock."
)
WHY_SHARE = T(
    "One item, one weapon, one armour and one ability each; for a card of the same kind they "
    "change places."
)
