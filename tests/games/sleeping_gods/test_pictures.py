"""What the pictures and their words must show of a campaign."""

from games.kernel.match import Match
from games.sleeping_gods import GAME
from games.sleeping_gods.fight.attack import make_attack
from games.sleeping_gods.fight.target import Blow
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.options import CampaignOptions
from games.sleeping_gods.state import Happening, Lasting, Tale
from games.sleeping_gods.story.event_words import event_rules
from renderers import renderer_for
from renderers.cache import forget
from renderers.text import watching
from tests.games.hearing import values
from tests.games.sleeping_gods.fights import fight
from tests.games.sleeping_gods.tables import equip, own, table

NAMES = ["Marina", "Finn", "Pearl", "Otto"]
RENDERER = renderer_for("sleeping_gods")


def words(game: SleepingGods) -> str:
    return RENDERER.describe(game.view(None), None, NAMES).long


def written(game: SleepingGods) -> str:
    """Everything that stands in the picture."""
    forget()
    with watching() as notes:
        RENDERER.draw(game.view(None), None, NAMES[: len(game.s.chairs)])
    return " ".join(note.text for note in notes)


def campaign(seats: int = 2) -> SleepingGods:
    game = Match.start(GAME, seats, CampaignOptions(), seed=3).game
    assert isinstance(game, SleepingGods)
    return game


def test_an_event_shows_what_it_does() -> None:
    game = campaign()
    game.s.happening = Happening("D16", "choose")
    rules = list(event_rules(game.pack.event["D16"]))
    assert rules
    assert all(str(rule) in words(game) for rule in rules)


def test_lasting_events_are_shown_above_the_chart_and_told_with_their_rules() -> None:
    game = campaign()
    game.s.lasting = [Lasting("P01")]
    assert "Loose Boiler Plate" in written(game)
    assert all(str(rule) in words(game) for rule in event_rules(game.pack.event["P01"]))


def test_everybodys_command_and_number_of_cards_are_shown() -> None:
    game = campaign(4)
    game.s.chairs[2].command = 13
    assert "Pearl: 13 command" in words(game)
    assert 13 in values(game.situation()[0])


def test_a_hazard_shows_what_failing_costs() -> None:
    game = campaign()
    game.s.region = "5c"
    assert "ship damage" in written(game)


def test_every_card_on_a_large_stall_is_shown_with_its_price() -> None:
    game = campaign()
    game.s.quests.append(168)
    game.s.stall = [105, 106, 107, 108, 113, 114, 115, 116, 117]
    shown = written(game)
    assert "Caulking Iron" in shown
    assert "Caulking Iron, 5 coins" in words(game)


def test_a_choice_already_taken_in_a_town_says_so() -> None:
    game = campaign()
    game.s.tale = Tale(10, "10", "choose", taken=["10D"])
    assert "once a visit" in words(game)


def test_words_count_in_good_english() -> None:
    game = table(2)
    game.s.goods.update(coins=1, vegetables=1)
    own(game, 1)
    told = words(game)
    assert "1 coin" in told
    assert "1 coins" not in told
    assert "1 bell," in told
    assert "Adventure cards: Gloria" in told


def test_words_tell_tokens_and_synergy_of_a_fight() -> None:
    game = table(2)
    row = fight(game, 6)
    row.synergy[0] = 3
    told = words(game)
    assert "Actions left: Marina 2, Finn 2." in told
    assert "Kasumi holds the synergy token of Odessa." in told


def test_the_blow_under_way_counts_what_is_equipped() -> None:
    game = table()
    equip(game, "marco", "Follow Through", "Whetstone")
    fight(game, 6)
    next(make_attack(game, Blow(game.index_of("marco"), 0, 0), 0))
    blow = game.view(None).blow
    assert blow is not None
    assert (blow.accuracy, blow.damage, blow.block) == (-1, 5, 1)
