"""Challenges: who joins, fate, what is added afterwards, success and its rewards (R65-R72)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from games.kernel import Ask, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.aid import Aid
from games.sleeping_gods.care import MOST_FATIGUE
from games.sleeping_gods.content.cards import Mod, Passive
from games.sleeping_gods.names import SKILL, SKILL_LOUD, word
from games.sleeping_gods.state import Contest
from games.sleeping_gods.uses import CONTEST, FATE, Scene, Use

DRAW = T("Draw fate")
HIGHEST_FATE = 6


class Challenges(Aid):
    """A skill, a number, and everybody who wants to help."""

    def challenge(self, skill: str, need: int, source: str = "story") -> Play[bool]:
        """R65-R69, from the first crew member to the outcome."""
        contest = self.s.contest = Contest(skill, need, source)
        self.s.took_part = []
        self.say(T("Challenge: {skill} {need}.", skill=SKILL_LOUD[skill], need=need))
        yield from self.gather(contest)
        contest.fate = yield from self.told_fate()
        yield from self.help_along(contest)
        won = self.total(contest) >= need
        self.s.took_part, self.s.contest = list(contest.participants), None
        self._tell(contest, won)
        moment = "challenge_won" if won else "challenge_lost"
        yield from self.moment(moment, contest.participants)
        return won

    def _tell(self, contest: Contest, won: bool) -> None:
        total = self.total(contest)
        line = (
            T("{total} against {need}: success.", total=total, need=contest.need)
            if won
            else T("{total} against {need}: failure.", total=total, need=contest.need)
        )
        self.say(line)

    def skill_sum(self, contest: Contest) -> int:
        """R66: the skill of all participants and what the ship adds."""
        total = sum(self.skill(index, contest.skill) for index in contest.participants)
        for passive in self.ship_passives():
            if passive.skill == contest.skill or passive.op == contest.source:
                total += passive.n
        return total

    def total(self, contest: Contest) -> int:
        return self.skill_sum(contest) + contest.fate + contest.bonus

    def may_join(self, index: int, contest: Contest) -> bool:
        """R20, R65: not at 0 health, not with two fatigue, and only once."""
        fresh = self.s.crew[index].fatigue < MOST_FATIGUE
        return fresh and index not in contest.participants and self.able(index)

    def join_cost(self, index: int, contest: Contest) -> int:
        """R29, R65, G9: 1 to help on another's turn, once; 1 for low morale, each time."""
        seat = self.controller(index)
        help_cost = int(seat != self.s.active and seat not in contest.paid)
        return help_cost + ("low_morale" in self.s.crew[index].statuses)

    def join_options(self, contest: Contest) -> list[Option[Any]]:
        options: list[Option[Any]] = []
        for index, board in enumerate(self.boards):
            seat = self.controller(index)
            cost = self.join_cost(index, contest)
            if not self.may_join(index, contest) or self.s.chairs[seat].command < cost:
                continue
            label = T(
                "{name} joins (+{n})", name=self.name(index), n=self.skill(index, contest.skill)
            )
            detail = self._join_note(index, cost)
            spot = f"crew.{board.id}"
            options.append(
                Option(
                    f"join-{board.id}",
                    seat,
                    label,
                    index,
                    spot=spot,
                    detail=detail,
                    aside=seat != self.s.active,
                )
            )
        options.append(Option("draw", self.s.active, DRAW, None, tone="go"))
        return options

    def gather(self, contest: Contest) -> Play[None]:
        """Step 1: anybody may join until the active player draws."""
        while True:
            chosen = yield from self.table_ask(
                self._who_joins(contest), lambda: self.join_options(contest), reasons.JOINING
            )
            if chosen.id == "draw":
                return
            yield from self.join(chosen.value, contest)

    def _who_joins(self, contest: Contest) -> Text:
        total = self.skill_sum(contest)
        values = {"skill": SKILL_LOUD[contest.skill], "need": contest.need, "sum": total}
        if contest.need - total > HIGHEST_FATE:
            return T(
                "{skill} {need}: who takes part? {sum} so far, too little for any fate", **values
            )
        return T(
            "{skill} {need}: who takes part? {sum} so far, fate must be {fate} or more",
            **values,
            fate=max(1, contest.need - total),
        )

    def _join_note(self, index: int, cost: int) -> Text | None:
        """What joining costs beside the fatigue."""
        notes = [T("{n} command", n=cost)] if cost else []
        if "madness" in self.s.crew[index].statuses:
            notes.append(T("1 damage from madness"))
        return T("{notes}", notes=notes) if notes else None

    def join(self, index: int, contest: Contest) -> Play[None]:
        """R23, R29: one fatigue; madness hurts."""
        seat = self.controller(index)
        self.s.chairs[seat].command -= self.join_cost(index, contest)
        if seat != self.s.active and seat not in contest.paid:
            contest.paid.append(seat)
        contest.participants.append(index)
        self.tire(index)
        self.say(T("{name} joins.", name=self.name(index)))
        if "madness" in self.s.crew[index].statuses:
            yield from self.hurt(index, 1)

    def help_along(self, contest: Contest) -> Play[None]:
        """Steps 3 and 4: uses and discards after the draw, until it succeeds or is let be."""
        ask: Ask | None = None
        while self.total(contest) < contest.need:
            scene = self.contest_scene(contest)
            options: list[Option[Any]] = [*self.uses(scene), *self.fate_1_options(contest)]
            options += self.discard_options(contest.skill, self.present())
            if not options and not any(self.s.chairs[seat].hand for seat in self.present()):
                return
            options.append(
                Option("accept", self.s.active, T("Accept the failure"), None, tone="warn")
            )
            prompt = self._short(contest)
            ask = (
                Ask(prompt, options, reasons.HELPING) if ask is None else ask.again(options, prompt)
            )
            chosen: Option[Any] = yield ask
            if chosen.id == "accept":
                return
            yield from self.take_help(chosen, contest, scene)

    def contest_scene(self, contest: Contest) -> Scene:
        return Scene(CONTEST, tuple(contest.participants), contest.skill, contest.fate)

    def _short(self, contest: Contest) -> Text:
        return T(
            "{skill} {need}: fate {fate}, {total} in all, {n} short. Can anybody help?",
            skill=SKILL_LOUD[contest.skill],
            need=contest.need,
            fate=contest.fate,
            total=self.total(contest),
            n=contest.need - self.total(contest),
        )

    def take_help(self, chosen: Option[Any], contest: Contest, scene: Scene) -> Play[None]:
        if isinstance(chosen.value, Use):
            for mod in (yield from self.perform(chosen.value, chosen.seat, scene)):
                contest.fate = yield from self.change_fate(mod, contest.fate)
                contest.bonus += mod.n if mod.op == "skill" else 0
        elif chosen.id == "again":
            contest.fate = yield from self.redraw_fate()
        else:
            self.discard_from_hand(chosen.seat, chosen.value, skill=True)
            contest.bonus += 1

    def change_fate(self, mod: Mod, fate: int) -> Play[int]:
        """R96, R102: more fate, or fate drawn anew."""
        if mod.op == "fate_plus":
            return fate + mod.n
        if mod.op not in FATE:
            return fate
        drawn = yield from self.redraw_fate()
        return max(drawn, fate) if mod.op == "redraw_best" else drawn

    def redraw_fate(self) -> Play[int]:
        drawn = yield from self.draw_fate()
        self.say(T("Fate is drawn again: {n}.", n=drawn))
        return drawn

    def told_fate(self) -> Play[int]:
        """Fate for all to hear."""
        drawn = yield from self.draw_fate()
        self.say(T("Fate {n}.", n=drawn))
        return drawn

    def fate_1_options(self, contest: Contest) -> list[Option[Any]]:
        """Those whom a fate of 1 does not bind may draw again."""
        if contest.fate != 1:
            return []
        able = filter(self.able, contest.participants)
        free = any(self.own_bonus(index, "fate_1") for index in able)
        if not free and not self.ship_bonus("fate_1"):
            return []
        return [Option("again", self.s.active, T("Draw the 1 again"), None)]

    def discard_options(self, skill: str, seats: Iterable[int]) -> list[Option[Any]]:
        """R68: hand cards with the symbol, +1 each."""
        return [
            Option(
                f"card-{number}",
                seat,
                T("Discard {card}: +1 {skill}", card=word(card.name), skill=SKILL[skill]),
                number,
                secret=True,
                aside=True,
            )
            for seat in seats
            for number in self.s.chairs[seat].hand
            if (card := self.pack.ability[number]).skill == skill
        ]

    def tuned_fate(self, meaning: Callable[[int], Text]) -> Play[int]:
        """R96: any fate draw may be changed by whoever can, once they know what it means."""
        fate = yield from self.draw_fate()
        while options := self.uses(Scene(FATE, (), "", fate)):
            done: Option[Any] = Option(
                "done", self.s.active, T("Keep {n}", n=fate), None, tone="go"
            )
            why = T("Whoever can may change it now.")
            chosen: Option[Any] = yield Ask(meaning(fate), [*options, done], why)
            if chosen.id == "done":
                break
            for mod in (
                yield from self.perform(chosen.value, chosen.seat, Scene(FATE, (), "", fate))
            ):
                fate = yield from self.change_fate(mod, fate)
        return fate

    def moment(self, moment: str, members: Iterable[int]) -> Play[None]:
        """Passives whose moment has come, for the crew concerned and for the ship."""
        for index in members:
            for passive in list(self.passives(index)):
                if passive.when == moment and self.able(index):
                    yield from self._passive(passive, index)
        for passive in list(self.ship_passives()):
            if passive.when == moment:
                yield from self._passive(passive, None)

    def _passive(self, passive: Passive, index: int | None) -> Play[None]:
        seat = self.s.active if index is None else self.controller(index)
        pool = self.everybody() if index is None else [index]
        if passive.op == "heal":
            yield from self.heal(passive.n, [pool], seat)
        elif passive.op == "unfatigue":
            yield from self.rest(passive.n, pool, seat)
        elif passive.op == "command":
            self.gain_command(seat, passive.n)
        elif passive.op == "gain":
            self.gain(passive.res or "coins", passive.n)
        elif passive.op == "draw":
            yield from self.draw_cards(seat, passive.n)
