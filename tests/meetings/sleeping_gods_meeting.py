"""A meeting of Sleeping Gods: what the rules and the second reading say of one table, and where
they differ. The reading decides what comes next; the rules must ask for it if there is a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import astuple, replace
from typing import Any, ClassVar, TypeVar

from games.kernel import Option
from games.sleeping_gods import questions
from tests.meetings import sleeping_gods_engine as engine
from tests.meetings.sleeping_gods import box, fights, hurts, play, squares, trials, uses
from tests.meetings.sleeping_gods.gatherings import FOES, ROLES
from tests.meetings.sleeping_gods.squares import Spot
from tests.meetings.sleeping_gods.table import Order, Table
from tests.meetings.sleeping_gods.things import Thing, laid

K = TypeVar("K", bound=Any)
USES = {"ability", "card", "equipped", "synergy"}
FATE = {"fate_plus", "redraw", "redraw_best", "redraw_if_1"}
AIM = FATE | {"accuracy"}
HARD = {"damage", "damage_nonheart", "diagonal"}
ASKED_FOR_AIMS = (questions.HEAL, questions.CURE, questions.REPAIR, questions.REST)


class Apart(AssertionError):
    """The two differ."""


def differ(what: str, read: object, played: object) -> None:
    if read != played:
        raise Apart(f"{what}: read {read}, played {played}")


def op_of(order: Order) -> str:
    """What a use does."""
    return order.using.rpartition(": ")[2].split()[0]


def plain(order: Order) -> Order:
    """Without its aim, which the rules ask for afterwards."""
    return replace(order, at="", squares=())


def told(table: Table) -> dict[str, object]:
    """The reading's table in plain words."""
    return {
        "crew": {
            one.name: (
                *(one.wounds, one.fatigue, sorted(one.statuses), sorted(one.cards)),
                *(len(one.levels), sorted(one.weapons), one.command, one.actions),
                sorted(one.synergy),
            )
            for one in table.crew
        },
        "command": dict(table.command),
        "hands": {seat: sorted(hand) for seat, hand in table.hands.items()},
        "actions": {seat: n for seat, n in table.actions.items() if n},
        "adventures": dict(table.adventures),
        "foes": [(foe.name, sorted(foe.covered)) for foe in table.foes],
        "goods": {good: n for good, n in table.goods.items() if n},
        "rooms": dict(table.rooms),
    }


