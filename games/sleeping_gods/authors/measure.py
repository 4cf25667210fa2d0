"""Balance in figures: what a sensible crew finds, spends and survives, and what it never meets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Any

from games.kernel import Ask, Chance, Game, Option
from games.kernel.run import run
from games.kernel.telling import Line
from games.sleeping_gods.autopilot.preferences import VariedLuck
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.state import State
from games.sleeping_gods.view import View

FOOD = ("meat", "vegetables", "grain")
SELDOM = 500
MIXED = "mixed"
"""Not a mode: every mode, with one to four players, in turn."""
MODES = ("normal", "easy", "normal", "brutal")
ACTIONS = ("travel", "explore", "market", "port", "skip")


@dataclass(slots=True)
class Witness:
    """Looks on at one campaign: what was spent, and which cards came to the table."""

    spent: Counter[str] = field(default_factory=Counter)
    met: dict[str, set[object]] = field(default_factory=dict)
    acts: Counter[str] = field(default_factory=Counter)
    earned: int = 0
    words: int = 0
    passages: int = 0
    decisions: int = 0
    _goods: dict[str, int] = field(default_factory=dict)
    _xp: int = 0

    def look(self, state: State) -> None:
        for good, amount in state.goods.items():
            self.spent[good] += max(0, self._goods.get(good, amount) - amount)
        self._goods = dict(state.goods)
        self.earned += max(0, state.xp - self._xp)
        self._xp = state.xp
        for kind, faces in seen_cards(state):
            self.met.setdefault(kind, set()).update(faces)

    def listen(self, lines: list[Line]) -> None:
        """Counts what is read aloud."""
        prose = [str(line.text) for line in lines if line.kind == "prose"]
        self.passages += len(prose)
        self.words += sum(len(text.split()) for text in prose)

    def heed(self, option: Option[Any]) -> None:
        self.decisions += 1
        act = option.id.partition("-")[0]
        self.acts[act] += act in ACTIONS


def seen_cards(state: State) -> Iterator[tuple[str, Iterable[object]]]:
    """What lies open, or was drawn, at this moment."""
    yield "cards", (*(card.num for card in state.cards), *state.stall)
    yield "abilities", (*state.ability_discard, *(c for chair in state.chairs for c in chair.hand))
    yield "quests", (*state.quests, *state.used_quests)
    yield "enemies", () if state.fight is None else (foe.num for foe in state.fight.foes)
    yield "events", state.events_gone
    yield "events", (lasting.id for lasting in state.lasting)


@dataclass(slots=True)
class Figures:
    """What came of many campaigns."""

    pack: Pack
    rows: dict[str, list[int]] = field(default_factory=dict)
    outcomes: Counter[str] = field(default_factory=Counter)
    pages: Counter[str] = field(default_factory=Counter)
    met: dict[str, Counter[object]] = field(default_factory=dict)

    def add(self, game: Game[State, View], cause: str, witness: Witness) -> None:
        state: State = game.s
        self.pages.update(set(state.read))
        self.outcomes[cause] += 1
        for kind, faces in witness.met.items():
            self.met.setdefault(kind, Counter()).update(faces)
        for name, number in {**self._found(game, state), **_spent(witness)}.items():
            self.rows.setdefault(name, []).append(number)

    def _found(self, game: Game[State, View], state: State) -> dict[str, int]:
        return {
            "totems": sum(self.pack.card[card.num].totem for card in state.cards),
            "defeats": state.defeats,
            "score": game.view(None).score,
            "quests": len(state.quests) + len(state.used_quests),
            "cards": len(state.cards),
            "level cards": sum(len(member.levels) for member in state.crew),
            "pages read": len(set(state.read)),
            "turns": state.turn,
        }


def _spent(witness: Witness) -> dict[str, int]:
    spent = witness.spent
    return {
        "words read": witness.words,
        "passages": witness.passages,
        "decisions": witness.decisions,
        "xp earned": witness.earned,
        "coins spent": spent["coins"],
        "food spent": sum(spent[kind] for kind in FOOD),
        "materials spent": spent["materials"],
        **{f"{act} actions": witness.acts[act] for act in ACTIONS},
    }


def campaign(
    game_type: type[Game[State, View]], name: str, seats: int, seed: int, mode: str
) -> tuple[Game[State, View], str, Witness]:
    """One campaign by the autopilot, with a temper of its own, under the eyes of a witness."""
    options = game_type.Options.model_validate({"pack": name, "mode": mode})
    game = game_type.new(seats, options, Chance(seed))
    luck, witness = VariedLuck(seed), Witness()

    def decide(game: Game[State, View], ask: Ask) -> Option[Any]:
        witness.look(game.s)
        seat = ask.awaited[0]
        option = game.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)
        witness.heed(option)
        return option

    outcome, _ = run(game, decide, witness.listen)
    witness.look(game.s)
    return game, outcome.cause, witness


def figures(
    game_type: type[Game[State, View]], name: str, campaigns: int, seed: int, mode: str, seats: int
) -> Figures:
    found = Figures(find_pack(name))
    for number in range(campaigns):
        played, players = (mode, seats) if mode != MIXED else turn_about(number)
        found.add(*campaign(game_type, name, players, seed + number, played))
    return found


def turn_about(number: int) -> tuple[str, int]:
    """The mode and the players of one campaign in a mixed lot."""
    return MODES[number % len(MODES)], 1 + number // len(MODES) % 4


def measure_by_playing(
    game_type: type[Game[State, View]], name: str, campaigns: int, seed: int, mode: str, seats: int
) -> Iterator[str]:
    """The report: figures, endings, what was never met, and pages seldom read."""
    found = figures(game_type, name, campaigns, seed, mode, seats)
    crews = "1 to 4" if mode == MIXED else str(seats)
    yield f"{found.pack.about.title}: {campaigns} campaigns, {mode} mode, {crews} players"
    yield from (row(what, numbers) for what, numbers in found.rows.items())
    for cause, count in sorted(found.outcomes.items()):
        yield f"  {cause:<18} {count:>5}"
    yield from unmet(found)
    yield from seldom_read(found, campaigns)


def row(what: str, numbers: list[int]) -> str:
    low, middle, high = spread(numbers)
    return (
        f"  {what:<18} mean {mean(numbers):7.1f}   least {min(numbers):>4}"
        f"   tenth {low:>4.0f}   middle {middle:>4.0f}   ninetieth {high:>4.0f}"
        f"   most {max(numbers):>4}"
    )


def spread(numbers: list[int]) -> tuple[float, float, float]:
    """The tenth, the fiftieth and the ninetieth of a hundred."""
    if len(numbers) < 2:
        return (float(numbers[0]),) * 3
    cuts = quantiles(numbers, n=10, method="inclusive")
    return cuts[0], cuts[4], cuts[8]


def unmet(found: Figures) -> Iterator[str]:
    """Cards that never came to the table."""
    pack = found.pack
    decks: dict[str, Callable[[], list[object]]] = {
        "cards": lambda: [card.num for card in (*pack.adventure, *pack.market)],
        "abilities": lambda: [card.id for card in pack.abilities],
        "quests": lambda: [quest.num for quest in pack.quests if not quest.variant],
        "enemies": lambda: [enemy.num for enemy in pack.enemies],
        "events": lambda: [event.id for event in pack.events],
    }
    for kind, all_of in decks.items():
        missing = [face for face in all_of() if not found.met.get(kind, Counter())[face]]
        if missing:
            yield f"  {kind} never met: {', '.join(map(str, missing))}"
    ended = [ending.id for ending in pack.endings if not found.outcomes[f"ending_{ending.id}"]]
    if ended:
        yield f"  endings never met: {', '.join(map(str, ended))}"


def seldom_read(found: Figures, campaigns: int) -> Iterator[str]:
    """Pages met less than once in so many campaigns, secrets apart."""
    least = max(1, campaigns // SELDOM)
    for paragraph in found.pack.storybook:
        hits = found.pages[paragraph.id]
        if hits < least and not paragraph.secret:
            yield f"  seldom read: {paragraph.id:<8} {hits:>4}  {paragraph.title}"
