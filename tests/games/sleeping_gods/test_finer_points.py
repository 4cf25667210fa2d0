"""What is easily overlooked: the last blow, the first of several questions, what is dealt anew."""

import random
from collections.abc import Callable

import pytest

from games.kernel import Play
from games.sleeping_gods.command.tokens import clear_command
from games.sleeping_gods.crew.fatigue import rest, tire_by
from games.sleeping_gods.crew.healing import heal
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.journal.log import turns_told
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.ship.hull import repair
from tests.games.sleeping_gods.tables import Script, enemy, equip, fight, table, with_parts

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


def test_r78_whoever_may_be_attacked_is_named_on_the_button() -> None:
    game = table(pack=FOES)
    fight(game, 70, 71)
    script = Script(make_attack(game, game.index_of("marco"), 0))
    assert script.ask is not None
    assert [str(option.short) for option in script.ask.options] == ["Foe 70", "Foe 71"]


def test_r83_r95_the_blow_under_way_shows_all_of_its_block_and_damage() -> None:
    game = table(pack=FOES)
    battle = fight(game, 70, 71)
    Script(make_attack(game, game.index_of("marco"), 0))
    assert battle.attack is not None
    bare = game.view(None).blow
    equip(game, "marco", "Brace")
    battle.attack.nonheart = 2
    blow = game.view(None).blow
    assert bare is not None
    assert blow is not None
    assert (blow.block, blow.damage) == (bare.block + 1, bare.damage + 2)


def worn_out() -> SleepingGods:
    game = table()
    for member in game.s.crew:
        member.damage = member.fatigue = member.command = 1
    game.s.harm["deck"] = game.s.harm["galley"] = game.s.harm["bridge"] = 2
    return game


@pytest.mark.parametrize(
    "several",
    [
        lambda game: rest(game, 3, game.everybody()),
        lambda game: tire_by(game, 3, "any", None),
        lambda game: heal(game, 3, [game.everybody()]),
        lambda game: repair(game, 3),
        lambda game: clear_command(game, 3),
    ],
    ids=["rest", "fatigue", "healing", "repair", "command"],
)
def test_of_several_the_first_is_a_new_question_and_the_next_goes_on_with_it(
    several: Callable[[SleepingGods], Play[None]],
) -> None:
    script = Script(several(worn_out()))
    assert script.ask is not None
    assert not script.ask.repeated
    script.answer(script.ids()[0])
    assert script.ask.repeated


@pytest.mark.parametrize(
    ("cause", "told"), [("crew", "lost the whole crew"), ("ship", "lost the ship")]
)
def test_r106_the_log_tells_a_lost_crew_from_a_lost_ship(cause: str, told: str) -> None:
    game = table()
    game.s.log.append((3, "defeat", cause))
    assert [str(line) for line in turns_told(game)] == [f"Turn 3: {told}."]


def test_r114_forty_totems_and_endings_are_enough_to_be_known() -> None:
    found = [f"shallows.totem.{number}" for number in range(41)]
    for count in (39, 40, 41):
        options = SleepingGods.with_awards(CampaignOptions(pack="shallows"), found[:count])
        assert options.known == min(count, 40)


def unseen(game: SleepingGods) -> dict[str, list[str] | list[int]]:
    s = game.s
    return {
        "events": s.event_deck + s.events_left,
        "market cards": list(s.market_deck),
        "search tokens": list(s.search_pile),
    }


def test_r11_r12_whatever_lies_unseen_is_dealt_anew_by_luck_for_whoever_thinks_ahead() -> None:
    known = table()
    before, tiers = unseen(known), [known.pack.event[card].tier for card in known.s.event_deck]
    dealt = []
    for seed in (1, 2):
        game = table()
        game.scramble(0, random.Random(seed))
        assert [game.pack.event[card].tier for card in game.s.event_deck] == tiers
        dealt.append(unseen(game))
    for pile, cards in before.items():
        assert dealt[0][pile] != dealt[1][pile], pile
        assert sorted(dealt[0][pile]) == sorted(dealt[1][pile]) == sorted(cards), pile
