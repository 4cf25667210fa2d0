"""Small print: whose turn it is to choose, what a blow leaves, what the table is told of it."""

import pytest

from games.sleeping_gods.command.abilities import BLOCK, HARD, Scene, uses
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.crew.damage import deal
from games.sleeping_gods.fight.blocking import suffer
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.covering import strike
from games.sleeping_gods.state import Threat
from games.sleeping_gods.story.event_deck import lose_events
from games.sleeping_gods.turn.port import buy_level
from games.sleeping_gods.turn.travel import Helm, travel
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    drive_all,
    equip,
    fight,
    own,
    rig_fate,
    table,
)

SKELETON, EYE = 6, 7
GYRE = find_pack("hollow_gyre")


def test_a_crew_member_is_its_own_players_whoever_is_active() -> None:
    game = table(2)
    game.s.active = 1
    for index, member in enumerate(game.s.crew):
        member.seat = index % 3 - 1
    assert [game.controller(index) for index in range(3)] == [1, 0, 1]


def test_r97_a_card_that_adds_to_a_skill_adds_to_what_is_shown_of_it() -> None:
    game = table(pack=GYRE)
    index = game.index_of("rafael")
    before = game.skills(index).get("strength", 0)
    equip(game, "rafael", "Ankle-deep in Coal")
    assert game.skills(index)["strength"] == game.skill(index, "strength") == before + 2


def test_a_story_may_carry_the_ship_elsewhere() -> None:
    game = table()
    there = next(region for region in game.pack.region if region != game.s.region)
    drive(game.apply([Effect(op="move_to", region=there)]))
    assert game.s.region == there


def test_r48_it_is_told_how_far_the_engines_carry() -> None:
    game = table()
    rig_fate(game, 6)
    list(drive_all(travel(game, Helm(None))))
    assert any("the engines give 2 regions" in str(line.text) for line in game.lines)


def test_r88_more_block_than_blow_heals_nobody() -> None:
    game = table()
    fight(game, SKELETON)
    rafael = game.index_of("rafael")
    game.s.crew[rafael].damage = 1
    drive(suffer(game, Threat(rafael, 0, amount=1, block=3, end_of_round=True), 0))
    assert game.s.crew[rafael].damage == 1


def test_r97_gear_is_used_only_by_whoever_takes_part() -> None:
    game = table(pack=GYRE)
    fight(game, next(iter(game.pack.enemy)))
    equip(game, "marco", "Between the Ribs")
    marco, audrie = game.index_of("marco"), game.index_of("audrie")
    gear = [
        [one.id for one in uses(game, Scene(HARD, (who,))) if one.id.startswith("gear")]
        for who in (marco, audrie)
    ]
    assert gear == [["gear-20"], []]


def test_r94_synergy_is_offered_only_where_it_may_be_used() -> None:
    game = table()
    row = fight(game, SKELETON)
    everybody = tuple(game.everybody())
    for owner in everybody:
        row.synergy[owner] = everybody[owner - 1]
    ops = frozenset(mod.op for mod in (board.synergy for board in game.boards)) | BLOCK

    def synergies(*, offered: bool) -> list[str]:
        scene = Scene(ops, everybody, "craft", 1, synergy=offered)
        return [one.id for one in uses(game, scene) if one.id.startswith("synergy")]

    assert synergies(offered=True)
    assert synergies(offered=False) == []


def test_each_share_of_damage_says_what_it_leaves() -> None:
    game = table()
    script = Script(deal(game, 2, [[game.index_of("rafael"), game.index_of("audrie")]], seat=0))
    assert script.ask is not None
    labels = [str(option.label) for option in script.ask.options]
    rafael = game.left(game.index_of("rafael"))
    assert f"Rafael −2, to {rafael - 2}" in labels


def test_r107_lost_events_cannot_be_taken_back() -> None:
    game = table()
    lose_events(game, 1)
    assert game.revealed


def test_r55_a_lesson_learnt_is_noted_in_the_log() -> None:
    game = table()
    index = game.index_of("rafael")
    level = next(one for one in game.pack.level if one.startswith("rafael"))
    game.s.xp = 99
    buy_level(game, index, level)
    assert game.s.log[-1][1:] == ("level", level)


@pytest.mark.parametrize("with_a_hand", [True, False])
def test_a_foe_beaten_by_nobodys_hand_rewards_nobody(*, with_a_hand: bool) -> None:
    """A card strikes by itself; whoever comes last in the list has beaten nobody then."""
    game = table(pack=GYRE)
    number, hearts = next(
        (number, hearts)
        for number, one in game.pack.enemy.items()
        if (hearts := hearts_of(one)) and set(hearts.values()) == {1}
    )
    row = fight(game, number)
    row.foes[0].covered = list(hearts)[1:]
    last = len(game.s.crew) - 1
    game.s.crew[last].equipped.append(8)
    game.s.crew[last].damage = 2
    drive(strike(game, 1, last if with_a_hand else -1, 0), f"at-0-{next(iter(hearts))}")
    assert row.foes == []
    assert game.s.crew[last].damage == (1 if with_a_hand else 2)


def hearts_of(foe: Enemy) -> dict[int, int]:
    cells = [cell for line in foe.cells for cell in line]
    return {number: cell.heart for number, cell in enumerate(cells) if cell and cell.heart}


def test_blows_of_one_hand_are_told_apart_by_foe_and_weapon() -> None:
    game = table()
    own(game, 58)
    crew(game, "odessa").weapons = []
    crew(game, "marco").weapons = [58]
    fight(game, SKELETON, EYE)
    ask = Script(fight_round(game)).ask
    assert ask is not None
    blows = [str(option.short) for option in ask.options if "marco" in option.id]
    assert len(set(blows)) == len(blows) == 4
    assert all(", " in blow for blow in blows)


def test_a_table_of_fates_tells_who_drew_what() -> None:
    game = table()
    rig_fate(game, 4)
    effect = Effect.model_validate({"op": "fate_table", "table": {"1-6": []}})
    drive(game.apply([effect]))
    assert [str(line.text) for line in game.lines if line.by == 0] == ["draws fate 4"]
