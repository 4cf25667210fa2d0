"""Whatever is new has nothing on it: no damage, no command, nothing chosen, nothing lost."""

from dataclasses import asdict
from typing import Any

from games.sleeping_gods.state import (
    FATE_ROOMS,
    NO_CAPTAIN,
    Attack,
    Chair,
    Contest,
    Fight,
    Foe,
    Happening,
    Lasting,
    Member,
    Owned,
    State,
    Tale,
)


def what_is_on(thing: Any) -> dict[str, Any]:
    return {name: value for name, value in asdict(thing).items() if value}


def test_crew_chairs_and_cards_begin_bare() -> None:
    assert what_is_on(Member("mac", 3)) == {"id": "mac", "seat": 3}
    assert what_is_on(Chair()) == {"here": True}
    assert what_is_on(Owned(7)) == {"num": 7}
    assert what_is_on(Lasting("fog")) == {"id": "fog"}


def test_stories_and_events_begin_unread() -> None:
    assert what_is_on(Tale(1, "1")) == {"location": 1, "para": "1", "stage": "read"}
    assert what_is_on(Happening("fog")) == {"id": "fog", "stage": "read", "option": -1}


def test_challenges_and_fights_begin_with_nothing_added() -> None:
    contest = {"skill": "craft", "need": 5, "source": "tale"}
    assert what_is_on(Contest("craft", 5, "tale")) == contest
    assert what_is_on(Foe(3)) == {"num": 3}
    assert what_is_on(Attack(1, 2)) == {"member": 1, "seat": 2}
    assert what_is_on(Fight([], [], [], [])) == {"round": 1}


def test_a_campaign_begins_at_the_dawn_of_the_first_turn() -> None:
    state = State([], [], "", [], [], [], [])
    assert what_is_on(state) == {"phase": "dawn", "turn": 1}


def test_each_fate_hits_its_own_part_of_the_ship() -> None:
    assert FATE_ROOMS == ("hull", "deck", "sick_bay", "galley", "quarters", "bridge")
    assert NO_CAPTAIN == -1
