"""Who stands where in somebody's mind, and what they have left to do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from games.lurk.autopilot.gear import Gear
from games.lurk.autopilot.sea_floor import SeaFloor, floor_of
from games.lurk.mind.fighters import Fighter, certain, sheet_of, standing
from games.lurk.state import LURKER, WAITING
from games.lurk.view import ModelView, View


class LineUp(NamedTuple):
    """All models by id, the tokens left to move and to attack with, Essence, cards in stock, and
    what was gained that no model shows."""

    fighters: Mapping[int, Fighter]
    movement: int
    attack: int
    essence: int
    stock: tuple[str, ...]
    bonus: float = 0.0

    def on_map(self) -> list[Fighter]:
        return [one for one in self.fighters.values() if one.tile >= 0]

    def army(self, seat: int) -> list[Fighter]:
        return [one for one in self.fighters.values() if one.seat == seat and one.tile >= 0]

    def at(self, tile: int) -> list[Fighter]:
        return [one for one in self.fighters.values() if one.tile == tile]

    def having(self, *changed: Fighter) -> LineUp:
        """With these models as they are now."""
        return self._replace(
            fighters={**self.fighters, **{fighter.id: fighter for fighter in changed}}
        )

    def with_a_token_moved(self) -> LineUp:
        """From the Movement to the Attack column."""
        return self._replace(movement=self.movement - 1, attack=self.attack + 1)

    def with_a_token_less(self) -> LineUp:
        """Spent on an attack; without one in its column a movement is wasted."""
        if self.attack:
            return self._replace(attack=self.attack - 1)
        return self._replace(movement=self.movement - 1)


def line_up_of(view: View, seat: int) -> LineUp:
    """As the seat sees it; there is nothing hidden in it."""
    movement, attack, _ = view.columns if view.active == seat else (0, 0, 0)
    floor = floor_of(view.ground)
    essence = {LURKER: 0, **{player.seat: player.essence for player in view.players}}
    fighters = {m.id: _fighter(m, floor, view.silt, essence[m.seat]) for m in view.models}
    player = view.players[seat]
    return LineUp(fighters, movement, attack, player.essence, player.stock)


def _fighter(model: ModelView, floor: SeaFloor, silt: bool, pays: int) -> Fighter:
    gear = Gear(model.kind, model.cards, model.tokens)
    fighter = Fighter(
        id=model.id,
        seat=model.seat,
        gear=gear,
        sheet=sheet_of(gear, silt, pays),
        tile=model.tile,
        defence=model.defence,
        odds=certain(model.heart - model.wounds, model.heart),
        moves=model.moves,
        acted=model.acted,
        pays=pays,
    )
    return standing(model.tile, floor, fighter)


def rivals_of(seat: int, fighters: Iterable[Fighter]) -> list[int]:
    """Other armies that have models left."""
    return sorted({one.seat for one in fighters if one.seat not in (seat, LURKER)})


def waiting(line_up: LineUp, seat: int) -> list[Fighter]:
    return [f for f in line_up.fighters.values() if f.seat == seat and f.tile == WAITING]
