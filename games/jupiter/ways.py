"""Several steps of one piece as one option: robots go anywhere, colonists towards the pod."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from games.jupiter.colony import POD
from games.jupiter.rescue import Rescue
from games.jupiter.state import COLONIST
from games.jupiter.words import space_words
from games.kernel.ask import Option
from games.kernel.game import Way, Ways
from games.kernel.text import T, Text


def ways(rescue: Rescue) -> Ways:
    return partial(_way, rescue, _pod_distances(rescue))


def _way(rescue: Rescue, far: Mapping[int, int], steps: Sequence[Option[object]]) -> Way | None:
    """What these steps are called together, and where they end; nothing if they are no way."""
    words = [step.id.split(".") for step in steps if step.id != "no"]
    numbers: dict[str, list[list[int]]] = {"move": [], "command": [], "follow": []}
    for verb, *spaces in words:
        if verb not in numbers:
            return None
        numbers[verb].append([int(space) for space in spaces])
    if numbers["move"]:
        ends = [there for (there,) in numbers["move"]]
        alone = len(ends) == len(words)
        return _walk(rescue, [rescue.where(rescue.s.active), *ends]) if alone else None
    commands, followers = numbers["command"], [one for (one,) in numbers["follow"]]
    path = [commands[0][0], *(there for _, there in commands)] if commands else []
    whole = all(here == before for (here, _), before in zip(commands, path, strict=False))
    return _lead(rescue, far, path, followers) if commands and whole else None


def _walk(rescue: Rescue, path: Sequence[int]) -> Way | None:
    """Nobody goes on through the pod: with whoever boards it, it may fly."""
    there, steps = path[-1], len(path) - 1
    if not _goes_over_bridges(rescue, path) or POD in path[1:-1]:
        return None
    label = T("Move {steps} spaces to {space}", steps=steps, space=space_words(there))
    if there == POD:
        label = T("Move {steps} spaces into the pod", steps=steps)
    return Way(f"walk.{there}", label, _to(there))


def _lead(
    rescue: Rescue, far: Mapping[int, int], path: Sequence[int], followers: Sequence[int]
) -> Way | None:
    """Each step nearer to the pod; whoever follows, follows all the way."""
    nearer = all(there in far and far[there] < far.get(here, 0) for here, there in pairwise(path))
    if not nearer or not _goes_over_bridges(rescue, path):
        return None
    here, there = path[0], path[-1]
    end = f"lead.{here}.{there}"
    if not followers:
        return Way(end, _led(here, there, len(path) - 1), _to(there))
    after = followers[0]
    if [*followers] != [after, *path][: len(followers)]:
        return None
    return Way(
        f"{end}.{after}",
        T(
            "{here} → {there}, {after} follows",
            here=space_words(here),
            there=space_words(there),
            after=space_words(after),
        ),
        T("to {space}, {after} follows", space=space_words(there), after=space_words(after)),
    )


def _led(here: int, there: int, steps: int) -> Text:
    return T(
        "Colonist at {here}: {steps} spaces to {there}",
        here=space_words(here),
        steps=steps,
        there=space_words(there),
    )


def _to(there: int) -> Text:
    return T("Board") if there == POD else T("to {space}", space=space_words(there))


def _goes_over_bridges(rescue: Rescue, path: Sequence[int]) -> bool:
    """One space at a time, past nobody."""
    return all(there in rescue.colony.near[here] for here, there in pairwise(path))


def _pod_distances(rescue: Rescue) -> dict[int, int]:
    """How far each space is from the pod where neither creeps nor robots bar the way."""
    near, found, front = rescue.colony.near, {POD: 0}, [POD]
    for space in front:
        for there in near[space]:
            if there not in found and rescue.s.domes[there] <= COLONIST:
                found[there] = found[space] + 1
                front.append(there)
    return found
