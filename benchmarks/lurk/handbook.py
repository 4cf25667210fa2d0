"""The tables of docs/games/lurk.md, made from the data: ``python -m benchmarks.lurk.handbook``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from games.lurk.content import CARDS, CREATURES, EVENTS, FACTIONS, ITEMS, TREASURES
from games.lurk.dice.dice import FACES
from games.lurk.dice.odds import mean
from games.lurk.schema import Army, Card, Faction, Kind
from games.lurk.words import (
    ABYSS_TEXTS,
    CARD_TEXTS,
    POWER_TEXTS,
    TOKEN_EFFECTS,
    TOKEN_NAMES,
    army_text,
    creature_text,
    reward_text,
)

PAGE = Path(__file__).parents[2] / "docs" / "games" / "lurk.md"
START, END = "<!-- tables: python -m benchmarks.lurk.handbook -->", "<!-- end of tables -->"
DICE_NAMES = {"W": "white", "R": "red", "B": "black"}
SIGN_NAMES = {
    "o": "octopus",
    "O": "white octopus",
    "s": "shield",
    "S": "white shield",
    "d": "diamond",
    "D": "white diamond",
    "-": "blank",
}


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *([str(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def dice_table() -> str:
    rows = (
        [
            DICE_NAMES[colour],
            ", ".join(SIGN_NAMES[sign] for sign in faces),
            f"{mean(colour, 'attack'):.2f}",
            f"{mean(colour, 'defence'):.2f}",
        ]
        for colour, faces in FACES.items()
    )
    return table(("die", "faces", "hits", "shields"), rows)


def model_row(kind: Kind) -> list[object]:
    return [
        f"{kind.name} ({kind.letter})",
        kind.kind,
        kind.size,
        kind.speed,
        kind.attack,
        kind.range,
        kind.defence,
        kind.heart,
        kind.cost,
        f"{kind.ability.name}. {POWER_TEXTS[kind.id]}",
    ]


def card_row(card: Card) -> list[object]:
    return [card.name, card.kind, card.cost or f"{card.copies}×", CARD_TEXTS[card.id]]


def army_row(army: Army) -> list[object]:
    return [
        army.name,
        army.points,
        army_text(army.models),
        ", ".join(CARDS[card].name for card in army.cards),
    ]


def faction_part(faction: Faction) -> Iterator[str]:
    yield f"### {faction.name}"
    yield faction.creed
    head = ("model", "kind", "size", "speed", "attack", "range", "defence", "heart", "points")
    yield table((*head, "ability"), map(model_row, faction.models))
    yield table(("card", "kind", "points", "effect"), map(card_row, faction.cards))
    yield table(("ready-made army", "points", "models", "cards"), map(army_row, faction.armies))


def deck_parts() -> Iterator[str]:
    yield "### Items"
    yield table(("card", "kind", "copies", "effect"), map(card_row, ITEMS))
    yield "### The abyss"
    yield table(
        ("creature", "copies", "what it does", "reward"),
        (
            [one.name, one.copies, creature_text(one), reward_text(one.reward)]
            for one in CREATURES.values()
        ),
    )
    yield table(
        ("treasure", "copies", "what it brings"),
        ([one.name, one.copies, ABYSS_TEXTS[one.id]] for one in TREASURES.values()),
    )
    yield "### Events"
    yield table(
        ("event", "copies", "what happens"),
        ([event.name, event.copies, event.text] for event in EVENTS.values()),
    )
    yield "### Tokens"
    yield table(
        ("token", "effect"), ([TOKEN_NAMES[name], TOKEN_EFFECTS[name]] for name in TOKEN_NAMES)
    )


def tables() -> str:
    """Everything between the two marks of the page."""
    parts = ["### Dice", dice_table()]
    for faction in FACTIONS.values():
        parts += faction_part(faction)
    return "\n\n".join([START, *parts, *deck_parts(), END])


def with_tables(page: str) -> str:
    """The page with its tables as the data say now."""
    between = f"{re.escape(START)}.*{re.escape(END)}"
    return re.sub(between, lambda _: tables(), page, flags=re.DOTALL)


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
