"""The rescue deck: sixteen abilities, twice each, and four setbacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeGuard

from games.kernel.text import T, Text

Ability: TypeAlias = Literal[
    "boost",
    "bullhorn",
    "data_core",
    "follower",
    "grenadier",
    "heat_seeker",
    "juggernaut",
    "module_control",
    "override",
    "phase_shift",
    "pilot",
    "rocket_boots",
    "sniper",
    "suppressant",
    "swap",
    "teleport",
]
Setback: TypeAlias = Literal["power_grab", "signal_to_noise", "surge"]
Card: TypeAlias = Literal[Ability, Setback]
Kind: TypeAlias = Literal["move", "command", "attack", "misc", "setback"]
Scope: TypeAlias = Literal["action", "turn", "event"]
CoreScope: TypeAlias = Literal["always", "once"]


@dataclass(frozen=True, slots=True)
class AbilityCard:
    """An ability: what it is about, how long a card lasts, how often a core serves."""

    name: Text
    kinds: tuple[Kind, ...]
    scope: Scope
    core: CoreScope
    effect: Text
    combos: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class SetbackCard:
    """A blow that strikes when it is drawn."""

    name: Text
    effect: Text
    copies: int


ABILITIES: dict[Ability, AbilityCard] = {
    "boost": AbilityCard(
        T("Boost"), ("misc",), "turn", "once", T("One more action this turn."), ("boost",)
    ),
    "bullhorn": AbilityCard(
        T("Bullhorn"),
        ("command",),
        "turn",
        "always",
        T("Command and trade across the whole colony."),
        ("follower",),
    ),
    "data_core": AbilityCard(
        T("Data Core"),
        ("misc",),
        "event",
        "once",
        T("Discard your core and install a card from your hand instead."),
    ),
    "follower": AbilityCard(
        T("Follower"),
        ("command",),
        "turn",
        "always",
        T("Whenever you command a colonist, a neighbour may step into the dome left free."),
        ("bullhorn",),
    ),
    "grenadier": AbilityCard(
        T("Grenadier"),
        ("attack",),
        "turn",
        "always",
        T("Each creep you kill takes one adjacent creep with it."),
        ("sniper", "heat_seeker", "juggernaut"),
    ),
    "heat_seeker": AbilityCard(
        T("Heat Seeker"),
        ("attack",),
        "action",
        "once",
        T("Three actions: kill any creep anywhere. Two Heat Seekers at once: one action."),
        ("heat_seeker", "grenadier"),
    ),
    "juggernaut": AbilityCard(
        T("Juggernaut"),
        ("move", "attack"),
        "turn",
        "always",
        T("You may move onto creeps, which kills them."),
        ("teleport", "rocket_boots", "grenadier"),
    ),
    "module_control": AbilityCard(
        T("Module Control"),
        ("misc",),
        "event",
        "once",
        T("Move a module with two open edges side by side to another place on the rim."),
    ),
    "override": AbilityCard(
        T("Override"),
        ("command",),
        "turn",
        "always",
        T("Spend your actions on plain moves and shots of other robots."),
    ),
    "phase_shift": AbilityCard(
        T("Phase Shift"),
        ("misc",),
        "event",
        "once",
        T("Roll the invasion die again; the new roll counts."),
    ),
    "pilot": AbilityCard(
        T("Pilot"), ("misc",), "event", "once", T("Launch or dock the pod at once."), ("pilot",)
    ),
    "rocket_boots": AbilityCard(
        T("Rocket Boots"),
        ("move",),
        "action",
        "once",
        T("One action: fly any distance straight ahead, over colonists but not over creeps."),
        ("juggernaut", "swap"),
    ),
    "sniper": AbilityCard(
        T("Sniper"),
        ("attack",),
        "action",
        "always",
        T("One action: kill a creep on an adjacent module."),
        ("grenadier",),
    ),
    "suppressant": AbilityCard(
        T("Suppressant"),
        ("misc",),
        "event",
        "once",
        T("After the die or a setback: nothing rises on one module of your choice."),
    ),
    "swap": AbilityCard(
        T("Swap"),
        ("move",),
        "turn",
        "always",
        T("One action: change places with an adjacent colonist, creep or robot."),
        ("rocket_boots", "teleport"),
    ),
    "teleport": AbilityCard(
        T("Teleport"),
        ("move",),
        "action",
        "once",
        T("Three actions: move to any open space. Two Teleports at once: one action."),
        ("teleport", "juggernaut", "swap"),
    ),
}

SETBACKS: dict[Setback, SetbackCard] = {
    "surge": SetbackCard(
        T("Surge"), T("A second creep rises on every module that got one this turn."), 2
    ),
    "power_grab": SetbackCard(
        T("Power Grab"),
        T("A super creep covers every unguarded power plant: one card less in hand for each."),
        1,
    ),
    "signal_to_noise": SetbackCard(
        T("Signal to Noise"),
        T("A super creep covers every unguarded radar dish: one action less while any is covered."),
        1,
    ),
}

COPIES = 2
"""How often each ability is in the deck."""


def rescue_deck() -> list[Card]:
    """All 36 cards, unshuffled."""
    abilities: list[Card] = [card for card in ABILITIES for _ in range(COPIES)]
    setbacks: list[Card] = [card for card, face in SETBACKS.items() for _ in range(face.copies)]
    return abilities + setbacks


def is_setback(card: Card) -> TypeGuard[Setback]:
    return card in SETBACKS


def as_ability(card: Card) -> Ability:
    """A card of a hand: setbacks never stay there."""
    assert card in ABILITIES
    return card


def card_name(card: Card) -> Text:
    return NAMES[card]


NAMES: dict[Card, Text] = {
    **{card: face.name for card, face in ABILITIES.items()},
    **{card: setback.name for card, setback in SETBACKS.items()},
}
