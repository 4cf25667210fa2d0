"""Using an ability or card in an attack: what is offered, what it costs, what is told."""

from __future__ import annotations

from functools import cache

from games.kernel.ask import Option, Play
from games.kernel.text import T, Text
from games.lurk import questions, told
from games.lurk.attack.abilities import BEFORE, HELPS, always
from games.lurk.attack.clash import PRINTED, Clash, Use, source_name, sources
from games.lurk.battle import Battle
from games.lurk.cards.stock import use_up
from games.lurk.content import CARDS, KINDS, NAMES, POWER_NAMES
from games.lurk.map.board import TILE_NAMES
from games.lurk.schema import Timing
from games.lurk.state import Duel, Model
from games.lurk.words import CARD_TEXTS, POWER_TEXTS, dice_signs


def use_before_roll(battle: Battle, clash: Clash, model: Model, timing: Timing) -> Play[None]:
    """Abilities and items that must be named before the roll."""
    while options := before_roll(battle, clash, model, timing):
        show_duel(battle, clash)
        announce(battle, clash)
        prompt, why = use_prompt(model.kind, timing), clash_text(clash)
        use = yield from battle.maybe(
            questions.BEFORE_ROLL, model.seat, prompt, options, no=NO_ABILITY, why=why
        )
        if use is None:
            return
        take_effect(battle, clash, model, use)


def before_roll(battle: Battle, clash: Clash, model: Model, timing: Timing) -> list[Option[Use]]:
    """What it could name before the roll."""
    options = usable(battle, clash, model, timing)
    return [option for option in options if option.value.effect.effect not in AFTER_ROLL]


def take_effect(battle: Battle, clash: Clash, model: Model, use: Use) -> None:
    """It is paid for and changes the dice."""
    pay(battle, clash, model, use)
    BEFORE[use.effect.effect](battle, clash, use.effect)


def show_duel(battle: Battle, clash: Clash) -> None:
    """Whoever is asked about an attack sees who attacks whom with which dice."""
    battle.s.duel = Duel(clash.attacker.id, clash.target.id, clash.attack, clash.defence)


def announce(battle: Battle, clash: Clash) -> None:
    """Who attacks whom, told before anybody is asked about it."""
    if not clash.announced:
        clash.announced = True
        battle.tell(
            told.ATTACKS_ON(
                attacker=NAMES[clash.attacker.kind],
                target=NAMES[clash.target.kind],
                tile=TILE_NAMES[clash.target.tile],
            )
        )


def usable(battle: Battle, clash: Clash, model: Model, timing: Timing) -> list[Option[Use]]:
    """What it could use now: items, and one ability for each attack unless it is stunned."""
    found = sources(model, timing)
    if not found:
        return []
    spent = "stunned" in model.tokens or model.id in clash.used
    essence = battle.s.players[model.seat].essence
    return [
        use_option(model.seat, model.kind, use.source)
        for use in found
        if use.effect.essence <= essence
        and (use.effect.once or not spent)
        and HELPS.get(use.effect.effect, always)(battle, clash, use.effect)
    ]


@cache
def use_option(seat: int, kind: str, source: str) -> Option[Use]:
    if source == PRINTED:
        effect, name, text = KINDS[kind].ability.effect, POWER_NAMES[kind], POWER_TEXTS[kind]
    else:
        effect, name, text = CARDS[source].effect, NAMES[source], CARD_TEXTS[source]
    essence, label, short = effect.essence, name, name
    if essence:
        label = T("{name} ({n}♦)", name=name, n=essence)
        short = T("{name} {n}♦", name=name, n=essence)
    return Option(f"use.{source}", seat, label, Use(source, effect), short=short, detail=text)


def pay(battle: Battle, clash: Clash, model: Model, use: Use) -> None:
    """Essence for abilities; items are discarded."""
    battle.s.players[model.seat].essence -= use.effect.essence
    if use.effect.once:
        use_up(battle, model, use.source)
        return
    clash.used[model.id] = use.source
    name = source_name(model, use.source)
    battle.tell(told.USES(model=NAMES[model.kind], ability=name))


@cache
def use_prompt(kind: str, timing: Timing) -> Text:
    if timing == "defence":
        return T("{model} is under attack. Use an ability?", model=NAMES[kind])
    if timing == "attack":
        return T("{model} attacks. Use an ability?", model=NAMES[kind])
    return T("{model} has attacked. Use an ability?", model=NAMES[kind])


def clash_text(clash: Clash) -> Text:
    return T(
        "{attacker} {attack} against {target} {defence}.",
        attacker=NAMES[clash.attacker.kind],
        attack=dice_signs(clash.attack),
        target=NAMES[clash.target.kind],
        defence=dice_signs(clash.defence),
    )


AFTER_ROLL = ("reroll",)
NO_ABILITY = T("No ability")
