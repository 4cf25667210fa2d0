"""Between the places: a scene aboard at the start of a turn, each once in a campaign."""

from __future__ import annotations

from games.sleeping_gods.campaign import Campaign
from games.sleeping_gods.content.prose import holds, test_of
from games.sleeping_gods.content.scenes import Scene
from games.sleeping_gods.story.reading_aloud import knows, read_aloud


def scene_aboard(campaign: Campaign) -> None:
    """The first scene of the book that fits and has not been read."""
    scene = next((scene for scene in campaign.pack.scenes if _fits(campaign, scene)), None)
    if scene is not None:
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
