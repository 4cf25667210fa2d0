"""Words for things: content names as texts, and the rulebook's own vocabulary."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from games.kernel import N, T, Text
from games.sleeping_gods.content.cards import Mod
from games.sleeping_gods.content.story import Effect

CHUNK = 230


@cache
def word(content: str) -> Text:
    """A name or sentence of the pack; the pack's own translation belongs to it."""
    return Text(content)


@cache
def chunks(content: str) -> tuple[Text, ...]:
    """A long passage in pieces that a log shows whole: sentence by sentence, as many as fit."""
    pieces: list[str] = []
    for sentence in _SENTENCE.findall(" ".join(content.split())):
        if pieces and len(pieces[-1]) + len(sentence) < CHUNK:
            pieces[-1] += sentence
        else:
            pieces.append(sentence)
    return tuple(Text(piece.strip()) for piece in pieces)


_SENTENCE = re.compile(rf".{{1,{CHUNK}}}?(?:[.!?…][\"'”’)]*\s|$)|.{{1,{CHUNK}}}(?:\s|$)")


def brief(content: str) -> Text | None:
    """A sentence of the pack where it is short enough for a button's second line."""
    return word(content) if 0 < len(content) <= 100 else None


def fill(text: Text, n: int) -> Text:
    """The same sentence with its number."""
    return Text(text.template, {"n": n})


SKILL = {
    "strength": T("strength"),
    "perception": T("perception"),
    "savvy": T("savvy"),
    "craft": T("craft"),
    "cunning": T("cunning"),
}
SKILL_LOUD = {
    "strength": T("STRENGTH"),
    "perception": T("PERCEPTION"),
    "savvy": T("SAVVY"),
    "craft": T("CRAFT"),
    "cunning": T("CUNNING"),
}
STATUS = {
    "venom": T("venom"),
    "frightened": T("frightened"),
    "weakened": T("weakened"),
    "madness": T("madness"),
    "low_morale": T("low morale"),
}
GOODS = {
    "meat": T("meat"),
    "vegetables": T("vegetables"),
    "grain": T("grain"),
    "materials": T("materials"),
    "artifacts": T("artifacts"),
    "coins": T("coins"),
    "food_any": T("food of any kind"),
    "any": T("goods of any kind"),
}
ROOM = {
    "hull": T("hull"),
    "deck": T("deck"),
    "sick_bay": T("sick bay"),
    "galley": T("galley"),
    "quarters": T("quarters"),
    "bridge": T("bridge"),
}
TIER = {"mild": T("mild"), "perilous": T("perilous"), "deadly": T("deadly")}
SIDE = {"N": T("north"), "E": T("east"), "S": T("south"), "W": T("west")}
PROP = {
    "egg": T("the great egg"),
    "serpent": T("the sea serpent"),
    "diving_suit": T("the diving suit"),
    "potion": T("the pollen potion"),
}
WHO = {
    "each": T("each crew member"),
    "captain": T("the captain"),
    "one": T("one of your crew"),
    "any": T("any crew"),
    "participants": T("whoever took part"),
}
DIFFICULTY = (
    (8, T("very easy")),
    (11, T("easy")),
    (13, T("medium")),
    (17, T("dangerous")),
    (99, T("deadly")),
)


def difficulty(level: int) -> Text:
    """R98: how hard a fight of this summed level is said to be."""
    return next(text for most, text in DIFFICULTY if level <= most)


def mod_text(mod: Mod) -> Text:
    """What one mod does, in a few words."""
    n = mod.n
    if mod.op == "skill":
        return T("+{n} {skill}", n=n, skill=SKILL[mod.skill or "craft"])
    if mod.op == "gain":
        return T("gain {n} {what}", n=n, what=GOODS[mod.res or "coins"])
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
    "clear_command": T("return {n} placed command"),
    "search": T("search {n}"),
    "sail": T("sail {n}"),
    "strike": T("deal {n} damage at once"),
}


def mods_text(mods: Sequence[Mod]) -> Text:
    """All mods of one option."""
    return T("{mods}", mods=[mod_text(mod) for mod in mods])


def effect_text(effect: Effect) -> Text:
    """What an effect will do, as a choice's label or a fail line."""
    n = effect.n
    if effect.op in ("gain", "pay"):
        what = GOODS[effect.res or "any"]
        return (
            T("gain {n} {what}", n=n, what=what)
            if effect.op == "gain"
            else T("pay {n} {what}", n=n, what=what)
        )
    if effect.op in ("status", "unstatus"):
        what = STATUS[effect.status] if effect.status else T("any status")
        return (
            T("{n} {status}", n=n, status=what)
            if effect.op == "status"
            else T("remove {n} {status}", n=n, status=what)
        )
    if effect.op in _EFFECTS:
        return fill(_EFFECTS[effect.op], n)
    return T("something happens")


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
    "clear_command": T("return {n} placed command"),
    "draw_ability": T("draw {n}"),
    "discard_hand": T("discard {n} from hand"),
    "discard_equipped": T("discard {n} equipped"),
    "discard_events": T("lose {n} event cards"),
    "search": T("search {n}"),
    "market": T("see {n} market cards"),
    "card": T("gain a card"),
    "card_lost": T("give up a card"),
    "quest": T("gain a quest"),
    "quest_done": T("complete a quest"),
    "quest_lost": T("lose a quest"),
    "token": T("gain an explore token"),
    "token_lost": T("lose an explore token"),
    "prop": T("gain a keepsake"),
    "prop_lost": T("give up a keepsake"),
    "move_to": T("the ship moves"),
    "ending": T("the end"),
    "fate_table": T("draw fate"),
    "pick_one": T("choose"),
}


def effects_text(effects: Sequence[Effect]) -> Text:
    return T("{effects}", effects=[effect_text(effect) for effect in effects])


def coins(n: int) -> Text:
    return N("{n} coin", "{n} coins", n=n)
