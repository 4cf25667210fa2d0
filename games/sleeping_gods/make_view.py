"""Who sees what: the view of a seat is made here, and nowhere else."""

from __future__ import annotations

from games.kernel.copying import copy_state
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.hand import hand_limit
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.command.abilities import ability_cost
from games.sleeping_gods.content.words import SKILLS
from games.sleeping_gods.fight.aim import attack_accuracy, damage_dealt
from games.sleeping_gods.fight.weapons import weapon_used
from games.sleeping_gods.scoring import score
from games.sleeping_gods.state import State
from games.sleeping_gods.story.bargains import payable
from games.sleeping_gods.story.storybook import open_choices
from games.sleeping_gods.turn.market import market_price
from games.sleeping_gods.view import Blow, Line, Sheet, View


def view_of(game: Campaign, viewer: int | None) -> View:
    state = copy_state(game.s)
    blank_secrets(state, viewer)
    dearer = game.ship_bonus("ability_cost")
    return View(
        viewer,
        game.options.pack,
        game.options.mode,
        game.options.fate,
        state,
        [_sheet(game, index, dearer) for index in range(len(game.boards))],
        _lines(game),
        sorted(game.keywords()),
        game.totems(),
        game.command_left(),
        challenge_total(game, game.s.contest) if game.s.contest is not None else 0,
        score(game),
        hand_limit(game),
        [market_price(game, game.pack.card[number]) for number in game.s.stall],
        _blow(game),
        game.ship_bonus("enemy_defense"),
        game.ship_bonus("enemy_attack"),
    )


def _blow(game: Campaign) -> Blow | None:
    attack = game.s.fight.attack if game.s.fight is not None else None
    if attack is None:
        return None
    arm = weapon_used(game, attack)
    block = arm.block + game.own_bonus(attack.member, "block") + game.ship_bonus("block")
    aim = attack_accuracy(game, attack) - attack.fate
    return Blow(aim, damage_dealt(game, attack, hit=True) + attack.nonheart, block)


def _sheet(game: Campaign, index: int, dearer: int) -> Sheet:
    return Sheet(
        game.controller(index),
        game.health(index),
        game.left(index),
        in_order(game.skills(index)),
        ability_cost(game, index, dearer),
    )


def _lines(game: Campaign) -> list[Line]:
    """The choices of the open paragraph or event, and which of them may be taken."""
    tale, happening = game.s.tale, game.s.happening
    if tale is not None and tale.stage == "choose":
        paragraph = game.pack.paragraph[tale.para]
        open_keys = {choice.key for choice in open_choices(game, tale, paragraph)}
        return [Line(choice.key, choice.key in open_keys) for choice in paragraph.choices]
    if happening is not None and happening.stage == "choose":
        options = game.pack.event[happening.id].options
        return [Line(str(at), payable(game, o.requires)) for at, o in enumerate(options)]
    return []


HIDDEN = 0


def blank_secrets(state: State, viewer: int | None) -> None:
    """Counts stay, faces go: other hands, all decks, search tokens."""
    for seat, chair in enumerate(state.chairs):
        if seat != viewer:
            chair.hand = [HIDDEN] * len(chair.hand)
    state.ability_deck = [HIDDEN] * len(state.ability_deck)
    state.market_deck = [HIDDEN] * len(state.market_deck)
    state.search_pile = [HIDDEN] * len(state.search_pile)
    state.event_deck = [""] * len(state.event_deck)
    state.events_left = [""] * len(state.events_left)


def in_order(skills: dict[str, int]) -> dict[str, int]:
    return {skill: skills[skill] for skill in SKILLS if skill in skills}
