"""Worlds as YAML files: who and what is there on the first day."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import yaml
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from loopback import seed
from loopback.gateway.intents import PRIVILEGED, Intent
from loopback.permissions import PLAYER, May
from loopback.types import Json
from loopback.world import CATEGORY, FORUM, NEWS, TEXT, VOICE, World

FIRST = Path(__file__).with_name("first.yaml")
KINDS = {"text": TEXT, "voice": VOICE, "category": CATEGORY, "news": NEWS, "forum": FORUM}
INTENTS = {
    "presences": Intent.GUILD_PRESENCES,
    "members": Intent.GUILD_MEMBERS,
    "message_content": Intent.MESSAGE_CONTENT,
}


class NotAPlan(ValueError):
    """The file does not describe a world."""


def _permission(name: str) -> str:
    if name.upper() not in May.__members__:
        raise ValueError(f"{name} is no permission; see Discord's names in loopback.May")
    return name.upper()


Permission = Annotated[str, AfterValidator(_permission)]


class Plan(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PersonPlan(Plan):
    name: str = Field(min_length=1, max_length=32)
    locale: str = "en-US"


def _person(given: object) -> object:
    return {"name": given} if isinstance(given, str) else given


class RolePlan(Plan):
    name: str = Field(min_length=1, max_length=100)
    permissions: tuple[Permission, ...] = ()
    members: tuple[str, ...] = ()


class ChannelPlan(Plan):
    name: str = Field(min_length=1, max_length=100)
    type: Literal["text", "voice", "category", "news", "forum"] = "text"
    topic: str | None = None


class GuildPlan(Plan):
    name: str = Field(min_length=2, max_length=100)
    owner: str
    members: tuple[str, ...] | None = None
    everyone: tuple[Permission, ...] | None = None
    roles: tuple[RolePlan, ...] = ()
    channels: tuple[ChannelPlan, ...] = (ChannelPlan(name="general"),)


class BotPlan(Plan):
    name: str = Field(default="Your bot", min_length=2, max_length=32)
    permissions: tuple[Permission, ...] = ()
    intents: tuple[Literal["presences", "members", "message_content"], ...] = ()


class WelcomePlan(Plan):
    """The first screen of the page: its title, a word about the bot, commands to try first."""

    title: str = ""
    lead: str = ""
    first: tuple[str, ...] = ()


class WorldPlan(Plan):
    """A whole world; members default to everybody, permissions to nothing beyond everyone's."""

    bot: BotPlan = BotPlan()
    people: tuple[Annotated[PersonPlan, BeforeValidator(_person)], ...] = Field(min_length=1)
    guilds: tuple[GuildPlan, ...] = Field(min_length=1)
    welcome: WelcomePlan = WelcomePlan()


@cache
def read_plan(path: Path) -> WorldPlan:
    try:
        return WorldPlan.model_validate(yaml.safe_load(path.read_text()))
    except (ValidationError, yaml.YAMLError) as error:
        raise NotAPlan(f"{path} describes no world: {error}") from error


def first_world(now: float, path: Path = FIRST) -> World:
    """The world of a file, on its first day."""
    plan = read_plan(path)
    world = seed.with_application(plan.bot.name, now)
    people = {p.name: seed.add_user(world, p.name, now) for p in plan.people}
    world.locales = {people[p.name]["id"]: p.locale for p in plan.people}
    for guild in plan.guilds:
        _add_guild(world, guild, plan.bot, people, now)
    world.application["owner"] = world.users[next(iter(world.guilds.values()))["owner_id"]]
    seed.allow_intents(world, sum(_flag(name) for name in plan.bot.intents))
    world.welcome = plan.welcome.model_dump()
    return world


def _flag(name: str) -> int:
    """The application's flag that stands for a privileged intent."""
    return PRIVILEGED[INTENTS[name]][1]


def bits(names: tuple[str, ...]) -> int:
    total = May(0)
    for name in names:
        total |= May[name]
    return int(total)


def _add_guild(
    world: World, plan: GuildPlan, bot: BotPlan, people: dict[str, Json], now: float
) -> None:
    owner = _known(plan.owner, people)
    guild = seed.add_guild(world, plan.name, owner, now, bits(bot.permissions))
    everyone = PLAYER if plan.everyone is None else bits(plan.everyone)
    guild["roles"][0]["permissions"] = str(int(everyone))
    for name in people if plan.members is None else plan.members:
        if _known(name, people) is not owner:
            seed.add_member(world, guild, people[name], now)
    for role in plan.roles:
        added = seed.add_role(world, guild, role.name, bits(role.permissions), now)
        for name in role.members:
            world.members[guild["id"]][_known(name, people)["id"]]["roles"].append(added["id"])
    for channel in plan.channels:
        seed.add_channel(world, guild, channel.name, KINDS[channel.type], now, channel.topic)
    texts = [c for c in world.channels_of(guild["id"]) if c["type"] == TEXT]
    guild["system_channel_id"] = texts[0]["id"] if texts else None


def _known(name: str, people: dict[str, Json]) -> Json:
    if name not in people:
        raise NotAPlan(f"{name} is not among the people: {', '.join(people)}")
    return people[name]
