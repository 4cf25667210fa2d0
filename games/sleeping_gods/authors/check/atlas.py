"""The sea hangs together: neighbours agree, edges lead somewhere and back, ports are near."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.paths import distances
from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.words import OPPOSITE
from games.sleeping_gods.ship.sea import neighbours

FAR = 4


def check_atlas(pack: Pack, source: Source) -> Iterator[Fault]:
    yield from _neighbours(pack, source)
    yield from _links(pack, source)
    yield from _locations(pack, source)
    if pack.about.start not in pack.region:
        yield Fault(source.about_place, f"start region {pack.about.start} does not exist")
    else:
        yield from _ways(pack, source)


def _neighbours(pack: Pack, source: Source) -> Iterator[Fault]:
    for region in pack.region.values():
        for other in region.adj:
            place = source.place("pages", region.page)
            if other not in pack.region:
                yield Fault(place, f"region {region.id} touches {other}, which does not exist")
            elif region.id not in pack.region[other].adj:
                yield Fault(place, f"region {region.id} touches {other}, but not the other way")
            elif other[0] != region.id[0]:
                yield Fault(place, f"region {region.id} touches {other} of another page")


def _links(pack: Pack, source: Source) -> Iterator[Fault]:
    for page in pack.pages:
        place = source.place("pages", page.id)
        for side, number in page.links.items():
            beyond = pack.page.get(number)
            if beyond is None:
                yield Fault(place, f"{side} leads to page {number}, which does not exist")
                continue
            if beyond.links.get(OPPOSITE[side]) != page.id:
                yield Fault(place, f"{side} leads to page {number}, which does not lead back")
            for sheet, edge in ((page, side), (beyond, OPPOSITE[side])):
                if not any(edge in region.edges for region in sheet.regions):
                    yield Fault(place, f"page {sheet.id} has no region on its {edge} edge")
        for region in page.regions:
            for side in region.edges:
                if side not in page.links:
                    yield Fault(place, f"region {region.id} has edge {side}, which leads nowhere")


def _locations(pack: Pack, source: Source) -> Iterator[Fault]:
    places = [location.num for region in pack.region.values() for location in region.locations]
    for number in sorted({number for number in places if places.count(number) > 1}):
        yield Fault(source.about_place, f"location {number} is on the map twice")
    for number in places:
        if str(number) not in pack.paragraph:
            page = int(pack.home[number][0])
            yield Fault(source.place("pages", page), f"location {number} has no paragraph")
    for paragraph in pack.storybook:
        if paragraph.id.isdigit() and paragraph.id != "1" and int(paragraph.id) not in pack.home:
            yield Fault(source.place("storybook", paragraph.id), "no location has this number")
    if pack.home.get(2) != pack.about.start:
        yield Fault(source.about_place, "the ship starts in the region of location 2")


def _ways(pack: Pack, source: Source) -> Iterator[Fault]:
    reached = distances(pack.about.start, lambda region: neighbours(pack, region))
    for region in pack.region.values():
        if region.id not in reached:
            yield Fault(source.place("pages", region.page), f"region {region.id} cannot be reached")
            continue
        steps = distances(region.id, lambda here: neighbours(pack, here))
        ports = [
            steps[other.id] for other in pack.region.values() if other.port and other.id in steps
        ]
        if not ports or min(ports) > FAR:
            yield Fault(
                source.place("pages", region.page),
                f"region {region.id} is more than {FAR} steps from a port",
            )
