"""What Discord would refuse is no part of a good evening: every refused request is remembered."""

from collections import Counter
from dataclasses import dataclass

from loopback.judges import Exchange
from loopback.types import Json, compact

TOO_MANY, LEFT_OUT = 429, 501


@dataclass(frozen=True, slots=True)
class Refused:
    """A request of the bot, and why nothing came of it."""

    method: str
    template: str
    status: int
    answer: Json
    body: object

    @property
    def code(self) -> int:
        return int(self.answer.get("code", 0))

    def __str__(self) -> str:
        why = f"{self.status} {self.code} {self.answer.get('message', '')}"
        where = compact(self.answer["errors"]) if "errors" in self.answer else ""
        sent = f"\n    sent: {compact(self.body)[:500]}" if self.body is not None else ""
        return f"{self.method} {self.template}: {why} {where}".rstrip() + sent


class Refusals:
    """A judge that remembers. Trouble made on request and 429 are not counted: they are no fault
    of the bot's."""

    def __init__(self) -> None:
        self.seen: list[Refused] = []
        self.expected: set[int] = set()

    def rest(self, exchange: Exchange) -> None:
        status, answer = exchange.status, exchange.answer
        refused = 400 <= status < 500 and status != TOO_MANY
        if (refused or status == LEFT_OUT) and isinstance(answer, dict):
            said = exchange.method, exchange.template, status, answer, exchange.body
            self.seen.append(Refused(*said))

    def dispatch(self, event: str, data: Json) -> None:
        """Nothing that Discord says is refused."""

    def expect(self, *codes: int) -> None:
        """Refusals with these codes (Discord's, or HTTP's) belong to this test; each must come."""
        self.expected.update(codes)

    def clear(self) -> None:
        self.seen.clear()
        self.expected.clear()

    def verdict(self, *, over: bool = True) -> str | None:
        """What nobody expected, and once it is over, what was expected and never came."""
        came = Counter(code for one in self.seen for code in (one.code, one.status))
        lines = [str(one) for one in self.seen if not {one.code, one.status} & self.expected]
        missed = [code for code in self.expected if over and not came[code]]
        lines += [f"{code} was expected and never came" for code in missed]
        if not lines:
            return None
        return "\n".join(["Discord would have refused this:", *(f"  {line}" for line in lines)])
