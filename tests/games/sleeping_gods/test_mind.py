"""A crew that thinks: it counts fates by the rules, flees what it cannot win, and rests in time."""

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from games.catalog import find_game
from games.kernel import Ask
from games.kernel.copying import copy_state
from games.kernel.match import Match
from games.kernel.mind import LEVELS, Level
from games.kernel.transcript import Transcript
from games.minds import Advice, Budget, advise, decide, look_back
from games.sleeping_gods.autopilot import actions, answer, known_places, question
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.crew.damage import deal
from games.sleeping_gods.fight.blocking import suffer
from games.sleeping_gods.fight.combat import fight_round
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.mind import imagining
from games.sleeping_gods.mind.facts import WON
from games.sleeping_gods.mind.imagining import fates, foretold, imagined, unseen_abilities
from games.sleeping_gods.mind.position import CampaignPosition
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import ROOMS, Happening, Tale, Threat
from games.sleeping_gods.story.events import face_event
from games.sleeping_gods.story.storybook import tell
from games.sleeping_gods.turn.actions import act
from games.sleeping_gods.turn.port import visit_port
from tests.games.hearing import values
from tests.games.sleeping_gods.fights import fight
from tests.games.sleeping_gods.tables import (
    Script,
    crew,
    enemy,
    event,
    give,
    para,
    rig_fate,
    table,
    with_parts,
)
from tests.spoken import says

Rig = Callable[..., SleepingGods]
SHORT = CampaignOptions(pack="shallows", mode="brutal")
PLENTY = Budget(leaves=3000)
HEART, CLAW = {"heart": 1}, {"attack": 2}
EMPTY: dict[str, int] = {}
FACTS = "games.sleeping_gods.mind.facts"


def decision(game: SleepingGods, ask: Ask | None, level: Level = "fierce") -> str:
    assert ask is not None
    luck = random.Random(1)
    return decide(game, ask, game.s.active, level=level, luck=luck, budget=PLENTY).id


def first_reasons(game: SleepingGods, script: Script) -> str:
    return "; ".join(map(str, advice(game, script.ask).candidates[0].reasons))


def advice(game: SleepingGods, ask: Ask | None, match: Match | None = None) -> Advice:
    assert ask is not None
    luck = random.Random(1)
    return advise(game, ask, game.s.active, luck=luck, budget=PLENTY, match=match)


def thought(game: SleepingGods, ask: Ask | None) -> CampaignPosition | None:
    assert ask is not None
    mind, seat = game.mind(), game.s.active
    return mind.imagine(game.view(seat), ask.seen_by(seat), seat, random.Random(1))


def weary(game: SleepingGods, left: int) -> None:
    """Everybody has so much health left."""
    for at, member in enumerate(game.s.crew):
        member.damage = game.health(at) - left


# --- what it knows ---


def test_what_it_cannot_see_is_dealt_at_random_and_nothing_is_lost() -> None:
    game = table(seats=2)
    for seat in (0, 1):
        give(game, seat, game.pack.abilities[seat].name)
    view = game.view(0)
    state = imagined(view, random.Random(1))
    assert state.chairs[0].hand == game.s.chairs[0].hand
    cards = [*state.ability_deck, *state.ability_discard, *state.chairs[0].hand]
    cards += state.chairs[1].hand
    assert sorted(cards) == sorted(card.id for card in game.pack.abilities)
    assert sorted(state.market_deck) == sorted(game.s.market_deck)
    assert sorted(state.search_pile) == sorted(game.s.search_pile)


def test_fates_are_those_of_the_cards_nobody_sees() -> None:
    game = table(seats=2)
    view = game.view(0)
    unseen = [game.pack.ability[card].fate for card in unseen_abilities(view)]
    assert {int(draw.id): draw.odds for draw in fates(view)} == {
        fate: unseen.count(fate) for fate in range(1, 7)
    }
    dice = table(seats=2, fate="dice").view(0)
    assert [(draw.id, draw.odds) for draw in fates(dice)] == [(str(n), 1) for n in range(1, 7)]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    game = table()
    game.s.ability_discard += game.s.ability_deck[1:]
    del game.s.ability_deck[1:]
    assert sum(draw.odds for draw in fates(game.view(0))) == 1
    game.s.ability_discard += game.s.ability_deck
    game.s.ability_deck.clear()
    assert sum(draw.odds for draw in fates(game.view(0))) == len(game.s.ability_discard)


