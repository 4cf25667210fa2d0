"""How a path finds its route."""

from loopback.rest.app import NOUNS
from loopback.rest.routing import Answer, Call, Route
from loopback.rest.table import RouteTable


async def nothing(call: Call) -> Answer:
    return None


def table(*routes: str) -> RouteTable:
    pairs = [route.split() for route in routes]
    return RouteTable(Route(method, template, nothing) for method, template in pairs)


def found(routes: RouteTable, method: str, path: str) -> tuple[str, dict[str, str]] | None:
    place = routes.find(method, path.split("/"))
    return place and (place[0].template, place[1])


def test_words_come_before_blanks() -> None:
    routes = table("GET /messages/{message_id}", "GET /messages/@original")
    for spelled in ("@original", "%40original"):
        assert found(routes, "GET", f"messages/{spelled}") == ("/messages/@original", {})
    other = ("/messages/{message_id}", {"message_id": "7"})
    assert found(routes, "GET", "messages/7") == other


def test_a_word_that_leads_nowhere_is_taken_for_a_blank() -> None:
    routes = table("GET /users/@me", "GET /users/{user_id}/roles", "PUT /users/{user_id}")
    expected = ("/users/{user_id}/roles", {"user_id": "@me"})
    assert found(routes, "GET", "users/@me/roles") == expected
    assert found(routes, "PUT", "users/@me") == ("/users/{user_id}", {"user_id": "@me"})


def test_every_route_names_its_blanks_itself() -> None:
    routes = table("GET /a/{one}", "PUT /a/{other}/b/{third}")
    assert found(routes, "GET", "a/1") == ("/a/{one}", {"one": "1"})
    expected = ("/a/{other}/b/{third}", {"other": "1", "third": "2/3 👍"})
    assert found(routes, "PUT", "a/1/b/2%2F3%20%F0%9F%91%8D") == expected


def test_what_is_no_route() -> None:
    routes = table("GET /a/{one}", "DELETE /a/{one}")
    for path in ("a", "a/", "a/1/", "b/1", ""):
        assert found(routes, "GET", path) is None
        assert routes.methods(path.split("/")) == []
    assert found(routes, "POST", "a/1") is None
    assert routes.methods(["a", "1"]) == ["GET", "DELETE"]


def test_every_route_of_ours_is_found_under_its_own_template() -> None:
    every = [route for noun in NOUNS for route in noun.routes.all]
    routes = RouteTable(every)
    for route in every:
        place = routes.find(route.method, route.template.strip("/").split("/"))
        assert place is not None
        assert place[0] is route
