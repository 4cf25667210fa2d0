"""The seeded reader: campaigns played by the autopilot, and how often each page was met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from games.kernel import Ask, Chance, Game, Option
from games.kernel.run import run
from games.sleeping_gods.autopilot.preferences import VariedLuck
from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.content.pack import Pack
from games.sleeping_gods.state import State
from games.sleeping_gods.view import View


@dataclass(slots=True)
class Tally:
    """What came of many campaigns."""

    pages: Counter[str] = field(default_factory=Counter)
    cards: Counter[int] = field(default_factory=Counter)
    quests: Counter[int] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    totems: list[int] = field(default_factory=list)
    defeats: list[int] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)

    def add(self, state: State, pack: Pack, cause: str, score: int, decisions: int) -> None:
        self.pages.update(state.read)
        owned = [card.num for card in state.cards]
        self.cards.update(owned)
        self.quests.update([*state.quests, *state.used_quests])
        self.outcomes[cause] += 1
        self.totems.append(sum(pack.card[number].totem for number in owned))
        self.defeats.append(state.defeats)
        self.levels.append(sum(len(member.levels) for member in state.crew))
        self.scores.append(score)
        self.turns.append(state.turn)
        self.decisions.append(decisions)


def play(
    game_type: type[Game[State, View]], name: str, seats: int, seed: int, mode: str = "normal"
) -> tuple[Game[State, View], str, int]:
    """One campaign by the autopilot, with a temper of its own: its outcome and its decisions."""
    options = game_type.Options.model_validate({"pack": name, "mode": mode})
    game = game_type.new(seats, options, Chance(seed))
    luck = VariedLuck(seed)

    def decide(game: Game[State, View], ask: Ask) -> Option[Any]:
        seat = ask.awaited[0]
        return game.autopilot(game.view(seat), ask.seen_by(seat), seat, luck)

    outcome, decisions = run(game, decide)
    return game, outcome.cause, decisions


def tally(
    game_type: type[Game[State, View]], name: str, campaigns: int, seed: int, mode: str = "normal"
) -> Tally:
    """Campaigns with one to four players in turn."""
    pack, result = find_pack(name), Tally()
    for number in range(campaigns):
        game, cause, decisions = play(game_type, name, 1 + number % 4, seed + number, mode)
        result.add(game.s, pack, cause, game.view(None).score, decisions)
    return result


def read_by_playing(
    game_type: type[Game[State, View]], name: str, campaigns: int, seed: int
) -> Iterator[str]:
    """The report: figures first, then pages from the rarest to the most read."""
    pack, found = find_pack(name), tally(game_type, name, campaigns, seed)
    yield f"{pack.about.title}: {campaigns} campaigns in normal mode, seeds from {seed}"
    for what, numbers in (
        ("totems", found.totems),
        ("defeats", found.defeats),
        ("level cards", found.levels),
        ("score", found.scores),
        ("turns", found.turns),
        ("decisions", found.decisions),
    ):
        yield f"  {what:<12} mean {mean(numbers):8.1f}   least {min(numbers)}   most {max(numbers)}"
    for cause, count in found.outcomes.most_common():
        yield f"  {cause:<24} {count}"
    yield from _never("card", [card.num for card in pack.adventure], found.cards)
    yield from _never("quest", [q.num for q in pack.quests if not q.variant], found.quests)
    for scene in sorted(pack.scenes, key=lambda s: (found.pages[s.id], s.id)):
        mark = " " if found.pages[scene.id] else "!"
        yield f"{mark} {scene.id:<10} {found.pages[scene.id]:>6}  {scene.title}"
    for paragraph in sorted(pack.storybook, key=lambda p: (found.pages[p.id], p.id)):
        hits = found.pages[paragraph.id]
        mark = "!" if not hits and not paragraph.secret else " "
        yield f"{mark} {paragraph.id:<10} {hits:>6}  {paragraph.title}"


def _never(what: str, numbers: list[int], found: Counter[int]) -> Iterator[str]:
    missing = [number for number in numbers if not found[number]]
    if missing:
        yield f"  {what}s never gained: {missing}"
