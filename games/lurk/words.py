"""What abilities, cards and tokens do, in words made from their data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from games.kernel.text import N, T, Text
from games.lurk.content import CARDS, CREATURES, KINDS, NAMES, TREASURES
from games.lurk.schema import (
    CardKind,
    Creature,
    Effect,
    ModelKind,
    Reward,
    Timing,
    Treasure,
)
from games.lurk.state import Ground, Token

DIE_SIGNS: Mapping[str, str] = {"W": "⚪", "R": "🔴", "B": "⚫"}

TOKEN_NAMES: Mapping[Token, Text] = {
    "swimming": T("Swimming"),
    "charging": T("Charging"),
    "climbed": T("Vantage"),
    "trapped": T("Trapped"),
    "poisoned": T("Poisoned"),
    "stunned": T("Stunned"),
    "inked": T("Inked"),
}
TOKEN_EFFECTS: Mapping[Token, Text] = {
    "swimming": T("+1 tile, crosses rock; worst defence die degraded until it settles."),
    "charging": T("Worst attack die degraded until the turn ends."),
    "climbed": T("+1 white attack die until the turn ends."),
    "trapped": T("Can't move until the round ends."),
    "poisoned": T("Can't recover, and takes 1 wound when the round ends."),
    "stunned": T("Worst attack die degraded and no abilities until the round ends."),
    "inked": T("Attacks only neighbours until the round ends."),
}
GROUND_NAMES: Mapping[Ground, Text] = {
    "sand": T("sand"),
    "rock": T("rock"),
    "coral": T("coral"),
    "poison": T("poison coral"),
    "abyss": T("abyss"),
    "lair": T("lair"),
    "den": T("conquered den"),
    "hollow": T("empty abyss"),
    "summoning": T("summoning tile"),
    "void": T("open water"),
}
KIND_NAMES: Mapping[ModelKind, Text] = {
    "leader": T("Leader"),
    "hero": T("Hero"),
    "beast": T("Beast"),
    "minion": T("Minion"),
}
KIND_PLURALS: Mapping[ModelKind, Text] = {
    "leader": T("Leaders"),
    "hero": T("Heroes"),
    "beast": T("Beasts"),
    "minion": T("Minions"),
}
CARD_KIND_NAMES: Mapping[CardKind, Text] = {
    "item": T("Item"),
    "weapon": T("Weapon"),
    "armour": T("Armour"),
    "ability": T("Ability"),
}
CARD_KIND_PLURALS: Mapping[CardKind, Text] = {
    "item": T("Items"),
    "weapon": T("Weapons"),
    "armour": T("Armour"),
    "ability": T("Abilities"),
}
WHEN: Mapping[Timing, Text] = {
    "attack": T("Attack"),
    "defence": T("Defence"),
    "after_hit": T("After a wound"),
    "after_kill": T("After destroying a model"),
    "after_attack": T("After attacking"),
    "attack_action": T("Instead of attacking"),
    "own_turn": T("In your turn"),
    "move": T("Moving"),
    "search": T("Searching"),
    "roll": T("After a roll"),
    "token": T("Always"),
    "build": T("Always"),
}


def dice_signs(dice: str) -> str:
    """A pool as coloured discs."""
    return "".join(DIE_SIGNS[die] for die in dice) or "∅"


Say = Callable[[Effect], Text]

DEEDS: Mapping[str, Say] = {
    "add_die": lambda e: T("+{dice}", dice=dice_signs(e.dice)),
    "add_die_per_friend": lambda e: T(
        "+{dice} for each friend on the tile, at most {most}",
        dice=dice_signs(e.dice),
        most=e.most,
    ),
    "add_die_per_wound": lambda e: T(
        "+{dice} for each own wound, at most {most}", dice=dice_signs(e.dice), most=e.most
    ),
    "add_die_per_target_wound": lambda e: T(
        "+{dice} for each wound of the target, at most {most}",
        dice=dice_signs(e.dice),
        most=e.most,
    ),
    "upgrade": lambda e: N("upgrade {n} die", "upgrade {n} dice", n=e.n),
    "degrade_attacker": lambda e: N(
        "the attacker degrades {n} die", "the attacker degrades {n} dice", n=e.n
    ),
    "pierce": lambda e: N("cancel {n} shield", "cancel {n} shields", n=e.n),
    "block": lambda e: N("+{n} shield", "+{n} shields", n=e.n),
    "riposte": lambda e: N(
        "unhurt, an attacker next to you takes {n} wound",
        "unhurt, an attacker next to you takes {n} wounds",
        n=e.n,
    ),
    "reroll": lambda e: (
        T("reroll any dice")
        if e.n > 9
        else N("reroll up to {n} die", "reroll up to {n} dice", n=e.n)
    ),
    "ignore_los": lambda e: (
        T("ignore line of sight, range +{n}", n=e.range) if e.range else T("ignore line of sight")
    ),
    "range": lambda e: T("range +{n} if it is {least} or more", n=e.n, least=e.min_range),
    "range_min": lambda e: (
        T("range at least {n}, or +{more}", n=e.n, more=e.beyond)
        if e.beyond
        else T("range at least {n}", n=e.n)
    ),
    "speed": lambda e: N("{n} tile farther", "{n} tiles farther", n=e.n),
    "heart": lambda e: T("Heart +{n}", n=e.n),
    "immune": lambda e: T("never {tokens}", tokens=[TOKEN_NAMES[token] for token in e.tokens]),
    "ignore_swim": lambda _: T("swimming doesn't degrade"),
    "token": lambda e: (
        T(
            "a model within {range} is {token}",
            range=e.range,
            token=TOKEN_NAMES[e.given_token],
        )
        if e.range
        else T("the target is {token}", token=TOKEN_NAMES[e.given_token])
    ),
    "push": lambda _: T("push the target 1 tile"),
    "splash": lambda e: N(
        "everyone else on the target's tile takes {n} wound",
        "everyone else on the target's tile takes {n} wounds",
        n=e.n,
    ),
    "steal_essence": lambda e: T("take {n} Essence from the defender", n=e.n),
    "gain_essence": lambda e: T("gain {n} Essence", n=e.n),
    "bonus_essence": lambda e: T("a diamond brings {n} Essence more", n=e.n),
    "heal": lambda e: N(
        "remove {wounds} wound from {n} friend here or next to you",
        "remove {wounds} wound from {n} friends here or next to you",
        n=e.targets,
        wounds=e.n,
    ),
    "heal_self": lambda e: (
        T("remove {n} wounds, {large} if large", n=e.n, large=e.n_large)
        if e.n_large
        else N("remove {n} wound", "remove {n} wounds", n=e.n)
    ),
    "move": lambda e: N("move up to {n} tile", "move up to {n} tiles", n=e.n),
    "pull_friend": lambda _: T("pull a friend from next to you onto this tile"),
    "draw_item": lambda e: N("draw {n} item", "draw {n} items", n=e.n),
    "area": lambda e: T(
        "{dice} against everyone on a tile within {range}",
        dice=dice_signs(e.dice),
        range=e.range,
    ),
    "clear_tokens": lambda _: T("remove all effect tokens from friends on this tile"),
    "lure": lambda e: T("a creature within {range} attacks whom you choose", range=e.range),
    "choose_abyss": lambda _: T("draw two abyss cards and keep one"),
    "extra_search_die": lambda e: T("+{dice} in coral", dice=dice_signs(e.dice)),
}


@cache
def effect_text(effect: Effect) -> Text:
    """When, for how much Essence, and what; all in one line."""
    deed = DEEDS[effect.effect](effect)
    for holds, words in EXTRAS:
        if holds(effect):
            deed = T(words.template, deed=deed, n=_number(effect))
    if effect.essence:
        return T("{when}, {n}♦: {deed}", when=WHEN[effect.timing], n=effect.essence, deed=deed)
    if effect.once:
        return T("{when}, discard: {deed}", when=WHEN[effect.timing], deed=deed)
    return T("{when}: {deed}", when=WHEN[effect.timing], deed=deed)


def _number(effect: Effect) -> int:
    return effect.n_on_coral or effect.min_range or abs(effect.speed)


EXTRAS: tuple[tuple[Callable[[Effect], bool], Text], ...] = (
    (lambda e: e.range_is == 1, T("{deed} against neighbours")),
    (lambda e: e.speed < 0, T("{deed}, Speed −{n}")),
    (lambda e: e.ignore_coral, T("{deed}, coral doesn't degrade")),
    (lambda e: e.n_on_coral > 0, T("{deed}, {n} on coral")),
    (lambda e: e.effect == "degrade_attacker" and e.min_range > 0, T("{deed} from {n} tiles on")),
    (lambda e: e.if_weakened, T("{deed} if the target is on coral or bears an effect token")),
    (lambda e: e.self_destroy, T("{deed}, then this model is destroyed")),
)

POWER_TEXTS: Mapping[str, Text] = {
    key: effect_text(kind.ability.effect) for key, kind in KINDS.items()
}
CARD_TEXTS: Mapping[str, Text] = {key: effect_text(card.effect) for key, card in CARDS.items()}


def creature_text(creature: Creature) -> Text:
    """Dice, heart and what it is known for."""
    text = T(
        "Attack {attack}, defence {defence}, Heart {heart}",
        attack=dice_signs(creature.attack),
        defence=dice_signs(creature.defence),
        heart=creature.heart,
    )
    if creature.range > 1:
        text = T("{text}, range {range}", text=text, range=creature.range)
    if creature.swarm:
        text = T("{text}, attacks a whole tile", text=text)
    if creature.token:
        text = T("{text}, a wound: {token}", text=text, token=TOKEN_NAMES[creature.token])
    return text


def reward_text(reward: Reward) -> Text:
    """What a creature leaves to whoever defeats it."""
    items = N("{n} item", "{n} items", reward.items)
    essence = T("{n} Essence", n=reward.essence)
    if reward.items and reward.essence:
        return T("{items} and {essence}", items=items, essence=essence)
    return items if reward.items else essence


def treasure_text(treasure: Treasure) -> Text:
    if not treasure.essence and not treasure.draw:
        return T("Nothing but silence.")
    if not treasure.draw:
        return T("Gain {n} Essence.", n=treasure.essence)
    text = drawn_text(treasure.draw, treasure.keep)
    return (
        T("{text} Gain {n} Essence.", text=text, n=treasure.essence) if treasure.essence else text
    )


def drawn_text(draw: int, keep: int) -> Text:
    if draw == keep:
        return N("Draw {n} item.", "Draw {n} items.", draw)
    return T("Draw {draw} items, keep {keep}.", draw=draw, keep=keep)


ABYSS_TEXTS: Mapping[str, Text] = {
    **{
        key: T("{text}. Reward: {reward}.", text=creature_text(one), reward=reward_text(one.reward))
        for key, one in CREATURES.items()
    },
    **{key: treasure_text(one) for key, one in TREASURES.items()},
}


def army_text(models: Sequence[str]) -> Text:
    """An army in one line: models with their numbers."""
    return T("{models}", models=[_counted(models, name) for name in dict.fromkeys(models)])


def _counted(models: Sequence[str], name: str) -> Text:
    count = models.count(name)
    return NAMES[name] if count == 1 else T("{n}× {name}", n=count, name=NAMES[name])
