"""What goes before a movement: to swim or settle, charge, breathe from a tank, equip, share."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.lurk.battle import Battle
from games.lurk.cards.equipment import CARRIERS, cards_to_pass, cards_to_take, equip, share
from games.lurk.cards.stock import use_up
from games.lurk.content import CARDS
from games.lurk.models.stats import speed
from games.lurk.movement.charge import charge
from games.lurk.movement.deeds import Deed, air_option, preparation_option
from games.lurk.movement.swimming import settle, swim
from games.lurk.state import Model


def preparation_options(
    battle: Battle, model: Model, left: int, *, charges: bool
) -> list[Option[Deed]]:
    """What it may still do before it moves; ``charges`` when it has charged in this movement."""
    seat, tokens = model.seat, model.tokens
    options: list[Option[Deed]] = []
    if left:
        options.append(preparation_option("settle" if "swimming" in tokens else "swim", seat))
        if not charges:
            options.append(preparation_option("charge", seat))
    if model.kind not in CARRIERS:
        return options
    if left:
        options += [air_option(seat, card) for card in model.cards if card in AIR]
    if cards_to_take(battle, model):
        options.append(preparation_option("equip", seat))
    if cards_to_pass(battle, model):
        options.append(preparation_option("share", seat))
    return options


def prepare(battle: Battle, model: Model, deed: Deed) -> Play[int]:
    """Returns the steps it adds."""
    if deed.verb == "swim":
        swim(battle, model)
        return 1
    if deed.verb == "charge":
        charge(battle, model)
        return 1
    if deed.verb == "settle":
        settle(battle, model)
        return -1
    if deed.verb == "air":
        use_up(battle, model, deed.card)
        return CARDS[deed.card].effect.n
    before = speed(model)
    yield from (equip(battle, model) if deed.verb == "equip" else share(battle, model))
    return speed(model) - before if "trapped" not in model.tokens else 0


AIR = {key for key, c in CARDS.items() if c.effect.effect == "speed" and c.effect.once}
"""Tanks and bladders that make one movement longer."""