@pytest.mark.parametrize("fate", range(1, 7))
def test_a_fate_that_is_foretold_comes_next_and_no_card_is_lost(fate: int) -> None:
    game = table(seats=2)
    state = copy_state(game.s)
    of_it = [card for card in state.ability_deck if game.pack.ability[card].fate == fate]
    state.ability_deck = [card for card in state.ability_deck if card not in of_it]
    state.chairs[1].hand = of_it
    before = len(state.ability_deck) + len(of_it)
    foretold(state, game.pack, fate, seat=0)
    assert game.pack.ability[state.ability_deck[-1]].fate == fate
    assert len(state.ability_deck) + len(state.chairs[1].hand) == before


# --- challenges ---


def success_by_the_rules(game: SleepingGods, joined: list[str], skill: str, need: int) -> int:
    """On how many of the unseen cards the challenge succeeds with these."""
    won = 0
    for draw in fates(game.view(0)):
        trial = SleepingGods(copy_state(game.s), 1, game.options, game.chance)
        rig_fate(trial, int(draw.id))
        script = Script(meet_challenge(trial, skill, need))
        for name in joined:
            script.answer(f"join-{name}")
        script.answer("draw")
        while not script.over:
            luck = random.Random(1)
            own = answer(trial.view(0), script.ask, 0, luck)
            script.answer(own.id)
        won += draw.odds * bool(script.result)
    return won


@pytest.mark.parametrize("need", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("joined", [[], ["odessa"], ["odessa", "kasumi"]])
def test_fates_are_counted_as_the_rules_would(need: int, joined: list[str]) -> None:
    """Each one is tried by the rules, although those that bring the same are tried once."""
    game = table()
    asked = thought(game, Script(meet_challenge(game, "savvy", need)).ask)
    assert asked is not None
    for name in joined:
        asked = asked.after(f"join-{name}")
    draws = asked.after("draw")
    won = sum(one.odds for one in draws.draws() if draws.drawn(one).result == WON)
    assert won == success_by_the_rules(table(), joined, "savvy", need)


def test_a_hint_says_how_many_fates_are_enough() -> None:
    game = table()
    script = Script(meet_challenge(game, "savvy", 7))
    first = advice(game, script.ask).candidates[0]
    steps = [first.option.id, *(step.id for step in first.then)]
    joined = [step.removeprefix("join-") for step in steps if step != "draw"]
    won = success_by_the_rules(table(), joined, "savvy", 7)
    total = sum(draw.odds for draw in fates(game.view(0)))
    assert {won, total} <= set(values(first.reasons[0]))


def test_what_is_drawn_again_is_counted_card_by_card() -> None:
    """R96: Gear draws again for 1 command, and the higher counts."""
    game = table()
    game.s.chairs[0].command = 1
    asked = thought(game, Script(meet_challenge(game, "savvy", 5)).ask)
    assert asked is not None
    draws = asked.after("draw")
    won = sum(one.odds for one in draws.draws() if draws.drawn(one).result == WON)
    unseen = [game.pack.ability[card].fate for card in unseen_abilities(game.view(0))]
    pairs = list(permutations(unseen, 2))
    enough = sum(max(pair) >= 5 for pair in pairs)
    assert Fraction(won, sum(one.odds for one in draws.draws())) == Fraction(enough, len(pairs))


def test_a_hint_says_what_failing_costs_and_nobody_is_spent_on_a_trifle(rigged: Rig) -> None:
    """R23, R65: with two fatigue one joins no challenge, and the captain has most to bring."""
    check = {"skill": "savvy", "need": 5, "fail": {"effects": [{"op": "fatigue", "who": "one"}]}}
    game = rigged(events=[event("M70", options=[{"text": "Oakum.", "challenge": check}])])
    game.s.happening = Happening("M70", "choose", option=0)
    crew(game, "odessa").fatigue = 1
    script = Script(meet_challenge(game, "savvy", 5, "event"))
    assert "1 fatigue" in first_reasons(game, script)
    assert decision(game, script.ask) != "join-odessa"


def test_it_sends_in_whoever_is_needed_and_nobody_who_is_not() -> None:
    game = table()
    easy = Script(meet_challenge(game, "savvy", 3))
    while "draw" in (easy.ids() if not easy.over else []):
        chosen = decision(game, easy.ask)
        easy.answer(chosen)
        if chosen == "draw":
            break
    contest = game.s.contest
    joined = game.s.took_part if contest is None else contest.participants
    assert 1 <= len(joined) <= 3


def test_a_fate_that_is_made_up_for_by_a_card_is_not_accepted_as_a_failure() -> None:
    game = table()
    card = next(one for one in game.pack.abilities if one.skill == "savvy")
    give(game, 0, card.name)
    rig_fate(game, 2)
    script = Script(meet_challenge(game, "savvy", 3)).answer("draw")
    assert decision(game, script.ask) == f"card-{card.id}"


# --- fights ---


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch) -> Rig:
    """A table with a pack of one's own, which players find under its name, too."""

    def rig(**parts: Any) -> SleepingGods:
        pack = with_parts(**parts)
        for module in (question, imagining, actions, known_places):
            monkeypatch.setattr(module, "find_pack", lambda _: pack)
        return table(pack=pack, mode="brutal")

    return rig


