"""Creatures and single dice in a battle of Lurk: whom they may hunt, and what a roll decides."""

from games.kernel import Line
from games.kernel.match import Match
from games.lurk.state import LURKER, Fight, State
from tests.referee.lurk import dice, fights
from tests.referee.lurk.sea import woken
from tests.referee.lurk_table import FACES, NAMES, TILES, piece, sea_of, spoken
from tests.referee.lurk_watch import ATTACKS, ROLLS
from tests.referee.tables import asks, offered

WHOM = "{creature} on {tile}: whom does it attack?"


def check_prey(match: Match) -> None:
    """Models in a creature's reach are offered, and never to the only faction they are of.

    In the middle of a turn a creature is lured: then the bait's owner picks one next to it.
    """
    if not asks(match, WHOM):
        return
    assert match.ask is not None
    assert match.ask.prompt.args is not None
    state: State = match.game.s
    lair = NAMES[str(match.ask.prompt.args["tile"])]
    beast = next(
        model for model in state.models if model.seat == LURKER and TILES[model.tile] == lair
    )
    water = sea_of(state)
    lured = state.phase == "turn"
    hunted = fights.hunted(water, lair, 1 if lured else piece(beast).range)
    prey = {name for names in hunted.values() for name in names}
    assert offered(match, "prey") <= prey, match.ask
    if beast.kind != "needle_shoal":
        assert offered(match, "prey") == prey, match.ask
    if len(hunted) == 1 and not lured:
        assert not set(match.ask.seats) & set(hunted), "the hunted choose for themselves"


def check_roll(before: State, after: State, option: str, lines: list[Line]) -> None:
    """A climb needs an octopus of a red die, coral gives an item for one of a white die."""
    kind = option.partition(".")[0].removeprefix("settle_")
    good, bad = {
        "climb": (
            "{model} rolls an octopus and climbs the rock",
            "{model} rolls no octopus and slips off the rock",
        ),
        "search": (
            "{model} searches the coral: an octopus",
            "{model} searches the coral: no octopus",
        ),
    }.get(kind, ("", ""))
    templates = [spoken(line).template for line in lines]
    later = after.turn != before.turn or after.phase != "turn"
    if not good or later or not after.roll or not {good, bad} & set(templates):
        return
    colour = "R" if kind == "climb" else "W"
    assert all(die[0] == colour for die in after.roll), after.roll
    octopus = dice.tally("attack", [FACES[die[1]] for die in after.roll]).marks > 0
    assert (bad in templates) is not octopus, (option, after.roll)


def check_guard(before: State, option: str, lines: list[Line], fought: list[Fight]) -> None:
    """A creature that attacks during a move sits next to where the mover was attacked.

    The turn may end by itself after the move: attacks between turns are not told as deeds.
    """
    rolls = [line for line in lines if spoken(line).template in {ATTACKS, ROLLS}]
    for line, fight in zip(rolls, fought, strict=True):
        guarding = line.kind == "deed" and fight.attacker_seat == LURKER
        if guarding and option.startswith(("go.", "climb.", "swim_to.", "settle_climb.")):
            assert TILES[fight.origin] in woken(sea_of(before), TILES[fight.tile]), fight
