"""Rules of messages, embeds, components and polls."""

from collections.abc import Iterator

from loopback.conform.rule import Rule, refused
from loopback.types import Json

SEND = "POST /channels/{channel}/messages"
V2 = 1 << 15


def _message(what: str, body: Json, where: str) -> Rule:
    return refused("Messages", what, SEND, body, where)


def messages() -> Iterator[Rule]:
    page, (method, path) = "Messages", SEND.split()
    yield Rule(page, "nothing in it", method, path, {"content": ""}, 400, 50006)
    yield Rule(page, "blanks only", method, path, {"content": "   "}, 400, 50006, source="K")
    yield Rule(page, "2000 letters", method, path, {"content": "x" * 2000})
    yield _message("2001 letters", {"content": "x" * 2001}, "content")
    yield _message("content as a list", {"content": ["x"]}, "content")
    yield _message("a nonce of 26", {"content": "x", "nonce": "n" * 26}, "nonce")
    yield _message("tts in words", {"content": "x", "tts": "perhaps"}, "tts")
    yield _message("flags in words", {"content": "x", "flags": "many"}, "flags")
    reply = {"content": "x", "message_reference": {"message_id": "{nobody}"}}
    yield _message("a reply to nothing", reply, "message_reference")
    twice = {"parse": ["users"], "users": ["1"]}
    body = {"content": "x", "allowed_mentions": twice}
    yield _message("users allowed twice over", body, "allowed_mentions")
    many = {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(1, 102)]}}
    yield _message("101 users allowed", many, "allowed_mentions.users")
    unknown = {"content": "x", "attachments": [{"id": "0", "filename": "a.txt"}]}
    yield _message("a file that was not sent", unknown, "attachments.0.id")
    one = "/channels/{channel}/messages/{message}"
    gone = "/channels/{channel}/messages/{nobody}"
    yield Rule(page, "read what is not there", "GET", gone, status=404, code=10008)
    yield Rule(page, "change what is not there", "PATCH", gone, {"content": "x"}, 404, 10008)
    yield Rule(page, "delete what is not there", "DELETE", gone, status=404, code=10008)
    yield Rule(page, "leave nothing", "PATCH", one, {"content": ""}, 400, 50006)
    yield Rule(page, "change the words", "PATCH", one, {"content": "y"})
    few = "/channels/{channel}/messages/bulk-delete"
    yield refused(page, "101 at once", f"POST {few}", {"messages": ["1"] * 101}, "messages")
    yield Rule(
        page, "one at once", "POST", few, {"messages": ["{message}"]}, 400, 50016, source="K"
    )
    yield refused(page, "101 read", "GET /channels/{channel}/messages?limit=101", None, "limit")
    reaction = one + "/reactions/nothing/@me"
    yield Rule(page, "a reaction that is no emoji", "PUT", reaction, status=400, code=10014)
    yield Rule(page, "a reaction", "PUT", one + "/reactions/🐙/@me", status=204)
    pin = "/channels/{channel}/messages/pins/{nobody}"
    yield Rule(page, "pin what is not there", "PUT", pin, status=404, code=10008)


def embeds() -> Iterator[Rule]:
    def one(what: str, embed: Json, where: str) -> Rule:
        return refused("Embeds", what, SEND, {"embeds": [embed]}, f"embeds.0.{where}")

    page, (method, path) = "Embeds", SEND.split()
    full = {"embeds": [{"description": "x" * 4096}]}
    yield Rule(page, "4096 letters", method, path, full)
    yield one("a title of 257", {"title": "x" * 257}, "title")
    yield one("a description of 4097", {"description": "x" * 4097}, "description")
    field = {"name": "a", "value": "b"}
    yield one("26 fields", {"fields": [field] * 26}, "fields")
    yield one("a field name of 257", {"fields": [field | {"name": "x" * 257}]}, "fields.0.name")
    yield one("a field of 1025", {"fields": [field | {"value": "x" * 1025}]}, "fields.0.value")
    yield one("a field without a value", {"fields": [{"name": "a"}]}, "fields.0.value")
    blank = {"fields": [field | {"name": "  "}]}
    yield refused(
        page, "a field name of blanks", SEND, {"embeds": [blank]}, "embeds.0.fields.0.name", "K"
    )
    yield one("a footer of 2049", {"footer": {"text": "x" * 2049}}, "footer.text")
    yield one("an author of 257", {"author": {"name": "x" * 257}}, "author.name")
    yield one("a colour beyond white", {"title": "a", "color": 0x1000000}, "color")
    yield one("an address that is none", {"title": "a", "url": "here"}, "url")
    yield one("a time that is none", {"title": "a", "timestamp": "noon"}, "timestamp")
    yield refused(page, "nothing in it", SEND, {"embeds": [{}]}, "embeds.0.description", "K")
    colour = {"embeds": [{"color": 1}]}
    yield refused(page, "a colour alone", SEND, colour, "embeds.0.description", "K")
    yield refused(page, "eleven", SEND, {"embeds": [{"title": "a"}] * 11}, "embeds")
    large = [{"description": "x" * 3001}, {"description": "x" * 3000}]
    yield refused(page, "6001 letters together", SEND, {"embeds": large}, "embeds")