class Meeting:
    """One table, laid twice, and the same decisions on both sides, turn about by ``number``."""

    def __init__(self, table: Table, fates: Iterable[int], number: int) -> None:
        self.table, self.fates, self.number = table, list(fates), number
        self.done: list[Order] = []
        self.stage = engine.lay(table, self.fates)

    def goes_on(self, wishes: Iterable[Order], *, looking: bool, deeds: int = 1) -> None:
        """So many deeds of a fight, or a challenge to its end, first those that are wished for;
        ``looking`` at what anybody could do before."""
        self.wishes, self.looking = list(wishes), looking
        while not self.table.over:
            if self.table.phase == "open":
                if not deeds:
                    break
                deeds -= 1
            self.PHASES[self.table.phase](self)
            self.looking = False
        self.compared()
        differ("the end", self.table.over, self.stage.ended)

    def compared(self) -> None:
        read, played = told(self.table), engine.report(self.stage)
        if self.table.over:
            for one in (read, played):
                one["crew"] = {name: (*on[:5], *on[6:]) for name, on in one["crew"].items()}  # type: ignore[attr-defined]
            if not self.table.foes or self.stage.game.s.fight is None:
                for one in (read, played):
                    one.pop("foes")
        for key, value in read.items():
            differ(key, value, played[key])
        differ("fates to come", self.fates, self.stage.fates)

    def chosen(self, options: Iterable[K]) -> K:
        """A wish if there is one among them, else turn about another."""
        found = sorted(options)
        for wished in (one for wish in self.wishes for one in found if one == wish):
            self.wishes.remove(wished)
            return wished
        self.number = self.number * 7 + 5
        return found[self.number // 4 % len(found)]

    def read(self, order: Order) -> None:
        self.done.append(order)
        done = play.carry_out(self.table, order, self.fates)
        self.table, self.fates = done.table, done.draws

    def asks(self, *wanted: Any) -> None:
        """The rules ask one of these questions, in the same position."""
        if not self.stage.asks(*wanted):
            asked = self.stage.ask and self.stage.ask.id
            raise Apart(f"{self.table.phase}: not {[one.id for one in wanted]} but {asked}")
        self.compared()

    def uses(self, ops: set[str]) -> dict[Order, list[Order]]:
        """What may be used for this, with all its aims."""
        found: dict[Order, list[Order]] = {}
        for seat in self.table.command:
            for order in uses.uses(self.table, seat):
                if op_of(order) in ops:
                    found.setdefault(plain(order), []).append(order)
        return found

    def offered(self, options: Iterable[Option[Any]] | None = None) -> dict[Order, Option[Any]]:
        """What the rules offer of what the reading knows by name."""
        options = self.stage.options() if options is None else options
        found = {self.stage.order(one): one for one in options}
        return {
            order: one
            for order, one in found.items()
            if order and (self.table.foes or not is_cooking(order))
        }

    def begin(self, option: Option[Any], order: Order) -> None:
        """The same deed, with the aim that the reading gives it."""
        self.stage.take(option)
        aimed = self.stage.asks(*ASKED_FOR_AIMS)
        while self.stage.asks(*ASKED_FOR_AIMS):
            self.stage.take(aim_at(self.stage, order.at))
        self.read(order)
        if aimed and op_of(order) == "heal":
            self.compared()

    def does(self, known: Mapping[Order, list[Order]], others: Iterable[Order] = ()) -> Order:
        """One of the uses or one of the others, chosen; uses are compared and done."""
        offered = self.offered()
        differ(self.table.phase, sorted(known), sorted(set(offered) & use_orders(offered)))
        order = self.chosen([*(one for found in known.values() for one in found), *others])
        if order.verb in USES:
            self.begin(offered[plain(order)], order)
        return order

    def said(self, seat: int, *ids: str) -> None:
        """The first of these that is offered."""
        found = {one.id: one for one in self.stage.options() if one.seat == seat}
        self.stage.take(next(found[one] for one in ids if one in found))

    def among(self, orders: Mapping[Any, Order], options: Mapping[Any, Option[Any]]) -> None:
        """One answer for both, known by the same word on both sides."""
        differ(self.table.phase, sorted(orders), sorted(options))
        order = self.chosen(orders.values())
        word = next(word for word, one in orders.items() if one == order)
        self.stage.take(options[word])
        self.read(order)

    # A fight between two actions.

    def between_deeds(self) -> None:
        table, stage = self.table, self.stage
        orders = {
            order
            for seat in table.command
            for order in play.asked(table, seat)
            if order.verb in {"attack", "strike", "end round"}
        }
        if not any(table.actions.values()) and not any(one.verb == "strike" for one in orders):
            self.read(Order(table.active, "end round"))
            return
        self.asks(questions.FIGHT)
        returns = {o for seat in table.command for o in play.always(table, seat)}
        returns = {order for order in returns if order.verb == "return"}
        offered = self.offered()
        read = {order if order.verb == "attack" else plain(order) for order in orders}
        read.discard(Order(table.active, "end round"))
        differ("open", sorted(read | returns), sorted(offered))
        ends = {one.seat for one in stage.options() if one.id == "end"}
        differ("ends the round", {table.active}, ends)
        if self.looking:
            self.menus()
            self.hand_overs()
        order = self.chosen(orders | returns)
        if order.verb == "end round":
            stage.answer(table.active, "end")
            self.read(order)
        elif order.verb == "strike":
            self.strike(order, offered[plain(order)])
        else:
            stage.take(offered[order])
            self.read(order)

    def menus(self) -> None:
        """What each player could do of what may be done at any time, and hand over."""
        for seat in sorted(self.table.command):
            menu = self.stage.menu(seat)
            differ("equips", [], list(engine.handled(menu)))
            known = {one for one in self.uses(uses.ANYTIME) if one.seat == seat}
            differ(f"menu of {seat}", sorted(known), sorted(self.offered(menu)))
            drops = [o.using for o in play.always(self.table, seat) if o.verb == "drop"]
            found = [one.id for one in menu if one.id.startswith("drop-")]
            differ("drops", sorted(f"drop-{engine.CARD[name]}" for name in drops), sorted(found))

    def hand_overs(self) -> None:
        seats = sorted(self.table.command)
        between = (order for seat in seats for order in fights.between(self.table, seat))
        read = {order for order in between if order.verb == "give"}
        played = {order for seat in seats for order in self.offered(self.stage.hand_overs(seat))}
        differ("hand over", sorted(read), sorted(played))

    def any_time(self) -> None:
        """One thing that may be done at any time is done in the middle of this."""
        known = self.uses(uses.ANYTIME)
        if not known:
            return
        order = self.chosen([one for found in known.values() for one in found])
        self.stage.answer(order.seat, "aid")
        offered = self.offered()
        differ(
            "at any time", sorted(one for one in known if one.seat == order.seat), sorted(offered)
        )
        self.begin(offered[plain(order)], order)
        if self.stage.asks(questions.CREW_AND_CARDS):
            self.said(order.seat, "back")

    def strike(self, order: Order, option: Option[Any]) -> None:
        """A blow out of nowhere: whom, then where."""
        self.stage.take(option)
        table = self.table
        groups = {
            one.squares: one
            for one in fights.strikes(table, order.seat)
            if plain(one) == plain(order) and one.at == order.at
        }
        if self.stage.asks(questions.STRIKE_WHOM):
            found = {self.stage.foe(one.value): one for one in self.stage.options()}
            self.stage.take(found[order.at])
        if len(groups) > 1:
            played = engine.open_squares(self.stage)
            differ("strike", sorted(groups), sorted((spot,) for spot in played))
            self.stage.take(played[order.squares[0]])
        self.read(order)

    # An attack.

    def drawn(self) -> None:
        table = self.table
        attack = table.attack
        foe = table.foe(attack.foe)
        missing = fights.accuracy(table) < foe.defends(box.WEAPONS[attack.weapon])
        known = self.uses(AIM) if missing else {}
        seat = table.leads(table.member(attack.who))
        onward = Order(seat, "go on", attack.who)
        if known:
            self.asks(questions.AIM)
            differ("fate", table.fate.total, engine.fate(self.stage))
            if self.does(known, [onward]) != onward:
                return
            self.said(seat, "strike")
        self.read(onward)

    def placing(self) -> None:
        table = self.table
        attack = table.attack
        seat = table.leads(table.member(attack.who))
        known = self.uses(HARD)
        boosts = [order for order in fights.within(table, seat) if order.verb == "boost"]
        groups = {
            order.squares: order for order in fights.within(table, seat) if order.verb == "place"
        }
        placed: tuple[Spot, ...] = ()
        if known or boosts:
            self.asks(questions.ADD_DAMAGE)
            ids = {f"boost-{engine.CARD[one.using]}": one for one in boosts}
            found = {one.id for one in self.stage.options() if one.id.startswith("boost-")}
            differ("boosts", sorted(ids), sorted(found))
            places = sorted(groups.values())
            order = self.does(known, [*boosts, *places])
            if order.verb in USES:
                return
            if order.verb == "boost":
                self.stage.answer(seat, next(one for one in ids if ids[one] == order))
                self.read(order)
                return
            offered = engine.open_squares(self.stage)
            if offered:
                first = self.next_squares(groups, ())
                differ("first square", sorted(first), sorted(offered))
                placed = (self.chosen(set(order.squares) & first),)
                self.stage.take(offered[placed[0]])
            else:
                self.said(seat, "strike")
        self.covers(groups, placed)

    def next_squares(
        self, groups: Mapping[tuple[Spot, ...], Order], placed: tuple[Spot, ...]
    ) -> set[Spot]:
        """Squares that touch what is covered already and lie in a lawful group with it."""
        attack = self.table.attack
        land = squares.field(self.table, attack.foe)
        where = {spot: at for at, spot in land.items()}
        near = {
            land[at]
            for spot in placed
            for at in squares.beside(where[spot], attack.diagonal)
            if at in land
        }
        allowed = near if placed else {spot for spot in where if spot[0] == attack.foe}
        wider = [set(group) for group in groups if set(placed) <= set(group)]
        return {spot for group in wider for spot in group} & allowed - set(placed)

    def covers(self, groups: Mapping[tuple[Spot, ...], Order], placed: tuple[Spot, ...]) -> None:
        """Square by square, as long as there is one to be covered."""
        heir = ""
        while found := self.next_squares(groups, placed):
            if len(found) > 1:
                self.asks(questions.COVER)
                offered = engine.open_squares(self.stage)
                differ(f"next square after {placed}", sorted(found), sorted(offered))
                heirs = engine.heirs(self.stage)
                if heirs and self.number % 3 == 0:
                    heir = self.chosen(heirs)
                    self.number += 1
                    self.stage.take(heirs[heir])
                    continue
                placed += (self.chosen(found),)
                self.stage.take(offered[placed[-1]])
            else:
                placed += (found.pop(),)
        group = tuple(sorted(placed))
        if group not in groups:
            raise Apart(f"no such group: {group}")
        self.read(groups[group])
        if heir and self.table.phase == "passing":
            seat = self.table.leads(self.table.member(self.table.passing))
            self.read(Order(seat, "pass", self.table.passing, at=heir))

    def passing(self) -> None:
        self.asks(questions.SYNERGY)
        table = self.table
        seat = table.leads(table.member(table.passing))
        orders = {order.at: order for order in play.asked(table, seat)}
        self.among(orders, engine.heirs(self.stage))

    # Blows.

    def blow(self) -> None:
        blow = self.table.blow
        known = self.uses({"block"}) if blow.points else {}
        take = Order(blow.seat, "take", blow.victim)
        if known:
            self.asks(questions.BLOCK)
            differ("damage that comes", blow.points, engine.blow(self.stage))
            if self.does(known, [take]) != take:
                return
            self.said(blow.seat, "take")
        self.read(take)

    def fallen(self) -> None:
        self.asks(questions.LAST_BREATH)
        member = self.table.member(self.table.fallen[0])
        seat = self.table.leads(member)
        order = self.chosen(play.fallen(self.table, seat))
        self.stage.answer(seat, "yes" if order.verb == "revive" else "no")
        self.read(order)

    def excess(self) -> None:
        """All that one can take; the rules let it be divided, too."""
        takers = {
            one.name: Order(self.table.sharer, "share", one.name)
            for one in hurts.takers(self.table)
        }
        if len(takers) == 1:
            self.read(*takers.values())
            return
        self.asks(questions.DAMAGE)
        self.among(takers, shares(self.stage))

    # The end of a round.

    def end_of_round(self) -> None:
        table, stage = self.table, self.stage
        orders = list(play.asked(table, table.active))
        verb = orders[0].verb
        if verb == "victim" and (len(orders) > 1 or self.uses({"heal"})):
            self.asks(questions.STRUCK)
            if self.number % 5 == 0:
                self.number += 1
                self.any_time()
                return
        elif len(orders) == 1:
            self.read(orders[0])
            return
        found = stage.options()
        match verb:
            case "victim" | "afflict":
                self.asks(questions.STRUCK if verb == "victim" else questions.AFFLICT)
                ids = {engine.ID[order.who]: order for order in orders}
            case "lose":
                self.asks(questions.PAY)
                ids = {order.using: order for order in orders}
                found = [one for one in found if one.id in box.GOODS]
            case "uncover":
                self.asks(questions.REGENERATE)
                at = next(n for n in range(9) if stage.foe(n) == orders[0].at)
                ids = {f"at-{at}-{2 * r + c}": o for o in orders for _, (r, c) in o.squares}
            case "discard":
                self.asks(questions.UNEQUIP)
                ids = {f"off-{engine.CARD[order.using]}": order for order in orders}
            case _:
                self.asks(questions.DISARM)
                ids = {f"arm-{engine.ADVENTURE[order.using]}": order for order in orders}
        self.among(ids, {one.id: one for one in found if one.id != "aid"})

    def ship(self) -> None:
        table = self.table
        rooms = hurts.rooms_hit(table)
        hit = list(box.ROOMS)[min(table.fate.total, 6) - 1]
        lightest = hit == "hull" or table.rooms[hit] == box.ROOMS[hit]
        known = {} if lightest else self.uses(FATE)
        if known:
            self.asks(questions.CHANGE_FATE)
            keep = Order(table.active, "keep")
            if self.does(known, [keep]) != keep:
                return
            self.said(table.active, "done")
        orders = {room.replace(" ", "_"): Order(table.active, "room", at=room) for room in rooms}
        if len(orders) == 1:
            self.read(*orders.values())
            return
        self.asks(questions.SPILL)
        self.among(orders, {one.id: one for one in self.stage.options()})

    # A challenge.

    def joining(self) -> None:
        table, stage = self.table, self.stage
        orders = {order for seat in table.command for order in trials.joining(table, seat)}
        draw = Order(table.active, "draw")
        idle = orders == {draw} and not self.uses(uses.ANYTIME) and not cooks(table)
        if idle and not stage.asks(questions.JOIN):
            self.read(draw)
            return
        self.asks(questions.JOIN)
        found = {(one.seat, one.id): one for one in stage.options() if one.id.startswith("join-")}
        ids = {(o.seat, f"join-{engine.ID[o.who]}"): o for o in orders - {draw}}
        differ("joining", sorted(ids), sorted(found))
        if self.looking:
            self.menus()
        if not self.wishes and self.number % 4 == 0:
            self.number += 1
            self.any_time()
            return
        order = self.chosen(orders)
        if order == draw:
            stage.answer(table.active, "draw")
        else:
            stage.take(found[order.seat, f"join-{engine.ID[order.who]}"])
        self.read(order)

    def helping(self) -> None:
        table, stage = self.table, self.stage
        settle = Order(table.active, "settle")
        missing = table.trial.need - trials.total(table)
        known = self.uses(FATE | {"skill"}) if missing > 0 else {}
        cards = {
            (order.seat, f"card-{engine.CARD[order.using]}"): order
            for seat in table.command
            for order in trials.helping(table, seat)
            if order.verb == "help"
        }
        if missing > 0 and stage.asks(questions.HELP):
            self.asks(questions.HELP)
            differ("fate", table.fate.total, engine.fate(stage))
            found = {
                (one.seat, one.id): one for one in stage.options() if one.id.startswith("card-")
            }
            differ("cards", sorted(cards), sorted(found))
            order = self.does(known, [*cards.values(), settle])
            if order.verb == "help":
                stage.take(found[order.seat, f"card-{engine.CARD[order.using]}"])
                self.read(order)
            if order != settle:
                return
            stage.answer(table.active, "accept")
        elif missing > 0 and most_help(table, known) + len(cards) >= missing:
            raise Apart(f"nobody is asked for help: {sorted(known)}")
        self.read(settle)

    def failing(self) -> None:
        table = self.table
        orders = {order.who: order for order in trials.suffering(table, table.active)}
        damage = table.trial.fail[0].op == "damage"
        if len(orders) == 1:
            self.read(*orders.values())
            return
        if not damage:
            self.asks(questions.AFFLICT)
            ids = {engine.ID[name]: order for name, order in orders.items()}
            self.among(ids, {one.id: one for one in self.stage.options()})
            return
        self.asks(questions.DAMAGE)
        found = {(self.stage.name(one.value[0]), one.value[1]): one for one in self.stage.options()}
        points = table.trial.fail[0].n
        expected = {
            (name, n) for name in orders for n in range(1, min(points, table.member(name).left) + 1)
        }
        differ("shares", sorted(expected), sorted(found))
        name, n = self.chosen(expected)
        self.stage.take(found[name, n])
        for _ in range(n):
            self.read(orders[name])

    PHASES: ClassVar[Mapping[str, Callable[[Meeting], None]]] = {
        "open": between_deeds,
        "drawn": drawn,
        "placing": placing,
        "passing": passing,
        "blow": blow,
        "fallen": fallen,
        "excess": excess,
        "round": end_of_round,
        "ship": ship,
        "trial joining": joining,
        "trial drawn": helping,
        "trial failing": failing,
    }


def runs(table: Table, base: str) -> Iterator[tuple[list[Order], tuple[int, ...]]]:
    """What is tried on a table, with its fates: ``one`` misses, ``one`` hits, the round ends; or
    ``one`` is sent into the challenge, or whoever."""
    one, active = table.member(ROLES["one"]), table.active
    seat = table.leads(one)
    if table.foes:
        attack = Order(seat, "attack", one.name, one.arms[-1], FOES[base][0])
        yield [attack], (1, 5, 2, 6, 3, 4)
        yield [attack], (6, 1, 4, 2, 5, 3)
        yield [Order(active, "end round")], (3, 1, 6, 2, 4, 5)
    else:
        yield [Order(seat, "join", one.name), Order(active, "draw")], (3, 1, 5, 6, 2, 4)
        yield [], (1, 4, 6, 2, 3, 5)


def differences(base: str, things: tuple[Thing, ...], number: int, deeds: int = 1) -> list[str]:
    """Where the two differ on this table, and after what."""
    table = laid(base, things)
    assert table is not None
    for at, (wishes, fates) in enumerate(runs(table, base)):
        meeting = Meeting(table, fates * 20, number + at)
        try:
            meeting.goes_on(wishes, looking=not at, deeds=deeds)
        except Apart as apart:
            done = "; ".join(" ".join(map(str, astuple(one))) for one in meeting.done)
            return [f"{base}: {', '.join(map(str, things))}: {apart} after {done}"]
    return []


def use_orders(orders: Iterable[Order]) -> set[Order]:
    return {order for order in orders if order.verb in USES}


def is_cooking(order: Order) -> bool:
    """Nobody reads whether a recipe may be cooked in a challenge."""
    return order.verb == "card" and box.ADVENTURES[order.who].recipe


def cooks(table: Table) -> bool:
    """Whether the rules could let somebody cook, who then is asked."""
    recipes = [name for name, lying in table.adventures.items() if not lying]
    paid = [box.ADVENTURES[name].cost for name in recipes if box.ADVENTURES[name].recipe]
    tired = any(one.fatigue for one in table.crew)
    return tired and bool(paid and table.goods.get("grain")) and max(table.command.values()) >= 1


def most_help(table: Table, known: Iterable[Order]) -> int:
    """What could be added at most by uses."""
    points = [int(order.using.rpartition(": ")[2].split()[1]) for order in known]
    again = any(op_of(order).startswith("redraw") for order in known)
    plus = sum(
        n for order, n in zip(known, points, strict=True) if op_of(order) in {"skill", "fate_plus"}
    )
    return plus + (6 - table.fate.total if again else 0)


def shares(stage: engine.Stage) -> dict[str, Option[Any]]:
    """By name, as much as each can take."""
    found: dict[str, Option[Any]] = {}
    for one in sorted(stage.options(), key=lambda one: one.value[1]):
        found[stage.name(one.value[0])] = one
    return found


def aim_at(stage: engine.Stage, at: str) -> Option[Any]:
    """Health as much as can be, a status, a room, for whom the reading says."""
    wanted = engine.ID.get(at, at.replace(" ", "_"))
    found = [one for one in stage.options() if one.id.split("-")[0] == wanted]
    if not found:
        raise Apart(f"{at} is not offered: {[one.id for one in stage.options()]}")
    return found[0]
