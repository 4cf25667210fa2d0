"""A bot without a library: plain requests, so that nothing is made polite on the way."""

import io
import json
from typing import Any

import aiohttp

from loopback import Loopback

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000100000001080600000 01f15c489".replace(" ", "")
)


class Raw:
    """Sends what it is told, and gives status and body."""

    def __init__(self, world: Loopback, session: aiohttp.ClientSession) -> None:
        self.world = world
        self.session = session
        self.headers = {"Authorization": f"Bot {world.token}"}

    async def __call__(
        self, method: str, path: str, body: object = None, *, root: str = "/api/v10", **more: Any
    ) -> tuple[int, Any]:
        given = {"json": body} if body is not None else {}
        headers = self.headers | more.pop("headers", {})
        url = f"{self.world.base_url}{root}{path}"
        async with self.session.request(method, url, headers=headers, **given, **more) as answer:
            text = await answer.text()
            self.last = answer
            return answer.status, json.loads(text) if text else None

    async def send(self, body: object, channel: str = "general") -> tuple[int, Any]:
        return await self("POST", f"/channels/{self.channel(channel)}/messages", body)

    def channel(self, name: str) -> str:
        every = self.world.world.channels.values()
        return str(next(c["id"] for c in every if c.get("name") == name))

    async def multipart(
        self, method: str, path: str, body: object, files: dict[str, bytes]
    ) -> tuple[int, Any]:
        form = aiohttp.FormData()
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        for index, (name, data) in enumerate(files.items()):
            form.add_field(f"files[{index}]", io.BytesIO(data), filename=name)
        return await self(method, path, data=form)


def faults_of(body: Any, path: tuple[object, ...] = ()) -> dict[str, str]:
    """An error tree laid flat: where, and which code."""
    found = {}
    for key, value in body.items():
        if key == "_errors":
            found[".".join(map(str, path))] = value[0]["code"]
        else:
            found |= faults_of(value, (*path, key))
    return found
