"""Lurk as a seat, or a spectator, may know it.

Armies, stocks and Essence lie open. Hidden are the orders of the three decks, and what others buy
while armies are mustered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.lurk.models.stats import attack_dice, defence_dice, heart, reach, steps
from games.lurk.state import (
    FALLEN,
    LURKER,
    Draft,
    Duel,
    Fight,
    Ground,
    Model,
    Move,
    Moving,
    Phase,
    State,
)


@dataclass(frozen=True, slots=True)
class ModelView:
    """A model or creature with the values it has right now; ``attack`` is against neighbours."""

    id: int
    kind: str
    seat: int
    tile: int
    wounds: int
    heart: int
    steps: int
    reach: int
    attack: str
    attack_far: str
    defence: str
    cards: tuple[str, ...]
    tokens: tuple[str, ...]
    moves: int
    acted: bool
    essence: int


@dataclass(frozen=True, slots=True)
class DraftView:
    """An army being bought, seen by its buyer alone."""

    models: tuple[str, ...]
    cards: tuple[str, ...]
    bearers: tuple[int, ...]
    pending: str
    points: int
    """What the whole army may cost."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat at the table; ``faction`` and ``side`` are empty until chosen, and ``points`` is what
    its army may cost."""

    seat: int
    faction: str
    side: str
    points: int
    essence: int
    stock: tuple[str, ...]
    extra: int
    lost: int
    alive: bool
    draft: DraftView | None


@dataclass(frozen=True, slots=True)
class FightView:
    """The last attack, dice as letter and sign (see ``games.lurk.dice.dice``)."""

    attacker: str
    attacker_seat: int
    origin: int
    target: str
    target_seat: int
    tile: int
    attack: tuple[str, ...]
    defence: tuple[str, ...]
    hits: int
    blocks: int
    wounds: int
    destroyed: bool
    attack_ability: str
    defence_ability: str


@dataclass(frozen=True, slots=True)
class View:
    """What a picture, the words and the autopilot see."""

    viewer: int | None
    phase: Phase
    round: int
    turn: int
    first: int
    active: int
    acting: int
    moving: Moving
    columns: tuple[int, ...]
    ground: tuple[Ground, ...]
    searched: tuple[int, ...]
    players: tuple[PlayerView, ...]
    models: tuple[ModelView, ...]
    event: str
    silt: bool
    duel: Duel | None
    fight: FightView | None
    roll: tuple[str, ...]
    trail: tuple[Move, ...]
    events_left: int
    ended: str

    def at(self, tile: int) -> list[ModelView]:
        return [model for model in self.models if model.tile == tile]

    def army(self, seat: int) -> list[ModelView]:
        return [model for model in self.models if model.seat == seat]


def view_of(state: State, viewer: int | None, points: Sequence[int]) -> View:
    """The one gate: nothing of the state is seen but what is put in here.

    ``points`` is what each seat's army may cost.
    """
    return View(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        first=state.first,
        active=state.active,
        acting=state.acting,
        moving=state.moving,
        columns=tuple(state.columns),
        ground=tuple(state.ground),
        searched=tuple(state.searched),
        players=tuple(
            _player(state, seat, viewer, points[seat]) for seat in range(len(state.players))
        ),
        models=tuple(_model(state, model) for model in state.models if model.tile != FALLEN),
        event=state.event,
        silt=state.silt,
        duel=state.duel,
        fight=_fight(state.fight),
        roll=tuple(state.roll),
        trail=tuple(state.trail),
        events_left=len(state.event_deck),
        ended=state.ended,
    )


def _player(state: State, seat: int, viewer: int | None, points: int) -> PlayerView:
    player = state.players[seat]
    own = [model for model in state.models if model.seat == seat]
    lost = sum(model.tile == FALLEN for model in own)
    return PlayerView(
        seat=seat,
        faction=player.faction,
        side=player.side,
        points=points,
        essence=player.essence,
        stock=tuple(player.stock),
        extra=player.extra,
        lost=lost,
        alive=lost < len(own),
        draft=_draft(player.draft, points) if seat == viewer and player.draft.open else None,
    )


def _draft(draft: Draft, points: int) -> DraftView:
    bought = tuple(draft.models), tuple(draft.cards), tuple(draft.bearers)
    return DraftView(*bought, draft.pending, points)


def _model(state: State, model: Model) -> ModelView:
    ground = state.ground[model.tile] if model.on_map else "summoning"
    return ModelView(
        id=model.id,
        kind=model.kind,
        seat=model.seat,
        tile=model.tile,
        wounds=model.wounds,
        heart=heart(model),
        steps=0 if model.seat == LURKER else steps(model),
        reach=reach(model, state.silt),
        attack=attack_dice(model, 1),
        attack_far=attack_dice(model, 2),
        defence=defence_dice(model, ground),
        cards=tuple(model.cards),
        tokens=tuple(model.tokens),
        moves=model.moves,
        acted=model.acted,
        essence=model.essence,
    )


def _fight(fight: Fight | None) -> FightView | None:
    if fight is None:
        return None
    return FightView(
        fight.attacker,
        fight.attacker_seat,
        fight.origin,
        fight.target,
        fight.target_seat,
        fight.tile,
        tuple(fight.attack),
        tuple(fight.defence),
        fight.hits,
        fight.blocks,
        fight.wounds,
        fight.destroyed,
        fight.attack_ability,
        fight.defence_ability,
    )
