"""Positions of The Refuge in a few readable lines.

A board text names the rows that matter, ``7 | . . . H H H A D .``: a letter A to D is the diver of
seat 0 to 3 (small when knocked down), ``t`` a tentacle, ``H`` the head, ``.`` nothing. Rows
that are not named are empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from games.kernel.ask import Ask, Checkpoint, Option, Play
from games.kernel.chance import Chance
from games.kernel.game import Outcome
from games.kernel.text import T, Text
from games.kernel.told import Told
from games.refuge import GAME
from games.refuge.board import COLUMN_NAMES, SPOT_IDS, SPOT_LABELS, SPOT_NAMES
from games.refuge.cards import DECKS, KRAKEN, SALVAGE, TYPE_NAMES
from games.refuge.characters import ABILITIES, CHARACTERS
from games.refuge.kraken_head import WAYS_TO_TURN
from games.refuge.objective_cards import NUMERALS, OBJECTIVES
from games.refuge.objectives import lay_markers
from games.refuge.options import RefugeOptions
from games.refuge.set_up import TENTACLES
from games.refuge.situation import ELSEWHERE, NOTHING
from games.refuge.state import DEVOURED, Diver, Goal, State
from games.refuge.words import THE_CARGO, spaces_left, spaces_right
from tests.games.hearing import events, plain

BEGINNERS = ("thin_the_herd", "breach_the_hull", "board_the_ub85")
TEAM = ("michael", "mags", "katerina", "vega")
SOFT = ("satoshi", "mags", "sophie", "vega")
"""Divers without a defence of their own."""

GONE = T("Gone!")

IDS: dict[Text, Any] = {
    **{card.title: card.id for card in (*SALVAGE.values(), *ABILITIES.values())},
    **{card.title: card.id for card in OBJECTIVES.values()},
    **{who.name: who.id for who in CHARACTERS.values()},
    **{name: kind for kind, name in TYPE_NAMES.items()},
    **{name: SPOT_IDS[spot] for names in (SPOT_NAMES, SPOT_LABELS) for spot, name in names.items()},
    **{name: column for column, name in enumerate(COLUMN_NAMES)},
    **{name: level for level, name in NUMERALS.items()},
    **{name: steps for steps, name in WAYS_TO_TURN.items()},
    **{way(n): sign * n for n in (1, 2) for way, sign in ((spaces_left, -1), (spaces_right, 1))},
    **{name: spot for spot, name in ELSEWHERE.items()},
    NOTHING: [],
    THE_CARGO: "cargo",
}
"""What the names in sentences mean, whatever they are called."""


def facts(text: Text | None) -> Any:
    """What a sentence is about, without its words."""
    return plain(text, IDS)


class Places:
    """Where everybody and every tentacle is, before a rule; whatever moves leaves a trail."""

    def __init__(self, state: State) -> None:
        self.divers = [diver.spot for diver in state.divers]
        self.tentacles = set(state.tentacles)

    def check_trail(self, state: State) -> None:
        starts, ends = ({move[at] for move in state.trail} for at in (1, 2))
        for was, diver in zip(self.divers, state.divers, strict=True):
            assert diver.spot == was or (was in starts if diver.spot < 0 else diver.spot in ends)
        assert set(state.tentacles) - self.tentacles <= ends
        assert self.tentacles - set(state.tentacles) <= starts


class Dive:
    """A game under test: choose by option id, look at the state, what was told and the question."""

    def __init__(self, state: State) -> None:
        self.game = GAME(state, len(state.divers), RefugeOptions(), Chance(7))
        self.rules = self.game.play()
        self.ask: Ask | None = None
        self.outcome: Outcome | None = None
        self.started = False

    @property
    def s(self) -> State:
        return self.game.s

    @property
    def offered(self) -> list[str]:
        """The ids of the open question's options but for the way back; starts the rules when
        nothing was asked yet."""
        if not self.started:
            self._advance(None)
        options = () if self.ask is None else self.ask.options
        return [option.id for option in options if option.id != "never_mind"]

    def never_mind(self) -> Dive:
        assert self.ask is not None
        self._advance(next(o for o in self.ask.options if o.id == "never_mind"))
        return self

    def choose(self, *option_ids: str) -> Dive:
        for option_id in option_ids:
            assert option_id in self.offered, f"{option_id} is not among {self.offered}"
            assert self.ask is not None
            self._advance(next(o for o in self.ask.options if o.id == option_id))
        return self

    def watch(self, rule: Play[Any], *answers: str) -> Dive:
        """Runs one rule to its end with these answers."""
        left = list(answers)
        before = Places(self.s)
        step = next(rule, None)
        while isinstance(step, Ask):
            self._check_seats(step)
            assert left, f"asked {step.prompt}: {[option.id for option in step.options]}"
            wanted = left.pop(0)
            option = next((o for o in step.options if o.id == wanted), None)
            assert option is not None, f"{wanted} is not among {[o.id for o in step.options]}"
            try:
                step = rule.send(option)
            except StopIteration:
                step = None
        assert not left, f"never asked: {left}"
        before.check_trail(self.s)
        return self

    def _advance(self, option: Any) -> None:
        self.started = True
        before = Places(self.s)
        try:
            step = self.rules.send(option)
            while isinstance(step, Checkpoint):
                step = next(self.rules)
            self.ask = step
            self._check_seats(step)
        except StopIteration as end:
            self.ask, self.outcome = None, end.value
        before.check_trail(self.s)

    def _check_seats(self, ask: Ask) -> None:
        """Whatever is offered is offered to somebody who sits at the table."""
        assert all(option.seat in range(len(self.s.divers)) for option in ask.options)
        assert isinstance(ask.prompt, Text)

    def spot(self, seat: int) -> str | None:
        return SPOT_IDS.get(self.s.divers[seat].spot)

    @property
    def tentacles(self) -> list[str]:
        return sorted(SPOT_IDS[spot] for spot in self.s.tentacles)

    def told(self, kind: Told) -> list[dict[str, Any]]:
        """Every event of this kind."""
        return events(self.game.lines, kind, IDS)

    @property
    def standing(self) -> list[bool]:
        return [diver.standing for diver in self.s.divers]

    @property
    def devoured(self) -> list[bool]:
        return [diver.devoured for diver in self.game.view(None).divers]

    @property
    def hands(self) -> list[list[str]]:
        return [diver.hand for diver in self.s.divers]

    @property
    def spent(self) -> list[list[str]]:
        return [diver.spent for diver in self.s.divers]

    @property
    def cause(self) -> str | None:
        """How it ended."""
        return self.outcome and self.outcome.cause

    @property
    def question(self) -> Ask:
        assert self.offered
        assert self.ask is not None
        return self.ask

    def option(self, option_id: str) -> Option[Any]:
        return next(one for one in self.question.options if one.id == option_id)


def dive(
    board: str,
    *,
    names: Iterable[str] = TEAM,
    hands: Iterable[Iterable[str]] = (),
    spent: Iterable[Iterable[str]] = (),
    off: Mapping[int, int] = MappingProxyType({}),
    carrier: int | None = None,
    goal: str | None = None,
    objectives: Sequence[str] = BEGINNERS,
    accomplished: int = 0,
    kraken: Iterable[str] = ("K1",),
    draws: Iterable[str] = (),
    head: int = 3,
    threat: int = 0,
    actions: int = 2,
    turn: int = 5,
    **more: Any,
) -> Dive:
    """A position with the first diver to act; ``kraken`` and ``draws`` come first.

    ``goal`` is the current objective, with beginners' ones of the other levels; ``off`` says which
    divers are devoured or aboard, ``carrier`` who has taken the cargo.
    """
    if goal is not None:
        accomplished = OBJECTIVES[goal].level - 1
        objectives = [*BEGINNERS[:accomplished], goal, *BEGINNERS[accomplished + 1 :]]
    letters, tentacles, heads = read_board(board)
    divers = [
        Diver(seat, name, letters.get("ABCD"[seat], letters.get("abcd"[seat], DEVOURED)))
        for seat, name in zip(range(divers_in(letters)), names, strict=False)
    ]
    for diver, hand in zip(divers, hands, strict=False):
        diver.hand = list(hand)
    for diver, cards in zip(divers, spent, strict=False):
        diver.spent = list(cards)
    for letter in letters:
        if letter.islower():
            divers["abcd".index(letter)].down_since = turn - 1
    for seat, place in off.items():
        divers[seat].spot = place
        divers[seat].down_since = turn - 1 if place == DEVOURED else None
    held = [card for diver in divers for card in diver.hand]
    state = State(
        divers=divers,
        active=0,
        salvage_deck=rigged([c.id for c in DECKS.salvage for _ in range(c.copies)], draws, held),
        kraken_deck=rigged(list(KRAKEN), kraken, ()),
        tentacles=tentacles,
        supply=TENTACLES - len(tentacles) - threat,
        threat=threat,
        head=min(heads) % 10 if heads else head,
        phase="act",
        turn=turn,
        actions_left=actions,
        goals=[Goal(objective) for objective in objectives],
        accomplished=accomplished,
    )
    for name, value in more.items():
        setattr(state, name, value)
    game = Dive(state)
    lay_markers(game.game)
    if carrier is not None:
        game.s.divers[carrier].cargo = True
        game.game.goal.markers.clear()
    return game


def read_board(board: str) -> tuple[dict[str, int], list[int], list[int]]:
    letters: dict[str, int] = {}
    tentacles, heads = [], []
    for line in board.strip().splitlines():
        row, _, signs = line.partition("|")
        for column, sign in enumerate(signs.split()):
            spot = 10 * int(row) + column
            assert sign == "." or spot in SPOT_IDS, f"no space at {column}, {row}"
            if sign == "t":
                tentacles.append(spot)
            elif sign == "H":
                heads.append(spot)
            elif sign != ".":
                letters[sign] = spot
    return letters, tentacles, heads


def divers_in(letters: dict[str, int]) -> int:
    return 1 + max("abcd".index(letter.lower()) for letter in letters)


def rigged(cards: list[str], first: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The deck without what is gone, and with these on top in this order."""
    top = list(first)
    for card in (*gone, *top):
        cards.remove(card)
    return cards + top[::-1]
