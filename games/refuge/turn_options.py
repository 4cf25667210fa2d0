"""What a diver may do now: the options of the question that every turn asks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.kernel.ask import Option, Play
from games.refuge import offers, told
from games.refuge.abilities import ABILITY_ACTIONS, use_ability
from games.refuge.action import TurnChoice
from games.refuge.board import HEAD_SPOTS, NEIGHBOURS, SPACES, Spot
from games.refuge.cards import SALVAGE
from games.refuge.characters import CHARACTERS, Ability
from games.refuge.dive import Dive
from games.refuge.forecast import A_FIGHT, IN_THE_MOUTH, Forecast, free_space
from games.refuge.objective_actions import OBJECTIVE_ACTIONS
from games.refuge.passing import can_pass, pass_card
from games.refuge.recovering import can_recover, recover
from games.refuge.salvage import CARD_ACTIONS, play_card
from games.refuge.sonar import SONAR, may_use_sonar, use_sonar
from games.refuge.spaces import enter
from games.refuge.state import Diver


def turn_options(dive: Dive, diver: Diver) -> list[Option[TurnChoice]]:
    options: list[Option[TurnChoice]] = []
    if diver.on_map:
        if dive.s.actions_left:
            offer_moves(dive, diver, options)
            offer_cards(dive, diver, options)
            offer_abilities(dive, diver, options)
            offer_other_actions(dive, diver, options)
        offer_what_is_free(dive, diver, options)
    options.append(offers.end_turn(diver.seat, grace_runs_out(dive, diver), END))
    return options


def offer_moves(dive: Dive, diver: Diver, options: list[Option[TurnChoice]]) -> None:
    """Up, right, down or left, anywhere but onto another diver."""
    if not diver.standing:
        return
    taken = [other.spot for other in dive.s.divers]
    for spot in NEIGHBOURS[diver.spot]:
        if spot not in taken:
            awaits = what_awaits(dive, diver, spot)
            options.append(offers.move(diver.seat, diver.spot, spot, awaits, MOVE_TO[spot]))


def what_awaits(dive: Dive, diver: Diver, spot: Spot) -> Forecast:
    """The Kraken's mouth, a tentacle, or whatever the space brings."""
    if spot in HEAD_SPOTS[dive.s.head]:
        return IN_THE_MOUTH
    return A_FIGHT if spot in dive.s.tentacles else free_space(dive, diver, spot)


def offer_cards(dive: Dive, diver: Diver, options: list[Option[TurnChoice]]) -> None:
    if not diver.hand:
        return
    for card in sorted(set(diver.hand)):
        allowed = diver.standing or SALVAGE[card].while_down
        if allowed and CARD_ACTIONS[card].possible(dive, diver):
            options.append(offers.card(diver.seat, card, is_fatal(dive, card), PLAY_CARD[card]))


def offer_abilities(dive: Dive, diver: Diver, options: list[Option[TurnChoice]]) -> None:
    for card in ACTION_ABILITIES[diver.name]:
        usable = card.id not in diver.spent and (diver.standing or card.while_down)
        if usable and ABILITY_ACTIONS[card.id].possible(dive, diver):
            fatal, use = is_fatal(dive, card.id), USE_ABILITY[card.id]
            options.append(offers.ability(diver.seat, card.id, fatal, use))


def is_fatal(dive: Dive, card: str) -> bool:
    """The elimination it brings earns a card, and with none left the dive is lost."""
    return not dive.s.salvage_deck and card in ELIMINATES


def offer_other_actions(dive: Dive, diver: Diver, options: list[Option[TurnChoice]]) -> None:
    """Recover, and what the current objective allows."""
    if can_recover(dive, diver):
        options.append(offers.recover(diver.seat, TO_RECOVER))
    added = OBJECTIVE_ACTIONS.get(dive.goal.objective)
    if added and diver.standing and added.action.possible(dive, diver):
        value = FOR_OBJECTIVE[dive.goal.objective]
        options.append(
            Option(added.id, diver.seat, added.title, value, detail=added.effect, tone="go")
        )


def offer_what_is_free(dive: Dive, diver: Diver, options: list[Option[TurnChoice]]) -> None:
    """Passing cards, and Satoshi's sonar before his first action."""
    if can_pass(dive, diver):
        options.append(offers.pass_card(diver.seat, TO_PASS))
    if may_use_sonar(dive, diver):
        options.append(offers.sonar(diver.seat, SONAR, TO_LISTEN))


def grace_runs_out(dive: Dive, diver: Diver) -> bool:
    """A lone diver on the ground since an earlier turn must get up in this one."""
    fell_earlier = diver.down_since is not None and diver.down_since < dive.s.turn
    return fell_earlier and len(dive.divers_diving()) == 1


def end_turn(dive: Dive, diver: Diver) -> Play[None]:
    dive.s.phase = "kraken"
    dive.does(diver, told.ENDS_TURN())
    yield from ()


END, TO_LISTEN = (TurnChoice(0, rule, aimed=False) for rule in (end_turn, use_sonar))
TO_PASS = TurnChoice(0, pass_card)
TO_RECOVER = TurnChoice(1, recover)
MOVE_TO: Mapping[Spot, TurnChoice] = {
    spot: TurnChoice(1, partial(enter, spot=spot), aimed=False) for spot in SPACES
}
PLAY_CARD: Mapping[str, TurnChoice] = {
    card: TurnChoice(1, partial(play_card, card=card)) for card in CARD_ACTIONS
}
USE_ABILITY: Mapping[str, TurnChoice] = {
    ability: TurnChoice(1, partial(use_ability, ability=ability)) for ability in ABILITY_ACTIONS
}
FOR_OBJECTIVE: Mapping[str, TurnChoice] = {
    objective: TurnChoice(1, added.action.do) for objective, added in OBJECTIVE_ACTIONS.items()
}

ACTION_ABILITIES: Mapping[str, tuple[Ability, ...]] = {
    who.id: tuple(card for card in who.abilities if not card.reaction)
    for who in CHARACTERS.values()
}

ELIMINATES = frozenset({"harpoon", "dive_knife", "charge", "overcharge", "flash", "wrench"})
"""Cards and abilities that always eliminate a tentacle."""
