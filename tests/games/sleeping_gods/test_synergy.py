"""Synergy tokens (R93-R95)."""

from typing import Any

import pytest

from games.sleeping_gods.command.abilities import BLOCK, Scene, uses
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.crew.damage import hurt
from games.sleeping_gods.fight.aim import hits
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.covering import place
from games.sleeping_gods.fight.covering import strike as strike_down
from games.sleeping_gods.fight.enemies import row as cards_and_foes
from games.sleeping_gods.fight.squares import Placing
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Attack
from tests.games.sleeping_gods.changes import happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.fights import (
    EYE,
    JACKAL,
    SKELETON,
    SQUID,
    against,
    battle,
    fight,
    row,
    strike,
)
from tests.games.sleeping_gods.tables import (
    GYRE,
    MAC,
    MARCO,
    RAFAEL,
    SHALLOWS,
    Script,
    crew,
    drive,
    table,
)
from tests.spoken import says

H: dict[str, Any] = {"heart": 1}


def attack_of(game: SleepingGods) -> Attack:
    attack = row(game).attack
    assert attack is not None
    return attack


def blow(points: int) -> tuple[SleepingGods, Script]:
    game = against([[{"heart": 1, "synergy": True}, H, H]], [[H]])
    return game, Script(place(game, Placing(*cards_and_foes(game), 0, points), MARCO, 0))


@pytest.mark.parametrize(
    ("answers", "holder"),
    [(("audrie", "at-0-0"), "audrie"), (("at-0-0", "audrie"), "audrie"),
     (("audrie", "at-0-2"), "marco")],
)  # fmt: skip
def test_r93_the_token_goes_to_another_board_if_it_is_earned(
    answers: tuple[str, str], holder: str
) -> None:
    """Its heir is named with the squares, or afterwards."""
    game, script = blow(1)
    assert {"at-0-0", "audrie", "mac"} <= set(script.ids())
    assert "marco" not in script.ids(), "it goes to a different board"
    script.answer(answers[0])
    assert "marco" not in script.ids()
    assert script.answer(answers[1]).over
    assert row(game).synergy[MARCO] == game.index_of(holder)
    gives = f"0 gives_synergy_token {holder.capitalize()} Marco"
    assert (gives in happened(game)) is (holder != "marco")


def test_r93_of_one_square_nobody_asks_and_then_for_the_heir() -> None:
    game = against([[H, None, {"synergy": True}]], [[H]])
    row(game).foes[0].covered = [0]
    placing = Placing(*cards_and_foes(game), 0, 1)
    assert "audrie" in Script(place(game, placing, MARCO, 0)).ids()
    assert placing.placed == [(0, 2)]


def test_g32_a_token_that_lies_elsewhere_moves_on() -> None:
    game, script = blow(1)
    row(game).synergy[MARCO] = RAFAEL
    assert script.answer("at-0-0", "audrie").over
    assert row(game).synergy[MARCO] == game.index_of("audrie")


def test_r93_nobody_is_offered_a_token_that_no_square_can_earn() -> None:
    game = against([[H, H]])
    script = Script(place(game, Placing(*cards_and_foes(game), 0, 1), MARCO, 0))
    assert set(script.ids()) == {"at-0-0", "at-0-1"}


def test_r93_a_card_that_strikes_earns_nobody_a_synergy_token() -> None:
    game = battle(SKELETON, JACKAL, command=2, own=(88,))
    before = list(row(game).synergy)
    script = Script(fight_round(game)).answer("use-88-0", "foe-0")
    assert all(option.startswith("at-") for option in script.ids())
    script.answer("at-0-2", "at-0-4")
    assert not any(option in script.ids() for option in ("mac", "rafael", "keep"))
    assert row(game).synergy == before


@pytest.mark.parametrize(
    ("name", "said", "when"), [("gregory", "heal 2", 1), ("rafael", "block 2", 2)]
)
def test_r93_it_is_said_what_a_synergy_token_is_good_for(name: str, said: str, when: int) -> None:
    game = battle(SKELETON, JACKAL)
    row(game).foes[0].covered = [2]
    script = Script(strike_down(game, 1, game.index_of(name), 0)).answer("foe-0", "at-0-4")
    assert facts(script.ask.why).endswith(said)
    assert says(str(script.ask.why), f"games.sleeping_gods.fight.synergy.pass_synergy#{when}")
    assert name not in script.ids()


def test_r94_a_held_token_is_used_by_its_holder_and_never_by_its_owner() -> None:
    game = battle(SQUID)
    laurent, tokens = game.index_of("laurent"), row(game).synergy
    tokens[laurent] = RAFAEL
    strike(game, "rafael", 6).answer("synergy-laurent")
    assert tokens[laurent] == laurent
    assert attack_of(game).damage == 1
    assert not [o for o in strike(game, "laurent", 6).ids() if o.startswith("synergy")]


def test_r94_a_synergy_token_may_go_home_unused_and_it_is_told() -> None:
    game = battle(SKELETON, seats=2)
    row(game).synergy[RAFAEL] = MARCO
    game.lines.clear()
    script = Script(fight_round(game)).answer("home-rafael")
    assert row(game).synergy == list(range(9))
    assert happened(game) == [f"{game.controller(MARCO)} gives_back_synergy_token Rafael"]
    assert "home-rafael" not in script.ids()


