"""Killing creeps: shots on one's own module, and the grenadier's blast."""

from __future__ import annotations

from games.jupiter import offers, questions, told
from games.jupiter.abilities.powers import has_power
from games.jupiter.action import Action, Rule
from games.jupiter.colony import POD, module_of
from games.jupiter.rescue import OFF_COLONY, Rescue
from games.jupiter.state import CREEP, OPEN
from games.jupiter.words import ROBOTS, dome_spot, module_name, space_words
from games.kernel.ask import Option, Play
from games.kernel.text import SILENCE, T


def shot_options(rescue: Rescue, shooter: int, seat: int) -> list[Option[Action]]:
    """Creeps on the same module, near or far; not those one bridge away on another."""
    space = rescue.where(shooter)
    if space in (OFF_COLONY, POD):
        return []
    return shots_at(rescue, seat, shooter, module_of(space), shoot, shoot_super)


def shots_at(
    rescue: Rescue,
    seat: int,
    shooter: int,
    module: int,
    creep: Rule,
    super_creep: Rule,
    *,
    aiming: bool = False,
) -> list[Option[Action]]:
    """Every creep and the super creep on a module, and what becomes of it."""
    found = [
        offers.shoot(creep, seat, shooter, dome, aiming=aiming)
        for dome in rescue.colony.domes[module]
        if rescue.s.domes[dome] == CREEP
    ]
    if module in rescue.s.covered:
        found.append(offers.shoot_super(super_creep, seat, module, aiming=aiming))
    return found


def shoot(rescue: Rescue, shooter: int, there: int) -> Play[None]:
    rescue.s.spent += 1
    yield from kill(rescue, shooter, there)


def shoot_super(rescue: Rescue, module: int) -> None:
    rescue.s.spent += 1
    kill_super(rescue, module)


def kill(rescue: Rescue, shooter: int, there: int) -> Play[None]:
    """A creep dies; the active player's grenadier takes a neighbour with it, no robot that is
    steered has one."""
    tell_shot(rescue, there, by=shooter)
    remove_creep(rescue, there)
    if shooter == rescue.s.active:
        yield from blast(rescue, there)


def remove_creep(rescue: Rescue, space: int) -> None:
    rescue.s.domes[space] = OPEN
    rescue.trace("shot", space, space)


def tell_shot(rescue: Rescue, space: int, *, by: int) -> None:
    if by == rescue.s.active:
        rescue.did(told.KILLS_CREEP(space=space_words(space)))
    else:
        robot, at = ROBOTS[by], space_words(space)
        rescue.did(told.LETS_ROBOT_KILL(robot=robot, space=at))


def kill_super(rescue: Rescue, module: int) -> None:
    """Super creeps stand alone: nothing is adjacent to them, so no blast follows."""
    rescue.s.covered.remove(module)
    rescue.did(told.KILLS_SUPER_CREEP(module=module_name(module)))


def blast(rescue: Rescue, space: int) -> Play[None]:
    """Grenadier: one creep adjacent to the killed one dies as well, at no cost."""
    beside = [there for there in rescue.colony.near[space] if rescue.is_creep(there)]
    if not beside or not has_power(rescue, "grenadier"):
        return
    also = yield from rescue.pick(
        questions.BLAST,
        T("Which creep does the blast catch?"),
        [_blast_option(rescue.s.active, there) for there in beside],
        why=T("Grenadier: a creep next to the one you killed dies too, for free."),
    )
    rescue.did(told.BLAST_TAKES_CREEP(space=space_words(also)))
    remove_creep(rescue, also)


def _blast_option(seat: int, space: int) -> Option[int]:
    label = T("The one at {space}", space=space_words(space))
    return Option(f"blast.{space}", seat, label, space, spot=dome_spot(space), short=SILENCE)
