"""The score, endings, achievements (R114-R115)."""

import pytest

from games.kernel import Chance
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.scoring import outcome, score, score_parts
from games.sleeping_gods.set_up import begin
from games.sleeping_gods.story.quests import gain_quest, use_quest
from games.sleeping_gods.turn.port import inn_price
from tests.games.sleeping_gods.facts import facts
from tests.games.sleeping_gods.tables import Script, crew, own, table


def test_r114_totems_and_endings_are_remembered_and_unlock_cards() -> None:
    game = table()
    own(game, 1, 2, 31)
    assert game.awards() == ("shallows.totem.1", "shallows.totem.2")
    game.s.ending = 2
    assert game.awards() == ("shallows.totem.1", "shallows.totem.2", "shallows.ending.2")
    options = SleepingGods.with_awards(
        CampaignOptions(pack="shallows"), [*game.awards(), "other.totem.1"]
    )
    assert options.known == 3
    later = SleepingGods.new(1, options, Chance(2))
    assert isinstance(later, SleepingGods)
    script = Script(begin(later))
    assert script.ids() == ["card-170", "done"]
    script.answer("card-170")
    assert later.s.quests == [170]
    assert inn_price(later) == 6


def test_r114_unlocked_cards_are_taken_at_the_start_only_if_wished() -> None:
    later = SleepingGods.new(1, CampaignOptions(pack="shallows", known=9), Chance(2))
    assert isinstance(later, SleepingGods)
    Script(begin(later)).answer("card-171", "done")
    assert later.owned(88) is not None
    assert 170 not in later.s.quests
    unknown = SleepingGods.new(1, CampaignOptions(pack="shallows"), Chance(2))
    assert isinstance(unknown, SleepingGods)
    assert Script(begin(unknown)).over


FIGURES = {
    "Adventure cards": 12, "Bells": 2, "Quests": 4, "Level cards": 6, "Coins": 3, "Artifacts": 2,
    "Ending": 10, "Defeats": -20, "Brutal mode": 0, "Variants": 15,
}  # fmt: skip


def at_the_end(mode: str, ending: int) -> SleepingGods:
    game = table(3, mode=mode)
    own(game, 1, 31)
    for quest in (1, 2, 61, 170):
        gain_quest(game, quest)
    use_quest(game, 61)
    crew(game, "mac").levels, crew(game, "marco").levels = ["mac-1", "mac-2"], ["marco-1"]
    game.s.goods.update(coins=7, artifacts=2)
    game.s.defeats, game.s.ending = 2, ending
    game.s.active = 1
    return game


@pytest.mark.parametrize(
    ("mode", "ending", "others"),
    [
        ("normal", 2, {}),
        ("easy", 1, {}),
        ("normal", 0, {"Ending": 0}),
        ("brutal", 3, {"Defeats": 0, "Brutal mode": 25}),
    ],
)
def test_r115_the_score_says_what_it_is_made_of(
    mode: str, ending: int, others: dict[str, int]
) -> None:
    game, figures = at_the_end(mode, ending), FIGURES | others
    assert [(facts(name), n) for name, n in score_parts(game)] == list(figures.items())
    assert score(game) == sum(figures.values())
    end = outcome(game)
    whole = [("Score", sum(figures.values())), *figures.items()]
    assert [(facts(name), n) for name, n in end.figures] == whole


@pytest.mark.parametrize(
    ("ending", "winners", "cause", "reason"),
    [
        (2, (0, 1, 2), "ending_2", "Three Strokes Home"),
        (1, (), "ending_1", "The Water Closes"),
        (0, (), "defeat_ship", "reason"),
    ],
)
def test_all_win_with_a_good_ending_and_nobody_otherwise(
    ending: int, winners: tuple[int, ...], cause: str, reason: str
) -> None:
    game = at_the_end("normal", ending)
    game.s.lost = "ship"
    end = outcome(game)
    assert (end.winners, end.cause, facts(end.reason)) == (winners, cause, reason)
    game.s.chairs[1].here = False
    assert outcome(game).winners == tuple(seat for seat in winners if seat != 1)