def foes(rigged: Rig, *enemies: Enemy) -> SleepingGods:
    game = rigged(enemies=enemies)
    fight(game, *(one.num for one in enemies))
    return game


def test_it_strikes_down_the_enemy_that_one_blow_is_enough_for(rigged: Rig) -> None:
    weak = enemy(76, [[HEART]], attack=3, defense=3)
    strong = enemy(77, [[HEART, HEART], [HEART, HEART]], attack=3, defense=3)
    game = foes(rigged, weak, strong)
    script = Script(fight_round(game))
    blow = decision(game, script.ask)
    chosen = script.ask.find(0, blow)
    assert chosen is not None
    assert chosen.value.target == 0


@pytest.mark.parametrize("defense", [3, 5, 7])
def test_a_blow_is_tried_with_every_fate(rigged: Rig, defense: int) -> None:
    """It beats a single heart of two if it hits, and a miss deals 1."""
    game = foes(rigged, enemy(76, [[{"heart": 2}]], attack=0, defense=defense))
    asked = thought(game, Script(fight_round(game)).ask)
    assert asked is not None
    blow = asked.after("fight-kasumi")
    beaten = {one.id for one in blow.draws() if not blow.drawn(one).state.fight.foes}
    aim = game.boards[game.index_of("kasumi")].weapon.accuracy
    assert beaten == {str(fate) for fate in range(1, 7) if fate + aim >= defense}


def test_a_blow_that_will_be_answered_is_struck_by_whoever_can_block_the_answer(
    rigged: Rig,
) -> None:
    game = foes(rigged, enemy(76, [[HEART, HEART], [HEART, HEART]], attack=2, defense=9))
    weary(game, 2)
    script = Script(fight_round(game))
    chosen = script.ask.find(0, decision(game, script.ask))
    assert chosen is not None
    assert game.boards[chosen.value.member].weapon.block >= 2


def test_damage_goes_where_it_ends_the_fight(rigged: Rig) -> None:
    shared = {**HEART, "synergy": True}
    game = foes(rigged, enemy(76, [[CLAW, shared], [EMPTY, EMPTY]], attack=5, defense=2))
    rig_fate(game, 6)
    script = Script(fight_round(game)).answer("fight-audrie")
    assert {"at-0-0", "at-0-1", "mac"} <= set(script.ids())
    asked = thought(game, script.ask)
    assert asked is not None
    assert not asked.answers("mac")
    assert decision(game, script.ask) == "at-0-1"
    assert says(first_reasons(game, script), f"{FACTS}._of_foe#1")


def test_a_blow_that_would_fell_somebody_is_blocked(rigged: Rig) -> None:
    game = foes(rigged, enemy(76, [[HEART, HEART]], attack=1, defense=9))
    kannan = game.index_of("kannan")
    crew(game, "kannan").damage = game.health(kannan) - 1
    game.s.chairs[0].command = 1
    script = Script(suffer(game, Threat(kannan, 76, 1, 0, end_of_round=False), 0))
    assert decision(game, script.ask) == "crew-kannan-1"
    assert says(first_reasons(game, script), f"{FACTS}._of_falls", name="Kannan")


