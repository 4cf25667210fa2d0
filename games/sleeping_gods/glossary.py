"""Everything of Sleeping Gods in two sentences each, made from its pack and its vocabulary.

Adventure cards, quests, events, enemies and search tokens belong to the story: they are found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from games.kernel.glossary import Glossary, Thing, both, glossary_of, listed, things
from games.kernel.text import N, T, Text
from games.sleeping_gods.card_words import card_text, effects_text, mod_text, mods_text, weapon_text
from games.sleeping_gods.content.cards import AbilityCard, AdventureCard, Crew, LevelCard, QuestCard
from games.sleeping_gods.content.encounters import Enemy, EventCard
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack, SearchToken
from games.sleeping_gods.glossary_words import GOODS_WORDS, ROOM_WORDS, SIGNS, SKILL_WORDS
from games.sleeping_gods.words import (
    EOR,
    GOODS,
    HARM,
    ROOM_NAME,
    SKILL,
    STATUS_NAME,
    TIER,
    either,
    word,
)

CREW_KIND, LEVEL_KIND, ABILITY_KIND = T("Crew"), T("Level card"), T("Ability card")
MARKET_KIND, ADVENTURE_KIND, QUEST_KIND = T("Market card"), T("Adventure card"), T("Quest")
EVENT_KIND, ENEMY_KIND, TOKEN_KIND = T("Event"), T("Enemy"), T("Search token")
ROOM_KIND, SKILL_KIND, STATUS_KIND = T("Room"), T("Skill"), T("Status")
GOODS_KIND, SIGN_KIND, POWER_KIND = T("Goods"), T("Sign"), T("Hourglass")


@cache
def glossary(pack: str) -> Glossary:
    return glossary_of(_things(find_pack(pack)))


def _things(pack: Pack) -> Iterator[Thing]:
    yield from _people(pack)
    yield from (_ability(card) for card in pack.abilities)
    yield from (_card("market", MARKET_KIND, card, found=False) for card in pack.market)
    yield from (
        _card("card", ADVENTURE_KIND, card, found=not card.starting) for card in pack.adventure
    )
    yield from (_quest(quest) for quest in pack.quests)
    yield from (_event(event) for event in pack.events)
    yield from (_enemy(enemy) for enemy in pack.enemies)
    yield from (_token(token) for token in pack.search)
    yield from _vocabulary()


def _people(pack: Pack) -> Iterator[Thing]:
    for member in pack.crew:
        yield Thing(f"crew.{member.id}", word(member.name), CREW_KIND, _member(member))
    for level in pack.level.values():
        yield Thing(f"level.{level.id}", word(level.name), LEVEL_KIND, _level(level))


def _vocabulary() -> Iterator[Thing]:
    yield from things("room", ROOM_KIND, _named(ROOM_NAME, ROOM_WORDS))
    yield from things("skill", SKILL_KIND, _named(SKILL, SKILL_WORDS))
    yield from things("goods", GOODS_KIND, _named(GOODS, GOODS_WORDS))
    yield from things("sign", SIGN_KIND, SIGNS)
    for status, name in STATUS_NAME.items():
        yield Thing(
            f"status.{status}",
            name,
            STATUS_KIND,
            T("{harm}. {cure}", harm=HARM[status], cure=_CURE),
        )
    for power, name in EOR.items():
        yield Thing(
            f"power.{power}",
            name,
            POWER_KIND,
            T("{deed} {when}", deed=T("Power of an enemy: {what}.", what=name), when=_ROUND),
        )


def _named(names: Mapping[str, Text], words: Mapping[str, Text]) -> dict[str, tuple[Text, Text]]:
    return {key: (names[key], said) for key, said in words.items()}


_CURE = T("Healers in ports and some cards take it off.")
_ROUND = T("It works at the end of every round, until you cover its square.")


def _member(member: Crew) -> Text:
    """Who it is, and everything the crew board says."""
    skills = [T("{skill} {n}", skill=SKILL[skill], n=n) for skill, n in member.skills.items()]
    first = T(
        "{role}, health {health}: {skills}.",
        role=word(member.role),
        health=member.health,
        skills=skills,
    )
    lines = [
        T(
            "{weapon}: {figures}",
            weapon=word(member.weapon.name),
            figures=weapon_text(member.weapon),
        ),
        T(
            "Ability, {n} command: {what}",
            n=member.ability_cost,
            what=either([mods_text(mods) for mods in member.ability], member.ability),
        ),
        T("Synergy: {what}", what=mod_text(member.synergy)),
    ]
    return listed(first, lines)


def _level(level: LevelCard) -> Text:
    return both(
        word(level.text),
        T("You buy it in a port for {n} XP. It's yours for the rest of the campaign.", n=level.xp),
    )


def _ability(card: AbilityCard) -> Thing:
    words = T(
        "Fate {fate}. Discard it for +1 {skill} in a challenge, or equip it for {cost} command.",
        fate=card.fate,
        skill=SKILL[card.skill],
        cost=card.cost,
    )
    said = T("{words} Equipped: {text}", words=words, text=word(card.text)) if card.text else words
    return Thing(f"ability.{card.id}", word(card.name), ABILITY_KIND, said)


def _card(prefix: str, kind: Text, card: AdventureCard, *, found: bool) -> Thing:
    what = card_text(card) if card.passive else T("{what}.", what=card_text(card))
    words = both(what, _USED if card.use else _WORKS)
    if card.coins:
        words = N(
            "{words} It costs {n} coin.", "{words} It costs {n} coins.", n=card.coins, words=words
        )
    return Thing(f"{prefix}.{card.num}", word(card.name), kind, words, found=found)


_USED = T("The command stays on it until you take it back.")
_WORKS = T("It just works, for the whole crew.")


def _quest(quest: QuestCard) -> Thing:
    known = T("Its keyword is {keyword}.", keyword=word(quest.keyword)) if quest.keyword else _OPEN
    words = both(word(quest.text), known)
    return Thing(f"quest.{quest.num}", word(quest.title), QUEST_KIND, words, found=True)


_OPEN = T("It stays open for as long as it counts.")


def _event(event: EventCard) -> Thing:
    words = both(word(event.text), T("A {tier} event.", tier=TIER[event.tier]))
    return Thing(f"event.{event.id}", word(event.name), EVENT_KIND, words, found=True)


def _enemy(enemy: Enemy) -> Thing:
    cells = [cell for row in enemy.cells for cell in row if cell is not None]
    words = T(
        "Defence {defense}, attack {attack}, hearts {hearts}. Cover all hearts and it falls.",
        defense=enemy.defense,
        attack=enemy.attack,
        hearts=sum(cell.heart > 0 for cell in cells),
    )
    powers = [EOR[cell.eor] for cell in cells if cell.eor]
    if powers:
        words = T("{words} Hourglasses: {powers}.", words=words, powers=powers)
    return Thing(f"enemy.{enemy.num}", word(enemy.name), ENEMY_KIND, words, found=True)


def _token(token: SearchToken) -> Thing:
    rewards = either([effects_text(part) for part in token.rewards], token.rewards)
    words = T("Found at sea: {rewards}.", rewards=rewards)
    if token.damage:
        words = T("{words} It also hurts: {harm}.", words=words, harm=effects_text(token.damage))
    name = T("Search token {n}", n=token.id)
    return Thing(f"token.{token.id}", name, TOKEN_KIND, words, found=True)
