"""Equipment on the move: cards from the stock, and cards shared on a tile."""

from __future__ import annotations

from games.kernel.ask import Play
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.battle import Battle
from games.lurk.cards.stock import card_options
from games.lurk.content import CARDS, KINDS, NAMES
from games.lurk.models.stats import heart
from games.lurk.state import Model


def cards_to_take(battle: Battle, model: Model) -> list[str]:
    """Cards of the stock that the model could carry now."""
    if model.kind not in CARRIERS:
        return []
    return [card for card in battle.s.players[model.seat].stock if slot_opens(model, card)]


def cards_to_pass(battle: Battle, model: Model) -> list[str]:
    """Cards of the model that somebody on its tile could carry."""
    if not model.cards or not carriers_beside(battle, model):
        return []
    return [
        card for card in model.cards if may_come_off(model, card) and receivers(battle, model, card)
    ]


def carriers_beside(battle: Battle, model: Model) -> list[Model]:
    """Others on its tile who carry cards."""
    return [m for m in battle.at(model.tile) if m is not model and m.kind in CARRIERS]


def receivers(battle: Battle, model: Model, card: str) -> list[Model]:
    return [one for one in carriers_beside(battle, model) if slot_opens(one, card)]


def equip(battle: Battle, model: Model) -> Play[None]:
    """From the stock onto the model; what it carried of that kind goes back."""
    stock = battle.s.players[model.seat].stock
    prompt = T("What does {model} take?", model=NAMES[model.kind])
    options = card_options("take", model.seat, cards_to_take(battle, model))
    card = yield from battle.pick(questions.EQUIP, prompt, options, why=WHY_EQUIP)
    stock.remove(card)
    if (old := slot_of(model, card)) is not None:
        model.cards.remove(old)
        stock.append(old)
    model.cards.append(card)
    battle.tell(told.TAKES_CARD(model=NAMES[model.kind], card=NAMES[card]))


def share(battle: Battle, model: Model) -> Play[None]:
    """A card to a friend on the tile; theirs of that kind comes back."""
    prompt = T("What does {model} share?", model=NAMES[model.kind])
    options = card_options("pass", model.seat, cards_to_pass(battle, model))
    card = yield from battle.pick(questions.SHARE, prompt, options, why=WHY_SHARE)
    friends = battle.model_options("to", model.seat, receivers(battle, model, card))
    friend = yield from battle.pick(questions.SHARE_WITH, T("Who gets it?"), friends, why=WHY_SHARE)
    model.cards.remove(card)
    if (old := slot_of(friend, card)) is not None:
        friend.cards.remove(old)
        model.cards.append(old)
    friend.cards.append(card)
    battle.tell(told.TAKES_CARD(model=NAMES[friend.kind], card=NAMES[card]))


def slot_of(model: Model, card: str) -> str | None:
    """The card of the same kind that a model carries already."""
    return next((c for c in model.cards if CARDS[c].kind == CARDS[card].kind), None)


def slot_opens(model: Model, card: str) -> bool:
    """Whether the model carries nothing of that kind, or something that may come off."""
    old = slot_of(model, card)
    return old is None or may_come_off(model, old)


def may_come_off(model: Model, card: str) -> bool:
    """Everything may come off but a harness without which its bearer would be destroyed."""
    effect = CARDS[card].effect
    return effect.effect != "heart" or model.wounds < heart(model) - effect.n


CARRIERS = {key for key, kind in KINDS.items() if kind.carries}
WHY_EQUIP = T(
    "One item, one weapon, one armour and one ability each. A card of the same "
    "kind goes back to your stock."
)
WHY_SHARE = T(
    "One item, one weapon, one armour and one ability each. Two of the same kind swap places."
)
