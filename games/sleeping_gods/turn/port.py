"""Ports: inn, shipyard, healer and level cards (R54-R55)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from games.kernel import Option, Play, T, Text
from games.sleeping_gods import questions, told
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.command.any_time import table_ask
from games.sleeping_gods.crew.healing import restore
from games.sleeping_gods.crew.passives import moment_comes
from games.sleeping_gods.ship.hull import damaged, mend
from games.sleeping_gods.words import ROOM_NAME, brief, coins, goods, word

INN = 4
INN_HEALTH = 2
LEAVE = T("Done here")


def inn_price(campaign: Campaign) -> int:
    return max(0, INN + campaign.ship_bonus("inn"))


def repair_price(campaign: Campaign) -> int:
    return max(0, 1 + campaign.ship_bonus("repair_price"))


def visit_port(campaign: Campaign) -> Play[None]:
    """R54: each service once, in any order, until one has had enough."""
    campaign.s.port_done, campaign.s.ashore = [], True
    yield from moment_comes(campaign, "port", campaign.everybody())
    while True:
        chosen = yield from table_ask(
            campaign,
            questions.PORT,
            partial(_purse, campaign),
            lambda: list(port_options(campaign)),
            T("The inn just once, the rest as often as you like."),
            upto=len(list(port_options(campaign))),
        )
        if chosen.value is None:
            break
        serve(campaign, chosen.value)
    campaign.deed(campaign.s.active, told.LEAVES_PORT())
    campaign.s.port_done, campaign.s.ashore = [], False


def _purse(campaign: Campaign) -> Text:
    purse = coins(campaign.s.goods["coins"])
    return T("What do you do in port? You have {purse}, {xp} XP", purse=purse, xp=campaign.s.xp)


@dataclass(frozen=True, slots=True)
class Shipyard:
    """One damage of a part repaired, for coins or materials."""

    goods: str
    part: str


@dataclass(frozen=True, slots=True)
class Healer:
    """All health of one crew member."""

    member: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """A level card of one crew member."""

    member: int
    level: str


Service = Shipyard | Healer | Lesson | Literal["inn"]


def port_options(campaign: Campaign) -> Iterator[Option[Service | None]]:
    purse = campaign.s.goods["coins"]
    weary = any(member.damage or member.fatigue for member in campaign.s.crew)
    if "inn" not in campaign.s.port_done and purse >= inn_price(campaign) and weary:
        label = T("Inn: +2 health, −1 fatigue for all, {price}", price=coins(inn_price(campaign)))
        short = T("Inn −{n}", n=inn_price(campaign))
        yield Option("inn", campaign.s.active, label, "inn", short=short)
    yield from _shipyard_options(campaign)
    yield from _healer_options(campaign)
    yield from _level_options(campaign)
    yield Option("leave", campaign.s.active, LEAVE, None, tone="go", ends=True)


def _shipyard_options(campaign: Campaign) -> Iterator[Option[Shipyard]]:
    price = repair_price(campaign)
    group = T("Shipyard")
    for kind in ("coins", "materials"):
        if campaign.s.goods[kind] < price:
            continue
        for part in damaged(campaign):
            yield Option(
                f"repair-{kind}-{part}",
                campaign.s.active,
                T("{room}: repair 1 for {price}", room=ROOM_NAME[part], price=goods(kind, price)),
                Shipyard(kind, part),
                group=group,
            )


def _healer_options(campaign: Campaign) -> Iterator[Option[Healer]]:
    if not campaign.s.goods["coins"]:
        return
    for index, member in enumerate(campaign.s.crew):
        if member.damage:
            label = T("Healer: {name}, {price}", name=campaign.name(index), price=coins(1))
            yield Option(
                f"heal-{member.id}",
                campaign.s.active,
                label,
                Healer(index),
                short=T("Heal {name}", name=campaign.name(index)),
                group=T("Healer"),
            )


def _level_options(campaign: Campaign) -> Iterator[Option[Lesson]]:
    for index, board in enumerate(campaign.boards):
        for level in board.levels:
            if level.xp <= campaign.s.xp and level.id not in campaign.s.crew[index].levels:
                label = T(
                    "{name}: {level}, {xp} XP",
                    name=campaign.name(index),
                    level=word(level.name),
                    xp=level.xp,
                )
                detail = brief(level.text)
                yield Option(
                    f"level-{level.id}",
                    campaign.s.active,
                    label,
                    Lesson(index, level.id),
                    short=T("{name}: {level}", name=campaign.name(index), level=word(level.name)),
                    detail=detail,
                    group=T("Level cards"),
                )


def serve(campaign: Campaign, service: Service) -> None:
    """What was chosen, paid for and done."""
    match service:
        case "inn":
            stay_at_inn(campaign)
        case Shipyard(kind, part):
            campaign.s.goods[kind] -= repair_price(campaign)
            paid = goods(kind, repair_price(campaign))
            campaign.deed(campaign.s.active, told.SHIP_MENDED(price=paid))
            mend(campaign, part)
        case Healer(member):
            campaign.s.goods["coins"] -= 1
            values = {"name": campaign.name(member), "price": coins(1)}
            campaign.deed(campaign.s.active, told.TAKES_TO_HEALER(**values))
            restore(campaign, member, campaign.health(member))
        case Lesson(member, level):
            buy_level(campaign, member, level)


def stay_at_inn(campaign: Campaign) -> None:
    campaign.s.port_done.append("inn")
    campaign.s.goods["coins"] -= inn_price(campaign)
    for index, member in enumerate(campaign.s.crew):
        restore(campaign, index, INN_HEALTH)
        member.fatigue = max(0, member.fatigue - 1)
    campaign.deed(campaign.s.active, told.LETS_CREW_SLEEP())
    campaign.figure(told.PAYS_GOODS(goods=coins(inn_price(campaign))))
    campaign.figure(told.EVERYBODY_RESTS(n=1))


def buy_level(campaign: Campaign, index: int, level_id: str) -> None:
    """R55: equipped at once and for good."""
    level = campaign.pack.level[level_id]
    campaign.s.xp -= level.xp
    campaign.s.crew[index].levels.append(level_id)
    campaign.note("level", level_id)
    values = {"name": campaign.name(index), "level": word(level.name), "xp": level.xp}
    campaign.deed(campaign.s.active, told.LEARNS(**values))
