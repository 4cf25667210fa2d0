"""The campaign as one seat, or a spectator, may know it: the only gate for hidden things."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.kernel.copying import copy_state
from games.sleeping_gods.content.words import SKILLS
from games.sleeping_gods.state import State

if TYPE_CHECKING:
    from games.sleeping_gods.campaign import SleepingGods

HIDDEN = 0


@dataclass(slots=True)
class Sheet:
    """A crew board as it counts now: whose it is, health, skills, what its ability costs."""

    controller: int
    health: int
    left: int
    skills: dict[str, int]
    cost: int


@dataclass(slots=True)
class Line:
    """A choice on the story page: whether it can be taken, and what it asks for."""

    key: str
    open: bool


@dataclass(slots=True)
class Blow:
    """The attack under way, with everything that is added to the weapon."""

    accuracy: int
    damage: int
    block: int


@dataclass(slots=True)
class View:
    """A copy of the state in which everything the viewer cannot know is blank."""

    viewer: int | None
    pack: str
    mode: str
    state: State
    sheets: list[Sheet]
    lines: list[Line]
    keywords: list[str]
    totems: list[int]
    command_left: int
    total: int
    score: int
    hand_limit: int
    prices: list[int]
    blow: Blow | None
    foe_defense: int
    foe_attack: int


def build_view(game: SleepingGods, viewer: int | None) -> View:
    state = copy_state(game.s)
    blank(state, viewer)
    dearer = game.ship_bonus("ability_cost")
    return View(
        viewer,
        game.pack.about.id,
        game.options.mode,
        state,
        [_sheet(game, index, dearer) for index in range(len(game.boards))],
        _lines(game),
        sorted(game.keywords()),
        game.totems(),
        game.command_left(),
        game.total(game.s.contest) if game.s.contest is not None else 0,
        game.score(),
        game.hand_limit(),
        [game.price(game.pack.card[number]) for number in game.s.stall],
        _blow(game),
        game.ship_bonus("enemy_defense"),
        game.ship_bonus("enemy_attack"),
    )


def _blow(game: SleepingGods) -> Blow | None:
    attack = game.s.fight.attack if game.s.fight is not None else None
    if attack is None:
        return None
    weapon = game.weapon(attack)
    block = weapon.block + game.own_bonus(attack.member, "block") + game.ship_bonus("block")
    accuracy = game.accuracy(attack) - attack.fate
    return Blow(accuracy, game.points(attack, hit=True) + attack.nonheart, block)


def blank(state: State, viewer: int | None) -> None:
    """Counts stay, faces go: other hands, all decks, search tokens."""
    for seat, chair in enumerate(state.chairs):
        if seat != viewer:
            chair.hand = [HIDDEN] * len(chair.hand)
    state.ability_deck = [HIDDEN] * len(state.ability_deck)
    state.market_deck = [HIDDEN] * len(state.market_deck)
    state.search_pile = [HIDDEN] * len(state.search_pile)
    state.event_deck = [""] * len(state.event_deck)
    state.events_left = [""] * len(state.events_left)


def _in_order(skills: dict[str, int]) -> dict[str, int]:
    return {skill: skills[skill] for skill in SKILLS if skill in skills}


def _sheet(game: SleepingGods, index: int, dearer: int) -> Sheet:
    return Sheet(
        game.controller(index),
        game.health(index),
        game.left(index),
        _in_order(game.skills(index)),
        max(1, game.boards[index].ability_cost + game.own_bonus(index, "ability_cost") + dearer),
    )


def _lines(game: SleepingGods) -> list[Line]:
    """The choices of the open paragraph or event, and which of them may be taken."""
    tale, happening = game.s.tale, game.s.happening
    if tale is not None and tale.stage == "choose":
        paragraph = game.pack.paragraph[tale.para]
        open_keys = {choice.key for choice in game.open_choices(tale, paragraph)}
        return [Line(choice.key, choice.key in open_keys) for choice in paragraph.choices]
    if tale is None and happening is not None and happening.stage == "choose":
        options = game.pack.event[happening.id].options
        return [Line(str(at), game.payable(o.requires)) for at, o in enumerate(options)]
    return []
