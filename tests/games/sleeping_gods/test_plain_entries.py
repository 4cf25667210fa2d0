"""An entry says what its author wrote, and nothing that was left out; figures that are printed."""

from typing import Any

import pytest

from games.sleeping_gods import campaign, scoring
from games.sleeping_gods.cards import hand
from games.sleeping_gods.challenge import joining
from games.sleeping_gods.command import abilities, equipping
from games.sleeping_gods.content.cards import (
    AbilityCard,
    AdventureCard,
    Crew,
    LevelCard,
    Mod,
    Passive,
    QuestCard,
    Weapon,
)
from games.sleeping_gods.content.encounters import Cell, Enemy, EventCard, Hunter
from games.sleeping_gods.content.histories import History
from games.sleeping_gods.content.pack import About, Ending
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.content.story import COSTS, Choice, Cond, Effect, Fail, Paragraph
from games.sleeping_gods.content.words import Model
from games.sleeping_gods.crew import fatigue, seating
from games.sleeping_gods.fight import combat
from games.sleeping_gods.journal import chronicle
from games.sleeping_gods.ship import hull, rooms
from games.sleeping_gods.story import event_deck
from games.sleeping_gods.turn import actions, defeat, market, port
from tests.games.sleeping_gods.tables import table

WEAPON = {"name": "Sabre", "accuracy": 1, "damage": 2}
PLAIN: list[tuple[type[Model], dict[str, Any], dict[str, Any]]] = [
    (Mod, {"op": "heal"}, {"n": 1}),
    (Passive, {"op": "accuracy"}, {"when": "always", "n": 1}),
    (Weapon, WEAPON, {}),
    (AbilityCard, {"id": 1, "name": "Oil", "fate": 1, "cost": 1, "skill": "craft"},
     {"mode": "none"}),
    (LevelCard, {"id": "mac-1", "name": "Up", "xp": 5, "text": "More."}, {}),
    (Crew, {"id": "mac", "name": "Mac", "short": "Mac", "role": "boy", "health": 4,
            "skills": {"craft": 1}, "weapon": WEAPON, "ability_cost": 1, "ability": (),
            "synergy": {"op": "damage"}, "levels": ()}, {}),
    (AdventureCard, {"num": 1, "name": "Bell", "types": ("totem",), "passive": [{"op": "inn"}]},
     {"command": 1}),
    (QuestCard, {"num": 1, "title": "Lamp", "text": "Hang it."}, {}),
    (Hunter, {"name": "Fin", "effects": ()}, {"steps": 1}),
    (EventCard, {"id": "M01", "tier": "mild", "name": "Fish", "text": "They land.",
                 "lasts_turn": True}, {"fates": (1,)}),
    (Cell, {}, {"n": 1}),
    (Enemy, {"num": 3, "name": "Crow", "level": 3, "defense": 4, "attack": 1,
             "cells": [[{"heart": 1}]]}, {}),
    (About, {"id": "bell", "title": "Bell", "ship": "Manticore", "start": "5d",
             "premise": "A strait with two piers."}, {}),
    (Ending, {"id": 1, "name": "Home", "para": "F1"}, {"good": True}),
    (History, {"id": "good_ship", "name": "The good ship"}, {}),
    (Scene, {"id": "S01", "text": "Tea."}, {"turn": 1}),
    (Effect, {"op": "xp"}, {"n": 1, "who": "participants"}),
    (Cond, {}, {"n": 1}),
    (Fail, {}, {}),
    (Choice, {"key": "A", "text": "Go on.", "goto": "2"}, {}),
    (Paragraph, {"id": "2", "text": "A hut.", "goto": "3"}, {}),
]  # fmt: skip


@pytest.mark.parametrize(("model", "written", "given"), PLAIN)
def test_what_is_not_written_is_not_there(
    model: type[Model], written: dict[str, Any], given: dict[str, Any]
) -> None:
    entry = model.model_validate(written)
    unwritten = {name: getattr(entry, name) for name in model.model_fields if name not in written}
    there = {
        name: value for name, value in unwritten.items() if value and value not in (Cond(), Fail())
    }
    assert there == given


FIGURES = [
    (campaign.COMMAND, 14),
    (campaign.WEAKENED, 2),
    (campaign.SUPPLY, {"meat": 6, "vegetables": 6, "grain": 6, "materials": 6, "artifacts": 6,
                       "coins": 40}),
    (campaign.STATUS_TOKENS, {"low_morale": 8, "venom": 4, "madness": 4, "frightened": 4,
                              "weakened": 4}),
    (hand.HAND_LIMIT, 3),
    (equipping.SLOTS, 2),
    (fatigue.MOST_FATIGUE, 2),
    (seating.MOST_PLAYERS, 4),
    (joining.HIGHEST_FATE, 6),
    ((hull.SINKS, hull.ROOM_HOLDS, hull.HULL_HOLDS), (11, 2, 1)),
    ((rooms.SEARCHES, rooms.GALLEY_CARDS, rooms.QUARTERS_CLEAR), (3, (1, 1, 2, 2), (2, 2, 3, 3))),
    ((combat.PER_MEMBER, combat.MOST_ROUNDS), (2, 30)),
    ((scoring.ENDING, scoring.DEFEAT, scoring.BRUTAL), (10, 10, 25)),
    ((event_deck.PER_TIER, defeat.LOST_EVENTS), (6, 6)),
    ((market.STALL, port.INN, port.INN_HEALTH, actions.ACTIONS), (7, 4, 2, 2)),
    (chronicle.RECENT_TURNS, 4),
]  # fmt: skip


@pytest.mark.parametrize(("figure", "printed"), FIGURES)
def test_figures_are_those_that_are_printed(figure: object, printed: object) -> None:
    assert figure == printed


def test_a_scene_in_which_nothing_is_said_is_nobodys() -> None:
    scene = abilities.Scene(abilities.CARE)
    assert (scene.members, scene.skill, scene.fate, scene.grace) == ((), "", 0, -1)
    assert not scene.synergy


def test_what_costs_takes_something() -> None:
    assert set(COSTS) == {"pay", "pay_command", "card_lost", "discard_hand", "prop_lost"}


def test_a_fresh_campaign_has_what_the_box_says() -> None:
    game, easy = table(), table(mode="easy")
    assert {good: n for good, n in game.s.goods.items() if n} == {"coins": 3, "grain": 1}
    assert {good: n for good, n in easy.s.goods.items() if n} == {
        "coins": 23, "meat": 1, "vegetables": 1, "grain": 2,
    }  # fmt: skip
    assert (game.s.xp, easy.s.xp) == (0, 20)
