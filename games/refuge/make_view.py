"""How a view is made of the state: the one gate through which anything of it is seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from games.refuge.board import HEAD_SPOTS, SPACES, SPOT_IDS, Space, Spot
from games.refuge.characters import CHARACTERS, Ability
from games.refuge.objective_cards import NUMERALS, OBJECTIVES
from games.refuge.state import ABOARD, DEVOURED, Diver, Goal, Move, State
from games.refuge.view import AbilityView, DiverView, MoveView, ObjectiveView, View

SPACE_AT: Mapping[str, Space] = {SPOT_IDS[spot]: kind for spot, kind in SPACES.items()}


def view_of(state: State, viewer: int | None) -> View:
    """The one gate: nothing of the state is seen but what is put in here."""
    return View(
        viewer=viewer,
        phase=state.phase,
        turn=state.turn,
        active=state.active if state.to_choose is None else state.to_choose,
        actions_left=state.actions_left,
        spaces=SPACE_AT,
        head=state.head,
        head_spots=_names(sorted(HEAD_SPOTS[state.head])),
        tentacles=_names(sorted(state.tentacles)),
        divers=tuple(_diver(diver) for diver in state.divers),
        hand=() if viewer is None else tuple(state.divers[viewer].hand),
        cameras=_names(sorted(state.cameras)),
        supply=state.supply,
        threat=state.threat,
        salvage_left=len(state.salvage_deck),
        salvage_discards=tuple(state.salvage_discards),
        kraken_left=len(state.kraken_deck),
        kraken_discards=tuple(state.kraken_discards),
        kraken_card=state.kraken_card,
        foreseen=known_kraken_cards(state, viewer),
        objectives=tuple(_objective(state, number) for number in range(len(state.goals))),
        trail=tuple(_move(move) for move in state.trail),
        ended=state.ended,
    )


def _names(spots: Iterable[Spot]) -> tuple[str, ...]:
    return tuple(SPOT_IDS[spot] for spot in spots)


def _diver(diver: Diver) -> DiverView:
    character = CHARACTERS.get(diver.name)
    return DiverView(
        seat=diver.seat,
        character=diver.name,
        name=character.name if character else None,
        letters=character.letters if character else "",
        spot=SPOT_IDS.get(diver.spot),
        standing=diver.standing,
        devoured=diver.spot == DEVOURED,
        boarded=diver.spot == ABOARD,
        hand=tuple(diver.hand),
        abilities=tuple(_ability(card, card.id not in diver.spent) for card in character.abilities)
        if character
        else (),
        cargo=diver.cargo,
        down_since=diver.down_since,
    )


@cache
def _ability(card: Ability, ready: bool) -> AbilityView:
    return AbilityView(card.id, card.title, card.effect, card.reaction, ready)


def _objective(state: State, number: int) -> ObjectiveView:
    goal: Goal = state.goals[number]
    card = OBJECTIVES[goal.objective]
    return ObjectiveView(
        id=card.id,
        level=card.level,
        numeral=NUMERALS[card.level],
        title=card.title,
        goal=card.goal,
        reward=card.reward,
        progress=goal.progress,
        target=card.target_for(len(state.divers)),
        done=number < state.accomplished,
        current=number == state.accomplished,
        blue=card.blue,
        markers=_names(goal.markers),
        stowed=tuple(goal.stowed),
    )


def _move(move: Move) -> MoveView:
    return MoveView(move.kind, SPOT_IDS.get(move.start), SPOT_IDS.get(move.end))


def known_kraken_cards(state: State, viewer: int | None) -> tuple[str, ...]:
    """The Kraken cards on top of the deck that this seat has seen, the next one last."""
    if viewer is None or state.foreseen == 0 or state.divers[viewer].name != "satoshi":
        return ()
    return tuple(state.kraken_deck[-state.foreseen :])
