"""One attack: both pools, both rolls, wounds and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from games.kernel.ask import Play
from games.kernel.text import N, T, Text
from games.lurk import questions, told
from games.lurk.attack.abilities import LATE, Late
from games.lurk.attack.ability_use import (
    NO_ABILITY,
    announce,
    pay,
    show_duel,
    usable,
    use_before_roll,
    use_prompt,
)
from games.lurk.attack.clash import Clash, Thrown
from games.lurk.battle import Battle
from games.lurk.content import CREATURES, NAMES
from games.lurk.dice.dice import Purpose, blocks, degrade, diamonds, hits, reroll, roll, useless
from games.lurk.map.board import DISTANCE, TILE_NAMES
from games.lurk.models.essence import collect_diamonds
from games.lurk.models.stats import (
    attack_dice,
    clouds,
    defence_dice,
    heart,
    shields_cancelled,
    worn,
)
from games.lurk.models.tokens import give_token
from games.lurk.models.wounds import destroy, wound
from games.lurk.movement.deeds import STAY
from games.lurk.movement.marching import goal_options, march, routes_of
from games.lurk.schema import Effect, Timing
from games.lurk.state import LURKER, Fight, Model


def attack(
    battle: Battle, attacker: Model, target: Model, thrown: Thrown | None = None
) -> Play[None]:
    """One model attacks another, with its own dice or with those of a card it has thrown."""
    clash = prepare_clash(battle, attacker, target, thrown)
    yield from resolve_attack(battle, clash, own=thrown is None)


def resolve_attack(
    battle: Battle, clash: Clash, *, own: bool = True, asks: bool = True
) -> Play[None]:
    """Abilities of both sides, both rolls, wounds, and what follows from them.

    ``asks`` whether the attacker may still name one: who attacks without has said so.
    """
    attacker, target = clash.attacker, clash.target
    battle.s.fight = None
    battle.s.roll.clear()
    if own and asks:
        yield from use_before_roll(battle, clash, attacker, "attack")
    yield from use_before_roll(battle, clash, target, "defence")
    rolled = yield from roll_dice(battle, clash, attacker, "attack", again=own)
    answer = yield from roll_dice(battle, clash, target, "defence", again=True)
    count_dice(battle, clash, rolled, answer)
    yield from wound(battle, target, clash.wounds, attacker.seat)
    yield from aftermath(battle, clash, own=own)
    battle.s.duel = None


def prepare_clash(
    battle: Battle, attacker: Model, target: Model, thrown: Thrown | None = None
) -> Clash:
    """Both pools before anybody uses an ability."""
    origin = thrown.origin if thrown else attacker.tile
    distance = DISTANCE[origin][target.tile]
    own = thrown.dice if thrown else attack_dice(attacker, distance)
    defence = defence_dice(target, battle.s.ground[target.tile])
    clash = Clash(attacker, target, origin, distance, own, defence)
    clash.attack = degrade(own, clouds(target, distance)) if target.cards else own
    if attacker.cards and not thrown:
        clash.pierce = shields_cancelled(attacker, distance)
    return clash


def roll_dice(
    battle: Battle, clash: Clash, model: Model, purpose: Purpose, *, again: bool
) -> Play[list[str]]:
    """The roll, and a second one for dice that help nobody when an ability allows it."""
    dice = clash.attack if purpose == "attack" else clash.defence
    rolled = roll(battle.chance, dice, purpose)
    while again and (wasted := useless(rolled, purpose)):
        moments: tuple[Timing, Timing] = (purpose, "roll")
        options = [
            option
            for moment in moments
            for option in usable(battle, clash, model, moment)
            if option.value.effect.effect == "reroll"
        ]
        if options:
            show_duel(battle, clash)
            announce(battle, clash)
        prompt = reroll_prompt(model.kind)
        why = roll_text(rolled, purpose, len(wasted))
        use = yield from battle.maybe(
            questions.REROLL, model.seat, prompt, options, no=KEEP_ROLL, why=why
        )
        if use is None:
            break
        pay(battle, clash, model, use)
        rolled = reroll(battle.chance, rolled, wasted[: use.effect.n], purpose)
    return rolled


def count_dice(battle: Battle, clash: Clash, rolled: Sequence[str], answer: Sequence[str]) -> None:
    """Hits not blocked are wounds; diamonds are Essence, a creature's lie on its tile."""
    attacker, target = clash.attacker, clash.target
    shields = max(0, blocks(answer) + clash.block - clash.pierce)
    clash.wounds = max(0, hits(rolled) - shields)
    clash.destroyed = clash.wounds + target.wounds >= heart(target)
    battle.s.fight = Fight(
        attacker=attacker.kind,
        attacker_seat=attacker.seat,
        origin=clash.origin,
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
    tell_attack(battle, clash, hits(rolled), shields)
    found = diamonds(rolled)
    collect_diamonds(battle, attacker, found + (clash.more_essence if found else 0))
    collect_diamonds(battle, target, diamonds(answer))


def tell_attack(battle: Battle, clash: Clash, octopuses: int, shields: int) -> None:
    """Both rolls and what came of them; with who attacks whom, unless that was told."""
    result = T(
        "{octopuses} against {shields}, {wounds}",
        octopuses=N("{n} octopus", "{n} octopuses", octopuses),
        shields=N("{n} shield", "{n} shields", shields),
        wounds=N("{n} wound", "{n} wounds", clash.wounds),
    )
    names = {"attacker": NAMES[clash.attacker.kind], "result": result}
    if clash.announced:
        battle.tell(told.ROLLS_IN_ATTACK(**names))
        return
    target, tile = NAMES[clash.target.kind], TILE_NAMES[clash.target.tile]
    battle.tell(told.ATTACK_ENDS(target=target, tile=tile, **names))


def aftermath(battle: Battle, clash: Clash, *, own: bool) -> Play[None]:
    """Free effects, the attacker's late ability, the defender's sting, a mine's own end."""
    attacker, target = clash.attacker, clash.target
    if own and clash.wounds:
        leave_marks(battle, attacker, target)
    if own:
        yield from late_ability(battle, clash)
    sting = clash.riposte and not clash.wounds and attacker.on_map
    if sting:
        battle.tell(told.STUNG(model=NAMES[attacker.kind]))
        yield from wound(battle, attacker, clash.riposte, target.seat)
    if clash.self_destroy and attacker.on_map:
        yield from destroy(battle, attacker, target.seat)


def leave_marks(battle: Battle, attacker: Model, target: Model) -> None:
    """Weapons and creatures that give a token with every wound."""
    if attacker.seat == LURKER:
        token = CREATURES[attacker.kind].token
        if token:
            give_token(battle, target, token)
        return
    for effect in worn(attacker):
        if effect.token:
            give_token(battle, target, effect.token)


def late_ability(battle: Battle, clash: Clash) -> Play[None]:
    """One of those for after a wound, a kill or any attack, unless one was used before."""
    model = clash.attacker
    options = [
        option
        for timing in moments_earned(clash)
        for option in usable(battle, clash, model, timing)
    ]
    show_duel(battle, clash)
    prompt = use_prompt(model.kind, "after_attack")
    use = yield from battle.maybe(
        questions.AFTER_ATTACK, model.seat, prompt, options, no=NO_ABILITY, why=WHY_LATE
    )
    if use is not None:
        pay(battle, clash, model, use)
        yield from AFTER_ATTACK[use.effect.effect](battle, clash, use.effect)


def dart(battle: Battle, clash: Clash, effect: Effect) -> Play[None]:
    """A short extra move, or none."""
    model = clash.attacker
    routes = routes_of(battle, model, effect.n)
    options = goal_options(battle, model.seat, routes)
    prompt = T("Where does {model} dart?", model=NAMES[model.kind])
    deed = yield from battle.maybe(
        questions.DART, model.seat, prompt, options, no=STAY, why=WHY_DART
    )
    if deed is not None:
        yield from march(battle, model, routes.way(deed.tile), attack)


def moments_earned(clash: Clash) -> list[Timing]:
    """Which late abilities the attack has earned."""
    earned: list[Timing] = ["after_attack"]
    if clash.wounds:
        earned.append("after_hit")
    if clash.destroyed:
        earned.append("after_kill")
    return earned


@cache
def reroll_prompt(kind: str) -> Text:
    return T("Roll again for {model}?", model=NAMES[kind])


def roll_text(rolled: Sequence[str], purpose: Purpose, idle: int) -> Text:
    if purpose == "attack":
        found = N("{n} octopus so far.", "{n} octopuses so far.", hits(rolled))
    else:
        found = N("{n} shield so far.", "{n} shields so far.", blocks(rolled))
    return N("{found} {n} die did nothing.", "{found} {n} dice did nothing.", idle, found=found)


KEEP_ROLL = T("Keep the roll")
AFTER_ATTACK: Mapping[str, Late] = {**LATE, "move": dart}
WHY_LATE = T("One ability per attack, paid in Essence.")
WHY_DART = T("A short extra move after the attack.")
