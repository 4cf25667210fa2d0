"""Addresses of files expire: they are signed whenever they leave, so that old ones die."""

import hashlib
import hmac
import re

from loopback.clock import Clock

HOUR, LIVES = 3600, 24 * 3600
MARK = "/attachments/"
ADDRESS = re.compile(r'(/attachments/\d+/\d+/[\w.\-]+)(\?[^"]*)?')


class Signer:
    """Knows the world's secret; a copy of an address without it opens nothing."""

    def __init__(self, clock: Clock, secret: str) -> None:
        self.clock = clock
        self.secret = secret.encode()

    def text(self, text: str) -> str:
        """Signs every address of a file in something about to be sent."""
        return ADDRESS.sub(self._fresh, text) if MARK in text else text

    def _fresh(self, found: "re.Match[str]") -> str:
        """For an hour a file keeps its address, so that who shows it need not load it again."""
        issued = int(self.clock.now()) // HOUR * HOUR
        return f"{found[1]}?{self._query(found[1], issued + LIVES, issued)}"

    def _query(self, path: str, expires: int, issued: int) -> str:
        words = f"ex={expires:x}&is={issued:x}"
        sign = hmac.new(self.secret, f"{path}?{words}".encode(), hashlib.sha256).hexdigest()
        return f"{words}&hm={sign}&"

    def holds(self, path: str, query: str) -> bool:
        """Whether an address is whole and still lives."""
        parts = dict(part.partition("=")[::2] for part in query.split("&"))
        try:
            expires, issued = int(parts["ex"], 16), int(parts["is"], 16)
        except (KeyError, ValueError):
            return False
        good = hmac.compare_digest(self._query(path, expires, issued), query.rstrip("&") + "&")
        return good and self.clock.now() < expires


def unsigned(url: str) -> str:
    """An address as it is kept."""
    return url.partition("?")[0] if MARK in url else url
