"""Using rescue cards and cores in the action phase."""

from __future__ import annotations

from games.jupiter import card_offers, told
from games.jupiter.abilities.far_shots import can_seek, can_snipe, seek, snipe
from games.jupiter.abilities.module_control import control_module
from games.jupiter.abilities.powers import copies_of, has_power, is_core_ready, spend, tell_use
from games.jupiter.abilities.rocket_boots import can_fly, fly
from games.jupiter.abilities.teleport import teleport
from games.jupiter.action import Action
from games.jupiter.cards import ABILITIES, Ability, card_name
from games.jupiter.cores import swap_core
from games.jupiter.pod import dock, launch
from games.jupiter.rescue import Rescue
from games.kernel.ask import Option, Play

LASTING = tuple(card for card, face in ABILITIES.items() if face.scope == "turn")

COSTS: dict[Ability, int] = {"heat_seeker": 3, "rocket_boots": 1, "sniper": 1, "teleport": 3}

EVENTS: tuple[Ability, ...] = ("data_core", "module_control", "pilot")

DOUBLED = 1
"""What two Teleports or two Heat Seekers played together cost."""


def card_options(rescue: Rescue) -> list[Option[Action]]:
    """Cards that can be laid out for the turn, and abilities that can be used now."""
    hand, core, seat = rescue.me.hand, rescue.me.core, rescue.s.active
    found: list[Option[Action]] = [
        card_offers.play(play_card, seat, card)
        for card in LASTING
        if card in hand and _adds(rescue, card)
    ]
    for card, cost in COSTS.items():
        if card == core or card in hand:
            found += _action_options(rescue, card, cost)
    return [*found, *event_options(rescue)]


def boost_options(rescue: Rescue) -> list[Option[Action]]:
    """More actions, also when none is left."""
    held = "boost" in rescue.me.hand
    return [card_offers.play(play_card, rescue.s.active, "boost")] if held else []


def _adds(rescue: Rescue, card: Ability) -> bool:
    """Boosts add up; any other power is there or not."""
    return card == "boost" or not has_power(rescue, card)


def _action_options(rescue: Rescue, card: Ability, cost: int) -> list[Option[Action]]:
    """At its price; a second copy of the dear ones makes them cheap, once."""
    copies, seat, left = copies_of(rescue, card), rescue.s.active, rescue.actions_left
    found: list[Option[Action]] = []
    if not copies or not _has_target(rescue, card):
        return found
    if copies > 1 and cost > DOUBLED:
        found.append(card_offers.both_copies(use, seat, card, DOUBLED))
    if cost <= left:
        found.append(card_offers.ability(use, seat, card, cost, core=is_core_ready(rescue, card)))
    return found


def _has_target(rescue: Rescue, card: Ability) -> bool:
    match card:
        case "sniper":
            return can_snipe(rescue)
        case "heat_seeker":
            return can_seek(rescue)
        case "rocket_boots":
            return can_fly(rescue)
    return True


def event_options(rescue: Rescue) -> list[Option[Action]]:
    """What costs no action; all of it can still be done when none is left."""
    hand, core = rescue.me.hand, rescue.me.core
    return [
        _event_option(rescue, card)
        for card in EVENTS
        if (card == core or card in hand) and copies_of(rescue, card) and _may_happen(rescue, card)
    ]


def _event_option(rescue: Rescue, card: Ability) -> Option[Action]:
    """Pilot says which of its two uses it is."""
    seat, core, pod = rescue.s.active, is_core_ready(rescue, card), rescue.s.pod
    if card != "pilot":
        return card_offers.ability(use, seat, card, 0, core=core)
    if pod.docked:
        return card_offers.launch(use, seat, pod.colonists, core=core)
    return card_offers.docking(use, seat, core=core)


def _may_happen(rescue: Rescue, card: Ability) -> bool:
    """Data Core needs another card to install."""
    return card != "data_core" or len(rescue.me.hand) > (not is_core_ready(rescue, card))


def play_card(rescue: Rescue, card: Ability) -> None:
    """It lies in front of the player until the turn ends."""
    rescue.me.hand.remove(card)
    rescue.s.in_play.append(card)
    rescue.did(told.PLAYS_CARD(card=card_name(card)))
    if card == "boost":
        rescue.s.boosts += 1


def use(rescue: Rescue, card: Ability, cost: int, copies: int = 1) -> Play[None]:
    """An ability of a single action or event; two copies at once make a dear one cheap."""
    tell_use(rescue, card)
    for _ in range(copies):
        spend(rescue, card)
    rescue.s.spent += cost
    match card:
        case "sniper":
            yield from snipe(rescue)
        case "heat_seeker":
            yield from seek(rescue)
        case "rocket_boots":
            yield from fly(rescue)
        case "teleport":
            yield from teleport(rescue)
        case "pilot":
            yield from pilot(rescue)
        case "module_control":
            yield from control_module(rescue)
        case _:
            yield from swap_core(rescue)


def pilot(rescue: Rescue) -> Play[None]:
    """Launches a docked pod with whoever is aboard, docks one that is away."""
    if rescue.s.pod.docked:
        launch(rescue)
    else:
        yield from dock(rescue, [rescue.s.active])
