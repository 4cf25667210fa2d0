"""Ports: inn, shipyard, healer, levels (R54-R55)."""

from typing import Any

import pytest

from games.sleeping_gods.content.cards import AbilityCard
from games.sleeping_gods.turn.port import (
    inn_price,
    port_options,
    repair_price,
    visit_port,
)
from tests.games.sleeping_gods.changes import changed, happened
from tests.games.sleeping_gods.tables import Script, crew, equip, fresh, own, table, with_parts


def lesson(name: str, **fields: object) -> AbilityCard:
    base = {"id": 60, "name": name, "fate": 3, "cost": 0, "skill": "craft", "text": "…"}
    return AbilityCard.model_validate({**base, **fields})


def test_r20_r55_what_the_crew_brings_to_a_port_comes_with_every_visit() -> None:
    haggler = lesson(
        "Haggler", mode="passive", passive=[{"op": "gain", "res": "coins", "when": "port"}]
    )
    game = table(pack=with_parts(abilities=[haggler]))
    game.s.region = "5b"
    equip(game, "mac", "Haggler")
    before = game.s.goods["coins"]
    Script(visit_port(game))
    assert game.s.goods["coins"] == before + 1
    crew(game, "mac").damage = 4
    Script(visit_port(game))
    assert game.s.goods["coins"] == before + 1


def test_r54_the_inn_is_open_once_a_visit_and_again_at_the_next() -> None:
    game = table()
    game.s.region, game.s.goods["coins"] = "5b", 12
    crew(game, "mac").damage, crew(game, "mac").fatigue = 7, 2
    script = Script(visit_port(game)).answer("inn")
    assert "inn" not in script.ids()
    assert game.s.ashore
    script.answer("leave")
    assert (game.s.ashore, game.s.port_done, game.s.goods["coins"]) == (False, [], 8)
    assert (crew(game, "mac").damage, crew(game, "mac").fatigue) == (5, 1)
    assert "inn" in Script(visit_port(game)).ids()


SERVICES: list[tuple[dict[str, Any], str, dict[str, Any], list[str]]] = [
    (
        {"coins": 9, "mac.damage": 3, "mac.fatigue": 2, "audrie.damage": 1},
        "inn",
        {"crew.audrie.damage": 0, "crew.mac.damage": 1, "crew.mac.fatigue": 1, "goods.coins": 5},
        [
            *("healed Audrie 1", "healed Mac 2", "0 lets_crew_sleep"),
            *("pays_goods coins 4", "everybody_rests 1"),
        ],
    ),
    (
        {"coins": 9, "materials": 2, "harm": {"deck": 2, "hull": 1}},
        "repair-coins-deck repair-materials-hull",
        {"goods.coins": 8, "goods.materials": 1, "harm.deck": 1, "harm.hull": 0},
        [
            *("0 ship_mended coins 1", "repaired deck"),
            *("0 ship_mended materials 1", "repaired hull"),
        ],
    ),
    (
        {"mac.damage": 3, "audrie.damage": 1},
        "heal-mac",
        {"crew.mac.damage": 0, "goods.coins": 2},
        ["0 takes_to_healer Mac coins 1", "healed Mac 3"],
    ),
    (
        {"xp": 9},
        "level-mac-1",
        {"crew.mac.levels": ("mac-1",), "log": ((1, "level", "mac-1"),), "xp": 4},
        ["0 learns Mac Growing Up 5"],
    ),
]


@pytest.mark.parametrize(("things", "answers", "change", "lines"), SERVICES)
def test_r54_a_service_costs_and_does_what_it_says(
    things: dict[str, Any], answers: str, change: dict[str, Any], lines: list[str]
) -> None:
    game = fresh(**things)
    assert changed(game, visit_port, *answers.split(), "leave") == change
    assert happened(game) == [*lines, "0 leaves_port"]


@pytest.mark.parametrize(
    ("things", "offered"),
    [
        ({"coins": 9}, []), ({"coins": 4, "mac.damage": 1}, ["inn", "heal-mac"]),
        ({"coins": 4, "mac.fatigue": 1}, ["inn"]), ({"coins": 3, "mac.fatigue": 1}, []),
        ({"coins": 9, "mac.fatigue": 1, "port_done": ["inn"]}, []),
        ({"coins": 0, "mac.damage": 1}, []), ({"coins": 0, "harm": {"deck": 1}}, []),
        ({"coins": 0, "materials": 1, "harm": {"deck": 1}}, ["repair-materials-deck"]),
        ({"coins": 1, "harm": {"deck": 1}}, ["repair-coins-deck"]),
        (
            {"coins": 1, "materials": 1, "harm": {"deck": 1, "hull": 1}},
            [
                *("repair-coins-hull", "repair-coins-deck"),
                *("repair-materials-hull", "repair-materials-deck"),
            ],
        ),
        ({"xp": 4}, []),
        ({"xp": 5, "mac.levels": ["mac-1"]}, [f"level-{name}-1" for name in (
            "odessa", "rafael", "audrie", "kasumi", "kannan", "gregory", "laurent", "marco")]),
    ],
)  # fmt: skip
def test_r54_only_what_can_be_paid_and_is_of_use_is_offered(
    things: dict[str, Any], offered: list[str]
) -> None:
    ids = [option.id for option in port_options(fresh(**things))]
    assert ids == [*offered, "leave"]


def test_r54_the_inn_never_pays_its_guests() -> None:
    game = table()
    usual = inn_price(game)
    assert usual > 0
    cheap = {"num": 80, "name": "Inn Keys", "types": ["equipment"], "command": 0}
    passive = [{"op": "inn", "n": -4}]
    game = table(pack=with_parts(adventure=[{**cheap, "passive": passive * 3}]))
    own(game, 80)
    assert inn_price(game) == 0


def test_r55_level_cards_are_bought_with_xp_and_stay() -> None:
    game = table()
    game.s.xp = 13
    equip(game, "laurent", "Triage", "Footnotes")
    script = Script(visit_port(game)).answer("level-laurent-1")
    assert game.s.xp == 8
    assert game.skill(game.index_of("laurent"), "savvy") == 1 + 2 + 1
    assert "level-laurent-1" not in script.ids()
    assert "level-laurent-3" not in script.ids()
    script.answer("level-laurent-2", "leave")
    assert crew(game, "laurent").levels == ["laurent-1", "laurent-2"]
    assert len(crew(game, "laurent").equipped) == 2


@pytest.mark.parametrize("member", ["laurent", "marco"])
def test_r55_level_cards_raise_health(member: str) -> None:
    game = table()
    index = game.index_of(member)
    before = game.health(index)
    crew(game, member).levels.append(f"{member}-3")
    assert game.health(index) > before


def test_r55_repairs_never_pay_the_ship() -> None:
    assert repair_price(table()) == 1
    tools = {"num": 80, "name": "Good Tools", "types": ["equipment"], "command": 0}
    passive = [{"op": "repair_price", "n": -4}]
    game = table(pack=with_parts(adventure=[{**tools, "passive": passive}]))
    own(game, 80)
    assert repair_price(game) == 0
