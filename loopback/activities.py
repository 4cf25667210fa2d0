"""Activities: an app inside a channel, who is in it, and what people let it know of them."""

import secrets
from dataclasses import dataclass, field

from loopback.errors import Refusal
from loopback.types import Json

SECRET = "local-opens-nothing-but-loopback"  # noqa: S105 - it guards nothing but a loopback
"""The application's client secret, the same in every world."""
CODE_LIVES, TOKEN_LIVES = 60.0, 7 * 24 * 3600.0


class NotGranted(Refusal):
    """OAuth2 says no in words of its own."""

    def __init__(self, error: str, why: str, status: int = 400) -> None:
        super().__init__(0, status=status, message=why)
        self.error = error

    def body(self) -> Json:
        return {"error": self.error, "error_description": self.message}


@dataclass(slots=True, eq=False)
class Instance:
    """One Activity that runs in a channel."""

    id: str
    launch_id: str
    application_id: str
    channel_id: str
    guild_id: str | None
    users: list[str] = field(default_factory=list)

    def told(self) -> Json:
        kind = "pc" if self.guild_id is None else "gc"
        location: Json = {"id": f"{kind}-{self.channel_id}", "kind": kind}
        location["channel_id"] = self.channel_id
        if self.guild_id is not None:
            location |= {"guild_id": self.guild_id}
        return {
            "application_id": self.application_id,
            "instance_id": self.id,
            "launch_id": self.launch_id,
            "location": location,
            "users": self.users,
        }


@dataclass(frozen=True, slots=True)
class Grant:
    """What somebody lets the app know, and until when."""

    user_id: str
    scopes: tuple[str, ...]
    until: float


class Activities:
    """All that run, and all that was granted to them."""

    def __init__(self) -> None:
        self.url: str | None = None
        """Where the Activity is served; without it the app has none."""
        self.running: dict[str, Instance] = {}
        self._codes: dict[str, Grant] = {}
        self._tokens: dict[str, Grant] = {}
        self._refresh: dict[str, Grant] = {}

    def open(self, channel: Json, application_id: str, new_id: str, user_id: str) -> Instance:
        """Somebody starts the one of a channel, or comes into it."""
        found = next((i for i in self.running.values() if i.channel_id == channel["id"]), None)
        if found is None:
            where = channel["id"], channel.get("guild_id")
            found = Instance(f"i-{new_id}-{where[0]}", new_id, application_id, *where)
            self.running[found.id] = found
        if user_id not in found.users:
            found.users.append(user_id)
        return found

    def leave(self, instance_id: str, user_id: str) -> Instance:
        """It ends with the last who leaves."""
        found = self.instance(instance_id)
        found.users = [other for other in found.users if other != user_id]
        if not found.users:
            del self.running[found.id]
        return found

    def instance(self, instance_id: str) -> Instance:
        if instance_id not in self.running:
            raise Refusal(0)
        return self.running[instance_id]

    def authorize(self, user_id: str, scopes: tuple[str, ...], now: float) -> str:
        """A code that the app's own server exchanges, once and soon."""
        code = secrets.token_urlsafe(22)
        self._codes[code] = Grant(user_id, scopes, now + CODE_LIVES)
        return code

    def exchange(self, code: str, now: float) -> Json:
        return self._issue(self._codes.pop(code, None), 'Invalid "code" in request.', now)

    def refresh(self, token: str, now: float) -> Json:
        return self._issue(self._refresh.pop(token, None), "Invalid refresh token", now)

    def _issue(self, grant: Grant | None, why: str, now: float) -> Json:
        if grant is None or grant.until < now:
            raise NotGranted("invalid_grant", why)
        access, again = secrets.token_urlsafe(22), secrets.token_urlsafe(22)
        self._tokens[access] = Grant(grant.user_id, grant.scopes, now + TOKEN_LIVES)
        self._refresh[again] = Grant(grant.user_id, grant.scopes, float("inf"))
        return {
            "token_type": "Bearer",
            "access_token": access,
            "expires_in": int(TOKEN_LIVES),
            "refresh_token": again,
            "scope": " ".join(grant.scopes),
        }

    def granted(self, access_token: str, now: float) -> Grant | None:
        found = self._tokens.get(access_token)
        return found if found is not None and found.until >= now else None
