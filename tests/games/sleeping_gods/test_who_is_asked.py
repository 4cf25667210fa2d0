"""Who is asked and who may answer for somebody absent, in which order, and where a save is safe."""

import random
from typing import Any

import pytest

from games.kernel import Option, Play, T
from games.kernel.ask import CHECKPOINT, Ask
from games.sleeping_gods.authors.bookshelf import Shelf
from games.sleeping_gods.cards.hand import choose_discards
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.command.any_time import crew_and_cards, deeds_at_hand
from games.sleeping_gods.command.tokens import clear_command
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.story import Effect
from games.sleeping_gods.crew.damage import deal, hurt
from games.sleeping_gods.crew.fatigue import rest, tire_by
from games.sleeping_gods.crew.healing import heal
from games.sleeping_gods.crew.seating import leave_table, rearrange
from games.sleeping_gods.crew.statuses import afflict_by, cure
from games.sleeping_gods.fight.additions import add_damage, aim
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.fight.covering import square_label
from games.sleeping_gods.fight.end_of_round import end_round
from games.sleeping_gods.fight.squares import Square
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.journal.chart_notes import write_on_chart
from games.sleeping_gods.reading_order import reading_order
from games.sleeping_gods.ship.goods import pay
from games.sleeping_gods.ship.hull import repair
from games.sleeping_gods.ship.rooms import galley, ship_action
from games.sleeping_gods.ship.sea import courses
from games.sleeping_gods.ship.search import search
from games.sleeping_gods.state import Attack, Happening, Lasting
from games.sleeping_gods.story.event_deck import build_event_deck
from games.sleeping_gods.story.reading_aloud import read_aloud
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.end_of_turn import pass_token
from games.sleeping_gods.turn.market import trade
from games.sleeping_gods.turn.port import visit_port
from games.sleeping_gods.turn.travel import Helm, travel
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.changes import changed, told
from tests.games.sleeping_gods.tables import (
    SHALLOWS,
    Script,
    crew,
    enemy,
    equip,
    fight,
    give,
    own,
    rig_fate,
    table,
    with_parts,
)

GYRE = find_pack("hollow_gyre")
RAFAEL, MAC = 1, 8
SKELETON = 6


def asked(play: Play[Any]) -> Ask:
    ask = Script(play).ask
    assert ask is not None
    return ask


def seats(ask: Ask) -> list[tuple[str, int, bool]]:
    return [(option.id, option.seat, option.aside) for option in ask.options]