# --- damage and rest ---


def test_damage_is_not_given_to_whoever_it_would_fell() -> None:
    game = table()
    crew(game, "mac").damage = game.health(game.index_of("mac")) - 1
    script = Script(deal(game, 1, [game.everybody()]))
    assert not decision(game, script.ask).startswith("mac")
    assert says(first_reasons(game, script), f"{FACTS}.STANDING")


def test_damage_that_comes_anyway_is_no_price() -> None:
    game = table()
    script = Script(deal(game, 4, [game.everybody()]))
    told = [str(one.reasons) for one in advice(game, script.ask).candidates]
    assert not says(" ".join(told), f"{FACTS}.FIGURES", n=4)


def test_coins_of_a_worn_crew_go_to_the_inn_or_the_healer() -> None:
    game = table()
    weary(game, 1)
    game.s.goods["coins"] = 6
    script = Script(visit_port(game))
    bought = list[str]()
    while not script.over:
        bought.append(decision(game, script.ask))
        script.answer(bought[-1])
    assert "inn" in bought
    assert bought[-1] == "leave"
    assert sum(name.startswith("heal-") for name in bought) == 2


def test_what_can_be_bought_as_well_is_no_price() -> None:
    """R54: each service of a port may be taken in one visit."""
    game = table()
    game.s.goods |= {"coins": 2, "materials": 2}
    game.s.harm["deck"] = 2
    crew(game, "kannan").damage, crew(game, "rafael").damage = 3, 2
    healer = first_reasons(game, Script(visit_port(game)))
    assert says(healer, f"{FACTS}.FIGURES", n=5)
    assert "misses" not in healer


def at_a_port(game: SleepingGods) -> None:
    game.s.region = next(one for one, region in game.pack.region.items() if region.port)
    game.s.phase, game.s.actions = "act", 2


def test_a_worn_crew_goes_ashore_with_a_single_coin_and_a_fresh_one_is_not_asked_to() -> None:
    game = table(mode="brutal")
    at_a_port(game)
    assert thought(game, Script(act(game)).ask) is None
    weary(game, 1)
    game.s.goods["coins"] = 2
    assert decision(game, Script(act(game)).ask) == "port"


def test_only_rooms_are_named_for_a_room_and_only_what_sets_answers_apart_is_said() -> None:
    match = Match.start(SleepingGods, 1, SHORT, seed=3)
    state = match.record.moment.state
    state.chairs[0].command, state.crew[0].command = 4, 3
    state.crew[0].damage = state.crew[1].damage = 2
    match = Match(match.record)
    rooms = advice(match.game, match.ask, match).candidates
    named = {option.id for one in rooms for option in (one.option, *one.alike)}
    assert {"bridge"} <= named <= {*ROOMS}
    match.choose(0, "sick_bay")
    (healed,) = advice(match.game, match.ask, match).candidates
    assert healed.alike
    assert not healed.reasons


def test_to_sail_away_is_not_praised_for_what_lies_here() -> None:
    game = table()
    game.s.phase, game.s.actions = "act", 2
    known = game.mind().known(game.view(0), Script(act(game)).ask, 0)
    praised = {name.partition("-")[0] for name, (_, why) in known.items() if "seen" in str(why)}
    assert praised == {"explore"}


# --- stories ---


def test_an_event_of_which_nothing_is_gained_is_met_where_it_costs_least(rigged: Rig) -> None:
    """R41, R65: whoever joins a check is tired by it, and it may fail all the same."""
    check = {"skill": "craft", "need": 5, "fail": {"effects": [{"op": "ship_damage"}]}}
    tired = {"text": "A bucket.", "effects": [{"op": "fatigue", "who": "one"}]}
    game = rigged(events=[event("M70", options=[{"text": "Oakum.", "challenge": check}, tired])])
    game.s.happening = Happening("M70", "choose")
    assert decision(game, Script(face_event(game)).ask) == "option-1"


