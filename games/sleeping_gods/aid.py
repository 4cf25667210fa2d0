"""What anybody may do at any time: equip, use abilities and cards, move weapons (R56-R62)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel import CHECKPOINT, Ask, Option, Play, Seat, T, Text
from games.sleeping_gods import reasons
from games.sleeping_gods.care import everybody
from games.sleeping_gods.charting import write_on_chart
from games.sleeping_gods.content.cards import AbilityCard
from games.sleeping_gods.core import Campaign
from games.sleeping_gods.names import SKILL, fitting, word
from games.sleeping_gods.owning import arm, drop, equipped_options
from games.sleeping_gods.uses import CARE, SAILING, Scene, Use, do, perform, uses

SLOTS = 2
AID = T("Crew and cards…")
BACK = T("Back")
GO_ON = T("Go on without waiting")
ANY_TIME = T("Abilities and cards may be used at any time. The question before comes again.")
Make = Callable[[], Sequence[Option[Any]]]


def table_ask(
    campaign: Campaign, prompt: Text, make: Make, why: Text | None = None, *, safe: bool = False
) -> Play[Option[Any]]:
    """A question at which anybody may first do something else; that never answers it.

    ``safe``: from here the state alone is enough to ask it again.
    """
    while True:
        options = [*make(), *aid_options(campaign)]
        chosen: Option[Any] = yield Ask(prompt, options, why=why)
        if chosen.id != "aid":
            return chosen
        yield from aid(campaign, chosen.seat)
        if safe:
            yield CHECKPOINT


def aid_options(campaign: Campaign) -> list[Option[Any]]:
    """One button for everybody."""
    return [Option("aid", seat, AID, None, aside=True) for seat in campaign.present()]


def locked(campaign: Campaign) -> bool:
    """R57: no equipping in the middle of combat or a challenge."""
    return campaign.s.contest is not None or campaign.s.fight is not None


def at_sea(campaign: Campaign) -> bool:
    """R60: ship-moving cards work whenever nothing else is under way."""
    s = campaign.s
    idle = s.phase in ("room", "act", "dusk") and s.distance == 0 and not s.ashore
    busy = (s.contest, s.fight, s.tale, s.happening)
    return idle and all(part is None for part in busy)


def care_scene(campaign: Campaign) -> Scene:
    return Scene(SAILING if at_sea(campaign) else CARE, tuple(everybody(campaign)))


def aid(campaign: Campaign, seat: int) -> Play[None]:
    """A seat's own menu. The active player need not wait for it."""
    scene = care_scene(campaign)
    options: list[Option[Any]] = [use for use in uses(campaign, scene) if use.seat == seat]
    if not locked(campaign):
        options += _equip_options(campaign, seat)
        options += _weapon_options(campaign, seat)
    options += [
        Option(f"drop-{option.value[1]}", seat, option.label, option.value, group=T("Discard"))
        for option in equipped_options(campaign, [seat], seat)
    ]
    options.append(Option("chart", seat, T("A note on the chart…"), None))
    options.append(Option("back", seat, BACK, None))
    if seat != campaign.s.active:
        options.append(Option("on", campaign.s.active, GO_ON, None, aside=True))
    prompt = T("What does {seat} do?", seat=Seat(seat))
    chosen: Option[Any] = yield Ask(prompt, options, why=ANY_TIME)
    if isinstance(chosen.value, Use):
        yield from perform(campaign, chosen.value, seat, scene)
    elif chosen.id.startswith("equip"):
        yield from equip(campaign, seat, chosen.value)
    elif chosen.id.startswith("drop"):
        drop(campaign, *chosen.value)
    elif chosen.id == "chart":
        yield from write_on_chart(campaign, seat)
    elif chosen.id.startswith("arm"):
        yield from hand_weapon(campaign, seat, chosen.value)


def _equip_options(campaign: Campaign, seat: int) -> list[Option[int]]:
    chair = campaign.s.chairs[seat]
    if not any(len(member.equipped) < SLOTS for member in campaign.s.crew):
        return []
    return [
        Option(
            f"equip-{number}",
            seat,
            T("Equip {card} ({n} command)", card=word(card.name), n=card.cost),
            number,
            detail=equip_note(campaign, card),
            group=T("Equip"),
            secret=True,
        )
        for number in chair.hand
        if (card := campaign.pack.ability[number]).cost <= chair.command
    ]


def equip_note(campaign: Campaign, card: AbilityCard) -> Text | None:
    """What the card gives while it is equipped."""
    skill = T("+1 {skill}", skill=SKILL[card.skill])
    more = T("{skill}. {text}", skill=skill, text=word(card.text)) if card.text else skill
    return fitting(more, skill)


def equip(campaign: Campaign, seat: int, number: int) -> Play[None]:
    """R57: under any crew member with a free slot, the cost to the supply."""
    card = campaign.pack.ability[number]
    chair = campaign.s.chairs[seat]
    chair.command -= card.cost
    campaign.reveal()
    free = [at for at, member in enumerate(campaign.s.crew) if len(member.equipped) < SLOTS]
    prompt = T("Who learns {card}?", card=word(card.name))
    options = campaign.member_options(free, seat=seat)
    index = yield from campaign.settle(prompt, options, reasons.LEARNING)
    chair.hand.remove(number)
    campaign.s.crew[index].equipped.append(number)
    campaign.say(T("{name} learns {card}.", name=campaign.name(index), card=word(card.name)))
    if card.mode == "instant":
        for mod in card.mods:
            yield from do(campaign, mod, seat)


def _weapon_options(campaign: Campaign, seat: int) -> list[Option[tuple[int, int]]]:
    return [
        Option(
            f"arm-{number}",
            seat,
            T(
                "Hand over {card} ({name})",
                card=word(campaign.pack.card[number].name),
                name=campaign.name(at),
            ),
            (at, number),
            group=T("Weapons"),
        )
        for at, member in enumerate(campaign.s.crew)
        for number in member.weapons
    ]


def hand_weapon(campaign: Campaign, seat: int, held: tuple[int, int]) -> Play[None]:
    """R102: to another crew member, at any time outside combat."""
    at, number = held
    others = [index for index in everybody(campaign) if index != at]
    prompt = T("Who carries {card}?", card=word(campaign.pack.card[number].name))
    options = campaign.member_options(others, seat=seat)
    index = yield from campaign.settle(prompt, options, reasons.WEAPON)
    campaign.s.crew[at].weapons.remove(number)
    arm(campaign, index, number)