def test_the_active_player_may_answer_for_somebody_absent_and_nobody_twice() -> None:
    game = table(2)
    crew(game, "mac").damage = crew(game, "audrie").damage = 1
    game.s.harm.update(deck=1, hull=1)
    mine = seats(asked(repair(game, 1, 0)))
    assert mine == [("hull", 0, False), ("deck", 0, False)]
    theirs = seats(asked(repair(game, 1, 1)))
    assert theirs == [("hull", 1, False), ("deck", 1, False), ("hull", 0, True), ("deck", 0, True)]
    pool = [[RAFAEL, MAC]]
    assert {seat for _, seat, _ in seats(asked(deal(game, 1, pool, seat=0)))} == {0}
    ids = seats(asked(deal(game, 1, pool, seat=1)))
    assert ids == [
        ("rafael", 1, False),
        ("mac", 1, False),
        ("rafael", 0, True),
        ("mac", 0, True),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_squares_are_placed_by_whoever_attacks(seat: int) -> None:
    game = table(2)
    row = fight(game, SKELETON)
    equip(game, "rafael", "Broad Back")
    attack = row.attack = Attack(RAFAEL, seat, 0, 0, fate=6)
    ask = asked(add_damage(game, attack, hit=True))
    squares = [(option.seat, option.aside) for option in ask.options if option.id == "at-0-0"]
    assert squares == ([(0, False)] if seat == 0 else [(1, False), (0, True)])
    assert ask.options[0].id == "boost-6", "what adds to the blow comes first"
    assert str(ask.prompt) == "3 damage to Skeletal Warrior: where, or add to it?"


def test_what_adds_beside_hearts_is_counted_with_the_rest() -> None:
    game = table()
    row = fight(game, SKELETON)
    equip(game, "rafael", "Broad Back")
    attack = row.attack = Attack(RAFAEL, 0, 0, 0, fate=6, nonheart=2)
    ask = asked(add_damage(game, attack, hit=True))
    assert "5 damage to" in str(ask.prompt)
    assert ask.several is not None
    assert (ask.several.least, ask.several.most) == (1, 5)


def test_abilities_come_before_cards_that_are_discarded() -> None:
    game = table()
    row = fight(game, SKELETON)
    game.s.chairs[0].command = 3
    equip(game, "kannan", "Broad Back")
    attack = row.attack = Attack(4, 0, 0, 0, fate=6)
    ids = [option.id for option in asked(add_damage(game, attack, hit=True)).options]
    assert ids[:2] == ["crew-kannan-0", "boost-6"]


def test_r85_one_card_may_be_discarded_for_more_damage_and_only_of_the_weapons_skill() -> None:
    game = table()
    row = fight(game, SKELETON)
    equip(game, "rafael", "Broad Back", "Oil Can")
    attack = row.attack = Attack(RAFAEL, 0, 0, 0, fate=6)

    def boosts() -> list[str]:
        ask = Script(add_damage(game, attack, hit=True)).ask
        ids = [] if ask is None else [option.id for option in ask.options]
        return [option for option in ids if option.startswith("boost")]

    assert boosts() == ["boost-6"]
    attack.boosted = True
    assert boosts() == []


def test_a_miss_may_be_helped_or_let_be() -> None:
    game = table()
    row = fight(game, SKELETON)
    attack = row.attack = Attack(RAFAEL, 0, 0, 0, fate=2)
    assert Script(aim(game, attack)).over
    game.s.chairs[0].command = 2
    ids = [option.id for option in asked(aim(game, attack)).options]
    assert ids[:1] == ["crew-odessa-0"]
    assert "strike" in ids
    assert Script(aim(game, attack)).answer("strike").over
    attack.fate = 5
    assert Script(aim(game, attack)).over


def test_a_free_redraw_of_a_1_comes_after_what_costs_something() -> None:
    game = table()
    row = fight(game, SKELETON)
    crew(game, "odessa").levels = ["odessa-2"]
    game.s.chairs[0].command = 2
    attack = row.attack = Attack(0, 0, 0, 0, fate=1)
    ids = [option.id for option in asked(aim(game, attack)).options]
    helps = [option for option in ids if option.startswith(("crew", "use"))]
    assert ids[: len(helps) + 1] == [*helps, "again"]
    attack.fate = 2
    assert "again" not in [option.id for option in asked(aim(game, attack)).options]


def test_damage_goes_on_in_the_list_in_which_its_first_square_was_named() -> None:
    game = table()
    row = fight(game, SKELETON)
    equip(game, "rafael", "Broad Back")
    rig_fate(game, 6)
    script = Script(make_attack(game, Blow(RAFAEL, 0, 0), 0))
    assert script.ask is not None
    assert not script.ask.repeated
    script.answer("at-0-2")
    assert script.ask is not None
    assert script.ask.repeated
    plain = table()
    fight(plain, SKELETON)
    rig_fate(plain, 6)
    first = asked(make_attack(plain, Blow(RAFAEL, 0, 0), 0))
    assert not first.repeated
    assert row.used[RAFAEL] == 1


def test_damage_that_raises_a_question_is_asked_for_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was ticked before may no longer be what one wants."""
    game = table()

    def hurt(_: SleepingGods, index: int, share: int) -> Play[int]:
        if index == RAFAEL:
            yield from game.decision(T("Really?"), [Option(x, 0, T("Yes"), x) for x in "yn"], None)
        return 0

    monkeypatch.setattr("games.sleeping_gods.crew.damage.hurt", hurt)
    script = Script(deal(game, 3, [game.everybody()]))
    for member, again in (("mac", True), ("rafael", False)):
        script.answer(f"{member}-1")
        if member == "rafael":
            script.answer("y")
        assert script.ask is not None
        assert script.ask.repeated is again


def test_r88_with_two_on_their_feet_somebody_chooses_with_one_nobody_need() -> None:
    game = table()
    fight(game, SKELETON)
    for index, member in enumerate(game.s.crew):
        member.damage = game.health(index)
    crew(game, "rafael").damage = crew(game, "mac").damage = 0
    script = Script(end_round(game))
    assert [option for option in script.ids() if option != "aid"] == ["rafael", "mac"]
    crew(game, "mac").damage = game.health(MAC)
    assert Script(end_round(game)).over
    assert crew(game, "rafael").damage == 2


def test_r91_the_first_card_has_no_neighbour_to_its_left() -> None:
    healer = enemy(70, [[{"heart": 1}, {"eor": "adj_regen"}]], attack=0)
    other = enemy(71, [[{"heart": 1}, {}]], attack=0)
    game = table(pack=with_parts(enemies=[healer, other]))
    row = fight(game, 70, 71, 71)
    row.foes[1].covered, row.foes[2].covered = [1], [1]
    assert changed(game, end_round) == {"fight.foes.1.covered": ()}
    last = fight(game, 71, 71, 70)
    last.foes[0].covered, last.foes[1].covered = [1], [1]
    assert changed(game, end_round) == {"fight.foes.1.covered": ()}


def test_r95_who_falls_may_use_the_token_or_keep_it() -> None:
    game = table()
    row = fight(game, SKELETON)
    gregory = game.index_of("gregory")
    row.synergy[gregory] = MAC
    script = Script(hurt(game, MAC, 9))
    assert script.ids() == ["yes", "no"]
    script.answer("yes")
    assert crew(game, "mac").damage == game.health(MAC) - 2
    assert row.synergy[gregory] == gregory


def test_r71_with_no_participants_a_status_falls_on_the_active_players_crew() -> None:
    game = table(2)
    ids = Script(afflict_by(game, "venom", 1, "participants", None)).ids()
    assert ids == [game.boards[at].id for at in game.crew_of(0)]


@pytest.mark.parametrize(
    ("active", "here", "following"),
    [
        (0, (True, True, True), 1),
        (2, (True, True, True), 0),
        (0, (True, False, True), 2),
        (2, (False, True, True), 1),
        (1, (False, True, False), 1),
    ],
)
def test_r31_the_captain_token_goes_to_the_left_past_empty_chairs(
    active: int, here: tuple[bool, ...], following: int
) -> None:
    game = table(3)
    game.s.active, game.s.turn, game.s.phase = active, 4, "dusk"
    for chair, taken in zip(game.s.chairs, here, strict=True):
        chair.here = taken
    pass_token(game)
    assert (game.s.active, game.s.turn, game.s.phase) == (following, 5, "dawn")


def test_after_the_draw_whatever_carries_further_is_offered_to_whom_it_belongs() -> None:
    game = table(2)
    for chair in game.s.chairs:
        chair.command = 3
    give(game, 0, "Oil Can")
    give(game, 1, "Splicing")
    rig_fate(game, 4)
    ids = Script(travel(game, Helm(None))).ids()
    assert {"crew-odessa-0", "use-131-0", "card-29"} <= set(ids)
    assert "card-28" not in ids
    helped = table(2, travel_help=True)
    give(helped, 1, "Splicing")
    rig_fate(helped, 4)
    assert "card-28" in Script(travel(helped, Helm(None))).ids(1)
    far = table()
    give(far, 0, "Oil Can")
    crew(far, "mac").levels = ["mac-1"]
    own(far, 31)
    rig_fate(far, 6)
    assert "card-29" in Script(travel(far, Helm(None))).ids()


def test_a_note_that_is_rubbed_out_is_told() -> None:
    game = table()
    game.s.marks["2"] = "danger"
    changed(game, lambda game: write_on_chart(game, 0), "place-2", "erase")
    assert game.s.marks == {}
    assert told(game) == ["0 rubs out the note on place 2"]
    assert Script(write_on_chart(game, 0)).answer("place-2").ids() == [
        *("return", "danger", "riches", "riddle", "done"),
    ]


def test_every_square_says_what_is_printed_in_it() -> None:
    cells = [
        [{"heart": 1}, {"heart": 2, "attack": 1}, {"flying": True}],
        [{"static": "first_strike"}, {"static": "resist", "n": 2}, {"eor": "venom"}],
        [{"heart": 1, "synergy": True}, {}, {"attack": 2, "synergy": True}],
    ]
    game = table(pack=with_parts(enemies=[enemy(70, cells)]))
    fight(game, 70)
    printed = [str(square_label(game, Square(0, number))) for number in range(9)]
    assert printed == [
        "Foe 70: heart (row 1, column 1)",
        "Foe 70: heart of 2, attack +1 (row 1, column 2)",
        "Foe 70: wing (row 1, column 3)",
        "Foe 70: first strike (row 2, column 1)",
        "Foe 70: resist 2 (row 2, column 2)",
        "Foe 70: venom (row 2, column 3)",
        "Foe 70: heart, synergy (row 3, column 1)",
        "Foe 70: empty (row 3, column 2)",
        "Foe 70: attack +2, synergy (row 3, column 3)",
    ]


def in_need(seats: int = 1) -> SleepingGods:
    """Everything there is to choose about."""
    game = table(seats)
    for name in ("mac", "audrie", "odessa"):
        member = crew(game, name)
        member.damage = member.fatigue = member.command = 2
        member.statuses = ["venom"]
    game.s.harm.update(deck=2, hull=1)
    game.s.goods.update(meat=2, coins=9)
    game.s.phase, game.s.actions, game.s.xp, game.s.room = "act", 2, 9, "galley"
    own(game, 58)
    return game


LISTS: dict[str, Any] = {
    "damage": lambda game: deal(game, 2, [game.everybody()]),
    "health": lambda game: heal(game, 2, [game.everybody()]),
    "rest": lambda game: rest(game, 2, game.everybody()),
    "fatigue": lambda game: tire_by(game, 2, "any", None),
    "repair": lambda game: repair(game, 2),
    "command": lambda game: clear_command(game, 2),
}
"""What is divided: up to two are ticked in one list."""
OTHERS: dict[str, Any] = {
    "challenge": lambda game: meet_challenge(game, "craft", 5),
    "port": visit_port,
    "market": lambda game: trade(game, 2),
    "room": ship_action,
    "action": act,
    "crew and cards": lambda game: crew_and_cards(game, 0),
    "payment": lambda game: pay(game, "any", 2),
    "cure": lambda game: cure(game, None, 2, game.everybody()),
    "status": lambda game: afflict_by(game, "madness", 2, "any", None),
    "search": lambda game: search(game, 2),
    "galley": galley,
}


@pytest.mark.parametrize("name", [*LISTS, *OTHERS])
def test_a_question_that_comes_for_the_first_time_repeats_no_other(name: str) -> None:
    game = in_need()
    give(game, 0, "Oil Can", "Triage")
    assert not asked((LISTS | OTHERS)[name](game)).repeated


@pytest.mark.parametrize("name", LISTS)
def test_what_is_divided_is_ticked_in_one_list(name: str) -> None:
    script = Script(LISTS[name](in_need()))
    assert script.ask is not None
    assert script.ask.several is not None
    assert (script.ask.several.least, script.ask.several.most) == (1, 2)
    if name == "command":
        return  # both of them lie in one place
    shares = [option for option in script.ids() if option.endswith("-1")]
    script.answer([*shares, script.ids()[-1]][0])
    assert script.ask is not None
    assert script.ask.repeated
    assert script.ask.several is None


@pytest.mark.parametrize("name", [*LISTS, *OTHERS])
def test_a_question_in_the_middle_of_something_says_why(name: str) -> None:
    game = in_need()
    give(game, 0, "Oil Can", "Triage")
    assert str(asked((LISTS | OTHERS)[name](game)).why) != "None"


def repeats(play: Play[Any], *ids: str) -> bool:
    """Whether the question after these answers is the one before, once more."""
    script = Script(play).answer(*ids)
    assert script.ask is not None
    return script.ask.repeated


def test_a_question_that_only_goes_on_is_asked_quietly() -> None:
    assert repeats(meet_challenge(table(), "craft", 9), "join-mac")
    assert repeats(visit_port(in_need()), "inn")
    mad = table()
    crew(mad, "mac").statuses = ["madness"]
    assert not repeats(meet_challenge(mad, "craft", 9), "join-mac"), "something has happened"


def test_cards_of_the_hand_are_ticked_together_where_they_can_be_equipped() -> None:
    game = table()
    assert asked(act(game_at(game))).several is None
    give(game, 0, "Oil Can")
    several = asked(act(game)).several
    assert several is not None
    assert several.of_pieces


def game_at(game: SleepingGods) -> SleepingGods:
    game.s.phase, game.s.actions = "act", 2
    return game


def test_whoever_plays_alone_draws_with_whom_they_send_in() -> None:
    alone, others = asked(meet_challenge(table(), "craft", 5)), table(2)
    assert alone.several is not None
    assert (alone.several.least, alone.several.most, alone.several.done) == (0, 9, "draw")
    together = asked(meet_challenge(others, "craft", 5)).several
    assert together is not None
    assert together.done == ""


def test_nobody_is_asked_to_join_where_nobody_can() -> None:
    game = table()
    for member in game.s.crew:
        member.fatigue = 2
    rig_fate(game, 4)
    assert Script(meet_challenge(game, "craft", 4)).over
    assert game.s.took_part == []


@pytest.mark.parametrize(
    ("need", "hand", "over"),
    [
        (5, (), True),
        (5, ("Triage",), False),
        (5, ("Oil Can",), False),
        (6, ("Oil Can",), True),
        (6, ("Oil Can", "Triage"), False),
    ],
)
def test_a_failure_is_accepted_only_where_enough_cards_are_held(
    need: int, hand: tuple[str, ...], over: bool
) -> None:
    """Nobody shall know from a question that is not asked what a hand does not hold: its cards are
    counted, each as one more."""
    game = table()
    give(game, 0, *hand)
    rig_fate(game, 4)
    script = Script(meet_challenge(game, "craft", need)).answer("draw")
    assert script.over is over
    if not over:
        assert ("card-29" in script.ids()) is ("Oil Can" in hand)
        assert "accept" in script.ids()


def test_r71_whoever_takes_all_alone_is_chosen_by_itself() -> None:
    game = table()
    ask = asked(deal(game, 3, [game.everybody()], one=True))
    assert ask.several is None
    assert [option.id for option in ask.options] == [board.id for board in game.boards]


def test_it_is_said_what_a_fate_would_bring() -> None:
    table_ = {"1-3": [{"op": "xp"}], "4-6": []}
    effect = Effect.model_validate({"op": "fate_table", "table": table_})
    for fate, said in ((3, "Fate 3 brings 1 XP. Keep it?"), (4, "Fate 4 brings nothing. Keep it?")):
        game = table()
        game.s.chairs[0].command = 2
        rig_fate(game, fate)
        assert str(asked(game.apply([effect])).prompt) == said


def test_market_search_and_ending_come_from_stories_too() -> None:
    game = table()
    game.s.market_deck = [103, 104]
    market = Effect.model_validate({"op": "market", "n": 1, "barter": True})
    assert changed(game, lambda game: game.apply([market]), "leave") == {"revealed": True}
    assert told(game) == ["0 leaves the market"]
    search = Effect.model_validate({"op": "search", "n": 2})
    assert changed(game, lambda game: game.apply([search]), "enough") == {}


def test_a_hand_of_one_is_discarded_without_asking() -> None:
    game = table()
    give(game, 0, "Oil Can", "Triage")
    script = Script(choose_discards(game, 0, 2))
    assert script.ids() == ["card-29", "card-22"]
    assert script.answer("card-22").over
    assert game.s.chairs[0].hand == []


def test_cards_to_equip_come_before_what_else_is_at_hand() -> None:
    game = table()
    give(game, 0, "Oil Can")
    game.s.chairs[0].command = 2
    crew(game, "mac").damage = 1
    ids = [option.id for option in deeds_at_hand(game, 1)]
    assert ids[0] == "equip-29-odessa"
    assert ids[-1].startswith(("crew-", "use-"))


def test_whoever_looks_at_crew_and_cards_keeps_nobody_waiting() -> None:
    game = table(2)
    own(game, 58)
    equip(game, "odessa", "Oil Can")
    mine = seats(asked(crew_and_cards(game, 0)))
    assert ("drop-29", 0, False) in mine
    assert ("arm-58", 0, False) in mine
    assert mine[-2:] == [("chart", 0, False), ("back", 0, False)]
    theirs = seats(asked(crew_and_cards(game, 1)))
    assert theirs[-3:] == [("chart", 1, False), ("back", 1, False), ("on", 0, True)]
    fight(game, SKELETON)
    fighting = seats(asked(crew_and_cards(game, 0)))
    assert ("arm-58", 0, False) not in fighting
    assert ("drop-29", 0, False) in fighting


@pytest.mark.parametrize("rule", [act, ship_action])
def test_after_a_deed_at_hand_the_campaign_may_be_left_and_taken_up(rule: Any) -> None:
    game = table()
    game.s.phase, game.s.actions = ("act", 2) if rule is act else ("room", 0)
    crew(game, "mac").damage = crew(game, "audrie").damage = 1
    game.s.chairs[0].command = 2
    play = rule(game)
    step = next(play)
    heal = next(option for option in step.options if option.id == "crew-gregory-0")
    step = play.send(heal)
    assert isinstance(step, Ask)
    assert step.options[0].id.startswith("audrie")
    assert play.send(step.options[0]) is CHECKPOINT


def first_after(play: Play[Any], *ids: str) -> object:
    """What the rules hand out right after these answers."""
    step = next(play)
    for answer in ids:
        while step is CHECKPOINT:
            step = next(play)
        assert isinstance(step, Ask)
        step = play.send(next(option for option in step.options if option.id == answer))
    return step


def test_a_campaign_may_be_left_between_two_steps_two_blows_and_two_players() -> None:
    game = table()
    assert next(voyage(game)) is CHECKPOINT
    row = fight(game, SKELETON)
    row.synergy[RAFAEL] = MAC
    assert first_after(fight_round(game), "home-rafael") is CHECKPOINT
    assert first_after(ship_action(table(2)), "table", "back") is CHECKPOINT


def test_r111_what_a_leaver_gives_away_cannot_be_taken_back() -> None:
    game = table(2)
    give(game, 1, "Oil Can", "Triage")
    game.s.chairs[1].command = 3
    change = changed(game, lambda game: leave_table(game, 1), "card-29")
    assert change["revealed"] is True
    assert change["chairs.0.hand"] == (22,)
    assert change["chairs.1.hand"] == ()
    assert (change["chairs.0.command"], change["chairs.1.command"]) == (1, 0)
    assert change["chairs.1.here"] is False
    assert told(game) == [
        "1 discards Oil Can",
        "Player 2 leaves. The crew is shared out anew.",
        "Player 1 receives a card.",
        "Player 1 +1 command",
    ]


def test_r111_who_may_come_and_go() -> None:
    assert Script(rearrange(table(1))).ids() == ["join", "back"]
    assert Script(rearrange(table(2))).ids() == ["join", "leave-0", "leave-1", "deal", "back"]
    four = ["leave-0", "leave-1", "leave-2", "leave-3", "deal", "back"]
    assert Script(rearrange(table(4))).ids() == four


def test_r9_an_event_deck_is_shuffled_and_has_the_mild_on_top() -> None:
    decks = []
    for seed in range(4):
        game = table(seed=seed)
        decks.append(tuple(game.s.event_deck))
        assert "".join(card[0] for card in reversed(game.s.event_deck)) == "MMPPDD"
        assert sorted([*game.s.event_deck, *game.s.events_left]) == sorted(SHALLOWS.event)
    assert len(set(decks)) == 4
    game = table(pack=GYRE)
    assert "".join(card[0] for card in reversed(game.s.event_deck)) == "M" * 6 + "P" * 6 + "D" * 6
    before = set(game.s.event_deck)
    build_event_deck(game)
    assert not before & set(game.s.event_deck)


@pytest.mark.parametrize("region", sorted(GYRE.region)[::5])
def test_of_ways_equally_long_those_within_the_page_come_first(region: str) -> None:
    ways = [(len(way), way[-1].side is not None) for way in courses(GYRE, region, 4).values()]
    assert ways == sorted(ways)


def test_marks_are_counted_by_kind_then_by_number_or_letter() -> None:
    marks = ["region.2e", "region.5a", "region.5b", "place.4", "place.10", "foe.0", "square.0.2"]
    marks += ["square.0.10", "square.1.0", "room.bridge", "room.hull", "crew.odessa", "crew.mac"]
    marks += ["crew.somebody", "hand.5", "other.1"]
    shuffled = random.Random(3).sample(marks, len(marks))
    assert sorted(shuffled, key=reading_order) == marks
    assert len({reading_order(mark) for mark in marks}) == len(marks)


def test_nothing_is_made_or_lost() -> None:
    game = table(2)
    start = game.census()
    assert start == {"ability cards": 40, "market cards": 13, "search tokens": 9, "event cards": 18}
    own(game, 31, 103)
    give(game, 1, "Oil Can")
    equip(game, "mac", "Triage")
    game.s.stall.append(game.s.market_deck.pop())
    game.s.found.append(game.s.search_pile.pop())
    card = game.s.event_deck.pop()
    game.s.lasting.append(Lasting(card))
    assert game.census() == start
    game.s.happening = Happening(game.s.event_deck.pop())
    game.s.events_gone.append(game.s.event_deck.pop())
    game.s.ability_discard.append(game.s.ability_deck.pop())
    assert game.census() == start


def test_a_campaign_knows_its_bookshelf() -> None:
    assert isinstance(SleepingGods.bookshelf(), Shelf)


@pytest.mark.parametrize(("coins", "said"), [(0, "no"), (24, "twenty-four"), (25, "25")])
def test_small_numbers_are_words(coins: int, said: str) -> None:
    game = table()
    game.s.goods["coins"] = coins
    read_aloud(game, "You have {coins} coins.")
    assert str(game.lines[-1].text) == f"You have {said} coins."
