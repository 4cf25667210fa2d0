"""Finer points of combat: whom and with what, the last blow, hits and misses, tokens, menders."""

import pytest

from games.kernel import Option
from games.sleeping_gods.command.last_chance import cards_to_equip
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.covering import square_label
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.squares import Square
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Attack
from tests.games.sleeping_gods.tables import (
    Script,
    drive,
    enemy,
    equip,
    fight,
    give,
    own,
    rig_fate,
    table,
    with_parts,
)

FOES = with_parts(enemies=[enemy(70, [[{"heart": 1}]]), enemy(71, [[{"heart": 1}]])])


def asked(script: Script) -> str:
    assert script.ask is not None
    return str(script.ask.prompt)


def test_r97_when_all_actions_are_spent_a_surprise_may_still_come() -> None:
    game = table(2, pack=FOES)
    battle = fight(game, 70)
    equip(game, "marco", "Surprise Strike")
    battle.tokens = [0, 2]
    assert asked(Script(fight_round(game))) == "Round 1, 2 actions left: who attacks?"
    battle.tokens = [0, 0]
    assert asked(Script(fight_round(game))) == "Round 1, no actions left: one more blow?"


def attacks_of(game: SleepingGods, member: str) -> list[Option[Blow]]:
    """The blows that one of the crew is offered."""
    ask = Script(fight_round(game)).ask
    assert ask is not None
    return [option for option in ask.options if option.id.startswith(f"fight-{member}")]


def test_r78_whoever_may_be_attacked_is_named_on_the_button() -> None:
    game = table(pack=FOES)
    fight(game, 70, 71)
    blows = attacks_of(game, "marco")
    assert [str(option.short) for option in blows] == ["Foe 70", "Foe 71"]
    game = table(pack=FOES)
    fight(game, 70)
    assert [str(option.short) for option in attacks_of(game, "marco")] == ["Marco"]


def test_r53_whoever_has_two_weapons_reads_which_of_them_strikes_whom() -> None:
    arm = {"name": "Boathook", "accuracy": 1, "damage": 2}
    hook = {"num": 80, "name": "Boathook", "types": ["weapon"], "command": 0, "weapon": arm}
    foes = [enemy(number, [[{"heart": 1}]]) for number in (70, 71)]
    game = table(pack=with_parts(adventure=[hook], enemies=foes))
    fight(game, 70, 71)
    marco = game.index_of("marco")
    one = attacks_of(game, "marco")
    game.s.crew[marco].weapons.append(80)
    two = attacks_of(game, "marco")
    assert ["Boathook" in str(option.label) for option in one] == [False, False]
    assert ["Boathook" in str(option.label) for option in two] == [False, False, True, True]
    assert [option.value for option in two] == [
        Blow(marco, weapon, foe) for weapon in (0, 80) for foe in (0, 1)
    ]
    assert len({option.id for option in two}) == 4


def test_r83_r95_the_blow_under_way_shows_all_of_its_block_and_damage() -> None:
    game = table(pack=FOES)
    battle = fight(game, 70, 71)
    battle.attack = Attack(game.index_of("marco"), 0)
    bare = game.view(None).blow
    equip(game, "marco", "Brace")
    battle.attack.nonheart = 2
    blow = game.view(None).blow
    assert bare is not None
    assert blow is not None
    assert (blow.block, blow.damage) == (bare.block + 1, bare.damage + 2)


def test_r95_one_synergy_token_lets_the_damage_go_askew() -> None:
    askew = with_parts(enemies=[enemy(72, [[{"heart": 1}, {}], [{}, {"heart": 1}]], defense=2)])
    game = table(pack=askew)
    battle, marco = fight(game, 72), game.index_of("marco")
    owner = next(at for at, board in enumerate(game.boards) if board.synergy.op == "diagonal")
    battle.synergy[owner] = marco
    rig_fate(game, 6)
    script, token = (
        Script(make_attack(game, Blow(marco, 0, 0), 0)),
        f"synergy-{game.boards[owner].id}",
    )
    assert battle.attack is not None
    assert not battle.attack.diagonal
    script.answer(token)
    assert battle.attack.diagonal


def test_r91_a_mender_opens_a_square_on_either_side() -> None:
    mender = enemy(72, [[{"heart": 1}, {"eor": "adj_regen"}]], attack=0)
    still = [enemy(number, [[{"heart": 1}, {}]], attack=0) for number in (70, 71)]
    game = table(pack=with_parts(enemies=[*still, mender]))
    battle = fight(game, 70, 72, 71)
    for foe in battle.foes:
        foe.covered = [] if foe.num == 72 else [1]
    drive(end_round(game))
    assert [foe.covered for foe in battle.foes] == [[], [], []]


def test_r77_a_square_says_what_is_printed_in_it() -> None:
    cells: list[list[dict[str, int]]] = [[{"flying": True}, {"attack": 2}], [{"heart": 2}, {}]]
    game = table(pack=with_parts(enemies=[enemy(72, cells)]))
    fight(game, 72)
    labels = [str(square_label(game, Square(0, number))) for number in range(4)]
    assert ["wing" in label for label in labels] == [True, False, False, False]
    assert "attack +2" in labels[1]
    assert "heart of 2" in labels[2]


@pytest.mark.parametrize(("defense", "coins", "grain"), [(2, 1, 0), (9, 0, 1)])
def test_r101_some_cards_work_when_an_attack_hits_others_when_it_misses(
    defense: int, coins: int, grain: int
) -> None:
    passive = [
        {"op": "gain", "res": "coins", "when": "attack_hit"},
        {"op": "gain", "res": "grain", "when": "attack_missed"},
    ]
    card = {"num": 80, "name": "Purse", "types": ["equipment"], "command": 0, "passive": passive}
    foe = enemy(72, [[{"heart": 1}, {}], [{}, {}]], defense=defense, attack=0)
    game = table(pack=with_parts(adventure=[card], enemies=[foe]))
    own(game, 80)
    fight(game, 72)
    game.s.goods |= {"coins": 0, "grain": 0}
    rig_fate(game, 3)
    script = Script(make_attack(game, Blow(game.index_of("marco"), 0, 0), 0))
    while not script.over:
        script.answer(script.ids()[0])
    assert (game.s.goods["coins"], game.s.goods["grain"]) == (coins, grain)


def test_r57_a_card_in_hand_may_still_help_unless_there_is_a_fight() -> None:
    game = table(pack=FOES)
    assert not cards_to_equip(game)
    give(game, 0, "Brace")
    assert cards_to_equip(game)
    fight(game, 70)
    assert not cards_to_equip(game)


def test_r93_whoever_gets_a_synergy_token_is_told() -> None:
    game = table(pack=with_parts(enemies=[enemy(72, [[{"synergy": True}], [{}], [{"heart": 3}]])]))
    battle, marco = fight(game, 72), game.index_of("marco")
    rig_fate(game, 6)
    script = Script(make_attack(game, Blow(marco, 0, 0), 0))
    while not script.over:
        script.answer(script.ids()[0])
    [holder] = {holder for owner, holder in enumerate(battle.synergy) if holder != owner}
    told = f"gives {game.name(holder)} the synergy token of {game.name(marco)}"
    assert told in [str(line.text) for line in game.lines]