def test_what_is_at_stake_is_told_where_the_book_may_repay_it(rigged: Rig) -> None:
    risk = {"skill": "savvy", "need": 11, "fail": {"effects": [{"op": "damage", "n": 4}]}}
    ask = {"key": "A", "text": "Ask them in.", "challenge": risk, "end": True}
    walk = {"key": "B", "text": "Walk away.", "end": True}
    game = rigged(storybook=[para("61", choices=[ask, walk])])
    game.s.phase, game.s.tale = "act", Tale(0, "61", "choose")
    told = str([one.reasons for one in advice(game, Script(tell(game)).ask).candidates])
    assert says(told, f"{FACTS}.FIGURES", n=4)


def grim_choice(rigged: Rig, left: int) -> tuple[SleepingGods, Script]:
    """A fight that a healthy crew can win, or a way round it."""
    giant = enemy(76, [[{"heart": 3}, CLAW], [{"heart": 3}, {"heart": 3}]], attack=5, defense=6)
    page = para(
        "61",
        choices=[
            {"key": "A", "text": "Fight it.", "combat": (76,), "end": True},
            {"key": "B", "text": "Walk away.", "end": True},
        ],
    )
    game = rigged(enemies=[giant], storybook=[page])
    weary(game, left)
    game.s.phase, game.s.tale = "act", Tale(0, "61", "choose")
    return game, Script(tell(game))


def test_a_fight_that_cannot_be_won_is_walked_away_from(rigged: Rig) -> None:
    game, script = grim_choice(rigged, left=1)
    for level in ("keen", "fierce"):
        assert decision(game, script.ask, level) == "B"
    first = advice(game, script.ask).candidates[0]
    assert first.option.id == "B"


def test_it_does_not_read_ahead_in_the_book(rigged: Rig) -> None:
    """What stands on the next page makes no difference to what a choice is worth."""
    found = set()
    for effects in ([{"op": "card", "num": 1}], [{"op": "damage", "n": 9, "who": "each"}]):
        risk = {"skill": "savvy", "need": 6, "fail": {"effects": [{"op": "damage", "n": 2}]}}
        choices = [
            {"key": "A", "text": "Ask them in.", "challenge": risk, "goto": "62"},
            {"key": "B", "text": "Walk away.", "end": True},
        ]
        pages = [para("61", choices=choices), para("62", effects=effects, end=True)]
        game = rigged(storybook=pages)
        game.s.phase, game.s.tale = "act", Tale(0, "61", "choose")
        ask = Script(tell(game)).ask
        asked = thought(game, ask)
        assert asked is not None
        risky = asked.after("A")
        ends = [risky.drawn(draw).worth() for draw in risky.draws()]
        found.add((risky.worth(), asked.after("B").worth(), *ends))
    assert len(found) == 1


def test_it_says_how_often_it_tried(rigged: Rig) -> None:
    game, script = grim_choice(rigged, left=1)
    words = str([one.reasons for one in advice(game, script.ask).candidates])
    assert "always" not in words


# --- all of it ---


@pytest.mark.parametrize("level", LEVELS)
def test_a_campaign_goes_on_with_a_crew_that_thinks(level: Level) -> None:
    luck = random.Random(3)
    match = Match.start(SleepingGods, 2, SHORT, seed=3)
    for _ in range(60):
        if match.ask is None:
            break
        seat = match.ask.awaited[0]
        chosen = decide(
            match.game, match.ask, seat, level=level, luck=luck, budget=Budget(leaves=100)
        )
        match.choose(seat, chosen.id)
    assert match.game.turn > 1 or match.outcome is not None


def test_looking_back_at_a_campaign_names_moments_that_were() -> None:
    luck = random.Random(4)
    match = Match.start(SleepingGods, 1, SHORT, seed=4)
    opening, entries = match.save(), list[Any]()
    while match.ask is not None and len(entries) < 150:
        option = luck.choice([one for one in match.ask.options if one.id not in ("aid", "table")])
        entries.append(match.choose(option.seat, option.id).choice)
        match.past.clear()
    transcript = Transcript(opening, entries)
    budget = Budget(leaves=6000)
    points = look_back(transcript, find_game, luck=random.Random(1), budget=budget)
    assert len(points) <= 3
    for point in points:
        assert entries[point.choices].option == point.chosen.id
        assert 0 <= point.after <= 1
