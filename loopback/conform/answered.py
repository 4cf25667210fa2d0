"""What is known of Discord and is not as there, each with the reason."""

LEFT_OUT = ("access_tokens", "shared_client_theme", "bio", "features", "unicode_emoji")
"""Fields that Discord keeps: asked for one of them, loopback says 501 instead of lying."""
ANSWERED = {
    "a file added by an edit without `attachments`": (
        "Discord's reference says that it is appended, its issue tracker (5170) that the old one "
        "is dropped. Appended, until somebody has asked; libraries always send the list."
    ),
    "a V2 gallery after an edit with a new file (7529)": (
        "Open in Discord's tracker. `trouble.forget_names()` plays it."
    ),
    "`attachments=[]` in hikari": (
        "hikari leaves an empty list out, so the file stays; `attachments=None` sends it empty, "
        "and the file goes."
    ),
    "the words that Discord itself says when it opens an Activity": "Nobody says them here.",
    "how long `enforce_nonce` remembers": '"A few minutes" are five here.',
    "what a person's own app may say where it is not wanted (Use External Apps)": (
        "Not asked: its answers are as private or public as the app says."
    ),
    "the sentence, and the inner code, of rare refusals": "Compare codes and fields.",
    "all members asked for without the intent": "Nothing is answered; the log says so.",
    "zstd-stream and ETF": "Whoever asks for zstd gets plain text; ETF is not spoken.",
    "figures of rate limits": "Those usually seen; Discord changes them without a word.",
    f"the fields {', '.join(f'`{field}`' for field in LEFT_OUT)}": (
        "Left out, and refused with 501 instead of dropped in silence."
    ),
}
