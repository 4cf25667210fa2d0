"""Factions: everybody names one, and those who want the same roll for it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.lurk import questions, told
from games.lurk.battle import Battle
from games.lurk.content import CREEDS, FACTIONS, NAMES
from games.lurk.dice.opposed_roll import by_score, roll_scores, rolls_text


def choose_factions(battle: Battle) -> Play[None]:
    """Everybody names a faction; those who want the same roll for it."""
    everybody = list(range(battle.seat_count))
    options = [option for seat in everybody for option in faction_options(seat, list(FACTIONS))]
    wishes = yield from battle.each_seat(
        questions.FACTION, T("Which faction do you lead?"), options, why=WHY_FACTION
    )
    for seat in settle_wishes(battle, wishes):
        taken = [player.faction for player in battle.s.players]
        free = faction_options(seat, [name for name in FACTIONS if name not in taken])
        prompt = T("Which faction do you lead instead?")
        take_faction(
            battle,
            seat,
            (yield from battle.pick(questions.OTHER_FACTION, prompt, free, why=WHY_INSTEAD)),
        )
    battle.s.phase = "armies"


def take_faction(battle: Battle, seat: int, faction: str) -> None:
    battle.s.players[seat].faction = faction
    battle.deed(seat, told.LEADS(faction=NAMES[faction]))


def settle_wishes(battle: Battle, wishes: dict[int, str]) -> list[int]:
    """Winners get their faction; the others are left and choose again, best roll first."""
    rivals: dict[str, list[int]] = defaultdict(list)
    for seat in sorted(wishes):
        rivals[wishes[seat]].append(seat)
    losers: dict[int, list[int]] = {}
    for faction, seats in rivals.items():
        scores: dict[int, list[int]] = {seat: [] for seat in seats}
        if len(seats) > 1:
            scores = roll_scores(battle, seats)
            rolls = rolls_text(scores)
            battle.say(told.ROLL_FOR_FACTION(faction=NAMES[faction], rolls=rolls))
        order = by_score(scores)
        take_faction(battle, order[0], faction)
        losers.update({seat: scores[seat] for seat in order[1:]})
    return by_score(losers)


def faction_options(seat: int, factions: Sequence[str]) -> list[Option[str]]:
    return [
        Option(f"faction.{name}", seat, NAMES[name], name, detail=CREEDS[name]) for name in factions
    ]


WHY_FACTION = T("If two want the same faction, dice decide.")
WHY_INSTEAD = T("Somebody else rolled more octopuses for the one you wanted.")
