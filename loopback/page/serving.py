"""Hands out the page's files, and lets them load nothing from anywhere else."""

from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).parent
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def add_page(app: web.Application) -> None:
    """The page at `/`, everything it needs below `/page/`."""
    app.router.add_get("/", _index)
    app.router.add_get("/page/{path:.+}", _file)


async def _index(_: web.Request) -> web.Response:
    return _answer(FOLDER / "index.html")


async def _file(request: web.Request) -> web.Response:
    return _answer(FOLDER / request.match_info["path"])


def _answer(path: Path) -> web.Response:
    """Only files of the kinds above, and only from this folder."""
    wanted = path.resolve()
    kind = KINDS.get(wanted.suffix)
    if kind is None or not wanted.is_relative_to(FOLDER) or not wanted.is_file():
        return web.Response(status=404, text="There is no such file.")
    return web.Response(
        body=wanted.read_bytes(), content_type=kind, charset="utf-8", headers=HEADERS
    )
