"""What lies open on the table and may be read at any time: cards, levels, lasting events."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Chapter, N, T, Text
from games.sleeping_gods.event_rules import event_rules
from games.sleeping_gods.names import SKILL, card_text, weapon_text, word
from games.sleeping_gods.scoring import Scoring


class Ledger(Scoring):
    """Chapters of the chronicle that say how things stand."""

    def holdings(self) -> list[Chapter]:
        return [
            Chapter(T("Lasting events"), tuple(self.lasting_told())),
            Chapter(T("Aboard"), tuple(self.cards_told())),
            Chapter(T("The crew's cards"), tuple(self.crew_told())),
            Chapter(T("Level cards to be bought in ports"), tuple(self.levels_told())),
        ]

    def lasting_told(self) -> Iterator[Text]:
        """R42: what lies face up beside the ship."""
        for lasting in self.s.lasting:
            event = self.pack.event[lasting.id]
            for rule in event_rules(event):
                yield T("{name}: {what}", name=word(event.name), what=rule)

    def cards_told(self) -> Iterator[Text]:
        """R101: adventure cards are everybody's; command on one bars it."""
        for owned in self.s.cards:
            card = self.pack.card[owned.num]
            told = T("{name}: {what}", name=word(card.name), what=card_text(card))
            yield (
                N(
                    "{told} ({n} command on it)",
                    "{told} ({n} command on it)",
                    owned.command,
                    told=told,
                )
                if owned.command
                else told
            )

    def crew_told(self) -> Iterator[Text]:
        for index, member in enumerate(self.s.crew):
            for card in self.equipped(member):
                skill = T("+1 {skill}", skill=SKILL[card.skill])
                what = (
                    T("{skill}. {text}", skill=skill, text=word(card.text)) if card.text else skill
                )
                yield self._held(index, word(card.name), what)
            for level in map(self.pack.level.__getitem__, member.levels):
                yield self._held(index, word(level.name), word(level.text))
            for weapon in map(self.pack.card.__getitem__, member.weapons):
                assert weapon.weapon is not None
                yield self._held(index, word(weapon.name), weapon_text(weapon.weapon))

    def _held(self, index: int, card: Text, what: Text) -> Text:
        return T("{name}, {card}: {what}", name=self.name(index), card=card, what=what)

    def levels_told(self) -> Iterator[Text]:
        """R12: level cards may be looked through at any time."""
        for index, board in enumerate(self.boards):
            for level in board.levels:
                if level.id not in self.s.crew[index].levels:
                    card = T("{level} ({xp} XP)", level=word(level.name), xp=level.xp)
                    yield self._held(index, card, word(level.text))
