"""What a challenge is met for, and how it stands (R22, R65-R71).

The odds are those of the cards that may lie on top of the deck. They are counted here by playing:
every card that nobody has seen is laid on top once, and the challenge is met by the rules.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from games.kernel import Chance, Play
from games.kernel.copying import copy_state
from games.sleeping_gods.challenge.challenge import meet_challenge
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.ship.sailing import enter
from games.sleeping_gods.ship.sea import Step
from games.sleeping_gods.state import Happening, Tale
from games.sleeping_gods.story.events import face_event
from games.sleeping_gods.story.lasting_events import Clearing, clear_event
from games.sleeping_gods.story.storybook import tell
from tests.games.sleeping_gods.changes import said
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import (
    Script,
    equip,
    event,
    fresh,
    give,
    para,
    rig_fate,
    table,
    with_parts,
)
from tests.spoken import says


def laid_out(seats: int = 2) -> SleepingGods:
    """Cards in hands, on a crew board and among the discards."""
    game = table(seats)
    names = [card.name for card in game.pack.abilities]
    for seat in range(seats):
        give(game, seat, names[seat])
    equip(game, "odessa", names[5])
    for _ in range(9):
        game.s.ability_discard.append(game.s.ability_deck.pop())
    return game


def hidden(game: SleepingGods) -> list[int]:
    """What lies face down for whoever only watches: the deck and all hands; if the deck is empty,
    it is made of the discards."""
    s = game.s
    return [*s.ability_deck, *(card for chair in s.chairs for card in chair.hand)]


def on_top(game: SleepingGods, card: int) -> None:
    """This card is the next; where a hand had it, that hand has the one that was."""
    piles = [game.s.ability_deck, *(chair.hand for chair in game.s.chairs)]
    pile = next(pile for pile in piles if card in pile)
    top = game.s.ability_deck[-1]
    pile[pile.index(card)] = top
    game.s.ability_deck[-1] = card


def joining(game: SleepingGods, need: int) -> Script:
    return Script(meet_challenge(game, "craft", need)).answer("join-odessa")


@pytest.mark.parametrize("more", [2, 5, 7])
def test_r22_r69_the_odds_are_the_share_of_unseen_cards_that_win(more: int) -> None:
    alone = laid_out()
    need = alone.skill(alone.index_of("odessa"), "craft") + more
    won = []
    for card in hidden(alone):
        game = SleepingGods(copy_state(alone.s), 2, alone.options, Chance(1))
        on_top(game, card)
        joining(game, need).answer("draw")
        won.append("challenge_won" in said(game))
    script = joining(alone, need)
    stake = alone.stake(script.ask)
    assert stake is not None
    assert stake.odds == Fraction(sum(won), len(won))
    assert stake.wins == tuple(fate >= more for fate in range(1, 7))


def test_r22_an_empty_deck_is_drawn_from_the_discards() -> None:
    game = laid_out()
    game.s.ability_discard, game.s.ability_deck = game.s.ability_deck, []
    discards = list(game.s.ability_discard)
    need = game.skill(game.index_of("odessa"), "craft") + 4
    stake = game.stake(joining(game, need).ask)
    high = [card for card in discards if game.pack.ability[card].fate >= 4]
    assert stake is not None
    assert stake.odds == Fraction(len(high), len(discards))


def test_r113_a_die_has_six_sides() -> None:
    game = table(2, fate="dice")
    need = game.skill(game.index_of("odessa"), "craft") + 5
    stake = game.stake(joining(game, need).ask)
    assert stake is not None
    assert stake.odds == Fraction(2, 6)


def test_hands_say_nothing_about_the_odds() -> None:
    """What everybody reads must not tell what somebody holds."""
    game = laid_out()
    script = joining(game, 6)
    before = game.stake(script.ask)
    hand, deck = game.s.chairs[0].hand, game.s.ability_deck
    hand[0], deck[0] = deck[0], hand[0]
    assert game.stake(script.ask) == before


def test_once_fate_is_drawn_it_says_what_is_missing() -> None:
    game = table(2)
    own = game.skill(game.index_of("odessa"), "craft")
    give(game, 0, game.pack.abilities[0].name)
    rig_fate(game, 2)
    script = joining(game, own + 3).answer("draw")
    stake = game.stake(script.ask)
    assert stake is not None
    assert stake.odds is None
    assert facts(stake.standing).endswith(" 1")


@pytest.mark.parametrize(
    ("need", "nth", "said"),
    [(9, 1, "craft 9 1"), (8, 1, "craft 8 1"), (7, 3, "craft 7 1"), (6, 4, "craft 6 1 5"),
     (3, 4, "craft 3 1 2"), (2, 2, "craft 2 1"), (1, 2, "craft 1 1")],
)  # fmt: skip
def test_r67_it_is_said_which_fates_win(need: int, nth: int, said: str) -> None:
    game = table()
    stake = game.stake(joining(game, need).ask)
    assert stake is not None
    assert facts(stake.standing) == said
    assert says(str(stake.standing), f"games.sleeping_gods.challenge.stake._standing#{nth}")


CHECK: dict[str, Any] = {"skill": "craft", "need": 5}
HARMFUL = {**CHECK, "fail": {"effects": [{"op": "damage", "n": 4}]}}
OAKUM = {"text": "Oakum.", "challenge": CHECK, "effects": [{"op": "xp"}]}
LASTS = {"ongoing": True, "clear": HARMFUL, "clear_when": "action"}
CHOICES = [
    {"key": "A", "text": "Go.", "end": True},
    {"key": "B", "text": "Stay.", "challenge": HARMFUL, "end": True},
]
MET: list[tuple[Callable[[SleepingGods], Play[Any]], dict[str, Any], str, list[str]]] = [
    (lambda game: enter(game, Step("5b", None), 0), {}, "", ["Net-line", "ship_damage 1"]),
    (face_event, {"happening": Happening("M70", "choose")}, "option-1", ["Oakum", "xp 1"]),
    (
        *(lambda game: clear_event(game, Clearing("P70", paying=False)), {}, ""),
        ["P70", "_terms1", "damage 4"],
    ),
    (tell, {"tale": Tale(0, "80", "choose")}, "B", ["Stay", "_terms2", "damage 4"]),
    (
        lambda game: meet_challenge(game, "craft", 5),
        *({"tale": Tale(0, "80"), "happening": Happening("M70")}, "", ["None", "_terms2"]),
    ),
]


@pytest.mark.parametrize(("rule", "things", "answers", "told"), MET)
def test_r49_r70_r71_what_is_met_and_what_comes_of_it_is_said(
    rule: Callable[[SleepingGods], Play[Any]], things: dict[str, Any], answers: str, told: list[str]
) -> None:
    """No more is promised or threatened than stands there."""
    events = [event("M70", options=[{"text": "Wait."}, OAKUM]), event("P70", **LASTS)]
    pack = with_parts(storybook=[para("80", choices=CHOICES)], events=events)
    game = fresh(pack=pack, **things)
    stake = game.stake(Script(rule(game)).answer(*answers.split()).ask)
    assert stake is not None
    assert [facts(one) for one in (stake.title, *stake.terms)] == told
