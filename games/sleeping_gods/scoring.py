"""The end of a campaign: score and outcome (R115)."""

from __future__ import annotations

from games.kernel import Outcome, T, Text
from games.sleeping_gods.names import word
from games.sleeping_gods.seating import Seating

ENDING = 10
DEFEAT = 10
BRUTAL = 25


class Scoring(Seating):
    """Points for what was found, learned and survived."""

    def score_parts(self) -> list[tuple[Text, int]]:
        s = self.s
        variants = sum(self.pack.quest[number].points for number in s.quests)
        levels = sum(len(member.levels) for member in s.crew)
        return [
            (T("Adventure cards"), 2 * len(s.cards)),
            (T("Totems"), 2 * len(self.totems())),
            (T("Quests"), len(s.quests) + len(s.used_quests)),
            (T("Level cards"), 2 * levels),
            (T("Coins"), s.goods["coins"] // 2),
            (T("Artifacts"), s.goods["artifacts"]),
            (T("Ending"), ENDING if s.ending else 0),
            (T("Defeats"), -DEFEAT * s.defeats if self.options.mode != "brutal" else 0),
            (T("Brutal mode"), BRUTAL if self.options.mode == "brutal" else 0),
            (T("Variants"), variants),
        ]

    def score(self) -> int:
        return sum(points for _, points in self.score_parts())

    def outcome(self) -> Outcome:
        """All win with a good ending, and nobody otherwise."""
        figures = ((T("Score"), self.score()), *self.score_parts())
        if not self.s.ending:
            reason = T("The Wandering Sea keeps the ship and all aboard.")
            return Outcome((), reason, f"defeat_{self.s.lost}", figures)
        ending = self.pack.ending[self.s.ending]
        winners = tuple(sorted(self.present())) if ending.good else ()
        reason = T("Ending: {name}.", name=word(ending.name))
        return Outcome(winners, reason, f"ending_{ending.id}", figures)
