"""Special actions of a movement: swim or settle, charge, breathe from a tank, equip, share."""

from __future__ import annotations

from games.kernel.ask import Option, Play
from games.lurk import told
from games.lurk.battle import Battle
from games.lurk.content import CARDS, NAMES
from games.lurk.equipment import CARRIERS, cards_to_pass, cards_to_take, equip, share
from games.lurk.movement_options import Deed, air_option, preparation_option
from games.lurk.state import Model
from games.lurk.stats import speed
from games.lurk.stock import use_up
from games.lurk.tokens import drop_token, give_token
from games.lurk.words import TOKEN_NAMES


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
        give_token(battle, model, "swimming")
        return 1
    if deed.verb == "charge":
        charge(battle, model)
        return 1
    if deed.verb == "settle":
        drop_token(model, "swimming")
        battle.tell(told.SETTLES(model=NAMES[model.kind]))
        return -1
    if deed.verb == "air":
        use_up(battle, model, deed.card)
        return CARDS[deed.card].effect.n
    before = speed(model)
    yield from (equip(battle, model) if deed.verb == "equip" else share(battle, model))
    return speed(model) - before if "trapped" not in model.tokens else 0


def charge(battle: Battle, model: Model) -> None:
    """Every charge costs a die of its own: who charges in both movements bears two tokens."""
    model.tokens.append("charging")
    name, token = NAMES[model.kind], TOKEN_NAMES["charging"]
    battle.tell(told.PREPARES(model=name, token=token))


AIR = {key for key, c in CARDS.items() if c.effect.effect == "speed" and c.effect.once}
"""Tanks and bladders that make one movement longer."""
