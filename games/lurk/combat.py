"""Combat: the attacker's dice, the defender's answer, bonus dice, wounds and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.kernel.ask import Option, Play
from games.kernel.text import N, T, Text
from games.lurk.abilities import BEFORE, HELPS, LATE, Abilities, always
from games.lurk.board import DISTANCE, TILE_NAMES
from games.lurk.clash import PRINTED, Clash, Use, source_name, sources
from games.lurk.content import CREATURES, NAMES
from games.lurk.dice import (
    Purpose,
    blocks,
    degrade,
    diamonds,
    hits,
    reroll,
    roll,
    useless,
)
from games.lurk.schema import Effect, Timing
from games.lurk.sheets import (
    attack_dice,
    clouds,
    defence_dice,
    heart,
    shields_cancelled,
    worn,
)
from games.lurk.state import LURKER, Duel, Fight, Model
from games.lurk.words import CARD_TEXTS, POWER_TEXTS, dice_signs


class Combat(Abilities):
    """An attack from the choice of abilities to the last consequence."""

    def guard_strikes(self, creature: Model, model: Model) -> Play[None]:
        yield from self.attack(creature, model)

    def attack(self, attacker: Model, target: Model, dice: str | None = None) -> Play[None]:
        """One model attacks another; ``dice`` replace its own, as a bomb does."""
        yield from self.resolve(self.clash(attacker, target, dice), own=dice is None)

    def resolve(self, clash: Clash, *, own: bool = True) -> Play[None]:
        """Abilities of both sides, both rolls, wounds, and what follows from them."""
        attacker, target = clash.attacker, clash.target
        self.s.fight = None
        self.s.roll.clear()
        if own:
            yield from self.before(clash, attacker, "attack")
        yield from self.before(clash, target, "defence")
        rolled = yield from self.roll_dice(clash, attacker, "attack", own)
        answer = yield from self.roll_dice(clash, target, "defence", True)
        self.count(clash, rolled, answer)
        yield from self.wound(target, clash.wounds, attacker.seat)
        yield from self.aftermath(clash, own)
        self.s.duel = None

    def clash(self, attacker: Model, target: Model, dice: str | None = None) -> Clash:
        """Both pools before anybody uses an ability."""
        distance = DISTANCE[attacker.tile][target.tile]
        own = attack_dice(attacker, distance) if dice is None else dice
        defence = defence_dice(target, self.s.ground[target.tile])
        clash = Clash(attacker, target, distance, own, defence)
        clash.attack = degrade(own, clouds(target, distance)) if target.cards else own
        if attacker.cards and dice is None:
            clash.pierce = shields_cancelled(attacker, distance)
        return clash

    def before(self, clash: Clash, model: Model, timing: Timing) -> Play[None]:
        """Abilities and items that must be named before the roll."""
        while options := self.uses(clash, model, timing):
            options = [option for option in options if option.value[1].effect not in AFTER_ROLL]
            if not options:
                return
            self.show(clash)
            prompt, why = use_prompt(model.kind, timing), clash_text(clash)
            use = yield from self.maybe(model.seat, prompt, options, no=NO_ABILITY, why=why)
            if use is None:
                return
            self.pay(clash, model, use)
            BEFORE[use[1].effect](self, clash, use[1])

    def show(self, clash: Clash) -> None:
        """Whoever is asked about an attack sees who attacks whom with which dice."""
        self.s.duel = Duel(clash.attacker.id, clash.target.id, clash.attack, clash.defence)

    def uses(self, clash: Clash, model: Model, timing: Timing) -> list[Option[Use]]:
        """What it could use now: items, and one ability for each attack unless it is stunned."""
        found = sources(model, timing)
        if not found:
            return []
        spent = "stunned" in model.tokens or model.id in clash.used
        essence = self.s.players[model.seat].essence
        return [
            self.use_option(model, source, effect)
            for source, effect in found
            if effect.essence <= essence
            and (effect.once or not spent)
            and HELPS.get(effect.effect, always)(self, clash, effect)
        ]

    def use_option(self, model: Model, source: str, effect: Effect) -> Option[Use]:
        text = POWER_TEXTS[model.kind] if source == PRINTED else CARD_TEXTS[source]
        name = source_name(model, source)
        label = use_label(name, effect.essence) if effect.essence else name
        return Option(f"use.{source}", model.seat, label, (source, effect), detail=text)

    def pay(self, clash: Clash, model: Model, use: Use) -> None:
        """Essence for abilities; items are discarded."""
        source, effect = use
        name = source_name(model, source)
        self.s.players[model.seat].essence -= effect.essence
        if effect.once:
            self.use_up(model, source)
            return
        clash.used[model.id] = source
        self.say(T("{model} uses {ability}.", model=NAMES[model.kind], ability=name))

    def roll_dice(self, clash: Clash, model: Model, purpose: Purpose, own: bool) -> Play[list[str]]:
        """The roll, and a second one for dice that help nobody when an ability allows it."""
        dice = clash.attack if purpose == "attack" else clash.defence
        rolled = roll(self.chance, dice, purpose)
        while own and (wasted := useless(rolled, purpose)):
            moments: tuple[Timing, Timing] = (purpose, "roll")
            options = [
                option
                for moment in moments
                for option in self.uses(clash, model, moment)
                if option.value[1].effect == "reroll"
            ]
            self.show(clash)
            prompt = reroll_prompt(model.kind)
            why = roll_text(rolled, purpose, len(wasted))
            use = yield from self.maybe(model.seat, prompt, options, no=KEEP_ROLL, why=why)
            if use is None:
                break
            self.pay(clash, model, use)
            rolled = reroll(self.chance, rolled, wasted[: use[1].n], purpose)
        return rolled

    def count(self, clash: Clash, rolled: Sequence[str], answer: Sequence[str]) -> None:
        """Hits not blocked are wounds; diamonds are Essence, a creature's lie on its tile."""
        attacker, target = clash.attacker, clash.target
        shields = max(0, blocks(answer) + clash.block - clash.pierce)
        clash.wounds = max(0, hits(rolled) - shields)
        clash.destroyed = clash.wounds + target.wounds >= heart(target)
        self.s.fight = Fight(
            attacker=attacker.kind,
            attacker_seat=attacker.seat,
            origin=attacker.tile,
            target=target.kind,
            target_seat=target.seat,
            tile=target.tile,
            attack=list(rolled),
            defence=list(answer),
            hits=hits(rolled),
            blocks=shields,
            wounds=clash.wounds,
            destroyed=clash.destroyed,
            attack_ability=clash.used.get(attacker.id, ""),
            defence_ability=clash.used.get(target.id, ""),
        )
        self.tell(clash)
        found = diamonds(rolled)
        self.collect(attacker, found + (clash.more_essence if found else 0))
        self.collect(target, diamonds(answer))

    def tell(self, clash: Clash) -> None:
        self.say(
            N(
                "{attacker} attacks {target} on {tile}: {n} wound.",
                "{attacker} attacks {target} on {tile}: {n} wounds.",
                clash.wounds,
                attacker=NAMES[clash.attacker.kind],
                target=NAMES[clash.target.kind],
                tile=TILE_NAMES[clash.target.tile],
            )
        )

    def collect(self, model: Model, essence: int) -> None:
        if model.seat == LURKER:
            model.essence += essence
        else:
            self.gain(model.seat, essence)

    def aftermath(self, clash: Clash, own: bool) -> Play[None]:
        """Free effects, the attacker's late ability, the defender's sting, a mine's own end."""
        attacker, target = clash.attacker, clash.target
        if own and clash.wounds and target.tile >= 0:
            self.leave_marks(attacker, target)
        if own:
            yield from self.late_ability(clash)
        sting = clash.riposte and not clash.wounds and clash.distance == 1 and attacker.tile >= 0
        if sting:
            self.say(T("{model} is stung.", model=NAMES[attacker.kind]))
            yield from self.wound(attacker, clash.riposte, target.seat)
        if clash.self_destroy and attacker.tile >= 0:
            yield from self.destroy(attacker, target.seat)

    def leave_marks(self, attacker: Model, target: Model) -> None:
        """Weapons and creatures that give a token with every wound."""
        if attacker.seat == LURKER:
            token = CREATURES[attacker.kind].token
            if token:
                self.give_token(target, token)
            return
        for effect in worn(attacker):
            if effect.timing == "after_hit" and effect.token:
                self.give_token(target, effect.token)

    def late_ability(self, clash: Clash) -> Play[None]:
        """One of those for after a wound, a kill or any attack, unless one was used before."""
        model = clash.attacker
        if model.seat == LURKER or model.tile < 0 or model.id in clash.used:
            return
        options = [option for timing in due(clash) for option in self.uses(clash, model, timing)]
        self.show(clash)
        prompt = use_prompt(model.kind, "after_attack")
        use = yield from self.maybe(model.seat, prompt, options, no=NO_ABILITY, why=WHY_LATE)
        if use is not None:
            self.pay(clash, model, use)
            yield from LATE[use[1].effect](self, clash, use[1])


