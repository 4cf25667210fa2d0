"""Between the places: a scene aboard at the start of a turn, each once in a campaign."""

from __future__ import annotations

from games.kernel import Chance
from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.prose import holds, test_of
from games.sleeping_gods.content.scenes import Scene, ScenePlace
from games.sleeping_gods.story.reading_aloud import knows, read_aloud
from games.sleeping_gods.story.storybook import open_book

PATIENCE = 15
"""So many turns a scene waits for its telling; then its hour has gone, and that of its arc."""
FEAST = 2
"""After so many strokes of the clock there is a feast, or a quarrel."""
FAR = 1 << 40
"""Where in the stream of chance scenes are drawn: nothing else ever comes so far."""


def scene_aboard(campaign: Campaign) -> None:
    """What this morning is kept for; else a scene drawn by what has happened."""
    if not scene_at(campaign, _kept_for(campaign)):
        arcs = drawn_arcs(campaign)
        fitting = [one for one in campaign.pack.scenes if _due(campaign, one, arcs)]
        if fitting:
            most = max(_pull(campaign, scene) for scene in fitting)
            likely = [scene for scene in fitting if _pull(campaign, scene) == most]
            _play(campaign, _luck(campaign, campaign.s.turn).pick(likely))


def scene_at(campaign: Campaign, place: ScenePlace | None) -> bool:
    """The scene for which this place is kept, once in a campaign; whether there was one."""
    kept = [scene for scene in campaign.pack.scenes if place and scene.place == place]
    if any(scene.id in campaign.s.read for scene in kept):
        return False
    scene = next((scene for scene in kept if _fits(campaign, scene)), None)
    if scene is not None:
        _play(campaign, scene)
    return scene is not None


def _kept_for(campaign: Campaign) -> ScenePlace | None:
    if campaign.s.turn == 1:
        return "first supper"
    return "feast" if campaign.s.passes >= FEAST else None


def drawn_arcs(campaign: Campaign) -> set[str]:
    """Those that this campaign will meet, and those that have begun in it."""
    pack, read = campaign.pack, campaign.s.read
    all_arcs = list(dict.fromkeys(scene.arc for scene in pack.scenes if scene.arc))
    begun = {scene.arc for scene in pack.scenes if scene.arc and scene.id in read}
    return begun | set(_luck(campaign, 0).shuffled(all_arcs)[: pack.about.arcs or len(all_arcs)])


def _luck(campaign: Campaign, turn: int) -> Chance:
    """What is drawn for a turn is the same however often it is looked up, and moves nothing else"""
    return Chance(campaign.chance.seed, FAR + (turn << 10))


def _due(campaign: Campaign, scene: Scene, arcs: set[str]) -> bool:
    late = scene.timed and campaign.s.turn > scene.turn + PATIENCE
    drawn = scene.arc is None or scene.arc in arcs
    return scene.place is None and drawn and not late and _fits(campaign, scene)


def _pull(campaign: Campaign, scene: Scene) -> tuple[bool, bool, int]:
    """What has just happened first; then a choice and what came of one; then what is overdue."""
    before = campaign.pack.paragraph.get(scene.after or "")
    chosen = bool(scene.choices) or (before is not None and bool(before.choices))
    happened = not scene.timed and bool(scene.when.given() or scene.only)
    return happened, chosen, (campaign.s.turn - scene.turn) // 4


def _play(campaign: Campaign, scene: Scene) -> None:
    """A scene with a choice opens as a page of the book does; any other is read at once."""
    if scene.choices:
        open_book(campaign, scene.id)
    else:
        campaign.s.read.append(scene.id)
        read_aloud(campaign, scene.text, scene.title, scene.vignette)


def _fits(campaign: Campaign, scene: Scene) -> bool:
    read = campaign.s.read
    return (
        scene.turn <= campaign.s.turn
        and scene.id not in read
        and (scene.after is None or scene.after in read)
        and campaign.holds(scene.when)
        and (not scene.only or holds(test_of(scene.only), lambda fact: knows(campaign, fact)))
    )
