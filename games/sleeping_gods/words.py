"""Words for things: content names as texts, and the rulebook's own vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.kernel import N, Seat, T, Text
from games.kernel.text import SILENCE, Note
from games.sleeping_gods import told

APART = "\n\n"
"""Between paragraphs."""


@cache
def word(content: str) -> Text:
    """A name or sentence of the pack; the pack's own translation belongs to it."""
    return Text(content)


def passage(content: str, title: str | None = None, **figures: Text) -> Text:
    """A passage to be read: its paragraphs apart, under its title if it has one."""
    text = Text(APART.join(filter(None, map(str.strip, content.split("\n")))), figures or None)
    if not title:
        return text
    return T("### {title}{apart}{text}", title=word(title), apart=APART, text=text)


def chosen_words(content: str, absent: int | None = None) -> Text:
    """What was chosen, in the book's own words, and in whose place."""
    text = word(content.rstrip("."))
    if absent is None:
        return told.CHOOSES(text=text)
    return told.CHOOSES_FOR(text=text, absent=Seat(absent))


def brief(content: str) -> Text | None:
    """A sentence of the pack, where there is room for it."""
    return fitting(word(content)) if content else None


def fitting(*texts: Text) -> Note:
    """The first of these for which there is room, if there is any."""
    return Note(*texts, SILENCE)


def fill(text: Text, n: int) -> Text:
    """The same sentence with its number."""
    return Text(text.template, {"n": n}, text.plural)


SKILL = {
    "strength": T("strength"),
    "perception": T("perception"),
    "savvy": T("savvy"),
    "craft": T("craft"),
    "cunning": T("cunning"),
}
SKILL_SIGN = {
    "strength": "💪",
    "perception": "👁️",
    "savvy": "📖",
    "craft": "⚙️",
    "cunning": "🎭",
}
"""Where a word would be too long: on a button that names a challenge."""
COMBAT_SIGN = "⚔️"
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
STATUS_NAME = {
    "venom": T("Venom"),
    "frightened": T("Frightened"),
    "weakened": T("Weakened"),
    "madness": T("Madness"),
    "low_morale": T("Low morale"),
}
HARM = {
    "venom": T("1 damage at the start of every turn"),
    "frightened": T("They can't attack"),
    "weakened": T("Every skill is 2 lower"),
    "madness": T("1 damage whenever they join a challenge"),
    "low_morale": T("1 command more to join a challenge"),
}
"""What each status does, in a sentence without its stop."""
EOR = {
    "adj_attack": T("drives its neighbours on"),
    "adj_regen": T("heals its neighbours"),
    "discard_ability": T("takes an equipped card"),
    "venom": T("venom"),
    "frighten": T("frightens"),
    "madness": T("madness"),
    "low_morale": T("low morale"),
    "weaken": T("weakens"),
    "lose_resource": T("steals goods"),
    "regen": T("heals itself"),
    "disarm": T("disarms"),
    "ship_damage": T("damages the ship"),
}
"""What an hourglass square does at the end of a round."""
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
AMOUNT = {
    "meat": N("{n} meat", "{n} meat", n=1),
    "vegetables": N("{n} vegetable", "{n} vegetables", n=1),
    "grain": N("{n} grain", "{n} grain", n=1),
    "materials": N("{n} material", "{n} materials", n=1),
    "artifacts": N("{n} artifact", "{n} artifacts", n=1),
    "coins": N("{n} coin", "{n} coins", n=1),
    "food_any": N("{n} food of any kind", "{n} food of any kind", n=1),
    "any": N("{n} good of any kind", "{n} goods of any kind", n=1),
}
ROOM_NAME = {
    "hull": T("Hull"),
    "deck": T("Deck"),
    "sick_bay": T("Sick bay"),
    "galley": T("Galley"),
    "quarters": T("Quarters"),
    "bridge": T("Bridge"),
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
SIDE_SIGNS = {"N": T("↑"), "E": T("→"), "S": T("↓"), "W": T("←")}
PROP = {
    "egg": T("the great egg"),
    "serpent": T("the sea serpent"),
    "diving_suit": T("the diving suit"),
    "potion": T("the pollen potion"),
}
WHO = {"each": T("each crew member"), "captain": T("the captain")}
"""Whom an effect names; otherwise the crew divides it."""
DIFFICULTY = (
    (8, T("very easy")),
    (11, T("easy")),
    (13, T("medium")),
    (17, T("dangerous")),
    (99, T("deadly")),
)


NUMBER = (
    T("no"), T("one"), T("two"), T("three"), T("four"), T("five"), T("six"), T("seven"), T("eight"),
    T("nine"), T("ten"), T("eleven"), T("twelve"), T("thirteen"), T("fourteen"), T("fifteen"),
    T("sixteen"), T("seventeen"), T("eighteen"), T("nineteen"), T("twenty"), T("twenty-one"),
    T("twenty-two"), T("twenty-three"), T("twenty-four"),
)  # fmt: skip
"""Small numbers as prose writes them."""


def difficulty(level: int) -> Text:
    """R98: how hard a fight of this summed level is said to be."""
    return next(text for most, text in DIFFICULTY if level <= most)


def either(texts: Sequence[Text], parts: Sequence[Sequence[object]] = ()) -> Text:
    """One of several; where one of them has several parts, they are kept well apart."""
    first, *others = texts
    apart = any(len(part) > 1 for part in parts)
    for other in others:
        first = (
            T("{one}; or {other}", one=first, other=other)
            if apart
            else T("{one} or {other}", one=first, other=other)
        )
    return first


def signed(n: int) -> str:
    """A number with its sign, as printed on cards."""
    return f"{n:+}".replace("-", "−")


def goods(kind: str, n: int) -> Text:
    """So much of a kind of goods."""
    return fill(AMOUNT[kind], n)


def coins(n: int) -> Text:
    return goods("coins", n)
