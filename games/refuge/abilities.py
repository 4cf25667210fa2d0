"""Character abilities that are used as actions; the four reactions stand where they happen."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.ask import Play
from games.kernel.text import T
from games.refuge.board import (
    NEIGHBOURS,
    SPOT_LABELS,
    SPOT_NAMES,
    Spot,
    in_column,
    in_line,
    reading_order,
)
from games.refuge.cards import SALVAGE
from games.refuge.deeds import Deed
from games.refuge.roster import ABILITIES
from games.refuge.salvage import WHY_ELIMINATE, Salvage
from games.refuge.state import Diver


class Abilities(Salvage):
    """A used ability is turned face down until it is recovered."""

    def use_ability(self, diver: Diver, ability: str) -> Play[None]:
        self.say(
            T(
                "{diver} uses {ability}.",
                diver=self.name(diver),
                ability=ABILITIES[ability].title,
            )
        )
        diver.spent.append(ability)
        yield from ABILITY_DEEDS[ability].do(self, diver)

    def all_fallen(self, diver: Diver) -> list[Diver]:  # noqa: ARG002 - asked like every deed
        """Everybody on the map who lies down."""
        return [other for other in self.s.divers if other.on_map and not other.standing]

    def rally(self, diver: Diver) -> Play[None]:
        yield from self.help_one_up(diver, self.all_fallen(diver))

    def charge(self, diver: Diver) -> Play[None]:
        """Into a neighbouring tentacle's space, which then takes effect."""
        options = self.spot_options("charge", diver.seat, self.tentacles_next_to(diver))
        prompt = T("{diver}: which tentacle do you charge?", diver=self.name(diver))
        spot = yield from self.pick(prompt, options, why=WHY_ELIMINATE)
        self.leave_trail("move", diver.spot, spot)
        diver.spot = spot
        self.say(T("{diver} charges to {spot}.", diver=self.name(diver), spot=SPOT_LABELS[spot]))
        yield from self.eliminate(spot, diver)
        yield from self.land(diver)

    def any_discard(self, diver: Diver) -> list[str]:  # noqa: ARG002 - asked like every deed
        return self.s.salvage_discards

    def jury_rig(self, diver: Diver) -> Play[None]:
        prompt = T("{diver}: which discarded card do you take?", diver=self.name(diver))
        options = self.card_options("take", diver.seat, self.s.salvage_discards)
        card = yield from self.pick(prompt, options, why=WHY_RIG)
        self.s.salvage_discards.remove(card)
        diver.hand.append(card)
        title = SALVAGE[card].title
        self.say(T("{diver} takes {card} from the discards.", diver=self.name(diver), card=title))

    def overcharge_reaches(self, diver: Diver) -> bool:
        return not in_column(diver.spot, 3).isdisjoint(self.s.tentacles)

    def overcharge(self, diver: Diver) -> Play[None]:
        yield from self.eliminate_two(diver, self.tentacles_among(in_column(diver.spot, 3)))

    def wrench(self, diver: Diver) -> Play[None]:
        yield from self.eliminate_two(diver, self.tentacles_next_to(diver))

    def eliminate_two(self, diver: Diver, targets: list[Spot]) -> Play[None]:
        """At least one, at most two."""
        spots = yield from self.pick_many(
            diver.seat,
            T("{diver}: which tentacles are eliminated?", diver=self.name(diver)),
            self.spot_options("hit", diver.seat, targets),
            least=1,
            most=2,
            why=WHY_ELIMINATE,
        )
        for spot in spots:
            yield from self.eliminate(spot, diver)

    def camera_spots(self, diver: Diver) -> list[Spot]:
        """Cameras go out together, when none is out."""
        if self.s.cameras:
            return []
        return sorted(in_line(diver.spot, 2), key=reading_order)

    def plant_cameras(self, diver: Diver) -> Play[None]:
        self.s.cameras = yield from self.pick_many(
            diver.seat,
            T("Sophie: where do the cameras go?"),
            self.spot_options("camera", diver.seat, self.camera_spots(diver)),
            least=3,
            most=3,
            why=T("Three different spaces; miniatures may stand on them."),
        )
        spots = [SPOT_NAMES[camera] for camera in sorted(self.s.cameras, key=reading_order)]
        self.say(T("Sophie's cameras are on {spots}.", spots=spots))

    def flash_targets(self, diver: Diver) -> list[Spot]:  # noqa: ARG002 - asked like every deed
        lit = {near for camera in self.s.cameras for near in (camera, *NEIGHBOURS[camera])}
        return self.tentacles_among(lit)

    def flash(self, diver: Diver) -> Play[None]:
        """Choose the tentacle, and the camera when several could do it."""
        options = self.spot_options("hit", diver.seat, self.flash_targets(diver))
        prompt = T("{diver}: which tentacle is eliminated?", diver=self.name(diver))
        spot = yield from self.pick(prompt, options, why=WHY_ELIMINATE)
        cameras = [camera for camera in self.s.cameras if spot in (camera, *NEIGHBOURS[camera])]
        camera = yield from self.pick(
            T("Sophie: which camera do you take back?"),
            self.spot_options("back", diver.seat, cameras),
            why=T("One camera near the tentacle comes back to you."),
        )
        self.s.cameras.remove(camera)
        self.say(T("Sophie takes the camera on {spot} back.", spot=SPOT_NAMES[camera]))
        yield from self.eliminate(spot, diver)

    def free_cameras(self, diver: Diver) -> list[Spot]:  # noqa: ARG002 - asked like every deed
        return [camera for camera in self.s.cameras if self.is_free(camera)]

    def reposition(self, diver: Diver) -> Play[None]:
        options = self.destinations(diver, self.free_cameras(diver))
        prompt = T("Sophie: to which camera?")
        yield from self.enter(diver, (yield from self.pick(prompt, options, why=WHY_REPOSITION)))

    def haul_targets(self, diver: Diver) -> list[Diver]:
        """Divers of the row or column with a free space on their way to her."""
        line = in_line(diver.spot)
        return [
            other for other in self.s.divers if other.spot in line and self.way_to(diver, other)
        ]

    def way_to(self, diver: Diver, other: Diver) -> list[Spot]:
        """Up to two free spaces from the other towards the diver."""
        step = step_towards(other.spot, diver.spot)
        spots: list[Spot] = []
        while len(spots) < 2 and self.is_free(here := other.spot + step * (len(spots) + 1)):
            spots.append(here)
        return spots

    def haul(self, diver: Diver) -> Play[None]:
        other = yield from self.pick(
            T("{diver}: whom do you haul?", diver=self.name(diver)),
            self.diver_options("haul", diver.seat, self.haul_targets(diver)),
            why=T("They come up to 2 free spaces towards you; nothing takes effect there."),
        )
        yield from self.carry(diver, other, self.way_to(diver, other))

    def others_on_map(self, diver: Diver) -> list[Diver]:
        return [other for other in self.s.divers if other is not diver and other.on_map]

    def trade_places(self, diver: Diver) -> Play[None]:
        """Only her own new space takes effect."""
        other = yield from self.pick(
            T("{diver}: with whom do you trade places?", diver=self.name(diver)),
            self.diver_options("trade", diver.seat, self.others_on_map(diver)),
            why=T("Your new space takes effect, theirs does not."),
        )
        yield from self.swap(diver, other)
        yield from self.land(diver)

    def calm_the_beast(self, diver: Diver) -> Play[None]:
        yield from self.move_head(diver, 2)

    def lure(self, diver: Diver) -> Play[None]:
        yield from self.move_tentacles(diver, 3, T("Lure moves up to 3 tentacles one space each."))


