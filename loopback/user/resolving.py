"""The people, roles, channels and files that an interaction speaks of."""

from loopback.permissions import in_guild
from loopback.realm import Realm
from loopback.types import Json
from loopback.user import finding
from loopback.user.refusals import NotAllowed

USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 6, 7, 8, 9, 11
BY_SELECT = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}
CHANNEL_KEYS = ("id", "name", "type", "parent_id", "thread_metadata", "topic", "flags")


class Resolver:
    """Collects everything that is named, so that it can be sent along."""

    def __init__(self, realm: Realm, guild_id: str | None, user_id: str) -> None:
        self.realm = realm
        self.world = realm.world
        self.guild_id = guild_id
        self.user_id = user_id
        self.found: Json = {}

    def data(self) -> Json:
        return {"resolved": self.found} if self.found else {}

    def name(self, kind: int, value: object, uploads: dict[str, Json]) -> str:
        """The id of what was named, which is kept."""
        text = str(value)
        match kind:
            case 6:
                return self.user(text)
            case 7:
                return self.channel(text)
            case 8:
                return self.role(text)
            case 9:
                return self.role(text) if self._is_role(text) else self.user(text)
        return self.attachment(text, uploads)

    def user(self, name: str) -> str:
        person = finding.person(self.world, name.strip("<@!>"))
        self._keep("users", person["id"], person)
        member = self.world.members.get(self.guild_id or "", {}).get(person["id"])
        if member:
            self._keep("members", person["id"], self._member(member))
        return str(person["id"])

    def _member(self, member: Json) -> Json:
        guild = self.world.guilds[self.guild_id or ""]
        hidden = ("user", "deaf", "mute")
        shown = {k: v for k, v in member.items() if k not in hidden}
        return shown | {"permissions": str(in_guild(guild, member))}

    def channel(self, name: str) -> str:
        found = finding.channel(self.world, name, self.user_id)
        shown = {k: found[k] for k in CHANNEL_KEYS if k in found}
        held = self.world.permissions(self.user_id, found)
        self._keep("channels", found["id"], shown | {"permissions": str(held)})
        return str(found["id"])

    def _roles(self) -> list[Json]:
        found: list[Json] = self.world.guilds.get(self.guild_id or "", {}).get("roles", [])
        return found

    def _is_role(self, name: str) -> bool:
        return any(name in (role["id"], role["name"]) for role in self._roles())

    def role(self, name: str) -> str:
        for role in self._roles():
            if name in (role["id"], role["name"]):
                self._keep("roles", role["id"], role)
                return str(role["id"])
        raise NotAllowed(f"There's no role {name}")

    def attachment(self, upload_id: str, uploads: dict[str, Json]) -> str:
        if upload_id not in uploads:
            raise NotAllowed(f"There's no upload {upload_id}")
        self._keep("attachments", upload_id, uploads[upload_id] | {"ephemeral": True})
        return upload_id

    def message(self, channel_id: str, message_id: str) -> str:
        found = finding.message(self.world, channel_id, message_id, self.user_id)
        self._keep("messages", message_id, found.data)
        return message_id

    def _keep(self, table: str, thing_id: str, thing: Json) -> None:
        self.found.setdefault(table, {})[thing_id] = thing
