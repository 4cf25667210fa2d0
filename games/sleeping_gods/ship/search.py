"""Search tokens, drawn one at a time (R37)."""

from __future__ import annotations

from games.kernel import N, Option, Play, T, Text
from games.kernel.deck import recycle
from games.sleeping_gods import questions, reasons, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.card_words import effects_text, goods_text
from games.sleeping_gods.words import either


def search(campaign: Campaign, most: int, seat: int | None = None) -> Play[None]:
    """R37: one token at a time; all damage counts, one reward is kept by whoever searches."""
    seat = campaign.s.active if seat is None else seat
    drawn = campaign.s.found
    while len(drawn) < most and (yield from _search_on(campaign, drawn, seat)):
        if not campaign.s.search_pile:
            recycle(campaign.s.search_pile, campaign.s.search_discard, campaign.chance)
        if not campaign.s.search_pile:
            break
        campaign.reveal()
        token = campaign.s.search_pile.pop()
        drawn.append(token)
        campaign.deed(seat, told.FINDS_GOODS(what=token_text(campaign, token)))
    for token in list(drawn):
        yield from campaign.apply(campaign.pack.token[token].damage)
    yield from _keep_one(campaign, drawn, seat)
    campaign.s.search_discard.extend(drawn)
    drawn.clear()


def token_text(campaign: Campaign, token: int) -> Text:
    found = campaign.pack.token[token]
    rewards = either([goods_text(reward) for reward in found.rewards])
    if found.damage:
        return T("{rewards}; {damage}", rewards=rewards, damage=effects_text(found.damage))
    return rewards


def _search_on(campaign: Campaign, drawn: list[int], seat: int) -> Play[bool]:
    prompt = N(
        "Keep searching? {n} token so far", "Keep searching? {n} tokens so far", n=len(drawn)
    )
    options = [
        Option("search", seat, T("Draw a token"), True),
        Option("enough", seat, T("Enough"), False, tone="go"),
    ]
    on = yield from campaign.decision(questions.SEARCH_ON, prompt, options, reasons.SEARCHING)
    if not on:
        campaign.deed(seat, told.SEARCHES_NO_FURTHER())
    return on


def _keep_one(campaign: Campaign, drawn: list[int], seat: int) -> Play[None]:
    options = [
        Option(f"keep-{token}-{at}", seat, goods_text(reward), reward)
        for token in drawn
        for at, reward in enumerate(campaign.pack.token[token].rewards)
    ]
    if options:
        prompt = T("Which find do you keep?")
        yield from campaign.apply(
            (yield from campaign.decision(questions.KEEP_FIND, prompt, options, reasons.SEARCHING))
        )
