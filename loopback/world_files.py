"""Worlds as YAML (or JSON) files: who and what is there on the first day."""

import json
from collections.abc import Collection
from functools import cache
from pathlib import Path

from loopback import seed
from loopback.checks.commands import LOCALES
from loopback.errors import Refusal
from loopback.form import Form
from loopback.gateway.intents import PRIVILEGED, Intent
from loopback.permissions import PLAYER, May
from loopback.types import Json
from loopback.world import CATEGORY, FORUM, NEWS, TEXT, VOICE, World

FIRST = Path(__file__).with_name("first.json")
KINDS = {"text": TEXT, "voice": VOICE, "category": CATEGORY, "news": NEWS, "forum": FORUM}
INTENTS = {
    "presences": Intent.GUILD_PRESENCES,
    "members": Intent.GUILD_MEMBERS,
    "message_content": Intent.MESSAGE_CONTENT,
}
KEYS = {
    "world": {"bot", "people", "guilds", "welcome"},
    "bot": {"name", "permissions", "intents", "privacy", "terms"},
    "person": {"name", "locale"},
    "guild": {"name", "owner", "members", "everyone", "roles", "channels"},
    "role": {"name", "permissions", "members"},
    "channel": {"name", "type", "topic"},
    "welcome": {"title", "lead", "first"},
}
LINKS = {"privacy": "privacy_policy_url", "terms": "terms_of_service_url"}
MANY = 10_000


class NotAPlan(ValueError):
    """The file does not describe a world."""


@cache
def _read(path: Path) -> str:
    """The file as JSON: cheaper to read anew for every world than YAML is."""
    text = path.read_text()
    try:
        json.loads(text)
    except ValueError:
        return _from_yaml(path, text)
    return text


def _from_yaml(path: Path, text: str) -> str:
    try:
        import yaml  # noqa: PLC0415 - takes longer to load than a world to start; JSON needs none
    except ModuleNotFoundError as error:
        extra = 'pip install "discord-loopback[yaml]"'
        raise NotAPlan(f"{path} isn't JSON, and YAML is an extra: {extra}") from error

    quick: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return json.dumps(yaml.load(text, Loader=quick))  # noqa: S506 - it is a safe one
    except (yaml.YAMLError, TypeError) as error:
        raise NotAPlan(f"{path} isn't YAML: {error}") from error


def first_world(now: float, path: Path = FIRST) -> World:
    """The world of a file, on its first day."""
    try:
        return Builder(Form(json.loads(_read(path))), now).world
    except Refusal as refusal:
        raise NotAPlan(f"{path} isn't a world: {json.dumps(refusal.errors)}") from refusal


