"""Ways over the atlas: adjacent regions, and page edges with the landing regions beyond."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.kernel.paths import distances
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.words import OPPOSITE, Side
from games.sleeping_gods.words import passage


class Step(NamedTuple):
    """One region further; ``side`` when a page edge is crossed."""

    region: str
    side: Side | None


def steps(pack: Pack, region_id: str) -> Iterator[Step]:
    """Every way out of a region (R48, R50): its neighbours, then what lies beyond its edges."""
    region = pack.region[region_id]
    for other in region.adj:
        yield Step(other, None)
    links = pack.page[region.page].links
    for side in region.edges:
        page = pack.page.get(links.get(side, 0))
        if page is not None:
            for landing in page.regions:
                if OPPOSITE[side] in landing.edges:
                    yield Step(landing.id, side)


def courses(pack: Pack, start: str, distance: int) -> dict[str, tuple[Step, ...]]:
    """Every region in reach, and the shortest way there.

    A way ends where something happens: at a hazard, and where a page is turned.
    """
    found: dict[str, tuple[Step, ...]] = {}
    edge: list[tuple[str, tuple[Step, ...]]] = [(start, ())]
    for _ in range(distance):
        ways = [(*way, step) for here, way in edge for step in steps(pack, here)]
        ways.sort(key=lambda way: way[-1].side is not None)
        edge = []
        for way in ways:
            last = way[-1]
            if last.region != start and last.region not in found:
                found[last.region] = way
                if last.side is None and pack.region[last.region].hazard is None:
                    edge.append((last.region, way))
    return found


def neighbours(pack: Pack, region_id: str) -> list[str]:
    return [step.region for step in steps(pack, region_id)]


def nearest_ports(pack: Pack, region_id: str) -> list[str]:
    """The ports with the fewest steps, edges included and hazards ignored (ruling G13)."""
    away = distances(region_id, lambda here: neighbours(pack, here))
    ports = {region: steps for region, steps in away.items() if pack.region[region].port}
    fewest = min(ports.values(), default=0)
    return [region for region, steps in ports.items() if steps == fewest]


def move_ship(campaign: Campaign, region: str, *, over_edge: bool = False) -> None:
    """R43: where a new page is turned to, a hunting beast is where the ship comes in."""
    pages = campaign.pack.region
    turned = over_edge or pages[region].page != pages[campaign.s.region].page
    campaign.s.region = region
    turn_page(campaign)
    for lasting in campaign.s.lasting:
        if turned and lasting.region:
            lasting.region = region


def turn_page(campaign: Campaign) -> None:
    """A page that has a motto says it when the ship first comes there, under its vignette."""
    page = campaign.pack.page[campaign.pack.region[campaign.s.region].page]
    if page.id not in campaign.s.pages:
        campaign.s.pages.append(page.id)
        if page.motto:
            campaign.prose(passage(f"*{page.motto}*", page.name), page.vignette or "")