def step_towards(start: Spot, end: Spot) -> int:
    """One step from a space to another of its row or column."""
    if start // 10 == end // 10:
        return 1 if end > start else -1
    return 10 if end > start else -10


WHY_REPOSITION = T("You get there at once, whatever lies between; the camera stays.")
WHY_RIG = T("The card goes from the discards into your hand.")

ABILITY_DEEDS: Mapping[str, Deed] = {
    "rally": Deed(Abilities.all_fallen, Abilities.rally),
    "charge": Deed(Abilities.knife_reaches, Abilities.charge),
    "jury_rig": Deed(Abilities.any_discard, Abilities.jury_rig),
    "overcharge": Deed(Abilities.overcharge_reaches, Abilities.overcharge),
    "plant_cameras": Deed(Abilities.camera_spots, Abilities.plant_cameras),
    "flash": Deed(Abilities.flash_targets, Abilities.flash),
    "reposition": Deed(Abilities.free_cameras, Abilities.reposition),
    "wrench": Deed(Abilities.knife_reaches, Abilities.wrench),
    "patch_up": Deed(Abilities.fallen_in_reach, Abilities.help_up),
    "haul": Deed(Abilities.haul_targets, Abilities.haul),
    "sprint": Deed(Abilities.free_neighbours, Abilities.dash),
    "trade_places": Deed(Abilities.others_on_map, Abilities.trade_places),
    "calm_the_beast": Deed(Abilities.always, Abilities.calm_the_beast),
    "lure": Deed(Abilities.any_tentacle, Abilities.lure),
}
