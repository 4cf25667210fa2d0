"""Travel: craft and fate give the distance, regions have hazards, pages have edges (R47-R51)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.kernel import Ask, N, Option, Play, T, Text
from games.sleeping_gods import reasons, sea
from games.sleeping_gods.challenge import Challenges
from games.sleeping_gods.content.atlas import Hazard, Region
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.names import SIDE, SKILL_LOUD, effects_text, fitting, word
from games.sleeping_gods.sea import Step
from games.sleeping_gods.state import Contest

TABLE = ((3, 1), (6, 2), (9, 3), (99, 4))


def distance_for(total: int) -> int:
    """The travel table: 8 is 3 regions."""
    return next(distance for most, distance in TABLE if total <= most)


def landings(region: Region) -> Iterator[Text]:
    """The port and the market of a region."""
    if region.port:
        yield T("Port of {name}", name=word(region.port))
    if region.market:
        yield T("Market of {name}", name=word(region.market))


class Travel(Challenges):
    """Moving the ship."""

    def travel(self) -> Play[None]:
        """R47, R48: at most one crew member with craft, fate, and craft cards from hand."""
        contest = self.s.contest = Contest("craft", 0, "travel")
        self.s.took_part = []
        yield from self._helmsman(contest)
        contest.fate = yield from self.told_fate()
        yield from self._stoke(contest)
        self.s.contest, self.s.took_part = None, list(contest.participants)
        self.s.distance = distance_for(self.total(contest))
        self.say(
            N(
                "Total {total}: {n} region.",
                "Total {total}: {n} regions.",
                n=self.s.distance,
                total=self.total(contest),
            )
        )
        yield from self.sail_on(self.s.active)

    def _helmsman(self, contest: Contest) -> Play[None]:
        chosen = yield from self.table_ask(
            T("Travel: who takes the engines?"),
            lambda: self._helm_options(contest),
            reasons.ENGINES,
        )
        if chosen.value is not None:
            yield from self.join(chosen.value, contest)

    def _helm_options(self, contest: Contest) -> list[Option[Any]]:
        options = [
            option
            for option in self.join_options(contest)
            if option.value is not None
            and option.seat == self.s.active
            and self.skill(option.value, "craft")
        ]
        return [*options, Option("nobody", self.s.active, T("Nobody: fate alone"), None)]

    def _stoke(self, contest: Contest) -> Play[None]:
        """After the draw: cards and abilities, while more would carry further."""
        ask: Ask | None = None
        helpers = self.present() if self.options.travel_help else [self.s.active]
        while self.total(contest) <= TABLE[-2][0]:
            scene = self.contest_scene(contest)
            options: list[Option[Any]] = [*self.uses(scene), *self.fate_1_options(contest)]
            options += self.discard_options("craft", helpers)
            if not options and not any(self.s.chairs[seat].hand for seat in helpers):
                return
            total = self.total(contest)
            prompt = N(
                "Travel: fate {fate}, {total} in all carries you {n} region",
                "Travel: fate {fate}, {total} in all carries you {n} regions",
                fate=contest.fate,
                total=total,
                n=distance_for(total),
            )
            options.append(Option("accept", self.s.active, T("Cast off"), None, tone="go"))
            ask = (
                Ask(prompt, options, reasons.DISTANCE)
                if ask is None
                else ask.again(options, prompt)
            )
            chosen: Option[Any] = yield ask
            if chosen.id == "accept":
                return
            yield from self.take_help(chosen, contest, scene)

    def sail_on(self, seat: int) -> Play[None]:
        """Region by region, as far as the distance goes; stopping early is fine (G4)."""
        while self.s.distance > 0:
            options = self.step_options(seat)
            options.append(Option("stop", seat, T("Stay here"), None, tone="go"))
            step = yield from self.settle(self._where_to(), options, reasons.COURSE)
            if step is None:
                break
            self.s.distance -= 1
            yield from self.enter(step)
        self.s.distance = 0

    def _where_to(self) -> Text:
        left = self.s.distance
        return N("Where to? {n} more region", "Where to? Up to {n} more regions", n=left)

    def step_options(self, seat: int) -> list[Option[Step | None]]:
        """Adjacent regions, and landings beyond a page edge (R50)."""
        ways = reversed(list(sea.steps(self.pack, self.s.region)))
        return [
            Option(
                f"go-{step.region}",
                seat,
                self.step_label(step),
                step,
                spot=f"region.{step.region}",
                detail=self.once(step.region, partial(self._ahead, step.region)),
            )
            for step in {step.region: step for step in ways}.values()
        ]

    def _ahead(self, number: str) -> Text | None:
        """What the chart shows of a region: its hazard, and where one may land."""
        region = self.pack.region[number]
        ports = list(landings(region))
        land = T("{places}", places=ports) if ports else None
        if region.hazard is None:
            return land
        danger = self._danger_ahead(region.hazard)
        both = T("{one}; {other}", one=danger, other=land) if land is not None else danger
        return fitting(both, danger, word(region.hazard.name))

    def _danger_ahead(self, hazard: Hazard) -> Text:
        return T(
            "{name}: {skill} {need}, else {fail}",
            name=word(hazard.name),
            skill=SKILL_LOUD[hazard.skill],
            need=hazard.need,
            fail=effects_text(hazard.fail),
        )

    def step_label(self, step: Step) -> Text:
        region = self.pack.region[step.region]
        name = word(region.name) if region.name else T("region {id}", id=word(step.region.upper()))
        if step.side is None:
            return T("{name}", name=name)
        page = word(self.pack.page[region.page].name)
        return T("{side} to {page}: {name}", side=SIDE[step.side], page=page, name=name)

    def enter(self, step: Step) -> Play[None]:
        """R49: a hazard is met on entering; passed or failed, the journey may go on."""
        self.move_ship(step.region, over_edge=step.side is not None)
        self.say(T("The ship sails: {where}.", where=self.step_label(step)))
        region = self.pack.region[step.region]
        if region.hazard is None:
            return
        hazard = region.hazard
        self.say(T("Hazard: {name}.", name=word(hazard.name)))
        if not (yield from self.challenge(hazard.skill, hazard.need, "hazard")):
            yield from self.apply(hazard.fail)

    def roam(self, mod: Mod, seat: int) -> Play[None]:
        """Cards that search or sail."""
        if mod.op == "search":
            yield from self.search(mod.n)
        else:
            self.s.distance = mod.n
            yield from self.sail_on(seat)