class Builder:
    """Reads a plan and builds the world as it goes; what is wrong is told with its place."""

    def __init__(self, plan: Form, now: float) -> None:
        self.now = now
        self.people: dict[str, Json] = {}
        _only(plan, "world")
        plan.check()
        bot = plan.form("bot") or Form({}, plan.errors)
        _only(bot, "bot")
        self.world = seed.with_application(bot.text("name", 32, least=2) or "Your bot")
        self.bot_permissions = _permissions(bot, "permissions")
        seed.allow_intents(self.world, _intents(bot))
        for key, field in LINKS.items():
            if link := bot.text(key, 512):
                self.world.application[field] = link
        for index, given in enumerate(plan.items("people", MANY, least=1, required=True)):
            form = Form({"name": given} if isinstance(given, str) else given, plan.errors)
            form.path = ("people", index)
            self._person(form)
        for guild in plan.forms("guilds", MANY, least=1, required=True):
            self._guild(guild)
        self._welcome(plan)
        plan.check()
        owner = next(iter(self.world.guilds.values()))["owner_id"]
        self.world.application["owner"] = self.world.users[owner]

    def _person(self, form: Form) -> None:
        _only(form, "person")
        name, locale = form.text("name", 32, least=1, required=True), form.text("locale") or "en-US"
        if locale not in LOCALES:
            form.fault(("locale",), "UNKNOWN_LOCALE", f"{locale} isn't one of Discord's languages")
        if name is not None:
            self.people[name] = seed.add_user(self.world, name, self.now)
            self.world.locales[self.people[name]["id"]] = locale

    def _guild(self, form: Form) -> None:
        _only(form, "guild")
        name, owner = form.text("name", 100, least=2, required=True), self._one(form, "owner")
        if name is None or owner is None:
            return
        guild = seed.add_guild(self.world, name, owner, self.now, self.bot_permissions)
        everyone = _permissions(form, "everyone") if form.has("everyone") else int(PLAYER)
        guild["roles"][0]["permissions"] = str(everyone)
        for person in self._members(form) if form.has("members") else self.people.values():
            if person is not owner:
                seed.add_member(self.world, guild, person, self.now)
        for role in form.forms("roles", 249):
            self._role(guild, role)
        self._channels(guild, form)

    def _role(self, guild: Json, form: Form) -> None:
        _only(form, "role")
        name = form.text("name", 100, least=1, required=True) or ""
        held = _permissions(form, "permissions")
        role = seed.add_role(self.world, guild, name, held, self.now)
        for person in self._members(form):
            self.world.members[guild["id"]][person["id"]]["roles"].append(role["id"])

    def _channels(self, guild: Json, form: Form) -> None:
        for channel in form.forms("channels", 500):
            _only(channel, "channel")
            name = channel.text("name", 100, least=1, required=True) or ""
            kind = _word(channel, "type", KINDS, "text")
            topic = channel.text("topic", 1024)
            seed.add_channel(self.world, guild, name, KINDS[kind], self.now, topic)
        if not form.has("channels"):
            seed.add_channel(self.world, guild, "general", TEXT, self.now)
        texts = [c for c in self.world.channels_of(guild["id"]) if c["type"] == TEXT]
        guild["system_channel_id"] = texts[0]["id"] if texts else None

    def _one(self, form: Form, key: str) -> Json | None:
        name = form.text(key, required=True)
        if name is not None and name not in self.people:
            form.fault((key,), "UNKNOWN_PERSON", f"{name} isn't among the people")
        return self.people.get(name or "")

    def _members(self, form: Form) -> list[Json]:
        names = [str(name) for name in form.items("members", MANY)]
        for index, name in enumerate(names):
            if name not in self.people:
                form.fault(("members", index), "UNKNOWN_PERSON", f"{name} isn't among the people")
        return [self.people[name] for name in names if name in self.people]

    def _welcome(self, plan: Form) -> None:
        """The first screen of the page: its title, a word about the bot, commands to try first."""
        form = plan.form("welcome") or Form({}, plan.errors)
        _only(form, "welcome")
        self.world.welcome = {
            "title": form.text("title") or "",
            "lead": form.text("lead") or "",
            "first": [str(word) for word in form.items("first", 8)],
        }


def _only(form: Form, kind: str) -> None:
    for key in form.data.keys() - KEYS[kind]:
        form.fault((key,), "UNKNOWN_KEY", f"Not one of {', '.join(sorted(KEYS[kind]))}")


def _word(form: Form, key: str, known: Collection[str], usual: str) -> str:
    word = form.text(key) or usual
    if word in known:
        return word
    form.fault((key,), "UNKNOWN_WORD", f"{word} is not one of {', '.join(known)}")
    return usual


def _permissions(form: Form, key: str) -> int:
    total = May(0)
    for index, name in enumerate(form.items(key, 64)):
        word = str(name).upper()
        if word in May.__members__:
            total |= May[word]
        else:
            form.fault((key, index), "UNKNOWN_PERMISSION", f"{name} isn't a permission")
    return int(total)


def _intents(form: Form) -> int:
    """The application's flags that stand for the privileged intents it was given."""
    flags = 0
    for index, name in enumerate(form.items("intents", len(INTENTS))):
        if name in INTENTS:
            flags |= PRIVILEGED[INTENTS[str(name)]][1]
        else:
            form.fault(("intents", index), "UNKNOWN_INTENT", f"Not one of {', '.join(INTENTS)}")
    return flags
