"""What a game's renderer must do: turn views into pictures and pictures into words.

A renderer sees views only, never a state, so it cannot show what its viewer may not know. The same
view, ask and names always give the same bytes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from games.catalog import find_game
from games.kernel import Ask, Option, Outcome, Text
from games.kernel.casting import Role
from games.kernel.text import SILENCE
from renderers.canvas import Canvas
from renderers.cast import cast_words, draw_cast
from renderers.exhibit import exhibit
from renderers.medals import Medals
from renderers.notes import Note
from renderers.picture import SOFT, Picture
from renderers.places import Motion, Place, Places
from renderers.sprite import Sprite
from renderers.theme import SEA, Theme
from renderers.words import Words, ending_in_words, say
from renderers.zoom import closer, framed

V = TypeVar("V")
SKIES = ("lobby", "ending", "scenery", "trial", "cast")
"""Kinds of pictures that are mostly sky and water."""


@dataclass(frozen=True, slots=True)
class RulesPage:
    """One page of `/dive learn rules`: a title, a few sentences, and a diagram that shows them."""

    title: Text
    body: Text
    picture: Callable[[], Picture] | None = None


class Renderer(ABC, Generic[V]):
    """Draws one game. Each game's folder here has one instance, called `RENDERER`."""

    game_id: ClassVar[str]
    theme: ClassVar[Theme] = SEA
    medals: ClassVar[Medals] = Medals()

    @abstractmethod
    def draw(self, view: V, ask: Ask | None, names: Sequence[str]) -> Picture:
        """The board: what is, what just happened, and (numbered) what may be chosen."""

    def closer(
        self, view: V, ask: Ask, names: Sequence[str], caption: str, tapped: str | None = None
    ) -> Picture:
        """The part of the board in which all lies that may be chosen, with what was tapped."""
        lit, bare = self.draw(view, ask, names), self.draw(view, None, names)
        if tapped is not None and not caption and tapped not in ask.marks():
            lit = framed(lit, self._place(view, ask, tapped), self.theme)
        return closer(lit, bare, caption, self.theme)

    def _place(self, view: V, ask: Ask, piece: str) -> Place | None:
        """Where a piece that is no answer any more lies on the board."""
        options = [Option(piece, 0, SILENCE, None, piece=piece)]
        return self.places(view, Ask(ask.question, ask.prompt, options)).get(piece)

    def places(self, view: V, ask: Ask) -> Places:  # noqa: ARG002 - a board need not be touched
        """Where the things of an ask lie on the board that is drawn for it."""
        return {}

    def hand_places(self, view: V, seat: int, ask: Ask) -> Places:  # noqa: ARG002 - see above
        """Where they lie on that seat's hand."""
        return {}

    def motions(self, view: V) -> Sequence[Motion]:  # noqa: ARG002 - a board need not move
        """What has moved of late, the last last; pages let it move once more."""
        return ()

    @abstractmethod
    def hand(self, view: V, seat: int, names: Sequence[str]) -> Picture | None:
        """What only that seat may see, for its private panel; nothing in games without secrets."""

    @abstractmethod
    def lobby(self, names: Sequence[str], options: Any) -> Picture:  # each game has its own options
        """The invitation, with whoever has joined so far."""

    @abstractmethod
    def ending(self, view: V, outcome: Outcome, names: Sequence[str]) -> Picture:
        """How it ended, with the story in figures."""

    @abstractmethod
    def rules_pages(self) -> list[RulesPage]:
        """The rules in a few pages with diagrams."""

    @abstractmethod
    def describe(self, view: V, ask: Ask | None, names: Sequence[str]) -> Words:
        """The board in words: everything a picture says, for whoever does not see it."""

    insets_asked: ClassVar[Text] = SILENCE
    """How one asks for an inset."""
    keepsake: ClassVar[str] = ""
    """The inset that belongs into a chronicle, if there is one."""

    def insets(self, view: V) -> Sequence[tuple[str, Text]]:  # noqa: ARG002 - most games have none
        """Pictures beside the board that anybody may ask for: an id and a name for each."""
        return ()

    def inset_shelves(self, view: V) -> Sequence[tuple[Text, Sequence[tuple[str, Text]]]]:
        """All of them by the menu they are chosen from, and how one asks there."""
        return ((self.insets_asked, self.insets(view)),)

    def inset(
        self,
        view: V,  # noqa: ARG002 - see above
        name: str,  # noqa: ARG002
        notes: Sequence[Note] = (),  # noqa: ARG002
    ) -> Picture | None:
        """One of them, or nothing when it is no longer to be had."""
        return None

    def inset_caption(self, view: V, name: str) -> Text | None:  # noqa: ARG002 - see above
        """What stands below an inset that says all else itself; nothing: its alt text does."""
        return None

    def world(self, view: V) -> str:  # noqa: ARG002 - see above
        """The world whose insets bear notes of those who play there; nothing: they bear none."""
        return ""

    def note_places(self, view: V, name: str) -> Sequence[tuple[str, Text]]:  # noqa: ARG002 - see above
        """Where one may write a note on an inset: an id and a name for each place."""
        return ()

    def is_spent(self, view: V, words: str) -> bool:  # noqa: ARG002 - see above
        """Whether what a note speaks of is done with in this game."""
        return False

    def vignette(self, name: str) -> Picture | None:  # noqa: ARG002 - see above
        """The scene under which a passage is read, if it is one that this renderer knows."""
        return None

    def scenery(self, view: V, *, strip: bool) -> Picture | None:  # noqa: ARG002 - see above
        """Where the story takes place, or what is tried there: for a page that has no scene of its
        own. A strip is all there is room for, or a little more."""
        return None

    def vignettes(self) -> Sequence[str]:
        """The names of all its scenes."""
        return ()

    def figures(self) -> Mapping[str, Mapping[str, Sprite]]:
        """Its figures, army by army, each in a large size: for the sheets they are judged by."""
        return {}

    def sprite_of(self, thing_id: str, options: Any) -> Sprite | None:  # noqa: ARG002 - see above
        """How a thing of the glossary is drawn, if it is."""
        return None

    def thing(self, thing_id: str, options: Any) -> Picture | None:
        """A card, piece or place of the glossary by itself, where there is a picture of it."""
        sprite = self.sprite_of(thing_id, options)
        if sprite is None:
            return None
        name = say(find_game(self.game_id).glossary(options)[thing_id].name)
        return self.picture(exhibit(sprite, self.theme), "thing", name)

    def cast(self, roles: Sequence[Role], options: Any) -> Picture:
        """What is shown instead of the board while somebody thinks about who to be."""
        faces = [(one, self.sprite_of(one.thing, options)) for one in roles]
        shown = [(one, face) for one, face in faces if face is not None]
        return self.picture(draw_cast(shown, self.theme), "cast", cast_words(roles))

    def samples(self) -> Iterable[Picture]:
        """Pictures that a few games may never show: the palette must know their colours too, and
        whoever comes to see one should not wait for it."""
        return ()

    def warm(self) -> None:
        """Draw what every picture needs once, before the first table asks for it."""
        self.lobby((), None)

    def picture(self, canvas: Canvas, kind: str, alt: str) -> Picture:
        """Wrap up a finished canvas; `kind` (board, hand, …) becomes the file's name."""
        name, words = f"{self.game_id}-{kind}", Words(alt).alt
        return Picture(canvas, name, SOFT if kind in SKIES else self.game_id, words)


