"""The file server: attachments, emojis and avatars."""

from aiohttp import web

from loopback import avatars
from loopback.errors import Refusal
from loopback.files import content_type
from loopback.realm import Realm

SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp")
COLOURS = ("#1d6fa5", "#2e8b78", "#b4532a", "#7b4fa3", "#a3344f", "#4c6b22")
AVATAR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" '
    'fill="{colour}"/><text x="32" y="43" font-family="sans-serif" font-size="30" fill="#fff" '
    'text-anchor="middle">{letter}</text></svg>'
)


class Cdn:
    """Serves what the store holds; anything that is no picture only as a download."""

    def __init__(self, realm: Realm) -> None:
        self.realm = realm

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self.attachment)
        app.router.add_get("/emojis/{name}", self.emoji)
        app.router.add_get("/avatars/{owner_id}/{name:[0-9a-f]{32}}.{ending}", self.avatar)
        app.router.add_get("/people/{user_id}.svg", self.portrait)

    async def attachment(self, request: web.Request) -> web.Response:
        if not self.realm.signer.holds(request.path, request.query_string):
            return web.Response(status=404, text="This content is no longer available.")
        return self._file(request.match_info["file_id"], request.match_info["name"])

    async def emoji(self, request: web.Request) -> web.Response:
        emoji_id = request.match_info["name"].partition(".")[0]
        return self._file(emoji_id, "emoji.png")

    async def avatar(self, request: web.Request) -> web.Response:
        return self._file(avatars.file_id(request.match_info["name"]), "avatar.png")

    def _file(self, file_id: str, name: str) -> web.Response:
        try:
            data = self.realm.files.get(file_id)
        except Refusal:
            return web.Response(status=404, text="This content is no longer available.")
        kind = content_type(name) or "application/octet-stream"
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=31536000"}
        if kind not in SHOWN:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, content_type=kind, headers=headers)

    async def portrait(self, request: web.Request) -> web.Response:
        """A face for whoever has no picture: a letter on a colour of their own."""
        user = self.realm.world.users.get(request.match_info["user_id"])
        if user is None:
            return web.Response(status=404)
        letter = str(user["global_name"] or user["username"])[0].upper()
        colour = COLOURS[int(user["id"]) % 1_000_003 % len(COLOURS)]
        letter = letter if letter.isalnum() else "?"
        svg = AVATAR.format(colour=colour, letter=letter)
        return web.Response(text=svg, content_type="image/svg+xml")
