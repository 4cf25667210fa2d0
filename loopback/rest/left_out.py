"""What Discord has and loopback has not: asked for it, loopback says so instead of lying."""

FAMILIES = {
    "AutoMod": ("/guilds/{}/auto-moderation/",),
    "entitlements and subscriptions": (
        "/applications/{}/entitlements", "/skus/", "/users/@me/applications/{}/entitlements",
    ),
    "who comes to scheduled events": ("/guilds/{}/scheduled-events",),
    "soundboards": (
        "/guilds/{}/soundboard-sounds", "/channels/{}/send-soundboard-sound",
    ),
    "stickers": ("/guilds/{}/stickers", "/stickers/", "/sticker-packs"),
    "voice and stages": (
        "/guilds/{}/voice-states", "/voice/", "/stage-instances", "/channels/{}/voice-status",
        "/guilds/{}/regions",
    ),
    "guild templates": ("/guilds/templates", "/guilds/{}/templates"),
    "onboarding, welcome screens and join requests": (
        "/guilds/{}/onboarding", "/guilds/{}/welcome-screen", "/guilds/{}/new-member-welcome",
        "/guilds/{}/requests",
    ),
    "pruning": ("/guilds/{}/prune",),
    "vanity addresses": ("/guilds/{}/vanity-url",),
    "publishing announcements": ("/channels/{}/messages/{}/crosspost",),
    "changing the application": ("/applications/{}$",),
    "widgets": ("/guilds/{}/widget", "/guilds/{}/widget.json", "/guilds/{}/widget.png"),
    "integrations": ("/guilds/{}/integrations",),
    "incident actions": ("/guilds/{}/incident-actions",),
    "searching messages and threads": ("/guilds/{}/messages/search", "/channels/{}/threads/search"),
    "files of an application": ("/applications/{}/attachment",),
    "linked roles": (
        "/applications/{}/role-connections", "/users/@me/applications/{}/role-connection",
    ),
    "lobbies and the partner SDK": ("/lobbies", "/partner-sdk/"),
    "OAuth2 for people": ("/oauth2/", "/users/@me/connections", "/users/@me/guilds/{}/member"),
    "group direct messages": ("/channels/{}/recipients/",),
    "following announcement channels": ("/channels/{}/followers",),
    "invites to single people": ("/invites/{}/target-users",),
    "webhooks that speak Slack or GitHub": ("/webhooks/{}/{}/slack", "/webhooks/{}/{}/github"),
    "joining on behalf of somebody": ("/guilds/{}/members/{}$",),
}  # fmt: skip


def family_of(path: str) -> str | None:
    """What a path that no route answers is about, when Discord has something there."""
    steps = path.rstrip("/").split("/")
    for family, beginnings in FAMILIES.items():
        if any(_begins(steps, beginning) for beginning in beginnings):
            return family
    return None


def _begins(steps: list[str], beginning: str) -> bool:
    """A beginning that ends in $ is the whole path."""
    wanted = beginning.rstrip("/$").split("/")
    fits = len(steps) == len(wanted) if beginning.endswith("$") else len(steps) >= len(wanted)
    return fits and all(part in (step, "{}") for step, part in zip(steps, wanted, strict=False))