def _button(**more: object) -> Json:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a"} | more


def _row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def _select(**more: object) -> Json:
    return {"type": 3, "custom_id": "a", "options": [{"label": "a", "value": "a"}]} | more


def components() -> Iterator[Rule]:
    def one(what: str, rows: list[Json], where: str) -> Rule:
        body = {"content": "x", "components": rows}
        return refused("Components", what, SEND, body, f"components.{where}".rstrip("."))

    page, (method, path), inside = "Components", SEND.split(), "0.components.0"
    five = _row(*(_button(custom_id=str(n)) for n in range(5)))
    yield Rule(page, "five buttons", method, path, {"content": "x", "components": [five]})
    yield one("six rows", [_row(_button(custom_id=str(n))) for n in range(6)], "")
    six = _row(*(_button(custom_id=str(n)) for n in range(6)))
    yield one("six buttons in a row", [six], "0.components")
    yield one("a label of 81", [_row(_button(label="x" * 81))], "0.components.0.label")
    yield one(
        "a custom id of 101", [_row(_button(custom_id="x" * 101))], "0.components.0.custom_id"
    )
    twice = [_row(_button(), _button())]
    yield one("a custom id twice", twice, "0.components.1.custom_id")
    yield one(
        "no custom id", [_row({"type": 2, "style": 1, "label": "a"})], "0.components.0.custom_id"
    )
    link = {"type": 2, "style": 5, "label": "a", "url": "here"}
    yield one("a link that leads nowhere", [_row(link)], "0.components.0.url")
    emoji = _row(_button(emoji={"name": "no"}))
    yield refused(page, "an emoji that is none", SEND, {"content": "x", "components": [emoji]},
                  "components.0.components.0.emoji.name", "K")  # fmt: skip
    blank = {"content": "x", "components": [_row(_button(label="  "))]}
    yield refused(page, "a label of blanks", SEND, blank, f"components.{inside}", "G")
    two = {"content": "x", "components": [_row(_button(emoji={"name": "🐙🐙"}))]}
    yield refused(page, "two emoji", SEND, two, f"components.{inside}.emoji.name", "K")
    yield one("a style of 9", [_row(_button(style=9))], "0.components.0.style")
    option = {"label": "a", "value": "a"}
    many = [{"label": str(n), "value": str(n)} for n in range(26)]
    yield one("26 options", [_row(_select(options=many))], f"{inside}.options")
    yield one("no options", [_row(_select(options=[]))], f"{inside}.options")
    long = _select(options=[option | {"label": "x" * 101}])
    yield one("an option of 101", [_row(long)], f"{inside}.options.0.label")
    same = _select(options=[option, option])
    yield one("a value twice", [_row(same)], f"{inside}.options.1.value")
    yield one(
        "a placeholder of 151", [_row(_select(placeholder="x" * 151))], f"{inside}.placeholder"
    )
    yield one("26 to choose", [_row(_select(max_values=26))], f"{inside}.max_values")
    wide = _row(_select(), _button(custom_id="b"))
    yield one("a button beside a select", [wide], "0.components.1")
    words = {"type": 10, "content": "x"}
    yield one("words without the flag", [words], "0.type")
    yield from _layouts(words)


def _layouts(words: Json) -> Iterator[Rule]:
    def deep(what: str, parts: list[Json], where: str, **more: object) -> Rule:
        body = {"flags": V2, "components": parts} | more
        return refused("Components", what, SEND, body, where)

    whole = {"flags": V2, "components": [{"type": 17, "components": [words]}]}
    method, _, path = SEND.partition(" ")
    yield Rule("Components", "a container", method, path, whole)
    yield deep("content beside V2", [words], "content", content="x")
    yield deep("embeds beside V2", [words], "embeds", embeds=[{"title": "a"}])
    yield deep("41 parts", [words] * 41, "components")
    yield deep("4001 letters", [{"type": 10, "content": "x" * 4001}], "components.0.content")
    yield deep("4001 letters together", [{"type": 10, "content": "x" * 2001}] * 2, "components")
    bare = {"type": 9, "components": [words]}
    yield deep("a section without its side", [bare], "components.0.accessory")
    inner = {"type": 17, "components": [{"type": 17, "components": [words]}]}
    yield deep("a container in a container", [inner], "components.0.components.0.type")
    item = {"media": {"url": "https://example.com/a.png"}}
    yield deep("eleven pictures", [{"type": 12, "items": [item] * 11}], "components.0.items")
    yield deep("the same number twice", [words | {"id": 1}] * 2, "components.1.id")


def polls() -> Iterator[Rule]:
    def one(what: str, where: str, **more: object) -> Rule:
        answer = {"poll_media": {"text": "a"}}
        poll = {"question": {"text": "a"}, "answers": [answer] * 2, "duration": 1} | more
        return refused("Polls", what, SEND, {"poll": poll}, f"poll.{where}")

    yield one("a question of 301", "question.text", question={"text": "x" * 301})
    yield one("eleven answers", "answers", answers=[{"poll_media": {"text": "a"}}] * 11)
    long = [{"poll_media": {"text": "x" * 56}}]
    yield one("an answer of 56", "answers.0.poll_media.text", answers=long)
    yield one("33 days", "duration", duration=33 * 24)
