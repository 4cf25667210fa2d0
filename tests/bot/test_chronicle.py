"""The page to keep: what strangers wrote stays text."""

from bot.display.chronicle import MARKDOWN


def test_no_tag_and_no_picture_of_a_stranger_gets_in() -> None:
    page = MARKDOWN.render("### Title\n\n<b>bold</b> ![x](http://evil.example/x.png) *told*")
    assert "<h3>Title</h3>" in page
    assert "<em>told</em>" in page
    assert "<b>" not in page
    assert "<img" not in page
