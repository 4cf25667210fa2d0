"""Quests, keywords, cards, towns and explore tokens: R99 to R105."""

from games.sleeping_gods.cards.hand import hand_limit
from games.sleeping_gods.command.any_time import crew_and_cards
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.story.quests import gain_quest, use_quest
from games.sleeping_gods.story.storybook import explore, open_book, tell
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    drive,
    fight,
    own,
    para,
    rig_fate,
    table,
    with_parts,
)


def test_r99_a_quest_is_gained_once_and_a_used_one_never_returns() -> None:
    game = table()
    gain_quest(game, 1)
    gain_quest(game, 1)
    assert game.s.quests == [1]
    use_quest(game, 1)
    gain_quest(game, 1)
    assert game.s.quests == []
    assert game.s.used_quests == [1]


def test_r100_a_keyword_is_had_while_its_quest_is_owned() -> None:
    game = table()
    gain_quest(game, 1)
    assert "LANTERN" in game.keywords()
    use_quest(game, 1)
    assert "LANTERN" not in game.keywords()
    assert "LANTERN" in game.used_keywords()


def test_r100_if_keyword_turn_to_is_forced_and_in_order() -> None:
    game = table()
    gain_quest(game, 1)
    explore(game, 2)
    Script(voyage(game))
    assert game.s.read == ["2.2"]
    game = table()
    gain_quest(game, 1)
    gain_quest(game, 62)
    explore(game, 2)
    Script(voyage(game))
    assert game.s.read == ["2.3"]


def test_r100_requires_keyword_gates_a_choice_without_forcing_it() -> None:
    game = table()
    explore(game, 7)
    script = Script(voyage(game))
    assert [o for o in script.ids() if o in "ABC"] == ["B", "C"]
    game = table()
    gain_quest(game, 1)
    explore(game, 7)
    script = Script(voyage(game))
    assert [o for o in script.ids() if o in "ABC"] == ["A", "B", "C"]


def test_the_only_way_on_is_not_asked_for() -> None:
    steps = [
        para("900", choices=[{"key": "A", "text": "Go on.", "goto": "901"}]),
        para("901", choices=[{"key": "A", "text": "Stay.", "end": True}]),
    ]
    game = table(pack=with_parts(storybook=steps))
    open_book(game, "900")
    while game.s.tale is not None:
        drive(tell(game))
    assert game.s.read == ["900", "901"]


def test_r100_active_quests_are_marked() -> None:
    assert SHALLOWS.quest[1].active
    assert not SHALLOWS.quest[62].active


def test_r101_passive_cards_need_no_command() -> None:
    game = table()
    assert hand_limit(game) == 3
    own(game, 1)
    assert hand_limit(game) == 4


def test_r101_types_of_cards() -> None:
    kinds = {kind for card in SHALLOWS.card.values() for kind in card.types}
    assert kinds >= {"totem", "passenger", "equipment", "weapon", "recipe"}


def test_r102_weapons_move_between_crew_outside_combat() -> None:
    game = table()
    own(game, 58)
    holder = next(member for member in game.s.crew if member.weapons)
    drive(crew_and_cards(game, 0), "arm-58", "mac")
    assert holder.weapons == []
    assert crew(game, "mac").weapons == [58]


def test_r102_flapjacks_are_3_grain_for_3_fatigue_and_3_health_divided_freely() -> None:
    game = table()
    game.s.goods["grain"] = 3
    game.s.chairs[0].command = 1
    crew(game, "mac").fatigue = 2
    crew(game, "marco").fatigue = 2
    crew(game, "mac").damage = 2
    crew(game, "marco").damage = 2
    script = Script(crew_and_cards(game, 0)).answer("use-132-0", "mac", "mac")
    assert script.ask is not None
    script.answer("mac")
    assert script.over
    assert (crew(game, "mac").fatigue, crew(game, "marco").fatigue) == (0, 1)
    assert crew(game, "mac").damage + crew(game, "marco").damage == 1
    assert game.s.goods["grain"] == 0


def test_r102_soup_removes_3_fatigue_and_1_low_morale_for_any_3_food() -> None:
    soup = SHALLOWS.card[130]
    assert soup.cook == {"food_any": 3}
    assert [(mod.op, mod.n, mod.status) for mod in soup.use[0]] == [
        ("unfatigue", 3, None),
        ("unstatus", 1, "low_morale"),
    ]


def test_r102_the_vest_blocks_3_for_anybody() -> None:
    game = table()
    own(game, 103)
    game.s.chairs[0].command = 1
    fight(game, 7)
    script = Script(end_round(game)).answer("mac", "use-103-0")
    assert crew(game, "mac").damage == 0
    assert script.ask is not None


