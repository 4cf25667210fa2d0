"""What happens to crew: damage and healing, fatigue, statuses, and who takes them."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel import N, Option, Play, T, Text
from games.kernel.game import NO, YES
from games.sleeping_gods import reasons
from games.sleeping_gods.core import STATUS_TOKENS
from games.sleeping_gods.fate import Defeated, Fate
from games.sleeping_gods.names import HARM, STATUS, STATUS_NAME, fill
from games.sleeping_gods.state import NO_CAPTAIN

MOST_FATIGUE = 2
HURT = N("{n} damage: who takes it?", "{n} damage: who takes how much?", n=1)
HEAL = N("Restore {n} health: whose?", "Restore {n} health: whose?", n=1)
REST = N("Remove {n} fatigue: whose?", "Remove {n} fatigue, one by one: whose?", n=1)
"""What is asked when damage, health and rest are divided."""


class Care(Fate):
    """Damage, health, fatigue and status tokens on crew boards."""

    def everybody(self) -> list[int]:
        return list(range(len(self.boards)))

    def pools(self, who: str, crew: str | None) -> list[list[int]]:
        """Who is meant, the first to take it first; overflow may go to anyone (R19, R71)."""
        if crew is not None:
            return [[self.index_of(crew)], self.everybody()]
        if who == "captain":
            return [[self.captain], self.everybody()]
        if who == "participants" and self.s.took_part:
            return [list(self.s.took_part), self.everybody()]
        if who == "one":
            return [self.crew_of(self.s.active), self.everybody()]
        return [self.everybody()]

    def hurt(self, index: int, amount: int) -> Play[int]:
        """Damage on one crew member; what they cannot take is given back (R19)."""
        member = self.s.crew[index]
        taken = min(amount, self.left(index))
        member.damage += taken
        if taken:
            self.say(T("{name} takes {n} damage.", name=self.name(index), n=taken))
        if taken and not self.able(index):
            self.say(T("{name} is at 0 health.", name=self.name(index)))
            yield from self.saved_at_zero(index)
        self.check_crew()
        return amount - taken

    def check_crew(self) -> None:
        """R21: all crew at 0 health is defeat."""
        if not self.standing():
            raise Defeated("crew")

    def saved_at_zero(self, index: int) -> Play[None]:
        """R95: a synergy token may restore health to its holder at 0."""
        fight = self.s.fight
        if fight is None:
            return
        for owner, holder in enumerate(fight.synergy):
            mod = self.boards[owner].synergy
            if holder == index != owner and mod.op == "heal":
                prompt = T("{name} is at 0 health: use the synergy token?", name=self.name(index))
                seat = self.controller(index)
                options = [Option("yes", seat, YES, True, tone="go"), Option("no", seat, NO, False)]
                if (yield from self.settle(prompt, options)):
                    fight.synergy[owner] = owner
                    self.restore(index, mod.n)

    def restore(self, index: int, amount: int) -> int:
        """Health restored; how much there was to restore."""
        member = self.s.crew[index]
        healed = min(amount, member.damage)
        member.damage -= healed
        if healed:
            self.say(
                N(
                    "{name} restores {n} health.",
                    "{name} restores {n} health.",
                    n=healed,
                    name=self.name(index),
                )
            )
        return healed

    def deal(self, amount: int, pools: Sequence[Sequence[int]], *, one: bool = False) -> Play[None]:
        """Damage divided by the active player, pool after pool; with ``one``, one member first."""
        while amount > 0:
            able = next((p for pool in pools if (p := [i for i in pool if self.able(i)])), None)
            if able is None:
                return
            options = self.shares(able, amount, split=not one)
            index, share = yield from self.settle(fill(HURT, amount), options, reasons.DAMAGE)
            one = False
            amount += (yield from self.hurt(index, share)) - share

    def shares(
        self, indexes: Sequence[int], amount: int, *, split: bool, healing: bool = False
    ) -> list[Option[tuple[int, int]]]:
        """For each: as much as they can take, or a single point."""
        options: list[Option[tuple[int, int]]] = []
        for index in indexes:
            board = self.boards[index]
            room = self.s.crew[index].damage if healing else self.left(index)
            most = min(amount, room)
            spot = f"crew.{board.id}"
            label = self._share_label(index, most, healing=healing)
            options.append(Option(board.id, self.s.active, label, (index, most), spot=spot))
            if split and most > 1 and len(indexes) > 1:
                label = self._share_label(index, 1, healing=healing)
                options.append(Option(f"{board.id}-1", self.s.active, label, (index, 1), spot=spot))
        return options

    def _share_label(self, index: int, share: int, *, healing: bool) -> Text:
        left = self.left(index)
        if healing:
            return T("{name} +{n}, to {left}", name=self.name(index), n=share, left=left + share)
        return T("{name} −{n}, to {left}", name=self.name(index), n=share, left=left - share)

    def deal_by(self, amount: int, who: str, crew: str | None) -> Play[None]:
        """An effect's damage: on each, on one, or divided."""
        if who == "each" and crew is None:
            for index in self.everybody():
                if self.able(index):
                    rest = yield from self.hurt(index, amount)
                    yield from self.deal(rest, [self.everybody()])
            return
        yield from self.deal(amount, self.pools(who, crew), one=who == "one" or crew is not None)

    def heal(
        self, amount: int, pools: Sequence[Sequence[int]], seat: int | None = None
    ) -> Play[None]:
        """Health restored, divided by whoever brought it about."""
        while amount > 0:
            hurt = next(
                (p for pool in pools if (p := [i for i in pool if self.s.crew[i].damage])), None
            )
            if hurt is None:
                return
            options = self.shares(hurt, amount, split=True, healing=True)
            if seat is not None:
                for option in options:
                    option.seat = seat
            index, share = yield from self.settle(fill(HEAL, amount), options, reasons.HEALING)
            amount -= self.restore(index, share)

    def heal_by(self, amount: int, who: str, crew: str | None) -> Play[None]:
        if who == "each" and crew is None:
            for index in self.everybody():
                self.restore(index, amount)
            return
        pools = self.pools(who, crew)
        yield from self.heal(amount, pools if who == "participants" and crew is None else pools[:1])

    def tire(self, index: int) -> None:
        """R23: one fatigue token, at most two (G45)."""
        member = self.s.crew[index]
        member.fatigue = min(MOST_FATIGUE, member.fatigue + 1)

    def tire_by(self, amount: int, who: str, crew: str | None) -> Play[None]:
        if who == "each" and crew is None:
            for index in self.everybody():
                self.tire(index)
            self.say(T("Everybody takes 1 fatigue."))
            return
        for _ in range(amount):
            pool = self.pools(self._one_of_yours(who), crew)[0]
            fresh = [index for index in pool if self.s.crew[index].fatigue < MOST_FATIGUE]
            if not fresh:
                return
            index = yield from self.settle(
                T("1 fatigue: who takes it?"), self.member_options(fresh), reasons.FATIGUE
            )
            self.tire(index)
            self.say(T("{name} takes 1 fatigue.", name=self.name(index)))

    def _one_of_yours(self, who: str) -> str:
        """R71: participants come first; with none it is one of the active player's crew."""
        return "one" if who == "participants" and not self.s.took_part else who

    def rest(self, amount: int, pool: Sequence[int], seat: int | None = None) -> Play[None]:
        """Fatigue removed, token by token."""
        for left in range(amount, 0, -1):
            tired = [index for index in pool if self.s.crew[index].fatigue]
            if not tired:
                return
            options = self.member_options(tired, seat=seat)
            index = yield from self.settle(fill(REST, left), options, reasons.FATIGUE)
            self.s.crew[index].fatigue -= 1
            self.say(T("{name} loses 1 fatigue.", name=self.name(index)))

    def rest_by(self, amount: int, who: str, crew: str | None) -> Play[None]:
        if who == "each" and crew is None:
            for member in self.s.crew:
                member.fatigue = max(0, member.fatigue - amount)
            self.say(T("Everybody loses {n} fatigue.", n=amount))
            return
        yield from self.rest(amount, self.pools(who, crew)[0])

    def tokens_left(self, status: str) -> int:
        """R2: status tokens still in the supply."""
        return STATUS_TOKENS[status] - sum(status in m.statuses for m in self.s.crew)

    def afflict(self, index: int, status: str) -> None:
        self.s.crew[index].statuses.append(status)
        self.say(T("{name}: {status}.", name=self.name(index), status=STATUS[status]))

    def afflict_by(self, status: str, amount: int, who: str, crew: str | None) -> Play[None]:
        """R29, R71: tokens on crew that do not have one, participants first."""
        if who == "each" and crew is None:
            amount, who = len(self.boards), "any"
        for _ in range(min(amount, self.tokens_left(status))):
            pools = self.pools(who, crew)
            if who == "participants" and crew is None:
                pools = [*pools[:-1], self.crew_of(self.s.active)]
            elif who != "any":
                pools = pools[:1]
            free = next((p for pool in pools if (p := self.without(status, pool))), None)
            if free is None:
                return
            prompt = T(
                "{status}: who suffers it? {harm}", status=STATUS_NAME[status], harm=HARM[status]
            )
            options = self.member_options(free)
            self.afflict((yield from self.settle(prompt, options, reasons.STATUS)), status)

    def without(self, status: str, pool: Sequence[int]) -> list[int]:
        return [index for index in pool if status not in self.s.crew[index].statuses]

    def cure(
        self, status: str | None, amount: int, pool: Sequence[int], seat: int | None = None
    ) -> Play[None]:
        """Status tokens removed; without a kind, any of them."""
        chooser = self.s.active if seat is None else seat
        for _ in range(amount):
            options = [
                Option(
                    f"{self.boards[index].id}-{kind}",
                    chooser,
                    T("{name}: {status}", name=self.name(index), status=STATUS[kind]),
                    (index, kind),
                    spot=f"crew.{self.boards[index].id}",
                )
                for index in pool
                for kind in self.s.crew[index].statuses
                if status in (None, kind)
            ]
            if not options:
                return
            index, kind = yield from self.settle(
                T("Remove a status token: which?"), options, reasons.CURE
            )
            self.s.crew[index].statuses.remove(kind)
            self.say(T("{name} loses {status}.", name=self.name(index), status=STATUS[kind]))

    def share_out(self) -> None:
        """R7: the captain to whoever is active, the others as evenly as possible."""
        seats = sorted(self.present())
        others = [m for m, board in zip(self.s.crew, self.boards, strict=True) if not board.captain]
        for number, member in enumerate(others):
            member.seat = seats[number % len(seats)]
        self.s.crew[self.captain].seat = NO_CAPTAIN
