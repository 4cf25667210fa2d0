"""Challenges: who takes part, fate, help, and what failing brings (R65-R72)."""

from typing import Any

import pytest

from games.kernel import Ask
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.challenge.changed_fate import change_fate
from games.sleeping_gods.challenge.helping import fate_1_options
from games.sleeping_gods.challenge.joining import join, join_cost
from games.sleeping_gods.challenge.total import challenge_total, skill_sum
from games.sleeping_gods.content.cards import AbilityCard, Mod
from games.sleeping_gods.content.words import SKILLS
from games.sleeping_gods.crew.damage import deal_by
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.state import Contest
from games.sleeping_gods.story.storybook import explore, open_book
from games.sleeping_gods.turn.turn import voyage
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    DRAWN,
    GLORIA,
    GYRE,
    MAC,
    SHALLOWS,
    Script,
    asked,
    crew,
    detail,
    drive,
    enemy,
    equip,
    fresh,
    give,
    own,
    para,
    rig_fate,
    table,
    with_parts,
)


def test_r20_a_participant_brought_to_0_does_not_redraw_a_1() -> None:
    game = table()
    crew(game, "odessa").levels.append("odessa-2")
    crew(game, "odessa").statuses = ["madness"]
    crew(game, "odessa").damage = 5
    rig_fate(game, 1)
    script = Script(meet_challenge(game, "craft", 9)).answer("join-odessa", "draw")
    assert game.left(game.index_of("odessa")) == 0
    assert script.over or "again" not in script.ids()


def test_r20_nobody_at_0_health_earns_anything() -> None:
    game = table()
    mac = game.index_of("mac")
    equip(game, "mac", "Heave Together")
    crew(game, "mac").damage = game.health(mac)
    drive(moment_comes(game, "challenge_won", [mac]))
    assert game.s.chairs[0].command == 0


def test_r63_r64_r65_example_tom_takes_the_captain_and_zoey_pays_for_two() -> None:
    game = table(2)
    game.s.chairs[1].command = 2
    zoeys = [m.id for m in game.s.crew if m.seat == 1][:2]
    script = Script(meet_challenge(game, "strength", 15))
    script.answer("join-odessa", *[f"join-{name}" for name in zoeys])
    assert (game.s.chairs[1].command, game.command_left()) == (1, 13)
    assert all(crew(game, name).fatigue == 1 for name in ("odessa", *zoeys))
    assert script.ask.awaited == [0]
    assert f"join-{zoeys[0]}" not in script.ids()


def test_r65_another_player_pays_once_for_all_their_crew_and_the_active_one_never() -> None:
    game, contest = table(3), Contest("craft", 5, "story")
    for chair in game.s.chairs:
        chair.command = 3
    for member in [at for seat in range(3) for at in game.crew_of(seat)[-2:]]:
        drive(join(game, member, contest))
    assert contest.paid == [1, 2]
    assert [chair.command for chair in game.s.chairs] == [3, 2, 2]


def test_r65_a_helper_pays_again_in_the_next_challenge_and_nobody_is_in_it_yet() -> None:
    game = table(2)
    helper = next(m for m in game.s.crew if m.seat == 1)
    game.s.chairs[1].command = 2
    rig_fate(game, 6, 6)
    for left in (1, 0):
        script = Script(meet_challenge(game, "craft", 6))
        assert game.s.contest is not None
        assert (game.s.contest.participants, game.s.contest.paid) == ([], [])
        assert (game.s.contest.bonus, game.s.contest.fate) == (0, 0)
        script.answer(f"join-{helper.id}", seat=1).answer("draw")
        assert script.over
        assert game.s.chairs[1].command == left
    assert helper.fatigue == 2
    assert game.s.contest is None


