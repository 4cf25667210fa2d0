"""Long ways: several steps of one piece in one choice, where nothing happens between them.

Robots go anywhere, colonists towards the pod; every other way is gone step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.jupiter import offers
from games.jupiter.abilities.powers import has_power
from games.jupiter.choices import Command, Lead, Walk
from games.jupiter.colony import POD, module_of
from games.jupiter.command_range import command_range
from games.jupiter.commands import come_after, command, commanded, followers, send
from games.jupiter.moves import go
from games.jupiter.rescue import OFF_COLONY, Rescue
from games.jupiter.state import COLONIST
from games.kernel.ask import Option, Play


def walk_options(rescue: Rescue) -> list[Option[Walk]]:
    """Open spaces two steps away or more, as far as the actions reach."""
    here, left = rescue.where(rescue.s.active), rescue.actions_left
    if here == OFF_COLONY or left < 2:
        return []
    ways = _ways(rescue, here, left, lambda _, there: rescue.is_open(there))
    return [
        offers.walk(rescue.s.active, there, len(way)) for there, way in ways.items() if len(way) > 1
    ]


def walk(rescue: Rescue, chosen: Walk) -> None:
    here = rescue.where(rescue.s.active)
    ways = _ways(rescue, here, chosen.steps, lambda _, there: rescue.is_open(there))
    for there in ways[chosen.there]:
        rescue.s.spent += 1
        go(rescue, rescue.s.active, there)


def lead_options(rescue: Rescue) -> list[Option[Lead]]:
    """Colonists in range, straight towards the pod; with Follower also in pairs, one step or as far
    as it goes."""
    if not rescue.s.pod.docked:
        return []
    return [offers.lead(rescue.s.active, way) for way in _leads(rescue)]


def _leads(rescue: Rescue) -> Iterator[Lead]:
    reach, far = command_range(rescue, rescue.s.active), pod_distances(rescue)
    in_pairs = has_power(rescue, "follower")
    for here in commanded(rescue, reach):
        ways = _ways_home(rescue, here, rescue.actions_left, reach, far)
        farthest = max(map(len, ways.values()), default=0)
        for there, way in ways.items():
            if len(way) > 1:
                yield Lead(here, there, len(way))
            if in_pairs and len(way) in (1, farthest):
                for follower in followers(rescue, here, way[0]):
                    if follower != POD:
                        yield Lead(here, there, len(way), follower)


def lead(rescue: Rescue, chosen: Lead) -> Play[None]:
    """Step by step; who follows is asked after each, unless somebody was named to follow."""
    here, follower, far = chosen.here, chosen.follower, pod_distances(rescue)
    reach = command_range(rescue, rescue.s.active)
    for there in _ways_home(rescue, here, chosen.steps, reach, far)[chosen.there]:
        step = Command(here, there)
        if follower is None:
            yield from command(rescue, step)
        else:
            send(rescue, step)
            come_after(rescue, follower, here)
            follower = here
        here = there


def _ways_home(
    rescue: Rescue, here: int, most: int, reach: list[int], far: dict[int, int]
) -> dict[int, tuple[int, ...]]:
    """Each step brings it nearer to the pod, and begins where it can be commanded."""

    def leads_on(space: int, there: int) -> bool:
        nearer = there in far and far[there] < far.get(space, 0)
        return nearer and module_of(space) in reach and rescue.is_open(there)

    return _ways(rescue, here, most, leads_on)


def _ways(
    rescue: Rescue, start: int, most: int, leads_on: Callable[[int, int], bool]
) -> dict[int, tuple[int, ...]]:
    """The shortest way to every space within so many steps. None goes on through the pod: with
    whoever boards it, it may fly."""
    near, front = rescue.colony.near, [start]
    found: dict[int, tuple[int, ...]] = {start: ()}
    for _ in range(most):
        further = list[int]()
        for space in front:
            for there in near[space]:
                if there not in found and leads_on(space, there):
                    found[there] = (*found[space], there)
                    further.append(there)
        front = [space for space in further if space != POD]
    del found[start]
    return found


def pod_distances(rescue: Rescue) -> dict[int, int]:
    """How far each space is from the pod where neither creeps nor robots bar the way."""
    near, found, front = rescue.colony.near, {POD: 0}, [POD]
    for space in front:
        for there in near[space]:
            if there not in found and rescue.s.domes[there] <= COLONIST:
                found[there] = found[space] + 1
                front.append(there)
    return found
