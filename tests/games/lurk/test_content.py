"""The data files, and how they answer to mistakes."""

import shutil
from pathlib import Path

import pytest
from pydantic import ValidationError

from games.lurk.armies.terms import more_points
from games.lurk.content import (
    CARDS,
    CHART,
    EVENTS,
    FACTIONS,
    FOLDER,
    KINDS,
    ContentError,
    read,
)
from games.lurk.schema import Abyss, Army, Chart, Effect, Faction, Items
from games.lurk.turn.events import EVENT_RULES
from games.lurk.words import CARD_TEXTS, DEEDS, POWER_TEXTS


def spent_on(army: Army) -> int:
    return sum(KINDS[m].cost for m in army.models) + sum(CARDS[c].cost for c in army.cards)


def test_ready_made_armies_spend_nearly_every_point() -> None:
    for faction in FACTIONS.values():
        for army in faction.armies:
            assert 0.88 * army.points <= spent_on(army) <= army.points, army.name


def sizes(faction: str) -> set[int]:
    """What an army of that faction may cost under the house rule."""
    return {points + more_points(faction, seats) for seats, points in CHART.points.items()}


def test_each_faction_has_two_ready_made_armies_for_every_table() -> None:
    for name, faction in FACTIONS.items():
        points = [army.points for army in faction.armies]
        for size in sizes(name) | set(CHART.points.values()):
            assert points.count(size) == 2, f"{name} {size}"


def test_ready_made_armies_keep_the_house_rule() -> None:
    for name, faction in FACTIONS.items():
        for army in faction.armies:
            if army.points in sizes(name):
                dear = sum(KINDS[m].cost for m in army.models if KINDS[m].carries)
                most = army.points * 3 // 4 if army.points >= 120 else army.points * 5 // 6
                assert dear <= most, army.name
                assert len(set(army.cards.values())) == len(army.cards), army.name


def test_every_event_has_its_rule() -> None:
    assert set(EVENT_RULES) == set(EVENTS)


def test_letters_tell_the_models_of_a_faction_apart() -> None:
    for faction in FACTIONS.values():
        assert len({kind.letter for kind in faction.models}) == 7


def test_every_effect_can_be_told_in_a_line() -> None:
    for text in (*POWER_TEXTS.values(), *CARD_TEXTS.values()):
        assert 0 < len(str(text)) <= 100, str(text)
    used = {card.effect.effect for card in CARDS.values()}
    used |= {kind.ability.effect.effect for kind in KINDS.values()}
    assert used == set(DEEDS)


def broken(tmp_path: Path, name: str, old: str, new: str) -> Path:
    shutil.copy(FOLDER / name, tmp_path / name)
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("kind", "name", "old", "new", "said"),
    [
        (
            Faction,
            "cog.yaml",
            "speed: 3",
            "speed: fast",
            "cog.yaml: models > brass_admiral > speed",
        ),
        (Faction, "cog.yaml", "heart: 5", "hart: 5", "cog.yaml: models > brass_admiral > hart"),
        (Items, "items.yaml", "dice: W", "dice: Q", "cards > rusted_cutlass > effect > dice"),
        (Items, "items.yaml", "kind: weapon", "kind: sword", "cards > rusted_cutlass > kind"),
        (Abyss, "abyss.yaml", "heart: 2", "heart: 0", "creatures > lantern_biter > heart"),
        (Chart, "map.yaml", "rock: 9", "rock: 8", "the field has 45 places"),
        (Chart, "map.yaml", "r: -3", "r: far", "rows > 0 > r"),
        (Faction, "cog.yaml", "n: 2}}", "n: two}}", "brass_admiral > ability > effect > n"),
        (Faction, "cog.yaml", "models: [brass_admiral, ", "models: [sea_cow, ", "sea_cow is no"),
        (Faction, "cog.yaml", "points: 120", "points: 90", "costs 120, more than 90"),
        (Faction, "cog.yaml", "points: 120", "points: many", "armies > [A-Z][a-z A-Z]+ > points"),
    ],
)
def test_a_mistake_names_file_card_and_field(
    tmp_path: Path, kind: type, name: str, old: str, new: str, said: str
) -> None:
    with pytest.raises(ContentError, match=said.replace(">", ".")):
        read(kind, name, broken(tmp_path, name, old, new))


FAULTS = [
    ({"timing": "attack", "effect": "add_die"}, "adds dice must say which"),
    ({"timing": "after_hit", "effect": "token"}, "gives a token must say which"),
    ({"timing": "attack", "effect": "pierce", "passive": True, "essence": 1}, "neither paid"),
    ({"timing": "attack", "effect": "pierce", "passive": True, "once": True}, "neither paid"),
]


@pytest.mark.parametrize(("fields", "fault"), FAULTS)
def test_an_effect_that_does_not_hold_together_is_refused(
    fields: dict[str, object], fault: str
) -> None:
    with pytest.raises(ValidationError, match=fault):
        Effect.model_validate(fields)


def test_a_faction_without_its_sixteen_cards_is_refused() -> None:
    fields = FACTIONS["cog"].model_dump() | {"armies": []}
    Faction.model_validate(fields)
    with pytest.raises(ValidationError, match="4 items, 4 weapons or armours and 8 abilities"):
        Faction.model_validate(fields | {"cards": fields["cards"][1:]})


def test_a_file_that_is_no_table_is_named_whole(tmp_path: Path) -> None:
    (tmp_path / "map.yaml").write_text("- rock", encoding="utf-8")
    with pytest.raises(ContentError, match=r"map\.yaml: the whole file"):
        read(Chart, "map.yaml", tmp_path)
