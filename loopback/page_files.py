"""The page: files as they lie in `loopback/page`, and nothing from anywhere else."""

from functools import cache
from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).parent / "page"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; frame-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def add_page(app: web.Application) -> None:
    app.router.add_get("/", _index)
    app.router.add_get("/page/{name:.+}", _file)


@cache
def _files() -> dict[str, Path]:
    """What there is, looked for once; its content is read whenever it is asked for."""
    return {p.relative_to(FOLDER).as_posix(): p for p in FOLDER.rglob("*") if p.suffix in KINDS}


async def _index(request: web.Request) -> web.StreamResponse:
    del request
    return _serve("index.html")


async def _file(request: web.Request) -> web.StreamResponse:
    return _serve(request.match_info["name"])


def _serve(name: str) -> web.StreamResponse:
    """Only what is found in the folder has a name that is served: no path leads out of it."""
    path = _files().get(name)
    if path is None:
        return web.Response(status=404, text="Not Found")
    kind = KINDS[path.suffix]
    return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=HEADERS)
