"""What blows do: damage on an enemy, square by square, and blows at the crew, blocked or taken.

R79-R82, R88, R93, R97.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel import Ask, N, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.content.encounters import Cell, Enemy
from games.sleeping_gods.names import EOR, mod_text, word
from games.sleeping_gods.placing import Placing, Square, beaten
from games.sleeping_gods.rooms import Rooms
from games.sleeping_gods.state import Fight, Foe, Threat
from games.sleeping_gods.uses import BLOCK, BLOCK_ROUND, Scene


class Blows(Rooms):
    """Rules of harm in a fight, whoever does it."""

    def fighting(self) -> Fight:
        assert self.s.fight is not None
        return self.s.fight

    def foe(self, at: int) -> tuple[Enemy, Foe]:
        foe = self.fighting().foes[at]
        return self.pack.enemy[foe.num], foe

    def row(self) -> tuple[list[Enemy], list[Foe]]:
        foes = self.fighting().foes
        return [self.pack.enemy[foe.num] for foe in foes], foes

    def place(self, placing: Placing, member: int, seat: int) -> Play[None]:
        """R79: square by square, as long as damage is left and a square is open to it."""
        attack = self.fighting().attack
        while squares := placing.legal():
            options = [
                Option(
                    f"at-{foe}-{number}",
                    seat,
                    self.square_label(Square(foe, number)),
                    Square(foe, number),
                    spot=f"square.{foe}.{number}",
                )
                for foe, number in squares
            ]
            left = placing.points + placing.nonheart
            prompt = N("Place {n} damage: which square?", "Place {n} damage: which square?", n=left)
            square = yield from self.settle(prompt, options, reasons.PLACING)
            placing.put(square)
            if attack is not None:
                attack.placed.append((square.foe, square.number))
        yield from self._cover(placing, member, seat)

    def square_label(self, square: Square) -> Text:
        enemy, _ = self.foe(square.foe)
        row, column = divmod(square.number, enemy.cols)
        cell = enemy.cells[row][column]
        printed = list(_printed(cell)) if cell is not None else []
        return T(
            "{foe}: {what} (row {row}, column {column})",
            foe=word(enemy.name),
            what=printed or T("empty"),
            row=row + 1,
            column=column + 1,
        )

    def _cover(self, placing: Placing, member: int, seat: int) -> Play[None]:
        """R81, R82, R93: squares go dark, the beaten leave, synergy is earned."""
        fight = self.fighting()
        synergy = any(placing.cell[square].synergy for square in placing.placed)
        for square in placing.placed:
            fight.foes[square.foe].covered.append(square.number)
        if placing.placed:
            n = len(placing.placed)
            self.say(N("{n} square covered.", "{n} squares covered.", n=n))
        beaten_foes = [foe for foe in fight.foes if beaten(self.pack.enemy[foe.num], foe)]
        fight.foes[:] = [foe for foe in fight.foes if not beaten(self.pack.enemy[foe.num], foe)]
        for foe in beaten_foes:
            self.say(T("{foe} is defeated.", foe=word(self.pack.enemy[foe.num].name)))
        if synergy and member >= 0 and fight.foes:
            yield from self._pass_synergy(member, seat)
        for _ in beaten_foes:
            yield from self.moment("enemy_defeated", [member] if member >= 0 else [])

    def _pass_synergy(self, member: int, seat: int) -> Play[None]:
        """R93, G32: one's own token goes to a different board."""
        others = [index for index in self.everybody() if index != member]
        prompt = T("Who receives the synergy token of {name}?", name=self.name(member))
        options = self.member_options(others, seat=seat)
        what = mod_text(self.boards[member].synergy)
        why = (
            T("Whoever holds it may give it back once, on reaching 0 health: {what}.", what=what)
            if self.boards[member].synergy.op == "heal"
            else T("Whoever holds it may give it back once for: {what}.", what=what)
        )
        holder = yield from self.settle(prompt, options, why)
        self.fighting().synergy[member] = holder
        self.say(
            T(
                "{name} holds the synergy token of {owner}.",
                name=self.name(holder),
                owner=self.name(member),
            )
        )

    def strike(self, points: int, member: int, seat: int) -> Play[None]:
        """R97: no fate, no token, no counterattack."""
        options = [
            Option(f"foe-{at}", seat, word(self.foe(at)[0].name), at, spot=f"foe.{at}")
            for at in range(len(self.fighting().foes))
        ]
        target = yield from self.settle(T("Whom to strike?"), options)
        yield from self.place(Placing(*self.row(), target, points), member, seat)

    def suffer(self, threat: Threat, seat: int) -> Play[None]:
        """Blocks are used, then what is left is taken; overflow goes to others."""
        threat.block += self.standing_block(threat)
        self.s.threat = threat
        yield from self._block(threat, seat)
        self.s.threat = None
        if blocked := min(threat.amount, threat.block):
            self.say(N("{n} damage is blocked.", "{n} damage is blocked.", n=blocked))
        rest = yield from self.hurt(threat.member, max(0, threat.amount - threat.block))
        yield from self.deal(rest, [self.everybody()])

    def standing_block(self, threat: Threat) -> int:
        """R83, R88: at the end of a round crew block only with what says so, the ship with all."""
        if threat.end_of_round:
            ship = self.ship_bonus("block") + self.ship_bonus("block_round")
            return self.own_bonus(threat.member, "block_round") + ship
        return self.own_bonus(threat.member, "block") + self.ship_bonus("block")

    def _block(self, threat: Threat, seat: int) -> Play[None]:
        ops = BLOCK_ROUND if threat.end_of_round else BLOCK
        scene = Scene(ops, (threat.member,), grace=threat.member, synergy=True)
        while threat.amount > threat.block:
            options: list[Option[Any]] = list(self.uses(scene))
            if not options:
                return
            n = threat.amount - threat.block
            label = N("Take {n} damage", "Take {n} damage", n=n)
            options += [
                Option("take", chooser, label, None, tone="warn", aside=chooser != seat)
                for chooser in dict.fromkeys((seat, self.s.active))
            ]
            prompt = T(
                "{foe} strikes {name} for {n}: block it?",
                n=n,
                name=self.name(threat.member),
                foe=word(self.pack.enemy[threat.foe].name),
            )
            chosen: Option[Any] = yield Ask(prompt, options, reasons.BLOCK)
            if chosen.id == "take":
                return
            for mod in (yield from self.perform(chosen.value, chosen.seat, scene)):
                threat.block += mod.n


def _printed(cell: Cell) -> Iterator[Text]:
    """Everything that is printed in a square."""
    if cell.heart:
        yield T("heart") if cell.heart == 1 else T("heart of {n}", n=cell.heart)
    if cell.attack:
        yield T("attack +{n}", n=cell.attack)
    if cell.flying:
        yield T("wing")
    if cell.static is not None:
        yield T("first strike") if cell.static == "first_strike" else T("resist {n}", n=cell.n)
    if cell.eor is not None:
        yield EOR[cell.eor]
    if cell.synergy:
        yield T("synergy")