@dataclass(frozen=True, slots=True)
class Parts(Generic[V]):
    """The functions of a game's folder: they draw canvases and write what these show in words."""

    board: Callable[[V, Ask | None, Sequence[str]], Canvas]
    board_words: Callable[[V, Ask | None, Sequence[str]], str]
    lobby: Callable[[Sequence[str]], Canvas]
    lobby_words: Callable[[Sequence[str]], str]
    ending: Callable[[V, Outcome, Sequence[str]], Canvas]
    rules: list[RulesPage]
    sprite_of: Callable[[str, Any], Sprite | None]
    places: Callable[[V, Ask], Places]
    ending_words: Callable[[V, Outcome, Sequence[str]], str] = ending_in_words
    hand: Callable[[V, int, Sequence[str]], Canvas] | None = None
    hand_words: Callable[[V, int, Sequence[str]], str] = lambda _, __, ___: ""
    hand_places: Callable[[V, int, Ask], Places] = lambda _, __, ___: {}
    motions: Callable[[V], Sequence[Motion]] = lambda _: ()


class PartsRenderer(Renderer[V]):
    """A renderer put together from its game's parts; the lobby looks alike, whatever was set."""

    def __init__(self, parts: Parts[V]) -> None:
        self.parts = parts

    def draw(self, view: V, ask: Ask | None, names: Sequence[str]) -> Picture:
        alt = self.describe(view, ask, names).alt
        return self.picture(self.parts.board(view, ask, names), "board", alt)

    def places(self, view: V, ask: Ask) -> Places:
        return self.parts.places(view, ask)

    def hand_places(self, view: V, seat: int, ask: Ask) -> Places:
        return self.parts.hand_places(view, seat, ask)

    def motions(self, view: V) -> Sequence[Motion]:
        return self.parts.motions(view)

    def hand(self, view: V, seat: int, names: Sequence[str]) -> Picture | None:
        if self.parts.hand is None:
            return None
        canvas = self.parts.hand(view, seat, names)
        return self.picture(canvas, "hand", self.parts.hand_words(view, seat, names))

    def lobby(self, names: Sequence[str], options: Any) -> Picture:  # noqa: ARG002 - see above
        return self.picture(self.parts.lobby(names), "lobby", self.parts.lobby_words(names))

    def ending(self, view: V, outcome: Outcome, names: Sequence[str]) -> Picture:
        canvas = self.parts.ending(view, outcome, names)
        return self.picture(canvas, "ending", self.parts.ending_words(view, outcome, names))

    def rules_pages(self) -> list[RulesPage]:
        return self.parts.rules

    def sprite_of(self, thing_id: str, options: Any) -> Sprite | None:
        return self.parts.sprite_of(thing_id, options)

    def describe(self, view: V, ask: Ask | None, names: Sequence[str]) -> Words:
        return Words(self.parts.board_words(view, ask, names))
