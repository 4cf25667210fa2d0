"""A picture beside the board, the notes that people wrote there, and the form to write one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.custom_ids import verb
from bot.display.board import PLAYING
from bot.display.explain import inset_menus
from bot.display.painting import ReadyPicture
from bot.display.parts import Button, Item, Menu, Part, Row, Sheet, Words
from bot.display.pictures import Studio
from bot.host import Table
from bot.host.notes import LONGEST
from bot.store.notes import PlaceNote
from bot.wording import Wording, safe
from games.kernel import N, T, Text
from games.kernel.text import clip
from renderers import renderer_for
from renderers.notes import Note

MOST_CHOICES = 25
"""A menu holds so many."""
ROOM = 2400
"""Letters of notes in one message, beside the picture's own words."""


class Inset:
    """One of them, as somebody sees it, with the notes of its world."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        wording: Wording,
        name: str,
        notes: Sequence[PlaceNote] = (),
    ) -> None:
        self.table, self.seat, self.wording, self.name = table, seat, wording, name
        self._view = table.match.view(seat)
        self._renderer = renderer_for(table.campaign.game)
        self.exists = name in dict(self._renderer.insets(self._view))
        found = self._renderer.note_places(self._view, name) if self.exists else ()
        self.places = dict(found[:MOST_CHOICES])
        self.notes = notes

    @property
    def noted(self) -> list[PlaceNote]:
        """What was written at its own places."""
        return [note for note in self.notes if note.place in self.places]

    async def page(
        self, studio: Studio, strikable: Sequence[PlaceNote], news: str = "", *, writes: bool
    ) -> tuple[Sheet, list[ReadyPicture]]:
        """The picture and its words, what was noted, and what the reader may do about that."""
        drawn = [Note(note.place, note.words) for note in self.notes]
        shot = await studio.inset(self.table, self.wording, self.seat, self.name, drawn)
        shots = [] if shot is None else [shot]
        words = [news, self._caption(shot), *self._told()]
        beneath = [*inset_menus(self.table, self.seat, self.wording), *self._strike(strikable)]
        if writes and self.places:
            beneath.append(Row([self._write_button()]))
        sheet = Sheet([Words("\n".join(filter(None, words)))], beneath, PLAYING)
        return sheet.show([(one.filename, one.alt) for one in shots]), shots

    def _caption(self, shot: ReadyPicture | None) -> str:
        if shot is None:
            return self.wording.say(T("That piece isn't there now."))
        caption = self._renderer.inset_caption(self._view, self.name)
        return shot.alt if caption is None else self.wording.say(caption)

    def _told(self) -> list[str]:
        """Newest last, as many as there is room for."""
        lines = [self._line(note) for note in self.noted]
        left_out = 0
        while sum(map(len, lines)) > ROOM:
            lines.pop(0)
            left_out += 1
        if left_out:
            more = N("and an older note", "and {n} older notes", n=left_out)
            lines.insert(0, f"-# {self.wording.say(more)}")
        return lines

    def _line(self, note: PlaceNote) -> str:
        words = harmless(note.words)
        spent = self._renderer.is_spent(self._view, note.words)
        text = T(
            "📝 **{place}**: {words} ({name})",
            place=self.places[note.place],
            words=f"~~{words}~~" if spent else words,
            name=harmless(note.name),
        )
        return self.wording.say(text)

    def _write_button(self) -> Button:
        custom_id = verb("note", self.name, campaign=self.table.id)
        return Button(custom_id, self.wording.label(T("Write a note")), emoji="📝")

    def _strike(self, notes: Sequence[PlaceNote]) -> list[Part]:
        items = [
            Item(
                f"{note.place}/{note.person}",
                self.wording.label(self.places[note.place], 100),
                clip(note.words, 100),
            )
            for note in notes[-MOST_CHOICES:]
        ]
        custom_id = verb("strike", self.name, campaign=self.table.id)
        asked = self.wording.label(T("Strike out a note…"), 150)
        return [Menu(custom_id, asked, items)] if items else []

    def form(self) -> NoteForm:
        return NoteForm(self.places, verb("note", self.name, campaign=self.table.id), self.wording)


def harmless(words: str) -> str:
    """Words of a user within a message: they neither ping nor format nor lead anywhere."""
    return safe(words).replace("<", "<\u200b").replace("://", ":\u200b//")


class NoteForm(ui.Modal):
    """At which place, and what."""

    def __init__(self, places: dict[str, Text], custom_id: str, wording: Wording) -> None:
        say = wording.label
        super().__init__(title=say(T("A note in the atlas"), 45), custom_id=custom_id, timeout=None)
        options = [
            discord.SelectOption(label=say(name, 100), value=place)
            for place, name in places.items()
        ]
        where = ui.Select[Any](custom_id="place", options=options)
        what = ui.TextInput[Any](custom_id="words", max_length=LONGEST)
        kept = T("Everybody on this server can read it, in later campaigns too.")
        self.add_item(ui.Label(text=say(T("Where"), 45), component=where))
        self.add_item(
            ui.Label(
                text=say(T("What to remember"), 45), description=say(kept, 100), component=what
            )
        )
        self.stop()
