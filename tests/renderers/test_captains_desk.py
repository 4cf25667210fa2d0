"""The captain's desk: quests with keyword, mark, hint and place; cards by crew; the hold."""

from games.sleeping_gods.content.loader import find_pack
from games.sleeping_gods.game import SleepingGods
from games.sleeping_gods.state import Owned
from renderers import renderer_for
from renderers.canvas import HEIGHT, WIDTH
from renderers.sleeping_gods.captains_desk.quests import asked_at, open_quests
from renderers.text import watching
from tests.games.sleeping_gods.tables import table

RENDERER = renderer_for("sleeping_gods")
PACK = find_pack("hollow_gyre")


def fresh() -> SleepingGods:
    return table(2, pack=PACK)


def said(game: SleepingGods, leaf: str) -> str:
    picture = RENDERER.inset(game.view(0), leaf)
    assert picture is not None
    return picture.alt


def drawn(game: SleepingGods) -> bytes:
    picture = RENDERER.inset(game.view(0), "quests-1")
    assert picture is not None
    return picture.image.tobytes()


def test_what_is_to_be_done_comes_first_then_what_somebody_asks_for() -> None:
    game = fresh()
    active = PACK.bearer["PURSER"]
    asked, idle = [n for n, quest in PACK.quest.items() if quest.keyword and not quest.active][:2]
    game.s.quests += [asked, active, idle]
    keyword = PACK.quest[asked].keyword
    assert keyword is not None
    game.s.notes.update({"44": [keyword], "9": ["PURSER", keyword]})
    view = game.view(0)
    assert [quest.num for quest in open_quests(view)] == [active, asked, idle]
    assert asked_at(view, PACK.quest[asked]) == [9, 44]
    lines = said(game, "quests-1").split("\n")
    assert lines[0].startswith("PURSER (to be done), The Purser's Keys: A warm ring")
    assert lines[0].endswith("Asked for at 9.")
    assert lines[1].startswith(f"{keyword}, ")
    assert lines[1].endswith("Asked for at 9, 44.")
    assert "Asked for" not in lines[2]
    caption = RENDERER.inset_caption(view, "quests-1")
    assert caption is not None
    assert caption.args == {"n": 3, "to_do": 1}
    assert RENDERER.inset_caption(view, "world") is None
    game.s.quests.clear()
    assert RENDERER.inset(game.view(0), "quests-1") is None


def test_a_quest_is_drawn_with_keyword_title_hint_and_place() -> None:
    game = fresh()
    game.s.quests.append(PACK.bearer["PURSER"])
    with watching() as written:
        unasked = drawn(game)
    texts = [one.text for one in written]
    assert {"PURSER", "The Purser's Keys"} <= set(texts)
    assert any(text.startswith("A warm ring of small keys.") for text in texts)
    game.s.notes["9"] = ["PURSER"]
    asked = drawn(game)
    game.s.notes["9"], game.s.notes["8"] = [], ["PURSER"]
    assert len({unasked, asked, drawn(game)}) == 3, "a place stands beside its keyword"


def test_everybody_carries_their_own() -> None:
    game = fresh()
    first, second = game.s.crew[:2]
    card, level = next(iter(PACK.ability.values())), PACK.member[first.id].levels[0]
    weapon = next(card for card in PACK.card.values() if card.weapon is not None)
    first.equipped.append(card.id)
    first.levels.append(level.id)
    second.weapons.append(weapon.num)
    words = said(game, "crew-1")
    mine, theirs = words.split(PACK.member[second.id].name)
    assert card.name in mine
    assert level.name in mine
    assert weapon.name not in mine
    assert weapon.name in theirs
    assert card.name not in theirs


def test_the_hold_shows_every_card_and_the_command_on_it() -> None:
    game = fresh()
    some = list(PACK.card.values())[:8]
    game.s.cards += [Owned(card.num, 2 if at == 0 else 0) for at, card in enumerate(some)]
    told = said(game, "hold-1") + said(game, "hold-2")
    assert all(card.name in told for card in some)
    assert told.count("command on it") == 1


def test_a_desk_full_of_everything_fits_its_menus_and_its_leaves() -> None:
    game = fresh()
    game.s.quests += list(PACK.quest)
    game.s.cards += [Owned(number, 3) for number in PACK.card]
    for member in game.s.crew:
        member.equipped += list(PACK.ability)[:3]
        member.levels += [level.id for level in PACK.member[member.id].levels]
    view = game.view(0)
    shelves = RENDERER.inset_shelves(view)
    assert all(len(shelf) <= 25 for _, shelf in shelves)
    for leaf in ("quests-1", "quests-10", "crew-1", "crew-3", "hold-1", "hold-10"):
        with watching() as written:
            assert RENDERER.inset(view, leaf) is not None
        for one in written:
            assert one.ink[0] >= 0, one.text
            assert one.ink[2] <= WIDTH, one.text
            assert one.ink[3] <= HEIGHT, one.text
