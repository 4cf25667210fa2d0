"""What the walker tells an author."""

from __future__ import annotations

from collections.abc import Iterator

from games.sleeping_gods.authors.walker.explore import Walk
from games.sleeping_gods.authors.walker.heroes import explorers, goal, shortened
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.prose import branch_names, parse

HEROES = 40


def all_branches(pack: Pack) -> set[str]:
    """Every paragraph and branch of its words, every choice, the failure of every challenge."""
    found: set[str] = set()
    for paragraph in pack.paragraph.values():
        if paragraph.id.startswith("S") and paragraph.end and "." not in paragraph.id:
            continue
        found.add(paragraph.id)
        found |= {
            f"{paragraph.id} text {name}" for name, _, _ in branch_names(parse(paragraph.text))
        }
        for choice in paragraph.choices:
            found.add(f"{paragraph.id}{choice.key}")
            if choice.challenge:
                found.add(f"{paragraph.id}{choice.key} failed")
    return found


def walk_pack(pack: Pack, heroes: int = HEROES) -> Iterator[str]:
    """Coverage and routes, one line each; lines that begin with ``!`` are findings."""
    wanted = all_branches(pack)
    atlas = None
    for atlas in explorers(pack, heroes):
        if wanted <= atlas.branches:
            break
    assert atlas is not None
    missing = sorted(wanted - atlas.branches)
    yield f"{pack.about.title}: {len(wanted) - len(missing)} of {len(wanted)} branches walked"
    yield from (f"! never walked: {branch}" for branch in missing)
    totems = [f"totem {number}" for number in pack.totems]
    endings = [f"ending {ending.id}" for ending in pack.endings]
    for name in (*totems, *endings):
        if name not in atlas.routes:
            yield f"! no route to {name}"
            continue
        route = shortened(pack, atlas.routes[name], goal(name))
        yield f"{name}: {' · '.join(map(_stop, route))}"
    yield f"most totems in one campaign: {atlas.most_totems}"


def _stop(walk: Walk) -> str:
    return f"{walk.start} ({', '.join(walk.choices)})"
