"""The renderer of Sleeping Gods: which file draws what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.kernel import Ask, T, Text
from games.sleeping_gods.content.loader import find_pack, pack_names
from games.sleeping_gods.view import View
from renderers.canvas import Canvas
from renderers.notes import Note
from renderers.picture import SOFT, Picture
from renderers.renderer import Parts, PartsRenderer
from renderers.sleeping_gods.atlas import WORLD, draw_sheet, sheet_words, sheets
from renderers.sleeping_gods.atlas_notes import all_pages, is_spent, places_of
from renderers.sleeping_gods.badges import MEDALS
from renderers.sleeping_gods.captains_desk.desk import desk_leaf, desk_leaves
from renderers.sleeping_gods.challenge import draw_trial, standing, trial, trial_words
from renderers.sleeping_gods.company.portrait import portrait
from renderers.sleeping_gods.company.table import MOODS, PEOPLE
from renderers.sleeping_gods.endings import draw_ending
from renderers.sleeping_gods.event_scenes import event_scene
from renderers.sleeping_gods.hand import draw_hand, hand_places
from renderers.sleeping_gods.header import desk
from renderers.sleeping_gods.likeness import rogues
from renderers.sleeping_gods.lobby import draw_lobby
from renderers.sleeping_gods.look import MAIN_X, MAIN_Y, THEME
from renderers.sleeping_gods.picture import draw_board, places
from renderers.sleeping_gods.rules import PAGES
from renderers.sleeping_gods.scenery import draw_scenery, scenery_words
from renderers.sleeping_gods.scenes import vignette
from renderers.sleeping_gods.signs import chart
from renderers.sleeping_gods.things import sprite_of
from renderers.sleeping_gods.vignettes.register import VIGNETTES
from renderers.sleeping_gods.words import board_words, hand_words, lobby_words
from renderers.sprite import Sprite
from renderers.words import say

GALLERY = 1.25
"""How large a foe hangs on the sheet of all figures."""


def named(view: View, names: Sequence[str]) -> list[str]:
    """A name for every chair, also for those that were brought later and have none yet."""
    chairs = range(len(names), len(view.state.chairs))
    return [*names, *(say(T("Chair {n}", n=seat + 1)) for seat in chairs)]


class SleepingGodsRenderer(PartsRenderer[View]):
    """Draws Sleeping Gods."""

    game_id = "sleeping_gods"
    theme = THEME
    medals = MEDALS
    insets_asked = T("Open the atlas")
    keepsake = WORLD

    def __init__(self) -> None:
        super().__init__(
            Parts(
                board=lambda view, ask, names: draw_board(view, ask, named(view, names)),
                board_words=lambda view, ask, names: board_words(view, ask, named(view, names)),
                hand=lambda view, seat, names: draw_hand(view, seat, named(view, names)),
                hand_words=lambda view, seat, names: hand_words(view, seat, named(view, names)),
                hand_places=hand_places,
                lobby=draw_lobby,
                lobby_words=lobby_words,
                ending=draw_ending,
                rules=PAGES,
                sprite_of=lambda thing, options: sprite_of(thing, options.pack),
                places=places,
            )
        )

    def draw(self, view: View, ask: Ask | None, names: Sequence[str]) -> Picture:
        board = super().draw(view, ask, names)
        if view.state.fight is not None or trial(view) is not None:  # more colours than a palette
            board.palette = SOFT
        return board

    def insets(self, view: View) -> Sequence[tuple[str, Text]]:
        return tuple(found for _, shelf in self.inset_shelves(view) for found in shelf)

    def inset_shelves(self, view: View) -> Sequence[tuple[Text, Sequence[tuple[str, Text]]]]:
        desk_menu = tuple((leaf.id, leaf.name) for leaf in desk_leaves(view))
        return ((self.insets_asked, tuple(sheets(view))), (T("Open the captain's desk"), desk_menu))

    def inset(self, view: View, name: str, notes: Sequence[Note] = ()) -> Picture | None:
        if name in dict(sheets(view)):
            return self.picture(draw_sheet(view, name, notes), "atlas", sheet_words(view, name))
        leaf = desk_leaf(view, name)
        if leaf is None:
            return None
        return self.picture(leaf.draw(), "desk", "\n".join(map(say, leaf.lines)))

    def inset_caption(self, view: View, name: str) -> Text | None:
        leaf = desk_leaf(view, name)
        return None if leaf is None else leaf.caption

    def world(self, view: View) -> str:
        return find_pack(view.pack).about.id

    def note_places(self, view: View, name: str) -> Sequence[tuple[str, Text]]:
        pack = find_pack(view.pack)
        if name == WORLD:
            return all_pages(pack)
        return places_of(pack.page[int(name)]) if name.isdecimal() else ()

    def is_spent(self, view: View, words: str) -> bool:
        return is_spent(view, words)

    def vignette(self, name: str) -> Picture | None:
        return vignette(self.game_id, name) or event_scene(self.game_id, name)

    def scenery(self, view: View, *, strip: bool) -> Picture:
        if trial(view) is not None:
            return self.picture(draw_trial(view, strip=strip), "trial", trial_words(view))
        return self.picture(draw_scenery(view), "scenery", scenery_words(view))

    def vignettes(self) -> Sequence[str]:
        return tuple(VIGNETTES)

    def figures(self) -> Mapping[str, Mapping[str, Sprite]]:
        crew = {
            f"crew, {mood}": {name: portrait(name, 100, mood) for name in PEOPLE} for mood in MOODS
        }
        return {**crew, **rogues(GALLERY)}

    def samples(self) -> Iterator[Picture]:
        """Every page of every atlas, twice: a chart is what players look at longest."""
        for pack in 2 * tuple(find_pack(name) for name in pack_names()):
            for page in pack.pages:
                canvas = Canvas.on(desk())
                canvas.put(chart(pack.about.id, page.id), MAIN_X, MAIN_Y)
                yield self.picture(canvas, "page", page.name)

    def warm(self) -> None:
        self.lobby((), None)
        desk()
        for crew in PEOPLE:
            standing(crew, joined=False)
            standing(crew, joined=True)
