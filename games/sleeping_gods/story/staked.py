"""A choice of the book as a button says it: its words, and what it asks for in a sign or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.kernel import T, Text
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effect_text
from games.sleeping_gods.content.story import Challenge, Effect
from games.sleeping_gods.fight.combat import level_of
from games.sleeping_gods.words import COMBAT_SIGN, SKILL_SIGN, goods, word


def staked(
    campaign: Campaign,
    text: str,
    cost: Sequence[Effect],
    challenge: Challenge | None,
    combat: tuple[int, ...],
) -> Text:
    """R98: the price, the skill and its number, the fight's level, after the words themselves."""
    words = word(text.rstrip("."))
    for sign in _signs(campaign, cost, challenge, combat):
        words = T("{words} · {sign}", words=words, sign=sign)
    return words


def _signs(
    campaign: Campaign,
    cost: Sequence[Effect],
    challenge: Challenge | None,
    combat: tuple[int, ...],
) -> Iterator[Text]:
    for effect in cost:
        yield _price(campaign, effect)
    if challenge is not None:
        yield T("{sign} {n}", sign=SKILL_SIGN[challenge.skill], n=challenge.need)
    if combat:
        yield T("{sign} {n}", sign=COMBAT_SIGN, n=level_of(campaign.pack, combat))


def _price(campaign: Campaign, effect: Effect) -> Text:
    if effect.op == "pay":
        return T("−{goods}", goods=goods(effect.res or "any", effect.n))
    return effect_text(effect, campaign.pack)