def due(clash: Clash) -> list[Timing]:
    """Which late abilities the attack has earned."""
    earned: list[Timing] = ["after_attack"]
    if clash.wounds:
        earned.append("after_hit")
    if clash.destroyed:
        earned.append("after_kill")
    return earned


AFTER_ROLL = ("reroll",)


@cache
def use_prompt(kind: str, timing: Timing) -> Text:
    if timing == "defence":
        return T("{model} is attacked. Use an ability?", model=NAMES[kind])
    if timing == "attack":
        return T("{model} attacks. Use an ability?", model=NAMES[kind])
    return T("{model} has attacked. Use an ability?", model=NAMES[kind])


@cache
def use_label(name: Text, essence: int) -> Text:
    return T("{name} ({n}♦)", name=name, n=essence)


@cache
def reroll_prompt(kind: str) -> Text:
    return T("{model}: roll the useless dice again?", model=NAMES[kind])


def clash_text(clash: Clash) -> Text:
    return T(
        "{attacker} {attack} against {target} {defence}.",
        attacker=NAMES[clash.attacker.kind],
        attack=dice_signs(clash.attack),
        target=NAMES[clash.target.kind],
        defence=dice_signs(clash.defence),
    )


def roll_text(rolled: Sequence[str], purpose: Purpose, idle: int) -> Text:
    if purpose == "attack":
        found = N("{n} octopus so far.", "{n} octopuses so far.", hits(rolled))
    else:
        found = N("{n} shield so far.", "{n} shields so far.", blocks(rolled))
    return N("{found} {n} useless die.", "{found} {n} useless dice.", idle, found=found)


NO_ABILITY, KEEP_ROLL = T("No ability"), T("Keep the roll")
WHY_LATE = T("One ability for each attack, paid with Essence.")
