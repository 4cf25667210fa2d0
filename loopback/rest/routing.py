"""How a route is declared, and what its handler is given."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from urllib.parse import unquote

from aiohttp import web

from loopback.activities import Grant
from loopback.checks.messages import Upload
from loopback.errors import bad_field
from loopback.form import Form, path_snowflake
from loopback.interactions import Interaction
from loopback.realm import Realm
from loopback.types import Json
from loopback.world import World

Answer = Json | list[Json] | None


@dataclass(slots=True)
class Call:
    """One request of the bot, read and ready to be answered."""

    realm: Realm
    request: web.Request
    path: dict[str, str]
    """What stands in the blanks of the route's template."""
    body: object = None
    uploads: list[Upload] = field(default_factory=list)
    answered: Interaction | None = None
    grant: Grant | None = None
    """Of the person whose token was sent; else the bot asks."""

    @property
    def world(self) -> World:
        return self.realm.world

    @property
    def bot_id(self) -> str:
        return str(self.world.bot["id"])

    def id(self, name: str) -> str:
        """An id from the address."""
        return path_snowflake(self.path[name], name)

    def word(self, name: str) -> str:
        return self.path[name]

    @property
    def reason(self) -> str | None:
        """Why, for the audit log; at most 512 characters are kept."""
        return unquote(self.request.headers.get("X-Audit-Log-Reason", ""))[:512] or None

    def channel(self) -> Json:
        return self.world.channel(self.id("channel_id"))

    def form(self) -> Form:
        return Form(self.body)

    def number(self, name: str, least: int, most: int, usual: int) -> int:
        """A number from the query."""
        form = Form(dict(self.request.query))
        found = form.integer(name, least, most)
        form.check()
        return usual if found is None else found

    def query_id(self, name: str) -> str:
        form = Form(dict(self.request.query))
        found = form.snowflake(name)
        form.check()
        return found or ""

    def asked(self, name: str) -> bool:
        value = self.request.query.get(name, "false").lower()
        if value not in ("true", "false", "1", "0"):
            raise bad_field((name,), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return value in ("true", "1")

    def items(self) -> list[object]:
        """A body that is a list."""
        if isinstance(self.body, list):
            return self.body
        raise bad_field((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")

    def knows_emoji(self, emoji_id: str) -> bool:
        guild_emojis = (e["id"] for g in self.world.guilds.values() for e in g["emojis"])
        return emoji_id in self.world.emojis or emoji_id in guild_emojis


Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Route:
    """A method and path template, in the spelling of Discord's own description."""

    method: str
    template: str
    handler: Handler
    status: int = 200
    open: bool = False
    bucket: bool = True
    for_people: bool = False
    """Whether a person's own token opens it, too."""
    described: bool = True
    """Whether it stands in Discord's own description; what is deprecated does not."""


class Routes:
    """Collects the routes of one noun."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def on(
        self,
        method: str,
        template: str,
        *,
        status: int = 200,
        open: bool = False,  # noqa: A002 - a route without a token is open
        bucket: bool = True,
        for_people: bool = False,
        described: bool = True,
    ) -> Callable[[Handler], Handler]:
        def remember(handler: Handler) -> Handler:
            self.all.append(
                Route(method, template, handler, status, open, bucket, for_people, described)
            )
            return handler

        return remember
