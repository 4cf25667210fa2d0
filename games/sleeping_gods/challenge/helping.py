"""Help after the draw: abilities, cards, discards of the skill (R68)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from games.kernel import Ask, Option, Play, T, Text
from games.sleeping_gods import questions, reasons
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.cards.hand import discard_from_hand
from games.sleeping_gods.challenge.changed_fate import change_fate, redraw_fate
from games.sleeping_gods.challenge.joining import HIGHEST_FATE
from games.sleeping_gods.challenge.total import challenge_total
from games.sleeping_gods.command.abilities import CONTEST, FATE, MEANS, Scene, Use, perform, uses
from games.sleeping_gods.state import Contest
from games.sleeping_gods.words import SKILL, SKILL_LOUD, word

Help = Use | int | Literal["again"]
"""An ability or card, an ability card of a hand, or a free redraw."""


def help_along(campaign: Campaign, contest: Contest) -> Play[None]:
    """Steps 3 and 4: uses and discards after the draw, until it succeeds or is let be."""
    while challenge_total(campaign, contest) < contest.need:
        scene = contest_scene(contest)
        options: list[Option[Help | None]] = [*uses(campaign, scene)]
        options += fate_1_options(campaign, contest)
        options += discard_options(campaign, contest.skill, campaign.present())
        missing = contest.need - challenge_total(campaign, contest)
        if most_help(campaign, contest, options) < missing:
            return
        options.append(
            Option(
                "accept",
                campaign.s.active,
                T("Accept the failure"),
                None,
                short=T("Fail"),
                tone="warn",
            )
        )
        chosen: Option[Help | None] = yield Ask(
            questions.HELP, _short(campaign, contest), options, why=reasons.HELPING
        )
        if chosen.value is None:
            return
        yield from take_help(campaign, chosen.value, chosen.seat, contest, scene)


def most_help(campaign: Campaign, contest: Contest, options: Iterable[Option[Help | None]]) -> int:
    """As much as could still be added, as far as anybody at the table can tell.

    Any card of a hand might have the skill, so that nothing is said about those it is made of.
    """
    cards = sum(len(campaign.s.chairs[seat].hand) for seat in campaign.present())
    helps = [one.value for one in options]
    mods = [mod for use in helps if isinstance(use, Use) for mod in use.mods]
    if any(mod.op in MEANS for mod in mods):
        return contest.need
    again = "again" in helps or any(mod.op in FATE and mod.op != "fate_plus" for mod in mods)
    added = sum(mod.n for mod in mods if mod.op in ("fate_plus", "skill"))
    return cards + added + (HIGHEST_FATE - contest.fate if again else 0)


def contest_scene(contest: Contest) -> Scene:
    return Scene(CONTEST, tuple(contest.participants), contest.skill, contest.fate)


def _short(campaign: Campaign, contest: Contest) -> Text:
    return T(
        "{skill} check: you have {total}, you need {need}. Get help?",
        skill=SKILL_LOUD[contest.skill],
        need=contest.need,
        fate=contest.fate,
        total=challenge_total(campaign, contest),
        n=contest.need - challenge_total(campaign, contest),
    )


def take_help(
    campaign: Campaign, chosen: Help, seat: int, contest: Contest, scene: Scene
) -> Play[None]:
    """What somebody in this seat chose to help with."""
    if isinstance(chosen, Use):
        for mod in (yield from perform(campaign, chosen, seat, scene)):
            contest.fate = yield from change_fate(campaign, mod, contest.fate)
            contest.bonus += mod.n if mod.op == "skill" else 0
    elif chosen == "again":
        contest.fate = yield from redraw_fate(campaign)
    else:
        discard_from_hand(campaign, seat, chosen, skill=True)
        contest.bonus += 1


def fate_1_options(campaign: Campaign, contest: Contest) -> list[Option[Literal["again"]]]:
    """Those whom a fate of 1 does not bind may draw again."""
    if contest.fate != 1:
        return []
    able = filter(campaign.able, contest.participants)
    free = any(campaign.own_bonus(index, "fate_1") for index in able)
    if not free and not campaign.ship_bonus("fate_1"):
        return []
    return [Option("again", campaign.s.active, T("Draw the 1 again"), "again")]


def discard_options(campaign: Campaign, skill: str, seats: Iterable[int]) -> list[Option[int]]:
    """R68: hand cards with the symbol, +1 each."""
    return [
        Option(
            f"card-{number}",
            seat,
            T("Discard {card}: +1 {skill}", card=word(card.name), skill=SKILL[skill]),
            number,
            short=T("{card} +1", card=word(card.name)),
            secret=True,
            aside=True,
        )
        for seat in seats
        for number in campaign.s.chairs[seat].hand
        if (card := campaign.pack.ability[number]).skill == skill
    ]
