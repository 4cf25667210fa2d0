"""A question the rules put to the table, and the options that answer it."""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterable, Iterator
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from games.kernel.text import Text

V_co = TypeVar("V_co", covariant=True)
T = TypeVar("T")

Tone = Literal["plain", "go", "warn"]


@dataclass(frozen=True, slots=True, eq=False)
class Option(Generic[V_co]):
    """One possible answer. ``id`` is unique within its ask and seat, short, safe in a custom id.

    Options of several seats may share an id when they mean the same: they are one button then.
    ``spot`` names a place on the board, ``group`` a first-step menu, ``secret`` hides the option
    from every other seat. ``aside`` is an offer that nobody waits for: help on another's turn.
    """

    id: str
    seat: int
    label: Text
    value: V_co
    _: KW_ONLY
    spot: str | None = None
    group: Text | None = None
    detail: Text | None = None
    secret: bool = False
    tone: Tone = "plain"
    aside: bool = False


@dataclass(frozen=True, slots=True, eq=False, init=False)
class Ask:
    """A prompt, why it is asked, and its options. The first valid answer is taken."""

    prompt: Text
    options: tuple[Option[Any], ...]
    why: Text | None
    token: str
    """Which question of its match this is; the match gives it."""
    repeated: bool

    def __init__(
        self,
        prompt: Text,
        options: Iterable[Option[Any]],
        *,
        why: Text | None = None,
        token: str = "",
        repeated: bool = False,
    ) -> None:
        keep = object.__setattr__
        keep(self, "prompt", prompt)
        keep(self, "options", tuple(options))
        keep(self, "why", why)
        keep(self, "token", token)
        keep(self, "repeated", repeated)

    def again(self, options: Iterable[Option[Any]], prompt: Text | None = None) -> Ask:
        """The same question with other options: clicks made on the earlier one stay good."""
        return Ask(prompt or self.prompt, options, why=self.why, repeated=True)

    @property
    def seats(self) -> list[int]:
        """Whoever is asked, in order."""
        return sorted({option.seat for option in self.options})

    @property
    def awaited(self) -> list[int]:
        """Whom the table waits for: ping these, remind these, let an autopilot answer for these."""
        return sorted({option.seat for option in self.options if not option.aside})

    def of(self, seat: int) -> list[Option[Any]]:
        return [option for option in self.options if option.seat == seat]

    def find(self, seat: int, option_id: str) -> Option[Any] | None:
        for option in self.options:
            if option.id == option_id and option.seat == seat:
                return option
        return None

    def seen_by(self, viewer: int | None) -> Ask:
        """Without the secret options of other seats; ``None`` is a spectator."""
        seen = (option for option in self.options if not option.secret or option.seat == viewer)
        return replace(self, options=tuple(seen))

    def marks(self) -> dict[str, int]:
        """The number of every spot, counted as options come: on the board and on the buttons."""
        numbers: dict[str, int] = {}
        for option in self.options:
            if option.spot is not None:
                numbers.setdefault(option.spot, len(numbers) + 1)
        return numbers

    def digest(self) -> str:
        """Short proof that an ask is the one it was: prompt, seats and option ids."""
        keys = ",".join(f"{option.seat}:{option.id}" for option in self.options)
        return hashlib.blake2b(f"{self.prompt.template}|{keys}".encode(), digest_size=6).hexdigest()

    def __iter__(self) -> Iterator[Option[Any]]:
        return iter(self.options)


class Checkpoint:
    """Yielded by rules at a moment from which the state alone is enough to go on."""

    __slots__ = ()


CHECKPOINT = Checkpoint()

Play: TypeAlias = Generator[Ask | Checkpoint, Option[Any], T]
"""Rules: they yield asks and checkpoints, are sent the chosen option, return what came of it."""