def test_r103_totems_are_counted_for_the_finale() -> None:
    game = table()
    own(game, 1, 2, 31)
    assert game.totems() == [1, 2]
    own(game, 3)
    open_book(game, "F1")
    game.s.finale = 1
    script = Script(voyage(game))
    assert script.over
    assert game.s.ending == 2


def test_r104_in_a_town_each_choice_once_per_visit() -> None:
    game = table()
    game.s.goods["meat"] = 3
    explore(game, 10)
    script = Script(voyage(game))
    assert [o for o in script.ids() if o in "ABCDE"] == ["A", "C", "D", "E"]
    script.answer("C", "meat")
    assert [o for o in script.ids() if o in "ABCDE"] == ["A", "D", "E"]
    rig_fate(game, 6)
    script.answer("A", "draw")
    assert game.s.goods["grain"] == 3
    assert [o for o in script.ids() if o in "ABCDE"] == ["D", "E"]
    script.answer("E")
    assert game.s.tale is None
    explore(game, 10)
    assert "A" in Script(voyage(game)).ids()


def test_r105_explore_tokens_are_tested_and_return_with_the_ship() -> None:
    game = table()
    explore(game, 10)
    script = Script(voyage(game)).answer("D")
    assert game.s.tokens == ["A"]
    assert game.s.read[-1] == "10.2"
    script.answer("B", "E")
    assert game.s.tokens == []


def test_r105_a_token_still_held_returns_with_the_ship() -> None:
    game = table()
    explore(game, 10)
    rig_fate(game, 6)
    script = Script(voyage(game)).answer("D", "A", "draw")
    assert game.s.tokens == ["A"]
    script.answer("E")
    assert game.s.tale is None
    assert game.s.tokens == []


def test_choices_that_cannot_be_paid_are_not_offered() -> None:
    game = table()
    game.s.goods["coins"] = 1
    explore(game, 9)
    ids = Script(voyage(game)).ids()
    assert "A" in ids
    assert "C" not in ids


def test_failure_with_instead_loses_the_reward_but_goes_on() -> None:
    game = table()
    explore(game, 10)
    rig_fate(game, 1)
    script = Script(voyage(game)).answer("A", "draw", "rafael")
    assert game.s.goods["grain"] == 1
    assert crew(game, "rafael").fatigue == 1
    assert "E" in script.ids()


def test_failing_may_mean_a_fight() -> None:
    game = table()
    explore(game, 10)
    rig_fate(game, 1)
    Script(voyage(game)).answer("D", "A", "draw")
    assert game.s.fight is not None
    assert [foe.num for foe in game.s.fight.foes] == [4]


def test_effects_may_depend_on_conditions() -> None:
    scene = para(
        "60",
        effects=[
            {"op": "xp", "n": 2, "when": {"kw": "LANTERN"}},
            {"op": "gain", "res": "meat", "when": {"none_of": [{"kw": "LANTERN"}]}},
        ],
        end=True,
    )
    pack = with_parts(storybook=[scene])
    for owned in (False, True):
        game = table(pack=pack)
        if owned:
            gain_quest(game, 1)
        open_book(game, "60")
        drive(tell(game))
        assert (game.s.xp, game.s.goods["meat"]) == ((2, 0) if owned else (0, 1))


def test_every_kind_of_effect_can_happen() -> None:
    scene = para(
        "60",
        effects=[
            {"op": "prop", "prop": "egg"},
            {"op": "draw_ability", "n": 2},
            {"op": "discard_hand"},
            {"op": "fatigue", "who": "each"},
            {"op": "unfatigue", "who": "each"},
            {"op": "damage", "who": "each"},
            {"op": "heal", "who": "each"},
            {"op": "status", "status": "venom", "who": "each"},
            {"op": "unstatus", "n": 4},
            {"op": "discard_events", "n": 1},
            {"op": "card_lost", "num": 131},
            {"op": "prop_lost", "prop": "egg"},
            {"op": "pay", "res": "any"},
            {"op": "pay_command"},
        ],
        end=True,
    )
    game = table(pack=with_parts(storybook=[scene]))
    open_book(game, "60")
    script = Script(tell(game))
    while script.ask is not None:
        script.answer(script.ids()[0])
    assert game.s.props == []
    assert len(game.s.chairs[0].hand) == 1
    assert all(m.fatigue == m.damage == 0 and not m.statuses for m in game.s.crew)
    assert game.owned(131) is None
    assert 131 in game.s.market_deck
    assert len(game.s.events_gone) == 1
