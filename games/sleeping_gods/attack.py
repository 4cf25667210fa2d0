"""One attack: weapon, target, fate, additions, damage, counterattack (R78, R83-R87, R94-R96)."""

from __future__ import annotations

from typing import Any

from games.kernel import Ask, Option, Play, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.blows import Blows
from games.sleeping_gods.care import MOST_FATIGUE
from games.sleeping_gods.content.cards import Weapon
from games.sleeping_gods.names import either, fitting, weapon_text, word
from games.sleeping_gods.placing import (
    Placing,
    flies,
    resistance,
    strength,
    strikes_first,
)
from games.sleeping_gods.state import Attack, Foe, Threat
from games.sleeping_gods.uses import AIM, HARD, Scene, Use

OWN_WEAPON = 0
_FIGURES = ("accuracy", "damage", "block")


class Attacking(Blows):
    """What one combat action token sets going."""

    def attacking(self) -> Attack:
        attack = self.fighting().attack
        assert attack is not None
        return attack

    def attack(self, index: int, seat: int) -> Play[None]:
        """R78, in the rulebook's five steps."""
        fight = self.fighting()
        fight.tokens[seat] -= 1
        fight.used[index] += 1
        attack = fight.attack = Attack(index, seat)
        attack.weapon = yield from self._choose_weapon(attack)
        attack.target = yield from self._choose_target(attack)
        attack.fate = yield from self.told_fate()
        yield from self._aim(attack)
        hit = self.hits(attack)
        self._tell_attack(attack, hit)
        enemy, foe = self.foe(attack.target)
        early = not hit or strikes_first(enemy, foe)
        if early:
            yield from self.counterattack(attack, foe)
        yield from self._harden(attack, hit=hit)
        points = self.points(attack, hit)
        yield from self.place(
            Placing(*self.row(), attack.target, points, attack.nonheart, attack.diagonal),
            attack.member,
            attack.seat,
        )
        yield from self.moment("attack_hit" if hit else "attack_missed", [index])
        if not early and any(other is foe for other in fight.foes):
            yield from self.counterattack(attack, foe)
        fight.attack = None

    def weapons(self, index: int) -> dict[int, Weapon]:
        """R53, R91: one's own and all equipped ones that no enemy has knocked away."""
        found = {OWN_WEAPON: self.boards[index].weapon}
        for number in self.s.crew[index].weapons:
            weapon = self.pack.card[number].weapon
            if weapon is not None and number not in self.fighting().disarmed:
                found[number] = weapon
        return found

    def weapon(self, attack: Attack) -> Weapon:
        return self.weapons(attack.member)[attack.weapon]

    def _choose_weapon(self, attack: Attack) -> Play[int]:
        options = [
            Option(
                f"weapon-{number}", attack.seat, self.weapon_label(attack.member, weapon), number
            )
            for number, weapon in self.weapons(attack.member).items()
        ]
        prompt = T("{name}: which weapon?", name=self.name(attack.member))
        return (yield from self.settle(prompt, options))

    def weapon_label(self, index: int, weapon: Weapon) -> Text:
        figures = self.wielded(index, weapon)
        return T("{name}: {figures}", name=word(weapon.name), figures=figures)

    def wielded(self, index: int, weapon: Weapon) -> Text:
        """A weapon's figures in these hands: equipped cards, levels and weariness counted."""
        add = {op: self.own_bonus(index, op) + self.ship_bonus(op) for op in _FIGURES}
        add["damage"] -= self.s.crew[index].fatigue >= MOST_FATIGUE
        return weapon_text(weapon, **add)

    def arms_text(self, index: int) -> Text | None:
        """Everything a crew member could attack with."""
        arms = [self.wielded(index, weapon) for weapon in self.weapons(index).values()]
        return fitting(either(arms), arms[0])

    def _choose_target(self, attack: Attack) -> Play[int]:
        options = [
            Option(
                f"foe-{at}",
                attack.seat,
                self._target_label(at, attack),
                at,
                spot=f"foe.{at}",
                detail=self._guard(at),
            )
            for at in range(len(self.fighting().foes))
        ]
        prompt = T("{name}: whom to attack?", name=self.name(attack.member))
        return (yield from self.settle(prompt, options))

    def _target_label(self, at: int, attack: Attack) -> Text:
        enemy, foe = self.foe(at)
        return T(
            "{name}: defense {n}, strikes back for {power}",
            name=word(enemy.name),
            n=self.defense(at, attack),
            power=strength(enemy, foe) + self.ship_bonus("enemy_attack"),
        )

    def _guard(self, at: int) -> Text | None:
        """R92: what makes an enemy harder to harm than its defense says."""
        enemy, foe = self.foe(at)
        guards = [T("strikes first")] if strikes_first(enemy, foe) else []
        if swallowed := resistance(enemy, foe):
            guards.append(T("resist {n}", n=swallowed))
        return T("{guards}", guards=guards) if guards else None

    def defense(self, at: int, attack: Attack) -> int:
        """R86: a flying enemy is 1 harder to hit without a ranged weapon."""
        enemy, foe = self.foe(at)
        high = flies(enemy, foe) and not self.weapon(attack).ranged
        return enemy.defense + self.ship_bonus("enemy_defense") + high

    def accuracy(self, attack: Attack) -> int:
        own = self.own_bonus(attack.member, "accuracy") + self.ship_bonus("accuracy")
        return attack.fate + self.weapon(attack).accuracy + own + attack.accuracy

    def hits(self, attack: Attack) -> bool:
        return self.accuracy(attack) >= self.defense(attack.target, attack)

    def points(self, attack: Attack, hit: bool) -> int:
        """R23, R85, G27, G28: a miss deals 1; two fatigue take 1 away."""
        member = self.s.crew[attack.member]
        tired = member.fatigue >= MOST_FATIGUE
        extra = self.own_bonus(attack.member, "damage") + self.ship_bonus("damage")
        base = self.weapon(attack).damage if hit else 1
        return max(0, base + extra + attack.damage - tired)

    def _tell_attack(self, attack: Attack, hit: bool) -> None:
        values = {
            "name": self.name(attack.member),
            "foe": word(self.foe(attack.target)[0].name),
            "total": self.accuracy(attack),
            "defense": self.defense(attack.target, attack),
        }
        if hit:
            self.say(T("{name} hits {foe}: {total} against {defense}.", **values))
        else:
            self.say(T("{name} misses {foe}: {total} against {defense}.", **values))

    def _attack_scene(self, attack: Attack, ops: frozenset[str]) -> Scene:
        return Scene(ops, (attack.member,), "", attack.fate, attack.member, synergy=True)

    def _aim(self, attack: Attack) -> Play[None]:
        """R78: after the draw, whatever may still turn a miss into a hit."""
        while not self.hits(attack):
            scene = self._attack_scene(attack, AIM)
            options: list[Option[Any]] = [*self.uses(scene), *self._attack_again(attack)]
            if not options:
                return
            prompt = T(
                "{name} misses, {total} against {defense}. Can it still be a hit?",
                name=self.name(attack.member),
                total=self.accuracy(attack),
                defense=self.defense(attack.target, attack),
            )
            options += self._go_on(attack, T("Let it miss"))
            chosen: Option[Any] = yield Ask(prompt, options, reasons.AIMING)
            if chosen.id == "strike":
                return
            yield from self._take_addition(chosen, attack, scene)

    def _harden(self, attack: Attack, *, hit: bool) -> Play[None]:
        """R85, R87: more damage just before it is dealt, also on a miss and also at 0 health."""
        while True:
            scene = self._attack_scene(attack, HARD)
            options: list[Option[Any]] = [*self.uses(scene), *self._boosts(attack)]
            if not options:
                return
            prompt = T(
                "{name} deals {n} damage to {foe}. Add to it?",
                name=self.name(attack.member),
                n=self.points(attack, hit) + attack.nonheart,
                foe=word(self.foe(attack.target)[0].name),
            )
            options += self._go_on(attack, T("Strike"))
            chosen: Option[Any] = yield Ask(prompt, options, reasons.ADDING)
            if chosen.id == "strike":
                return
            yield from self._take_addition(chosen, attack, scene)

    def _go_on(self, attack: Attack, label: Text) -> list[Option[Any]]:
        """Whoever attacks goes on with the blow; the active player may do it for an absent one."""
        return [
            Option("strike", seat, label, None, tone="go", aside=seat != attack.seat)
            for seat in dict.fromkeys((attack.seat, self.s.active))
        ]

    def _boosts(self, attack: Attack) -> list[Option[Any]]:
        skill = self.weapon(attack).boost
        if attack.boosted or skill is None:
            return []
        return [
            Option(
                f"boost-{card.id}",
                attack.seat,
                T("Discard {card}: +1 damage", card=word(card.name)),
                card.id,
            )
            for card in self.equipped(self.s.crew[attack.member])
            if card.skill == skill
        ]

    def _attack_again(self, attack: Attack) -> list[Option[Any]]:
        free = self.own_bonus(attack.member, "fate_1") or self.ship_bonus("fate_1")
        if attack.fate != 1 or not free or self.hits(attack):
            return []
        return [Option("again", attack.seat, T("Draw the 1 again"), None)]

    def _take_addition(self, chosen: Option[Any], attack: Attack, scene: Scene) -> Play[None]:
        if isinstance(chosen.value, Use):
            for mod in (yield from self.perform(chosen.value, chosen.seat, scene)):
                attack.fate = yield from self.change_fate(mod, attack.fate)
                attack.accuracy += mod.n if mod.op == "accuracy" else 0
                attack.damage += mod.n if mod.op == "damage" else 0
                attack.nonheart += mod.n if mod.op == "damage_nonheart" else 0
                attack.diagonal = attack.diagonal or mod.op == "diagonal"
        elif chosen.id == "again":
            attack.fate = yield from self.redraw_fate()
        else:
            self.drop(attack.member, chosen.value)
            attack.boosted = True
            attack.damage += 1

    def counterattack(self, attack: Attack, foe: Foe) -> Play[None]:
        """R83: on the attacker, less the block of the weapon used."""
        enemy = self.pack.enemy[foe.num]
        amount = strength(enemy, foe) + self.ship_bonus("enemy_attack")
        threat = Threat(attack.member, foe.num, amount, self.weapon(attack).block, False)
        self.say(T("{foe} strikes back: {n}.", foe=word(enemy.name), n=amount))
        yield from self.suffer(threat, attack.seat)
