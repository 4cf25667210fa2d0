"""Discord's markdown, tried on the page's own module."""

import pytest

from tests.loopback.page.conftest import Stage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
RENDER = """async (words) => {
  const { markdown } = await import("/page/js/markdown/render.js");
  const reader = {
    userName: (id) => `user${id}`, roleName: (id) => `role${id}`, channelName: (id) => `room${id}`,
    knowsChannel: (id) => id === "5", isThread: () => false, goTo() {}, useCommand() {},
  };
  const box = markdown(words, reader);
  box.querySelectorAll("svg").forEach((drawing) => drawing.remove());
  box.querySelectorAll("*").forEach((element) => {
    for (const { name } of [...element.attributes]) {
      if (!["href", "class", "start"].includes(name)) element.removeAttribute(name);
    }
  });
  return box.innerHTML;
}"""
CHANNEL = '<button class="mention channel">{}</button>'
MENTION = '<span class="mention">{}</span>'
SECRET = '<span class="spoiler"><span class="secret">{}</span></span>'
CASES = {
    "**a** *b* _c_": "<p><strong>a</strong> <em>b</em> <em>c</em></p>",
    "__d__ ~~e~~": "<p><u>d</u> <s>e</s></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "snake_case_name and 2*3*4": "<p>snake_case_name and 2<em>3</em>4</p>",
    r"\*not\* \_this\_": "<p>*not* _this_</p>",
    "`a **b**` ``c`d``": "<p><code>a **b**</code> <code>c`d</code></p>",
    "```py\nx = 1\n```": "<pre><code>x = 1</code></pre>",
    "```only```": "<pre><code>only</code></pre>",
    "# One\n## Two\n### Three": "<h3>One</h3><h4>Two</h4><h5>Three</h5>",
    "#### Four\n#five": "<p>#### Four\n#five</p>",
    "-# small": "<small>small</small>",
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    ">>> a\nb": "<blockquote><p>a\nb</p></blockquote>",
    "- a\n- b\n  - c": "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "a\n\nb": "<p>a\n\nb</p>",
    "<@1> <@!2>": f"<p>{MENTION.format('@user1')} {MENTION.format('@user2')}</p>",
    "<@&3> <#5>": f"<p>{MENTION.format('@role3')} {CHANNEL.format('room5')}</p>",
    "<#6>": '<p><span class="mention unknown">#unknown</span></p>',
    "@everyone @nobody": f"<p>{MENTION.format('@everyone')} @nobody</p>",
    "[x](https://a.example/b_(c))": '<p><a href="https://a.example/b_(c)">x</a></p>',
    "https://d.example/e,": '<p><a href="https://d.example/e">https://d.example/e</a>,</p>',
    "<https://f.example>": '<p><a href="https://f.example">https://f.example</a></p>',
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "https://discord.com/channels/1/5/9": f"<p>{CHANNEL.format('room5 › message')}</p>",
    "[x](https://discord.com/channels/1/5/9)": (
        '<p><a href="https://discord.com/channels/1/5/9">x</a></p>'
    ),
    "</dive start:12>": '<p><button class="mention">/dive start</button></p>',
    "||a **b**||": f"<p>{SECRET.format('a <strong>b</strong>')}</p>",
    "<t:0:D>": '<p><time class="stamp">1 January 1970</time></p>',
    "<t:9999999999999:f>": '<p><span class="stamp">Invalid Date</span></p>',
    "<script>x</script> & <b>": "<p>&lt;script&gt;x&lt;/script&gt; &amp; &lt;b&gt;</p>",
}
LONG = ("*" * 3999, "||**" * 999, "[" * 3999, "> " * 1999, "_a" * 1999, "`" * 3999)


async def test_every_mark_becomes_what_discord_shows(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    for words, wanted in CASES.items():
        assert await page.evaluate(RENDER, words) == wanted, words


async def test_no_words_take_long_to_read(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    for words in LONG:
        assert await page.evaluate(RENDER, words)


async def test_a_stamp_says_how_long_ago(stage: Stage) -> None:
    page = await stage.tab("Marina@general")
    script = """async () => {
      const { fromNow } = await import("/page/js/time.js");
      const ago = (seconds) => fromNow(new Date(1e12 - seconds * 1000), 1e12);
      return [ago(5), ago(120), ago(7200), ago(-86400 * 3)];
    }"""
    told = await page.evaluate(script)
    assert told == ["5 seconds ago", "2 minutes ago", "2 hours ago", "in 3 days"]