WON, LOST = "challenge_won craft {} {}", "challenge_lost craft {} {}"
CHALLENGES: list[tuple[int, dict[str, Any], str, dict[str, Any], list[str]]] = [
    (
        *(5, {}, "join-mac draw", {"crew.mac.fatigue": 1, "took_part": (8,)}),
        ["0 sends_in Mac 1", "0 draws_fate 4", WON.format(5, 5)],
    ),
    (
        *(6, {}, "join-mac join-odessa draw"),
        {"crew.mac.fatigue": 1, "crew.odessa.fatigue": 1, "took_part": (8, 0)},
        ["0 sends_in Mac 1", "0 sends_in Odessa 1", "0 draws_fate 4", WON.format(6, 6)],
    ),
    (7, {}, "draw", {}, ["0 draws_fate 4", LOST.format(7, 4)]),
    (
        *(6, {"hand": ("Oil Can", "Splicing")}, "draw card-29 card-28"),
        {"chairs.0.hand": (), "ability_deck": 37, "ability_discard": 3},
        ["0 draws_fate 4", "0 discards_for_skill Oil Can", "0 discards_for_skill Splicing",
         WON.format(6, 6)],
    ),
    (
        *(5, {"hand": ("Oil Can",)}, "draw accept", {"ability_deck": 38}),
        ["0 draws_fate 4", LOST.format(5, 4)],
    ),
    (
        *(6, {"hand": ("Oil Can",)}, "draw", {"ability_deck": 38}),
        ["0 draws_fate 4", LOST.format(6, 4)],
    ),
    (
        *(5, {"mac.statuses": ["madness", "low_morale"], "command": 2}, "join-mac draw"),
        {"chairs.0.command": 1, "crew.mac.damage": 1, "crew.mac.fatigue": 1, "took_part": (8,)},
        ["0 sends_in Mac 1", "takes_damage Mac 1", "0 draws_fate 4", WON.format(5, 5)],
    ),
    (
        *(5, {"command": 2}, "draw crew-odessa-0"),
        {"chairs.0.command": 0, "crew.odessa.command": 2},
        ["0 draws_fate 4", "0 uses Odessa fate_plus 1", WON.format(5, 5)],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("need", "things", "answers", "change", "lines"), CHALLENGES)
def test_r65_to_r69_r72_a_challenge(
    need: int, things: dict[str, Any], answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    game = fresh(pack=SHALLOWS, fates=(4,), **things)
    done = changed(game, lambda game: meet_challenge(game, "craft", need), *answers.split())
    assert done == DRAWN | change
    assert happened(game) == lines


@pytest.mark.parametrize(
    ("active", "paid", "low", "cost"),
    [(0, [], False, 1), (0, [], True, 2), (0, [1], False, 0), (0, [1], True, 1), (1, [], True, 1)],
)
def test_r65_what_joining_costs(active: int, paid: list[int], low: bool, cost: int) -> None:
    game = table(2)
    index = next(at for at, member in enumerate(game.s.crew) if member.seat == 1)
    game.s.active = active
    game.s.crew[index].statuses = ["low_morale"] if low else []
    contest = Contest("craft", 5, "story", paid=paid)
    assert join_cost(game, index, contest) == cost


def test_r66_cards_add_to_challenges_of_their_skill_or_of_their_kind() -> None:
    passive = [{"op": "skill", "skill": "craft", "n": 2}, {"op": "hazard", "n": 3}]
    card = {"num": 80, "name": "Sextant", "types": ["equipment"], "command": 0, "passive": passive}
    game = table(pack=with_parts(adventure=[card]))
    own(game, 80)
    sums = {
        (skill, kind): skill_sum(game, Contest(skill, 5, kind))
        for skill in ("craft", "savvy")
        for kind in ("hazard", "story")
    }
    assert sums == {
        ("craft", "hazard"): 5,
        ("craft", "story"): 2,
        ("savvy", "hazard"): 3,
        ("savvy", "story"): 0,
    }


def test_r68_any_player_may_discard_matching_cards_after_the_draw() -> None:
    game = table(3)
    give(game, 1, "Oil Can", "Triage")
    give(game, 2, "Splicing")
    rig_fate(game, 3)
    script = Script(meet_challenge(game, "craft", 6)).answer("join-odessa", "draw")
    assert len(script.ids(1)) == 1
    assert len(script.ids(2)) == 1
    assert script.ids(0) == ["accept"]
    script.answer(script.ids(2)[0], seat=2).answer(script.ids(1)[0], seat=1)
    assert script.result is True
    assert len(game.s.chairs[1].hand) == 1


def test_r68_cards_in_hand_are_offered_to_their_holder_alone() -> None:
    game = table(2)
    give(game, 1, "Oil Can")
    rig_fate(game, 3)
    script = Script(meet_challenge(game, "craft", 4)).answer("draw")
    seen = script.ask.seen_by(0)
    assert isinstance(seen, Ask)
    assert [option.id for option in seen.options] == ["accept"]


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


HELP: list[tuple[dict[str, Any], int, int, bool]] = [
    ({"cards": [], "command": 2, "kasumi.command": 1}, 5, 2, False),
    ({"cards": [], "command": 2, "kasumi.command": 1}, 3, 2, True),
    ({"cards": [], "command": 2, "odessa.command": 1}, 7, 5, False),
    ({"cards": [], "command": 2, "odessa.command": 1}, 6, 5, True),
    ({"cards": [], "command": 1, "own": (104,)}, 8, 2, False),
    ({"cards": [], "command": 1, "own": (104,)}, 5, 2, True),
    ({"command": 2}, 12, 2, True),
]
"""Odessa adds 1 to fate, Kasumi draws it again, the charm adds 3 savvy, Gloria draws cards."""


@pytest.mark.parametrize(("things", "need", "fate", "asked"), HELP)
def test_g50_g52_help_is_asked_for_where_it_might_be_enough(
    things: dict[str, Any], need: int, fate: int, asked: bool
) -> None:
    game = fresh(fates=(fate,), **things)
    script = Script(meet_challenge(game, "savvy", need)).answer("draw")
    assert (not script.over and "accept" in script.ids()) is asked


def test_r68_help_goes_on_after_cards_that_are_drawn_for_it() -> None:
    game = fresh(command=2, fates=(4,), hand=("Oil Can", "Splicing", "Footnotes", "Triage"))
    script = Script(meet_challenge(game, "craft", 8)).answer("draw", "card-29")
    assert script.prompt == "challenge.help craft 8 4 5 3"
    script.answer(f"use-{GLORIA}-0")
    assert script.prompt.startswith("hand.limit")
    while script.prompt.startswith("hand.limit"):
        script.answer(script.ids()[0])
    assert script.prompt == "challenge.help craft 8 4 5 3"


@pytest.mark.parametrize(("skill", "total"), [("craft", 6), ("savvy", 7), ("cunning", 0)])
def test_r68_of_what_a_card_adds_only_the_skill_in_question_counts(skill: str, total: int) -> None:
    both = [{"op": "skill", "skill": name, "n": n} for name, n in (("craft", 2), ("savvy", 3))]
    card = {"num": 80, "name": "Tools", "types": ["equipment"], "command": 1, "use": [both]}
    game = fresh(pack=with_parts(adventure=[card]), cards=[], own=(80,), command=1, fates=(4,))
    script = Script(meet_challenge(game, skill, 6 if total < 7 else 7)).answer("draw")
    assert script.over is (total == 0)
    if total:
        assert script.answer("use-80-0").result is True
        assert happened(game)[-1] == f"challenge_won {skill} {total} {total}"


@pytest.mark.parametrize(("op", "fate"), [("redraw", 2), ("redraw_best", 5), ("fate_plus", 6)])
def test_r96_r102_fate_is_drawn_again_kept_or_raised(op: Any, fate: int) -> None:
    assert drive(change_fate(fresh(fates=(2,)), Mod(op=op), 5)) == fate


@pytest.mark.parametrize(("need", "damage", "command"), [(1, 1, 0), (12, 2, 1)])
def test_r97_some_cards_work_when_a_challenge_is_won_others_when_it_is_lost(
    need: int, damage: int, command: int
) -> None:
    card = {"id": 41, "name": "Spite", "fate": 3, "cost": 0, "skill": "cunning", "text": "…"}
    works = [{"op": "heal", "when": "challenge_won"}, {"op": "command", "when": "challenge_lost"}]
    lesson = AbilityCard.model_validate({**card, "mode": "passive", "passive": works})
    game = fresh(pack=with_parts(abilities=[lesson]), fates=(3,))
    crew(game, "mac").equipped, crew(game, "mac").damage = [41], 2
    drive(meet_challenge(game, "craft", need), "join-mac", "draw")
    assert (crew(game, "mac").damage, game.s.chairs[0].command) == (damage, command)


@pytest.mark.parametrize("joins", [True, False])
def test_r96_whoever_takes_part_may_draw_a_1_again(joins: bool) -> None:
    game = fresh(fates=(1,), **{"odessa.levels": ["odessa-2"]})
    script = Script(meet_challenge(game, "craft", 4))
    script.answer(*["join-odessa"] * joins, "draw")
    assert (not script.over and "again" in script.ids()) is joins


def test_r65_who_could_still_be_helped_to_their_feet_is_waited_for() -> None:
    """Nobody can join, but somebody has an ability to use first."""
    game = fresh(command=2)
    for member in game.s.crew:
        member.fatigue = 2
    assert "draw" in Script(meet_challenge(game, "craft", 4)).ids()


def test_r70_success_ignores_the_fail_line() -> None:
    game = table()
    rig_fate(game, 6)
    explore(game, 2)
    script = Script(voyage(game))
    script.answer("A", "join-odessa", "draw")
    assert game.s.read == ["2", "2.1"]
    assert crew(game, "odessa").damage == 0


def test_r71_example_9_damage_is_divided_among_three_participants() -> None:
    """They needed 9 and had 8; each of the three takes 3."""
    game = table()
    rig_fate(game, 5)
    members = ("marco", "kannan", "rafael")
    won = drive(meet_challenge(game, "strength", 9), *[f"join-{name}" for name in members], "draw")
    assert won is False
    script = Script(deal_by(game, 9, "participants", None))
    for name in ("marco", "kannan"):
        script.answer(f"{name}-1", f"{name}-1", f"{name}-1")
    script.answer("rafael-3")
    assert script.over
    assert [crew(game, name).damage for name in members] == [3, 3, 3]


def test_r71_shares_keep_their_names_while_others_are_taken() -> None:
    """So that they can be chosen together, in whatever order."""
    game = table()
    script = Script(deal_by(game, 3, "participants", None))
    assert script.ask.upto == 3
    shares = {"mac-1", "marco-2"}
    assert shares <= set(script.ids())
    assert script.answer("mac-1", "marco-2").over
    assert (crew(game, "mac").damage, crew(game, "marco").damage) == (1, 2)


def test_r71_damage_goes_to_participants_first() -> None:
    game = table()
    rig_fate(game, 1)
    drive(meet_challenge(game, "strength", 9), "join-mac", "draw")
    script = Script(deal_by(game, 5, "participants", None))
    assert crew(game, "mac").damage == 4
    assert "mac" not in script.ids()


def test_r71_failure_example_7_damage_and_venom_then_on_as_if_it_had_succeeded() -> None:
    """PERCEPTION 10 with 7: −7 health, 1 venom, the failure text, and on to the same page."""
    desert = para(
        "54",
        choices=[
            {
                "key": "A",
                "text": "Follow the trail.",
                "challenge": {
                    "skill": "perception",
                    "need": 10,
                    "fail": {
                        "effects": [{"op": "damage", "n": 7}, {"op": "status", "status": "venom"}],
                        "text": "Something under the sand objects.",
                    },
                },
                "goto": "54.6",
            }
        ],
    )
    game = table(pack=with_parts(storybook=[desert, para("54.6", end=True)]))
    open_book(game, "54")
    rig_fate(game, 5)
    script = Script(voyage(game)).answer("A", "join-odessa", "join-audrie", "draw")
    script.answer("odessa")
    assert (crew(game, "odessa").damage, crew(game, "audrie").damage) == (5, 2)
    script.answer("audrie")
    assert crew(game, "audrie").statuses == ["venom"]
    assert any("objects" in str(line.text) for line in game.lines)
    assert game.s.read[-1] == "54.6"


def test_r71_a_fail_that_turns_elsewhere_replaces_the_next_line() -> None:
    game = table()
    explore(game, 4)
    rig_fate(game, 1)
    Script(voyage(game)).answer("A", "join-marco", "draw")
    assert game.s.read == ["4", "4.2"]
    assert 61 not in game.s.quests


def test_r71_whoever_took_part_is_known_until_the_next_challenge_begins() -> None:
    game = table()
    rig_fate(game, 6, 6)
    Script(meet_challenge(game, "craft", 1)).answer("join-mac", "draw")
    assert game.s.took_part == [game.index_of("mac")]
    Script(meet_challenge(game, "craft", 1)).answer("draw")
    assert game.s.took_part == []


def test_r97_a_card_that_adds_to_a_skill_adds_to_what_is_shown_of_it() -> None:
    game = table(pack=GYRE)
    index = game.index_of("rafael")
    before = game.skills(index).get("strength", 0)
    equip(game, "rafael", "Ankle-deep in Coal")
    assert game.skills(index)["strength"] == game.skill(index, "strength") == before + 2


def test_r97_what_a_helper_earns_goes_to_their_own_player_and_their_own_board() -> None:
    game = table(2)
    helper = next(at for at, member in enumerate(game.s.crew) if member.seat == 1)
    equip(game, game.s.crew[helper].id, "Heave Together", "Triage")
    game.s.crew[helper].damage = game.s.crew[game.captain].damage = 2
    drive(moment_comes(game, "challenge_won", [helper]))
    assert [chair.command for chair in game.s.chairs] == [0, 1]
    assert (game.s.crew[helper].damage, game.s.crew[game.captain].damage) == (1, 2)
    drive(moment_comes(game, "challenge_lost", [helper]))
    assert [chair.command for chair in game.s.chairs] == [0, 1]


def test_challenge_example_gear_turns_6_into_7() -> None:
    """STRENGTH 7: Laurent and the captain make 2; fate 4 fails, Gear draws 5."""
    game = table()
    game.s.chairs[0].command = 1
    rig_fate(game, 4, 5)
    script = Script(meet_challenge(game, "strength", 7)).answer(
        "join-laurent", "join-odessa", "draw"
    )
    assert game.s.contest is not None
    assert challenge_total(game, game.s.contest) == 6
    script.answer("use-131-0")
    assert script.over
    assert script.result is True
    gear = game.owned(131)
    assert gear is not None
    assert gear.command == 1


def test_skills_add_up_board_cards_and_levels_and_are_never_below_nothing() -> None:
    pack = with_parts(enemies=[enemy(70, [[{"heart": 1}]])])
    game = table(pack=pack)
    mac, audrie = game.index_of("mac"), game.index_of("audrie")
    assert game.skill(audrie, "craft") == 1
    equip(game, "audrie", "Oil Can", "Night Watch")
    assert game.skill(audrie, "craft") == 2
    assert game.skill(audrie, "perception") == 2
    crew(game, "audrie").levels = ["audrie-1"]
    assert game.skill(audrie, "perception") == 3
    assert game.skills(audrie) == {"perception": 3, "craft": 2}
    crew(game, "audrie").statuses = ["weakened"]
    assert game.skill(audrie, "perception") == 1
    assert game.skill(audrie, "craft") == 0
    assert game.skills(audrie) == {"perception": 1}
    crew(game, "mac").statuses = ["weakened"]
    assert game.skill(mac, "cunning") == 0


def test_a_card_or_level_may_bring_a_skill_that_is_not_on_the_board() -> None:
    game = table()
    audrie, rafael = game.index_of("audrie"), game.index_of("rafael")
    equip(game, "audrie", "Straight Face")
    assert game.skills(audrie) == {"perception": 1, "craft": 1, "cunning": 1}
    crew(game, "rafael").levels = ["kasumi-1"]
    assert game.skills(rafael) == {"strength": 1, "craft": 1, "savvy": 1}


@pytest.mark.parametrize("statuses", [[], ["weakened"]])
def test_all_skills_are_what_each_of_them_is(statuses: list[str]) -> None:
    game = table()
    levels = [level for board in game.boards for level in board.levels]
    for index, member in enumerate(game.s.crew):
        member.statuses, member.levels = list(statuses), [levels[index].id, levels[-index].id]
        member.equipped = [2 * index + 1, 2 * index + 2]
        each = {skill: game.skill(index, skill) for skill in SKILLS}
        assert game.skills(index) == {skill: n for skill, n in each.items() if n}


def test_a_skill_is_never_below_nothing() -> None:
    card = {
        "id": 41, "name": "Bad Back", "fate": 3, "cost": 0, "skill": "cunning", "mode": "passive",
        "passive": [{"op": "skill", "skill": "craft", "n": -3}], "text": "−3 craft.",
    }  # fmt: skip
    game = table(pack=with_parts(abilities=[AbilityCard.model_validate(card)]))
    crew(game, "mac").equipped = [41]
    assert game.skill(MAC, "craft") == 0
    assert "craft" not in game.skills(MAC)


def test_a_menu_in_the_middle_of_a_challenge_is_no_point_to_resume_from() -> None:
    game = table()
    play = meet_challenge(game, "craft", 5)
    ask = next(play)
    assert isinstance(ask, Ask)
    menu = play.send(next(option for option in ask.options if option.id == "aid"))
    assert isinstance(menu, Ask)
    again = play.send(next(option for option in menu.options if option.id == "back"))
    assert isinstance(again, Ask)
    assert "join-mac" in [option.id for option in again.options]


@pytest.mark.parametrize(
    ("need", "asked"),
    [
        (3, "craft 3 0 3"),
        (6, "craft 6 0 6"),
        (7, "craft 7 0"),
    ],
)
def test_it_is_said_what_fate_must_bring(need: int, asked: str) -> None:
    ask = Script(meet_challenge(table(), "craft", need)).ask
    assert facts(ask.prompt) == asked


def test_the_lowest_fate_is_1() -> None:
    game = table()
    crew(game, "mac").levels = ["mac-1"]
    script = Script(meet_challenge(game, "craft", 3))
    script.answer(*(f"join-{name}" for name in ("odessa", "rafael", "audrie", "laurent")))
    assert script.prompt == "challenge.join craft 3 4 1"


def test_joining_says_what_it_costs_and_what_fate_can_do() -> None:
    game = table()
    game.s.chairs[0].command = 1
    crew(game, "mac").statuses = ["madness", "low_morale"]
    script = Script(meet_challenge(game, "craft", 9))
    assert detail(script.ask, "join-mac") == "1, _COMMAND 1, _price"
    assert script.prompt == "challenge.join craft 9 0"
    script.answer("join-odessa", "join-rafael", "join-audrie")
    assert script.prompt == "challenge.join craft 9 3 6"


def lucky() -> dict[str, object]:
    return {
        "num": 80, "name": "Lucky Coin", "types": ["equipment"], "command": 0,
        "passive": [{"op": "fate_1"}],
    }  # fmt: skip


def test_a_fate_of_1_may_be_drawn_again_by_those_it_does_not_bind() -> None:
    game = table(pack=with_parts(adventure=[lucky()]))
    contest = Contest("craft", 5, "story")
    contest.fate = 1
    assert fate_1_options(game, contest) == []
    own(game, 80)
    assert [option.id for option in fate_1_options(game, contest)] == ["again"]
    contest.fate = 2
    assert fate_1_options(game, contest) == []


def test_a_fate_of_1_drawn_again_is_replaced() -> None:
    game = table(pack=with_parts(adventure=[lucky()]))
    own(game, 80)
    for member in game.s.crew:
        member.fatigue = 2
    rig_fate(game, 1, 6)
    script = Script(meet_challenge(game, "craft", 6, "story"))
    while not script.over and "again" not in script.ids():
        script.answer(script.ids()[-1])
    assert not script.over
    script.answer("again")
    while not script.over:
        script.answer(script.ids()[-1])
    assert script.result is True


def test_whoever_plays_alone_draws_with_whom_they_send_in() -> None:
    """Where others may still join, the draw waits."""
    for seats, ending in ((1, ["draw"]), (2, [])):
        ask = asked(meet_challenge(table(seats), "craft", 5))
        assert [option.id for option in ask if option.ends] == ending
        assert ask.upto > 1


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
        (5, (), True), (5, ("Triage",), False), (5, ("Oil Can",), False), (6, ("Oil Can",), True),
        (6, ("Oil Can", "Triage"), False),
    ],
)  # fmt: skip
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
