"""Numbers keep the band of their tier, and no reward is larger than its supply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.sleeping_gods.content.all_effects import all_effects, deep, of_challenge
from games.sleeping_gods.content.encounters import Enemy
from games.sleeping_gods.content.faults import Fault
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.source import Source
from games.sleeping_gods.content.story import Effect, Paragraph
from games.sleeping_gods.content.words import TIERS


@dataclass(frozen=True, slots=True)
class Band:
    """What a tier allows."""

    name: str
    need: range
    levels: int
    damage: int
    ship: int
    xp: int
    coins: int


PAGES = {
    1: Band("tier 1", range(5, 8), 11, 5, 1, 5, 4),
    2: Band("tier 2", range(6, 10), 14, 8, 2, 7, 6),
    3: Band("tier 3", range(7, 12), 22, 10, 3, 9, 8),
}
FINALE = Band("the finale", range(8, 13), 26, 12, 3, 10, 8)
EVENTS = {
    "mild": Band("mild events", range(5, 7), 8, 2, 1, 3, 2),
    "perilous": Band("perilous events", range(6, 8), 11, 5, 1, 3, 2),
    "deadly": Band("deadly events", range(8, 10), 14, 8, 3, 3, 3),
}
TIER_1_HAZARD = range(5, 7)


def band_of(pack: Pack, paragraph: Paragraph) -> Band | None:
    """The band of the page its location lies on; the clock and scenes aboard have none."""
    root = paragraph.id.split(".")[0]
    if root.startswith("F"):
        return FINALE
    if root.startswith("S"):
        return None
    region = pack.home.get(int(root))
    return PAGES[pack.page[int(region[0])].tier] if region else None


def check_bands(pack: Pack, source: Source) -> Iterator[Fault]:
    for paragraph in pack.storybook:
        if (band := band_of(pack, paragraph)) is not None:
            for message in _paragraph(pack, paragraph, band):
                yield Fault(source.place("storybook", paragraph.id), message)
    for event in pack.events:
        band = EVENTS[event.tier]
        challenges = [option.challenge for option in event.options] + [event.clear]
        messages = [*_needs((c.need for c in challenges if c), band)]
        for option in event.options:
            messages += _fight(pack, option.combat, band)
            messages += _amounts(deep((*of_challenge(option.challenge), *option.effects)), band)
        messages += _amounts(deep((*event.at_once, *event.each_effects)), band)
        for message in messages:
            yield Fault(source.place("events", event.id), message)
    yield from _hazards(pack, source)
    yield from _enemies(pack, source)
    yield from _supply(pack, source)


def _paragraph(pack: Pack, paragraph: Paragraph, band: Band) -> Iterator[str]:
    yield from _amounts(deep(paragraph.effects), band)
    for choice in paragraph.choices:
        if choice.challenge:
            yield from _needs([choice.challenge.need], band)
            yield from _fight(pack, choice.challenge.fail.combat, band)
        yield from _fight(pack, choice.combat, band)
        yield from _amounts(deep((*of_challenge(choice.challenge), *choice.effects)), band)


def _needs(needs: Iterable[int], band: Band) -> Iterator[str]:
    for need in needs:
        if need not in band.need:
            low, high = band.need[0], band.need[-1]
            yield f"need {need} is outside {low} to {high} of {band.name}"


def _fight(pack: Pack, foes: tuple[int, ...], band: Band) -> Iterator[str]:
    enemies = [pack.enemy[number] for number in foes if number in pack.enemy]
    total = sum(enemy.level for enemy in enemies)
    if total > band.levels:
        yield f"combat of level {total} is above {band.levels} of {band.name}"
    if band is PAGES[1]:
        for enemy in enemies:
            if any(cell and cell.static for row in enemy.cells for cell in row):
                yield f"{enemy.name} resists or strikes first: too hard for {band.name}"


def _amounts(effects: Iterator[Effect], band: Band) -> Iterator[str]:
    limits = {"damage": band.damage, "ship_damage": band.ship, "xp": band.xp}
    for effect in effects:
        coins = effect.op == "gain" and effect.res == "coins"
        most = band.coins if coins else limits.get(effect.op)
        if most is not None and effect.n > most:
            what = "coins" if coins else effect.op
            yield f"{what} {effect.n} is above {most} of {band.name}"


def _hazards(pack: Pack, source: Source) -> Iterator[Fault]:
    for region in pack.region.values():
        if region.hazard is None:
            continue
        tier = pack.page[region.page].tier
        needs = TIER_1_HAZARD if tier == 1 else PAGES[tier].need
        if region.hazard.need not in needs:
            yield Fault(
                source.place("pages", region.page),
                f"hazard of {region.id} needs {region.hazard.need}, outside"
                f" {needs[0]} to {needs[-1]}",
            )


_ABILITIES = {"adj_attack": 1.0, "regen": 1.0, "adj_regen": 1.0}


def formula_level(enemy: Enemy) -> int:
    """How strong an enemy is, by its squares."""
    cells = [cell for row in enemy.cells for cell in row if cell]
    level = 0.5 * sum(cell.heart for cell in cells) + 0.5 * (enemy.defense - 4)
    level += 0.75 * enemy.attack + 0.5 * sum(cell.attack for cell in cells)
    level += 0.5 * any(cell.flying for cell in cells)
    level += sum(_ABILITIES.get(cell.eor, 0.5 / cell.n) * cell.n for cell in cells if cell.eor)
    level += sum({"first_strike": 1, "resist": 2 * c.n}[c.static] for c in cells if c.static)
    level += sum(cell.heart == 3 for cell in cells)
    return max(2, round(level + 2 * (enemy.rows * enemy.cols >= 9)))


def _enemies(pack: Pack, source: Source) -> Iterator[Fault]:
    for enemy in pack.enemies:
        wanted = formula_level(enemy)
        if abs(enemy.level - wanted) > 1:
            yield Fault(
                source.place("enemies", enemy.num),
                f"level {enemy.level}; its squares make it {wanted} (1 more or less is fine)",
            )


def _supply(pack: Pack, source: Source) -> Iterator[Fault]:
    for written in all_effects(pack):
        effect = written.effect
        most = 40 if effect.res == "coins" else 6
        if effect.op == "gain" and effect.n > most:
            yield Fault(
                source.place(written.section, written.key),
                f"{effect.n} {effect.res} are more than there are ({most})",
            )
    assert tuple(EVENTS) == TIERS
