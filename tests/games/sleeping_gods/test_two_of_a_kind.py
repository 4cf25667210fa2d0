"""The second of its kind: two beasts, two enemies, two lasting events, two of anything."""

from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.squares import Placing, Square
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.story.lasting_events import beasts_hunt, lasting_effects
from games.sleeping_gods.turn.end_of_turn import dusk
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    enemy,
    event,
    fight,
    rig_fate,
    table,
    with_parts,
)

CLEAR = {"clear": {"skill": "craft", "need": 6}, "clear_when": "turn_end"}


def bite(n: int) -> list[dict[str, object]]:
    return [{"op": "damage", "n": n, "who": "captain"}]


def test_r43_each_of_two_beasts_comes_nearer_by_its_own_steps_and_strikes() -> None:
    slow = event("D90", ongoing=True, hunter={"name": "Slow", "effects": bite(1)}, **CLEAR)
    fast = {"name": "Fast", "steps": 2, "effects": bite(2)}
    quick = event("D91", ongoing=True, hunter=fast, **CLEAR)
    game = table(pack=with_parts(events=[slow, quick]))
    game.s.region = "5b"
    game.s.lasting = [Lasting("D90", "5d"), Lasting("D91", "5d")]
    drive(beasts_hunt(game))
    near, there = game.s.lasting
    assert there.region == "5b"
    assert near.region in ("5a", "5e")
    assert game.s.crew[game.captain].damage == 2
    drive(beasts_hunt(game))
    assert (near.region, game.s.crew[game.captain].damage) == ("5b", 5)


def test_r42_every_lasting_event_does_its_work_at_its_own_moment() -> None:
    dusk_1 = event("M90", ongoing=True, each="turn_end", each_effects=bite(1), **CLEAR)
    dawn_1 = event("M91", ongoing=True, each="turn_start", each_effects=bite(1), **CLEAR)
    game = table(pack=with_parts(events=[dusk_1, dawn_1]))
    game.s.lasting = [Lasting("M90"), Lasting("M91"), Lasting("M90")]
    drive(lasting_effects(game, "turn_end"))
    assert game.s.crew[game.captain].damage == 2
    drive(lasting_effects(game, "turn_start"))
    assert game.s.crew[game.captain].damage == 3


def test_r42_at_the_end_of_a_turn_each_event_may_be_tried_once() -> None:
    cards = [event(name, ongoing=True, **CLEAR) for name in ("M90", "M91")]
    game = table(pack=with_parts(events=cards))
    game.s.lasting = [Lasting("M90"), Lasting("M91")]
    game.s.phase = "dusk"
    rig_fate(game, 2, 6)
    script = Script(dusk(game)).answer("clear-M90", "draw")
    assert "M91" in str(script.ask.prompt if script.ask else "")
    script.answer("draw")
    assert script.over
    assert [lasting.id for lasting in game.s.lasting] == ["M90"]
    assert "M91" in game.s.events_gone


def test_r88_enemies_strike_from_left_to_right_and_each_runs_its_own_hourglass() -> None:
    left = enemy(70, [[{"heart": 1}, {"eor": "venom"}]], attack=1)
    right = enemy(71, [[{"heart": 1}, {"eor": "frighten"}]], attack=2)
    game = table(pack=with_parts(enemies=[left, right]))
    fight(game, 70, 71)
    script = Script(end_round(game))
    script.answer("odessa")
    assert crew(game, "odessa").damage == 1
    script.answer("mac")
    script.answer("kasumi")
    assert crew(game, "kasumi").damage == 2
    script.answer("mac")
    assert script.over
    assert crew(game, "mac").statuses == ["venom", "frightened"]


def test_r91_a_middle_card_is_driven_on_by_both_neighbours() -> None:
    helper = enemy(70, [[{"heart": 1}, {"eor": "adj_attack", "n": 1}]], attack=0)
    weak = enemy(71, [[{"heart": 1}]], attack=1)
    game = table(pack=with_parts(enemies=[helper, weak]))
    fight(game, 70, 71, 70)
    script = Script(end_round(game))
    assert script.ask is not None
    assert "for 3" in str(script.ask.prompt)
    assert script.answer("odessa").over


def test_r91_regeneration_opens_only_the_card_that_heals() -> None:
    healer = enemy(70, [[{"heart": 1}, {"eor": "regen", "n": 1}, {}]], attack=0)
    other = enemy(71, [[{"heart": 1}, {}]], attack=0)
    game = table(pack=with_parts(enemies=[healer, other]))
    battle = fight(game, 70, 71)
    battle.foes[0].covered, battle.foes[1].covered = [2], [1]
    drive(end_round(game))
    assert (battle.foes[0].covered, battle.foes[1].covered) == ([], [1])


def test_r84_splash_reaches_the_card_beside_the_target_and_no_further() -> None:
    plain = enemy(70, [[{"heart": 1}]], attack=1)
    game = table(pack=with_parts(enemies=[plain]))
    battle = fight(game, 70, 70, 70)
    row = [game.pack.enemy[foe.num] for foe in battle.foes]
    placing = Placing(row, battle.foes, 0, 4)
    placing.put(Square(0, 0))
    assert placing.legal() == [Square(1, 0)]
    placing.put(Square(1, 0))
    assert placing.legal() == []


def test_r92_each_card_that_is_hit_swallows_its_own_resistance() -> None:
    hard = enemy(70, [[{"heart": 1}, {"static": "resist", "n": 1}]], attack=1)
    game = table(pack=with_parts(enemies=[hard]))
    battle = fight(game, 70, 70)
    row = [game.pack.enemy[foe.num] for foe in battle.foes]
    placing = Placing(row, battle.foes, 0, 5)
    placing.put(Square(0, 1))
    assert placing.points == 3
    placing.put(Square(1, 0))
    assert placing.points == 1
    placing.put(Square(0, 0))
    assert placing.points == 0
