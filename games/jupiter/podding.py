"""The evacuation pod: docking, boarding, launching."""

from __future__ import annotations

from collections.abc import Callable

from games.jupiter import card_offers, offers
from games.jupiter.cards import Ability, as_ability, card_name, is_setback
from games.jupiter.colony import POD
from games.jupiter.names import ROBOTS, letters
from games.jupiter.setup import deal
from games.jupiter.state import BATCH, DEALT
from games.jupiter.table import Table
from games.kernel.ask import Option, Play
from games.kernel.deck import recycle
from games.kernel.hexes import Hex
from games.kernel.text import N, Seat, T, Text

CORE_WHY = T("The core stays with you for the whole game and serves every turn; cards serve once.")
MOORING = "cell"
FEW = 20
"""So many places fit one menu; more are asked for module by module."""


class Podding(Table):
    """Rules of the pod."""

    def dock(self, seats: list[int]) -> Play[None]:
        """Any exposed edge will do. At the start the whole table is asked."""
        cells = self.colony.free_cells()
        cell = yield from self.pick(
            T("Where shall the pod dock?"),
            self.cell_options(MOORING, seats, cells),
            why=T("Colonists and robots board it from the domes that face it."),
        )
        yield from self.moor(cell)

    def cell_options(
        self, verb: str, seats: list[int], cells: list[Hex], *, without: int | None = None
    ) -> list[Option[Hex]]:
        """Places at the rim, each named by the modules around it; many come module by module."""
        grouped = len(cells) > FEW
        around = [self._around(cell, without) for cell in cells]
        return [
            self._offer(verb, cell)(verb, seat, cell, place, grouped=grouped)
            for seat in seats
            for cell, place in zip(cells, self._places(cells, around), strict=True)
        ]

    def _offer(self, verb: str, cell: Hex) -> Callable[..., Option[Hex]]:
        """The pod can moor where nobody could board; then the option says so."""
        blind = verb == MOORING and not self.colony.has_way_in(cell)
        return offers.blind_cell if blind else offers.at_cell

    def _around(self, cell: Hex, without: int | None) -> tuple[int, ...]:
        return tuple(
            sorted(index for index in self.colony.modules_around(cell) if index != without)
        )

    def _places(self, cells: list[Hex], around: list[tuple[int, ...]]) -> list[offers.Place]:
        """Where several cells touch the same modules, the direction tells them apart."""
        return [
            (beside, self._way_to(beside[0], cell) if around.count(beside) > 1 else None)
            for cell, beside in zip(cells, around, strict=True)
        ]

    def _way_to(self, index: int, cell: Hex) -> int:
        module = self.s.modules[index]
        return Hex(module.q, module.r).neighbours().index(cell)

    def moor(self, cell: Hex) -> Play[None]:
        """The pod is docked there; robots that were lost come back with it."""
        pod = self.s.pod
        pod.q, pod.r, pod.docked, pod.launcher = cell.q, cell.r, True, None
        self.colony = self.colony.moored(cell)
        beside = letters(self.colony.modules_around(cell))
        self.say(T("The pod docks beside {modules}.", modules=beside))
        for seat in range(self.seat_count):
            if self.is_lost(seat) and self.pod_has_room():
                yield from self.return_robot(seat)

    def return_robot(self, seat: int) -> Play[None]:
        """Back in the pod with two new cards, one of which becomes the new core."""
        if sum(not is_setback(card) for card in self.s.deck) < DEALT:
            recycle(self.s.deck, self.s.discards, self.chance)
        self.s.pod.robots.append(seat)
        self.s.players[seat].hand += deal(self.s.deck)
        self.reveal()
        self.say(T("{robot} comes back with the pod.", robot=ROBOTS[seat]))
        yield from self.install_core(seat)

    def install_core(self, seat: int) -> Play[None]:
        """One of the cards in hand becomes the core."""
        cards = list(dict.fromkeys(self.s.players[seat].hand))
        if not cards:
            return
        card = yield from self.pick(
            T("Which card becomes your core?"),
            [card_offers.core(seat, as_ability(card)) for card in cards],
            why=CORE_WHY,
        )
        self.install(seat, card)

    def install(self, seat: int, card: Ability) -> None:
        player = self.s.players[seat]
        player.hand.remove(card)
        player.core = card
        self.say(T("{player} installs {card}.", player=Seat(seat), card=card_name(card)))

    def board_colonist(self) -> None:
        self.s.pod.colonists += 1
        self.launch_when_ready()

    def launch_when_ready(self) -> None:
        """With the seventh colonist aboard, or when nobody is left outside to wait for."""
        pod = self.s.pod
        full = pod.colonists == BATCH
        if full or (pod.docked and pod.colonists and not self.colonists_on_colony):
            self.launch()

    def launch(self) -> None:
        """Everybody aboard is safe; the pod stays away until its launcher's next turn."""
        pod = self.s.pod
        self.s.saved += pod.colonists
        self.say(_launch_words(pod.colonists))
        pod.colonists = 0
        self.set_adrift(self.s.active)
        self.trace("launched", POD, POD)

    def set_adrift(self, launcher: int | None) -> None:
        """Undocked; whoever is named docks it again, or else the next player."""
        self.s.pod.docked, self.s.pod.launcher = False, launcher
        self.s.led = -1
        self.colony = self.colony.cast_off()

    def check_mooring(self) -> None:
        """A pod whose last module went away drifts, with all aboard."""
        if self.s.pod.docked and not self.colony.touching[-1]:
            self.say(T("Nothing holds the pod any more: it drifts until the next turn."))
            self.set_adrift(None)

    def must_dock(self) -> bool:
        """At the start of a turn: the launcher is back, or nobody in particular waits for it."""
        pod = self.s.pod
        return not pod.docked and pod.launcher in (None, self.s.active)


def _launch_words(saved: int) -> Text:
    if not saved:
        return T("The pod launches without a colonist.")
    return N(
        "The pod launches and saves {n} colonist.",
        "The pod launches and saves {n} colonists.",
        n=saved,
    )
