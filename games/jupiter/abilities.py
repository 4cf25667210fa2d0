"""Using rescue cards and cores in the action phase."""

from __future__ import annotations

from games.jupiter import card_offers
from games.jupiter.cards import ABILITIES, Ability, card_name
from games.jupiter.colony import around
from games.jupiter.commands import Commands
from games.jupiter.modules import PLACES
from games.jupiter.names import letters, module_name, module_spot
from games.jupiter.offers import Action
from games.kernel.ask import Option, Play
from games.kernel.hexes import Hex
from games.kernel.text import Seat, T

LASTING = tuple(card for card, face in ABILITIES.items() if face.scope == "turn")
COSTS: dict[Ability, int] = {"heat_seeker": 3, "rocket_boots": 1, "sniper": 1, "teleport": 3}
EVENTS: tuple[Ability, ...] = ("data_core", "module_control", "pilot")
DOUBLED = 1
"""What two Teleports or two Heat Seekers played together cost."""


class Abilities(Commands):
    """Rules of the rescue cards."""

    def card_options(self) -> list[Option[Action]]:
        """Cards that can be laid out for the turn, and abilities that can be used now."""
        hand, core, seat = self.me.hand, self.me.core, self.s.active
        found = [
            card_offers.play(seat, card) for card in LASTING if card in hand and self._adds(card)
        ]
        for card, cost in COSTS.items():
            if card == core or card in hand:
                found += self._action_options(card, cost)
        return found + self.event_options()

    def _adds(self, card: Ability) -> bool:
        """Boosts add up; any other power is there or not."""
        return card == "boost" or not self.has_power(card)

    def _action_options(self, card: Ability, cost: int) -> list[Option[Action]]:
        """At its price; a second copy of the dear ones makes them cheap, once."""
        copies, seat, left = self.copies(card), self.s.active, self.actions_left
        found: list[Option[Action]] = []
        if not copies or not self._has_target(card):
            return found
        if copies > 1 and cost > DOUBLED:
            found.append(card_offers.both_copies(seat, card, DOUBLED))
        if cost <= left:
            found.append(card_offers.ability(seat, card, cost, core=self.core_ready(card)))
        return found

    def _has_target(self, card: Ability) -> bool:
        match card:
            case "sniper":
                return bool(self.sniper_targets())
            case "heat_seeker":
                return bool(self.seeker_targets())
            case "rocket_boots":
                return bool(self.flight_options())
        return True

    def event_options(self) -> list[Option[Action]]:
        """What costs no action; all of it can still be done when none is left."""
        hand, core = self.me.hand, self.me.core
        return [
            self._event_option(card)
            for card in EVENTS
            if (card == core or card in hand) and self.copies(card) and self._may_happen(card)
        ]

    def _event_option(self, card: Ability) -> Option[Action]:
        """Pilot says which of its two uses it is."""
        seat, core, pod = self.s.active, self.core_ready(card), self.s.pod
        if card != "pilot":
            return card_offers.ability(seat, card, 0, core=core)
        if pod.docked:
            return card_offers.launch(seat, pod.colonists, core=core)
        return card_offers.docking(seat, core=core)

    def _may_happen(self, card: Ability) -> bool:
        """Data Core needs another card to install."""
        return card != "data_core" or len(self.me.hand) > (not self.core_ready(card))

    def play_card(self, card: Ability) -> None:
        """It lies in front of the player until the turn ends."""
        self.me.hand.remove(card)
        self.s.in_play.append(card)
        self.say(T("{player} plays {card}.", player=Seat(self.s.active), card=card_name(card)))
        if card == "boost":
            self.s.boosts += 1

    def use(self, card: Ability, cost: int) -> Play[None]:
        """An ability of a single action or event."""
        self.tell_use(card)
        if cost == DOUBLED < COSTS.get(card, 0):
            self.spend(card)
        self.spend(card)
        self.s.spent += cost
        match card:
            case "sniper":
                yield from self.snipe()
            case "heat_seeker":
                yield from self.seek()
            case "rocket_boots":
                yield from self.fly()
            case "teleport":
                yield from self.teleport()
            case "pilot":
                yield from self.pilot()
            case "module_control":
                yield from self.control_module()
            case _:
                yield from self.swap_core()

    def pilot(self) -> Play[None]:
        """Launches a docked pod with whoever is aboard, docks one that is away."""
        if self.s.pod.docked:
            self.launch()
        else:
            yield from self.dock([self.s.active])

    def swap_core(self) -> Play[None]:
        """Data Core: the core is discarded, another card of the hand takes its place."""
        if self.me.core is not None:
            self.s.discards.append(self.me.core)
        self.me.core, self.s.core_used = None, False
        yield from self.install_core(self.s.active)
        self.wake_core()

    def wake_core(self) -> None:
        """A boost core gives its action by itself, once per turn."""
        if self.core_ready("boost"):
            self.s.core_used = True
            self.s.boosts += 1
            boost, player = card_name("boost"), Seat(self.s.active)
            self.say(T("{card} gives {player} one more action.", card=boost, player=player))

    def loose_modules(self) -> list[int]:
        """Modules with two open edges side by side."""
        return [index for cell, index in self.colony.cells.items() if self._is_loose(cell)]

    def _is_loose(self, cell: Hex) -> bool:
        open_edges = [beside not in self.colony.cells for beside in around(cell)]
        return any(open_edges[way] and open_edges[way - 1] for way in range(6))

    def control_module(self) -> Play[None]:
        """Module Control: a loose module goes, with all on it, to another place at the rim."""
        index = yield from self.pick(
            T("Which module is moved?"),
            [self._module_option(index) for index in self.loose_modules()],
            why=T("Those with two open edges side by side; whatever stands on it goes along."),
        )
        cell = yield from self.pick(
            T("Where does {module} go?", module=module_name(index)),
            self._destinations(index),
            why=T("Any empty place beside the rest of the colony."),
        )
        module = self.s.modules[index]
        module.q, module.r = cell.q, cell.r
        self.colony = None
        beside = letters(self.colony.modules_around(cell))
        self.say(
            T("{module} now lies beside {modules}.", module=module_name(index), modules=beside)
        )
        self.trace("moved", index * PLACES, index * PLACES)
        self.check_mooring()

    def _module_option(self, index: int) -> Option[int]:
        return Option(
            f"module.{index}", self.s.active, module_name(index), index, spot=module_spot(index)
        )

    def _destinations(self, index: int) -> list[Option[Hex]]:
        """Empty places beside the rest of the colony, but not where the pod is."""
        module = self.s.modules[index]
        taken = (Hex(module.q, module.r), self.colony.pod_cell)
        cells = [cell for cell in self.colony.free_cells(without=index) if cell not in taken]
        return self.cell_options("site", [self.s.active], cells, without=index)
