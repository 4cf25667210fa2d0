"""The end of a combat round: enemies strike in order, hourglasses run (R88-R92)."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel import N, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.combat import Combat
from games.sleeping_gods.content.encounters import Cell
from games.sleeping_gods.names import word
from games.sleeping_gods.placing import Square, strength, uncovered
from games.sleeping_gods.state import Fight, Foe, Threat

STRIKES = T("{foe} attacks for {n}: whom?")


class RoundEnd(Combat):
    """What the enemies do when the crew has had its turn."""

    def end_round(self) -> Play[None]:
        """R88, G29: helpers' bonuses are fixed first; then each card, from left to right."""
        fight = self.fighting()
        fight.attack = None
        self.say(T("End of round {n}.", n=fight.round))
        bonuses = [self._from_neighbours(fight, at) for at in range(len(fight.foes))]
        for at, foe in enumerate(fight.foes):
            yield from self._enemy_strikes(foe, bonuses[at])
            for _, cell in list(uncovered(self.pack.enemy[foe.num], foe)):
                if cell.eor is not None and cell.eor != "adj_attack":
                    yield from HOURGLASS[cell.eor](self, cell, at)

    def _from_neighbours(self, fight: Fight, at: int) -> int:
        """R91, G30: cards next to this one that drive it on."""
        beside = [fight.foes[n] for n in (at - 1, at + 1) if 0 <= n < len(fight.foes)]
        return sum(
            cell.n
            for foe in beside
            for _, cell in uncovered(self.pack.enemy[foe.num], foe)
            if cell.eor == "adj_attack"
        )

    def _enemy_strikes(self, foe: Foe, bonus: int) -> Play[None]:
        enemy = self.pack.enemy[foe.num]
        amount = strength(enemy, foe) + bonus + self.ship_bonus("enemy_attack")
        if amount <= 0:
            return
        prompt = Text(STRIKES.template, {"n": amount, "foe": word(enemy.name)})
        victim = self.standing()[0]
        if len(self.standing()) > 1:
            chosen = yield from self.table_ask(
                prompt, lambda: self.member_options(self.standing()), reasons.STRUCK
            )
            victim = chosen.value
        name, foe_name = self.name(victim), word(enemy.name)
        self.say(T("{foe} attacks {name}: {n}.", foe=foe_name, name=name, n=amount))
        yield from self.suffer(Threat(victim, foe.num, amount, 0, True), self.s.active)

    def regenerate(self, at: int, amount: int) -> Play[None]:
        """R91, G31: damage tokens come off, chosen by the active player."""
        foe = self.fighting().foes[at]
        enemy = self.pack.enemy[foe.num]
        opened = min(amount, len(foe.covered))
        for _ in range(opened):
            options = [
                Option(
                    f"at-{at}-{number}",
                    self.s.active,
                    self.square_label(Square(at, number)),
                    number,
                    spot=f"square.{at}.{number}",
                )
                for number in foe.covered
            ]
            prompt = T("{foe} heals: which square opens?", foe=word(enemy.name))
            number = yield from self.settle(prompt, options)
            foe.covered.remove(number)
        if opened:
            self.say(
                N(
                    "{foe} heals: {n} square is open again.",
                    "{foe} heals: {n} squares are open again.",
                    n=opened,
                    foe=word(enemy.name),
                )
            )

    def regenerate_beside(self, at: int) -> Play[None]:
        for neighbour in (at - 1, at + 1):
            if 0 <= neighbour < len(self.fighting().foes):
                yield from self.regenerate(neighbour, 1)

    def disarm(self) -> Play[None]:
        """R91: one weapon card is of no use until the combat ends."""
        fight = self.fighting()
        options = [
            Option(f"arm-{number}", self.s.active, word(self.pack.card[number].name), number)
            for member in self.s.crew
            for number in member.weapons
            if number not in fight.disarmed
        ]
        if options:
            prompt = T("Which weapon is knocked away?")
            number = yield from self.settle(prompt, options)
            fight.disarmed.append(number)
            card = word(self.pack.card[number].name)
            self.say(T("{card} is of no use until the fight is over.", card=card))


Hourglass = Callable[[RoundEnd, Cell, int], Play[None]]


def _status(status: str) -> Hourglass:
    return lambda game, cell, _: game.afflict_by(status, cell.n, "any", None)


HOURGLASS: dict[str, Hourglass] = {
    "venom": _status("venom"),
    "frighten": _status("frightened"),
    "weaken": _status("weakened"),
    "madness": _status("madness"),
    "low_morale": _status("low_morale"),
    "regen": lambda game, cell, at: game.regenerate(at, cell.n),
    "adj_regen": lambda game, _, at: game.regenerate_beside(at),
    "discard_ability": lambda game, cell, _: game.discard_equipped(cell.n),
    "disarm": lambda game, _, __: game.disarm(),
    "lose_resource": lambda game, cell, _: game.pay("any", cell.n),
    "ship_damage": lambda game, cell, _: game.damage_ship(cell.n),
}