@pytest.mark.parametrize("offered", [True, False])
def test_r94_synergy_is_offered_only_where_it_may_be_used(*, offered: bool) -> None:
    game = battle(SKELETON)
    everybody = tuple(game.everybody())
    row(game).synergy[:] = [everybody[owner - 1] for owner in everybody]
    ops = frozenset(mod.op for mod in (board.synergy for board in game.boards)) | BLOCK
    options = uses(game, Scene(ops, everybody, "craft", 1, synergy=offered))
    assert any(one.id.startswith("synergy") for one in options) is offered


@pytest.mark.parametrize(
    ("owner", "op", "n"),
    [("audrie", "damage", 1), ("kasumi", "damage", 1), ("laurent", "damage", 1),
     ("odessa", "diagonal", 1), ("gregory", "heal", 2), ("kannan", "redraw", 1),
     ("mac", "accuracy", 2), ("marco", "damage_nonheart", 2), ("rafael", "block", 2)],
)  # fmt: skip
def test_r95_nine_tokens_have_these_effects(owner: str, op: str, n: int) -> None:
    synergy = SHALLOWS.member[owner].synergy
    assert (synergy.op, synergy.n) == (op, n)


def test_r95_g33_several_tokens_are_used_in_one_attack_each_once() -> None:
    game = battle(SQUID)
    tokens, audrie = row(game).synergy, game.index_of("audrie")
    tokens[game.captain] = tokens[MARCO] = tokens[audrie] = RAFAEL
    script = strike(game, "rafael", 6)
    for owner, prompt in (("odessa", "3"), ("marco", "5"), ("audrie", "6")):
        script.answer(f"synergy-{owner}")
        assert f"synergy-{owner}" not in script.ids()
        assert f" {prompt}" in script.prompt
    attack = attack_of(game)
    assert (attack.damage, attack.nonheart, attack.diagonal) == (1, 2, True)
    assert tokens == list(range(9))


def test_r95_odessas_token_lets_the_damage_go_askew() -> None:
    game = battle(SQUID)
    row(game).synergy[game.captain] = MARCO
    script = strike(game, "marco", 6)
    assert not attack_of(game).diagonal
    script.answer("synergy-odessa")
    assert attack_of(game).diagonal


def test_r95_kannans_token_redraws_and_macs_adds_2_accuracy() -> None:
    game = battle(SQUID)
    tokens = row(game).synergy
    tokens[game.index_of("kannan")] = tokens[MAC] = MARCO
    script = strike(game, "marco", 1, 4).answer("synergy-kannan")
    assert attack_of(game).fate == 4
    script.answer("synergy-mac")
    assert attack_of(game).accuracy == 2
    assert hits(game, attack_of(game))


def test_r95_rafaels_token_blocks_2() -> None:
    """The printed example: Gregory misses the eye, is struck for 3 and ignores 2 of it."""
    game = battle(EYE)
    tokens, gregory = row(game).synergy, game.index_of("gregory")
    strike(game, "rafael", 6).answer("at-0-1", "at-0-3", "at-0-5", "gregory")
    assert tokens[RAFAEL] == gregory
    row(game).foes[0].covered = []
    strike(game, "gregory", 1).answer("synergy-rafael")
    assert crew(game, "gregory").damage == 1
    assert tokens[RAFAEL] == RAFAEL


@pytest.mark.parametrize(("answer", "damage", "home"), [("yes", 2, True), ("no", 4, False)])
def test_r95_who_falls_may_use_gregorys_token_or_keep_it(
    answer: str, damage: int, home: bool
) -> None:
    game = battle(SKELETON, **{"mac.damage": 3})
    gregory = game.index_of("gregory")
    row(game).synergy[gregory] = MAC
    script = Script(hurt(game, MAC, 9))
    assert script.ids() == ["yes", "no"]
    script.answer(answer)
    assert crew(game, "mac").damage == damage
    assert (row(game).synergy[gregory] == gregory) is home


def hearts_of(foe: Enemy) -> dict[int, int]:
    cells = [cell for line in foe.cells for cell in line]
    return {number: cell.heart for number, cell in enumerate(cells) if cell and cell.heart}


@pytest.mark.parametrize("with_a_hand", [True, False])
def test_a_foe_beaten_by_nobodys_hand_rewards_nobody(*, with_a_hand: bool) -> None:
    """A card strikes by itself; whoever comes last in the list has beaten nobody then."""
    game = table(pack=GYRE)
    number, hearts = next(
        (number, hearts)
        for number, one in game.pack.enemy.items()
        if (hearts := hearts_of(one)) and set(hearts.values()) == {1}
    )
    foes = fight(game, number).foes
    foes[0].covered = list(hearts)[1:]
    last = game.s.crew[-1]
    last.equipped.append(8)
    last.damage = 2
    winner = len(game.s.crew) - 1 if with_a_hand else -1
    drive(strike_down(game, 1, winner, 0), f"at-0-{next(iter(hearts))}")
    assert foes == []
    assert last.damage == (1 if with_a_hand else 2)
