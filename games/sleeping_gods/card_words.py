"""What cards and effects do, in words short enough for a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from games.kernel import N, T, Text
from games.sleeping_gods.content.cards import AdventureCard, Mod, Weapon
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.content.story import Effect, Fail
from games.sleeping_gods.words import PROP, SKILL, STATUS, WHO, either, fill, goods, signed, word


def mod_text(mod: Mod) -> Text:
    """What one mod does, in a few words."""
    n = mod.n
    if mod.op == "skill":
        return T("+{n} {skill}", n=n, skill=SKILL[mod.skill or "craft"])
    if mod.op == "gain":
        return T("gain {goods}", goods=goods(mod.res or "coins", n))
    if mod.op == "unstatus":
        what = STATUS[mod.status] if mod.status else T("of any status")
        return T("remove {n} {status}", n=n, status=what)
    return _PLAIN[mod.op] if mod.op in _PLAIN else fill(_COUNTED[mod.op], n)


_PLAIN = {
    "diagonal": T("place damage diagonally"),
    "redraw": T("redraw fate"),
    "redraw_best": T("redraw fate, keep the higher"),
    "redraw_if_1": T("redraw a fate of 1"),
}
_COUNTED = {
    "block": T("{n} block"),
    "block_round": T("{n} block at the end of a round"),
    "accuracy": T("+{n} accuracy"),
    "damage": T("+{n} damage"),
    "damage_nonheart": T("+{n} damage beside hearts"),
    "fate_plus": T("+{n} fate"),
    "heal": T("restore {n} health"),
    "unfatigue": T("remove {n} fatigue"),
    "repair": T("repair {n}"),
    "draw": T("draw {n}"),
    "command": T("gain {n} command"),
    "clear_command": T("take back {n} command"),
    "search": T("search {n}"),
    "sail": T("sail {n}"),
    "strike": T("deal {n} damage at once"),
}


@cache
def mods_text(mods: tuple[Mod, ...]) -> Text:
    """All mods of one option."""
    return T("{mods}", mods=[mod_text(mod) for mod in mods])


def effect_text(effect: Effect, pack: Pack | None = None) -> Text:
    """What an effect will do, as a choice's label or a fail line."""
    who = word(effect.crew.capitalize()) if effect.crew is not None else WHO.get(effect.who)
    what = _what(effect, pack)
    return T("{who}: {what}", who=who, what=what) if who is not None else what


def _what(effect: Effect, pack: Pack | None) -> Text:
    """The effect itself, whomever it befalls."""
    if effect.op == "fate_table":
        return fate_rows(effect)
    if effect.op == "pick_one":
        return either([effects_text(part, pack) for part in effect.options], effect.options)
    if effect.op in _NAMED:
        return _NAMED[effect.op](effect)
    if effect.op == "card_lost" and pack is not None and effect.num is not None:
        return T("give up {what}", what=word(pack.card[effect.num].name))
    return fill(_EFFECTS[effect.op], effect.n)


def _status_name(effect: Effect) -> Text:
    return STATUS[effect.status] if effect.status else T("any status")


_NAMED: dict[str, Callable[[Effect], Text]] = {
    "gain": lambda e: T("gain {goods}", goods=goods(e.res or "any", e.n)),
    "pay": lambda e: T("pay {goods}", goods=goods(e.res or "any", e.n)),
    "status": lambda e: T("{n} {status}", n=e.n, status=_status_name(e)),
    "unstatus": lambda e: T("remove {n} {status}", n=e.n, status=_status_name(e)),
    "prop_lost": lambda e: T("give up {what}", what=PROP[e.prop or "egg"]),
}
_EFFECTS = {
    "xp": T("{n} XP"),
    "damage": T("−{n} health"),
    "heal": T("restore {n} health"),
    "fatigue": T("{n} fatigue"),
    "unfatigue": T("remove {n} fatigue"),
    "ship_damage": T("{n} ship damage"),
    "repair": T("repair {n}"),
    "command": T("gain {n} command"),
    "pay_command": T("pay {n} command"),
    "clear_command": T("take back {n} command"),
    "draw_ability": T("draw {n}"),
    "discard_hand": T("discard {n} from hand"),
    "discard_equipped": T("discard {n} equipped"),
    "discard_events": N("lose {n} event card", "lose {n} event cards", n=1),
    "search": T("search {n}"),
    "market": N("see {n} market card", "see {n} market cards", n=1),
    "card": T("gain a card"),
    "card_lost": T("give up a card"),
    "quest": T("gain a quest"),
    "quest_done": T("complete a quest"),
    "quest_lost": T("lose a quest"),
    "token": T("gain an explore token"),
    "token_lost": T("lose an explore token"),
    "prop": T("gain a keepsake"),
    "move_to": T("the ship moves"),
    "ending": T("the end"),
}


def failing(fail: Fail) -> Text | None:
    """What failure costs, as far as the page says it."""
    return T("else {effects}", effects=effects_text(fail.effects)) if fail.effects else None


def effects_text(effects: Sequence[Effect], pack: Pack | None = None) -> Text:
    """All effects of a line; with the pack at hand, what is given up has a name."""
    return T("{effects}", effects=[effect_text(effect, pack) for effect in effects])


def fate_rows(effect: Effect) -> Text:
    """What a fate table holds, without the rows on which nothing happens."""
    rows = [
        T("fate {span}: {what}", span=span.replace("-", "–"), what=effects_text(row))
        for span, row in effect.table.items()
        if row
    ]
    first, *others = rows or [T("nothing")]
    for other in others:
        first = T("{one}; {other}", one=first, other=other)
    return first


def goods_text(effects: Sequence[Effect]) -> Text:
    """What a find holds."""
    return T("{goods}", goods=[goods(effect.res or "coins", effect.n) for effect in effects])


def weapon_text(weapon: Weapon, accuracy: int = 0, damage: int = 0, block: int = 0) -> Text:
    """A weapon's figures, with what its bearer adds to them."""
    text = T(
        "accuracy {accuracy}, damage {damage}, block {block}",
        accuracy=signed(weapon.accuracy + accuracy),
        damage=max(0, weapon.damage + damage),
        block=weapon.block + block,
    )
    return T("{weapon}, ranged", weapon=text) if weapon.ranged else text


def card_text(card: AdventureCard) -> Text:
    """What an adventure or market card does, and its own words where it works by itself."""
    parts = [weapon_text(card.weapon)] if card.weapon is not None else []
    if card.use:
        price = [fill(_COMMAND, card.command), *(goods(kind, n) for kind, n in card.cook.items())]
        parts.append(T("{price}: {what}", price=price, what=uses_text(card)))
    if card.passive:
        parts.append(word(card.text))
    first, *others = parts
    for other in others:
        first = T("{one}. {other}", one=first, other=other)
    return first


def uses_text(card: AdventureCard) -> Text:
    """What a use of the card may bring, one of its options at a time."""
    return either([mods_text(mods) for mods in card.use], card.use)


_COMMAND = T("{n} command")
