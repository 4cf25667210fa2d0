"""Questions that were joined or left out: nothing that could be chosen before is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.kernel import Play
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import BEFOREHAND, crew_and_cards
from games.sleeping_gods.command.tokens import clear_command
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.crew.statuses import afflict
from games.sleeping_gods.fight.covering import place
from games.sleeping_gods.fight.enemies import row
from games.sleeping_gods.fight.squares import Placing
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.damage import damage_ship
from games.sleeping_gods.ship.goods import pay
from games.sleeping_gods.ship.rooms import ship_action
from games.sleeping_gods.state import Lasting
from games.sleeping_gods.turn.end_of_turn import dusk
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    drive,
    enemy,
    event,
    fight,
    give,
    own,
    rig_fate,
    table,
    with_parts,
)

GYRE = find_pack("hollow_gyre")
METRONOME, CRADLE, GOBLET = 4, 25, 12
"""One fatigue; two health or a status; two fatigue."""


def wounded() -> SleepingGods:
    game = table(2, pack=GYRE)
    game.s.chairs[0].command, game.s.cards = 5, []
    own(game, METRONOME, CRADLE)
    for name, damage in (("mac", 3), ("audrie", 2), ("kasumi", 1)):
        crew(game, name).damage, crew(game, name).fatigue = damage, 1
    for name in ("mac", "audrie"):
        afflict(game, game.index_of(name), "low_morale")
    return game


def used(script: Script) -> list[str]:
    return [option for option in script.ids(0) if option.startswith("use-")]


def bodies(game: SleepingGods) -> list[tuple[int, int, tuple[str, ...]]]:
    return [(one.damage, one.fatigue, tuple(one.statuses)) for one in game.s.crew]


def ends(start: Callable[[], SleepingGods], play: Callable[[SleepingGods], Play[Any]]) -> Any:
    """Every way the questions of a rule can be answered, and what the crew are like then."""

    def follow(answers: tuple[str, ...]) -> Iterator[Any]:
        game = start()
        script = Script(play(game)).answer(*answers, seat=0)
        if script.over:
            yield (*bodies(game), *game.s.goods.values())
            return
        for option in dict.fromkeys(script.ids(0)):
            yield from follow((*answers, option))

    return set(follow(()))


def test_r59_a_use_says_on_whom_and_every_answer_is_there() -> None:
    lines = used(Script(ship_action(wounded())))
    assert set(lines) == {
        "use-4-1.mac", "use-4-1.audrie", "use-4-1.kasumi",
        "use-25-0.mac", "use-25-0.audrie", "use-25-0",
        "use-25-1.mac-low_morale", "use-25-1.audrie-low_morale",
    }  # fmt: skip


@pytest.mark.parametrize("line", ["use-4-1.audrie", "use-25-0.mac", "use-25-1.mac-low_morale"])
def test_r59_what_is_said_at_once_does_the_same_as_being_asked(line: str) -> None:
    at_once, asked = wounded(), wounded()
    script = Script(ship_action(at_once)).answer(line, seat=0)
    assert "bridge" in script.ids(0), "and the question is still there"
    assert script.ask is not None
    assert script.ask.repeated, "with whatever else was ticked"
    asked.s.phase = "dusk"
    use, _, whom = line.partition(".")
    Script(crew_and_cards(asked, 0)).answer(use, whom, seat=0)
    assert bodies(at_once) == bodies(asked)


def test_r59_health_that_would_be_divided_is_still_asked_for() -> None:
    game = wounded()
    Script(ship_action(game)).answer("use-25-0", "mac-1", "kasumi", seat=0)
    assert (crew(game, "mac").damage, crew(game, "kasumi").damage) == (2, 0)


def test_r59_what_is_for_several_is_asked_afterwards() -> None:
    game = wounded()
    own(game, GOBLET)
    assert "use-12-0" in used(Script(ship_action(game)))


def test_a_list_that_grows_too_long_asks_on_whom_afterwards() -> None:
    game = wounded()
    for member in game.s.crew:
        member.damage, member.fatigue = 3, 1
    own(game, 49, 55)
    script = Script(ship_action(game))
    assert len(set(script.ids())) <= BEFOREHAND.most
    assert any("." in option for option in used(script)), "as many as fit"
    assert any("." not in option for option in used(script))


def test_what_is_done_first_comes_before_the_answers_of_a_list() -> None:
    game = wounded()
    give(game, 0, "Barrel Shoulders")
    script = Script(ship_action(game))
    assert script.ask is not None
    answers = [one.id for one in script.ask.of(0) if one.piece is None and not one.aside]
    assert script.ask.several == BEFOREHAND._replace(then=tuple(answers))
    kinds = [one.id.partition("-")[0] in ("equip", "use", "crew") for one in script.ask.of(0)]
    assert kinds == sorted(kinds, reverse=True)


def lasting(*names: str, **more: Any) -> SleepingGods:
    clear = {"clear": {"skill": "craft", "need": 6}, "clear_when": "turn_end"}
    cards = [event(name, ongoing=True, **clear, **more) for name in names]
    game = table(2, pack=with_parts(events=cards))
    game.s.lasting, game.s.phase = [Lasting(name) for name in names], "dusk"
    return game


def test_r42_who_tries_is_asked_with_whether() -> None:
    game = lasting("M90")
    script = Script(dusk(game))
    assert {"join-odessa", "draw", "leave"} <= set(script.ids(0))
    assert game.s.contest is None, "nobody has begun: cards may still be equipped"
    rig_fate(game, 6)
    script.answer("join-odessa")
    assert game.s.contest is not None
    assert script.ask is not None
    assert script.ask.repeated, "others may be ticked with the first"
    script.answer("draw")
    assert not game.s.lasting
    assert crew(game, "odessa").fatigue == 1


def test_r42_a_card_may_be_equipped_before_somebody_tries() -> None:
    game = lasting("M90")
    give(game, 0, "Brace")
    game.s.chairs[0].command = 3
    script = Script(dusk(game)).answer("aid", seat=0)
    assert any(option.startswith("equip") for option in script.ids(0))


def test_r42_what_lasts_may_be_left_be_and_that_is_told() -> None:
    game = lasting("M90")
    drive(dusk(game), "leave")
    assert game.s.lasting
    assert game.s.active == 1
    assert "leaves things as they are" in [str(line.text) for line in game.lines]


def test_r42_of_two_that_last_one_is_chosen_first_then_who_tries_the_other() -> None:
    script = Script(dusk(lasting("M90", "M91")))
    assert {"clear-M90", "clear-M91", "leave"} <= set(script.ids(0))
    script.answer("clear-M90", "draw")
    assert {"join-odessa", "draw", "leave"} <= set(script.ids(0))


def test_r68_help_that_cannot_be_enough_is_not_asked_for() -> None:
    game = table(2)
    rig_fate(game, 2)
    give(game, 1, "Oil Can")
    assert drive(meet_challenge(game, "craft", 4), "draw") is False


@pytest.mark.parametrize("card", ["Oil Can", "Footnotes"])
def test_r68_whether_it_is_asked_says_nothing_about_the_cards_in_a_hand(card: str) -> None:
    game = table(2)
    rig_fate(game, 3)
    give(game, 1, card)
    script = Script(meet_challenge(game, "craft", 4)).answer("draw")
    assert script.ids(0) == ["accept"]


def test_r68_a_redraw_may_always_be_enough_for_a_six() -> None:
    game = table(pack=GYRE)
    game.s.chairs[0].command, game.s.cards = 2, []
    rig_fate(game, 2)
    script = Script(meet_challenge(game, "craft", 6)).answer("draw")
    assert "crew-kasumi-0" in script.ids()
    rig_fate(game, 2)
    assert drive(meet_challenge(game, "craft", 9), "draw") is False


@pytest.mark.parametrize(
    ("fate", "harm", "asked"),
    [(1, {}, False), (1, {"hull": 1}, False), (2, {}, True), (2, {"deck": 2}, False)],
)
def test_r26_a_hit_is_not_asked_about_where_no_other_would_be_lighter(
    fate: int, harm: dict[str, int], asked: bool
) -> None:
    game = table()
    game.s.chairs[0].command = 2
    game.s.harm.update(harm)
    rig_fate(game, fate)
    script = Script(damage_ship(game, 1))
    assert (not script.over and "done" in script.ids()) is asked
    if harm:
        assert set(script.ids()) == {
            room for room, held in game.s.harm.items() if held < (1 if room == "hull" else 2)
        }, "a full part is a part of one's choice"


@pytest.mark.parametrize(("other", "asked"), [("damage", False), ("gain", True)])
def test_r96_nothing_is_kept_unasked_where_all_else_is_harm(other: str, asked: bool) -> None:
    game = table()
    game.s.chairs[0].command = 2
    what = {"op": other, "res": "coins"} if asked else {"op": other}
    rows: dict[str, list[Any]] = {"1-3": [], "4-6": [what]}
    effect = Effect.model_validate({"op": "fate_table", "table": rows})
    rig_fate(game, 2)
    script = Script(game.apply([effect]))
    assert (not script.over) is asked


@pytest.mark.parametrize("goods", [{"meat": 3}, {"meat": 1, "grain": 1}])
def test_r3_what_can_be_paid_in_one_way_only_is_paid(goods: dict[str, int]) -> None:
    game = table()
    game.s.goods.update({"meat": 0, "vegetables": 0, "grain": 0, **goods})
    drive(pay(game, "food_any", 2))
    assert sum(game.s.goods[food] for food in ("meat", "vegetables", "grain")) == (
        sum(goods.values()) - 2
    )


def test_r3_every_mix_can_be_paid() -> None:
    def start() -> SleepingGods:
        game = table()
        game.s.goods.update(meat=2, vegetables=2, grain=1)
        return game

    left = {end[-6:] for end in ends(start, lambda game: pay(game, "food_any", 3))}
    at = [list(start().s.goods).index(food) for food in ("meat", "vegetables", "grain")]
    foods = {tuple(end[place] for place in at) for end in left}
    assert foods == {
        (m, v, g) for m in range(3) for v in range(3) for g in range(2) if m + v + g == 2
    }


def test_r38_all_command_returns_unasked_where_there_is_no_more() -> None:
    game = table()
    crew(game, "mac").command, crew(game, "rafael").command = 1, 2
    drive(clear_command(game, 3))
    assert not any(member.command for member in game.s.crew)
    crew(game, "mac").command, crew(game, "rafael").command = 2, 2
    assert set(Script(clear_command(game, 3)).ids()) == {"mac", "rafael"}


def blow(points: int) -> tuple[SleepingGods, Script]:
    grid: list[list[Any]] = [[{"heart": 1, "synergy": True}, {"heart": 1}, {"heart": 1}]]
    game = table(pack=with_parts(enemies=[enemy(70, grid), enemy(71, [[{"heart": 1}]])]))
    fight(game, 70, 71)
    marco = game.index_of("marco")
    return game, Script(place(game, Placing(*row(game), 0, points), marco, 0))


def holder(game: SleepingGods) -> int:
    assert game.s.fight is not None
    return game.s.fight.synergy[game.index_of("marco")]


def test_r93_who_receives_the_token_is_named_with_the_squares() -> None:
    game, script = blow(1)
    assert {"at-0-0", "audrie", "mac"} <= set(script.ids())
    assert "marco" not in script.ids(), "it goes to a different board"
    script.answer("audrie", "at-0-0")
    assert script.over
    assert holder(game) == game.index_of("audrie")


def test_r93_or_afterwards() -> None:
    game, script = blow(1)
    script.answer("at-0-0")
    assert script.ask is not None
    assert script.ask.repeated
    script.answer("audrie")
    assert script.over
    assert holder(game) == game.index_of("audrie")


def test_r93_a_token_that_was_not_earned_stays() -> None:
    game, script = blow(1)
    script.answer("audrie", "at-0-2")
    assert script.over
    assert holder(game) == game.index_of("marco")


def test_r93_nobody_is_offered_a_token_that_no_square_can_earn() -> None:
    game = table(pack=with_parts(enemies=[enemy(70, [[{"heart": 1}, {"heart": 1}]])]))
    fight(game, 70)
    script = Script(place(game, Placing(*row(game), 0, 1), game.index_of("marco"), 0))
    assert set(script.ids()) == {"at-0-0", "at-0-1"}
