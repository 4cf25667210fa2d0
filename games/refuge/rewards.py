"""What the back of an accomplished objective gives to the divers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.kernel.ask import Option, Play
from games.kernel.text import T
from games.refuge import questions, told
from games.refuge.board import SPOT_NAMES, Spot
from games.refuge.characters import ABILITIES
from games.refuge.dive import Dive
from games.refuge.state import Diver

Reward = Callable[[Dive], Play[None]]
REWARD = T("It's your reward for the objective.")


def supplies_for_all(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        dive.draw_salvage(diver)
    yield from everybody_turns_one_up(dive)


def calmer_waters(dive: Dive, tentacles: int) -> Play[None]:
    for _ in range(tentacles):
        yield from take_back_a_tentacle(dive)
    yield from everybody_turns_one_up(dive)


def one_tentacle_back(dive: Dive) -> Play[None]:
    yield from calmer_waters(dive, 1)


def two_tentacles_back(dive: Dive) -> Play[None]:
    yield from calmer_waters(dive, 2)


def all_abilities(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        diver.spent.clear()
    dive.say(told.ALL_ABILITIES_FACE_UP())
    yield from ()


def cards_for_two(dive: Dive) -> Play[None]:
    """The active diver and the next one; alone, that is one diver and one card."""
    following = dive.s.divers[(dive.s.active + 1) % len(dive.s.divers)]
    dive.draw_salvage(dive.diver)
    if following is not dive.diver:
        dive.draw_salvage(following)
    yield from everybody_turns_one_up(dive)


def take_back_a_tentacle(dive: Dive) -> Play[None]:
    """From the threat track first, else the lowest of the board."""
    if dive.s.threat:
        dive.s.threat -= 1
        dive.s.supply += 1
        dive.say(told.TENTACLE_LEAVES_THREAT_TRACK())
    elif dive.s.tentacles:
        prompt = T("Which of the lowest tentacles goes?")
        options = dive.spot_options("hit", dive.s.active, lowest_tentacles(dive))
        spot = yield from dive.pick(questions.LOWEST_TENTACLE, prompt, options, why=REWARD)
        dive.return_tentacle(spot)
        dive.say(told.TENTACLE_GOES_BACK(spot=SPOT_NAMES[spot]))


def lowest_tentacles(dive: Dive) -> list[Spot]:
    lowest = min(spot // 10 for spot in dive.s.tentacles)
    return sorted(spot for spot in dive.s.tentacles if spot // 10 == lowest)


def everybody_turns_one_up(dive: Dive) -> Play[None]:
    for diver in dive.s.divers:
        yield from turn_one_up(dive, diver)


def turn_one_up(dive: Dive, diver: Diver) -> Play[None]:
    if diver.spent:
        prompt = T("Which ability do you ready?")
        ability = yield from dive.pick(
            questions.READY_AGAIN, prompt, spent_options(diver), why=REWARD
        )
        dive.turn_up(diver, ability)


def spent_options(diver: Diver) -> list[Option[str]]:
    return [
        Option(
            f"ready.{ability}",
            diver.seat,
            ABILITIES[ability].title,
            ability,
            detail=ABILITIES[ability].gist,
        )
        for ability in diver.spent
    ]


REWARDS: Mapping[str, Reward] = {
    "thin_the_herd": supplies_for_all,
    "chart_the_caves": one_tentacle_back,
    "stock_the_locker": all_abilities,
    "breach_the_hull": supplies_for_all,
    "wound_the_beast": two_tentacles_back,
    "seal_the_vents": cards_for_two,
}
