"""The options that use rescue cards and cores. Each is made once and used again."""

from __future__ import annotations

from functools import cache, partial

from games.jupiter.action import Action, Rule
from games.jupiter.cards import ABILITIES, Ability
from games.kernel.ask import Option, Tone
from games.kernel.text import N, T, Text

CARDS = T("Card")


@cache
def ability(rule: Rule, seat: int, card: Ability, cost: int, *, core: bool) -> Option[Action]:
    """An ability used once: from the core, or from a card that is then discarded."""
    face = ABILITIES[card]
    return Option(
        f"use.{card}.{cost}",
        seat,
        _priced(_held(card, core=core), cost),
        partial(rule, card=card, cost=cost),
        short=_short(card, cost),
        group=CARDS,
        detail=face.effect,
    )


@cache
def both_copies(rule: Rule, seat: int, card: Ability, cost: int) -> Option[Action]:
    """Two copies of an ability used as one."""
    face = ABILITIES[card]
    return Option(
        f"use.{card}.{cost}",
        seat,
        _priced(T("{card}, both copies", card=face.name), cost),
        partial(rule, card=card, cost=cost, copies=2),
        short=T("2 × {card}", card=face.name),
        group=CARDS,
        detail=T("Spends both copies for one use this turn."),
    )


@cache
def launch(rule: Rule, seat: int, aboard: int, *, core: bool) -> Option[Action]:
    """Pilot while the pod is docked."""
    label = T("{card}: launch the pod", card=_held("pilot", core=core))
    detail = T("Nobody's aboard. It's back on your next turn.")
    if aboard:
        detail = N(
            "Saves {n} colonist. It's back on your next turn.",
            "Saves {n} colonists. It's back on your next turn.",
            n=aboard,
        )
    tone: Tone = "go" if aboard else "plain"
    pilot = partial(rule, card="pilot", cost=0)
    return Option("use.pilot.0", seat, label, pilot, short=T("Launch"), detail=detail, tone=tone)


@cache
def docking(rule: Rule, seat: int, *, core: bool) -> Option[Action]:
    """Pilot while the pod is away."""
    label = T("{card}: dock the pod", card=_held("pilot", core=core))
    detail, pilot = T("You choose where it docks."), partial(rule, card="pilot", cost=0)
    return Option("use.pilot.0", seat, label, pilot, short=T("Dock"), detail=detail)


def _held(card: Ability, *, core: bool) -> Text:
    name = ABILITIES[card].name
    return T("{card} (core)", card=name) if core else name


@cache
def play(rule: Rule, seat: int, card: Ability) -> Option[Action]:
    """A card that lasts for the turn is laid out."""
    face = ABILITIES[card]
    label = T("Play {card} for this turn", card=face.name)
    return Option(
        f"play.{card}",
        seat,
        label,
        partial(rule, card=card),
        short=face.name,
        group=CARDS,
        detail=face.effect,
    )


@cache
def core(seat: int, card: Ability) -> Option[Ability]:
    """A card that could become the core, with what it does there."""
    face = ABILITIES[card]
    often = T("Every action") if face.core == "always" else T("Once per turn")
    detail = T("{often}. {effect}", often=often, effect=face.effect)
    return Option(f"core.{card}", seat, face.name, card, detail=detail)


def _short(card: Ability, cost: int) -> Text:
    """With what it costs where that is more than one."""
    name = ABILITIES[card].name
    return name if cost <= 1 else T("{card} ({cost})", card=name, cost=cost)


def _priced(name: Text, cost: int) -> Text:
    if cost == 0:
        return name
    return N("{name}: one action", "{name}: {n} actions", n=cost, name=name)
