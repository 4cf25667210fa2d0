"""Armies that are kept: taken by choices that the rules offer, or not at all."""

import pytest

from games.kernel.errors import NotOffered
from games.kernel.match import Match
from games.lurk.armies.rosters import ARMIES
from games.lurk.armies.terms import more_points
from games.lurk.content import CHART, FACTIONS
from games.lurk.game import Lurk
from games.lurk.options import LurkOptions
from tests.spoken import spoken

UNKNOWN = spoken("games.lurk.armies.rosters.orders")
ARMY = (
    "brass_admiral",
    "pressure_walker",
    "deck_hand",
    "deck_hand",
    "riveted_plate>0",
    "patch_kit>1",
)


def mustering(seats: int = 2, armies: str = "even") -> Match:
    match = Match.start(Lurk, seats, LurkOptions.model_validate({"armies": armies}), seed=5)
    for seat, faction in zip(range(seats), FACTIONS, strict=False):
        match.choose(seat, f"faction.{faction}")
    return match


def take(match: Match, things: tuple[str, ...], seat: int = 0) -> list[str]:
    chosen = ARMIES.choices(match.game, seat, things)
    for option in chosen:
        match.choose(seat, option)
    return chosen


def test_nothing_is_put_together_before_or_after_the_muster() -> None:
    match = Match.start(Lurk, 2, seed=5)
    assert ARMIES.of(match.game, 0) is None
    match = mustering()
    assert ARMIES.of(match.game, 0) == ("cog", ())
    match.choose(0, "army.cog.0")
    assert ARMIES.of(match.game, 0) is None
    assert ARMIES.of(match.game, 1) == ("nautilus", ())


def test_an_army_that_is_taken_is_the_one_that_was_kept() -> None:
    match = mustering()
    chosen = take(match, ARMY)
    assert chosen[0] == "own"
    kept = ARMIES.of(match.game, 0)
    assert kept == ("cog", ARMY)
    left = [option.id for option in match.ask.of(0)] if match.ask else []
    assert any(option.startswith("muster.") for option in left), (
        "it can be changed before it stands"
    )
    words = str(ARMIES.listed(ARMY))
    assert "2× Deck Hand" in words
    assert "Riveted Plate" in words
    assert ARMIES.listed((*ARMY, "sea_cow")) == ARMIES.listed(ARMY), "what is unknown is left out"


@pytest.mark.parametrize(
    "before", [("own", "hire.mine_drone"), ("own", "hire.boiler_surgeon", "buy.tow_line"), ("own",)]
)
def test_it_takes_the_place_of_what_was_bought(before: tuple[str, ...]) -> None:
    match = mustering()
    for option in before:
        match.choose(0, option)
    take(match, ARMY)
    assert ARMIES.of(match.game, 0) == ("cog", ARMY)


def test_a_stock_of_cards_is_put_back_too() -> None:
    match = mustering(armies="printed")
    for option in ("own", "buy.tow_line", "carry.stock"):
        match.choose(0, option)
    take(match, (*ARMY, "overpressure>-1"))
    assert ARMIES.of(match.game, 0) == ("cog", (*ARMY, "overpressure>-1"))


@pytest.mark.parametrize(
    ("seats", "armies", "things", "fault"),
    [
        (4, "even", ARMY, "Deck Hand"),
        (2, "even", (*ARMY, "overpressure>0"), "Overpressure"),
        (2, "even", (*ARMY, "overpressure>-1"), "Overpressure"),
        (2, "even", ("kelp_spear",), "Kelp Spear"),
        (2, "even", ("deck_hand",) * 5, "Deck Hand"),
        (2, "even", ("rubber_duck",), UNKNOWN),
        (2, "even", ("deck_hand>0",), UNKNOWN),
        (2, "even", ("patch_kit>x",), UNKNOWN),
        (2, "printed", (*ARMY, "overpressure>9"), "Overpressure"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_bought(
    seats: int, armies: str, things: tuple[str, ...], fault: str
) -> None:
    match = mustering(seats, armies)
    with pytest.raises(NotOffered, match=fault):
        take(match, things)
    assert ARMIES.of(match.game, 0) == ("cog", ())


def test_every_ready_made_army_could_be_kept_and_taken() -> None:
    for faction, sheet in FACTIONS.items():
        for army in sheet.armies:
            even = {most + more_points(faction, n): n for n, most in CHART.points.items()}
            printed = army.points not in even
            box = {most: n for n, most in CHART.points.items()}
            seats = (box if printed else even)[army.points]
            options = LurkOptions(armies="printed" if printed else "even")
            match = Match.start(Lurk, seats, options, seed=3)
            others = [name for name in FACTIONS if name != faction]
            for seat, name in enumerate([faction, *others][:seats]):
                match.choose(seat, f"faction.{name}")
            cards = tuple(f"{c}>{army.models.index(b)}" for c, b in army.cards.items())
            take(match, (*army.models, *cards))
            assert ARMIES.of(match.game, 0) == (faction, (*army.models, *cards))


def test_whoever_is_refused_reads_how_many_points_are_left() -> None:
    with pytest.raises(NotOffered, match=spoken("games.lurk.armies.rosters.offered", n=88)):
        take(mustering(), ("deck_hand",) * 5)
