// Discord's markdown within a line: text → a tree of plain nodes. Knows nothing of the page.

const MAX_DEPTH = 12;
const URL_TAIL = /[.,:;"'!?\])]+$/;

/** Rules in order; each is tried at one place of the text and gives a node. */
const RULES = [
  rule("escape", /\\([^\p{L}\p{N}\s])/uy, ([, sign]) => text(sign)),
  rule("code", /(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => ({ type: "code", text: code.trim() })),
  rule("stamp", /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, seconds, style]) => ({
    type: "stamp",
    seconds: Number(seconds),
    style: style ?? "f",
  })),
  rule("user", /<@!?(\d{1,20})>/y, ([, id]) => ({ type: "user", id })),
  rule("role", /<@&(\d{1,20})>/y, ([, id]) => ({ type: "role", id })),
  rule("channel", /<#(\d{1,20})>/y, ([, id]) => ({ type: "channel", id })),
  rule("command", /<\/([-\p{L}\p{N}_' ]{1,100}):(\d{1,20})>/uy, ([, name, id]) => ({
    type: "command",
    name,
    id,
  })),
  rule("emoji", /<(a?):(\w{2,32}):(\d{1,20})>/y, ([, animated, name, id]) => ({
    type: "emoji",
    name,
    id,
    animated: animated === "a",
  })),
  rule("everyone", /@(?:everyone|here)\b/y, ([name]) => ({ type: "everyone", name })),
  rule("bracketed", /<(https?:\/\/[^\s<>]+)>/y, ([, url]) => link(url, [text(url)])),
  rule(
    "named",
    /\[((?:\\.|[^\]\\])+?)\]\(\s*<?(https?:\/\/(?:\([^\s()]*\)|[^\s()<>])+)>?(?:\s+"([^"]*)")?\s*\)/y,
    ([, label, url, title], inside) => link(url, inside(label), title),
  ),
  rule("url", /https?:\/\/[^\s<]+[^\s<]/y, ([url]) => {
    const kept = url.replace(URL_TAIL, "");
    return { ...link(kept, [text(kept)]), length: kept.length };
  }),
  nest("strong", /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y),
  nest("underline", /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y),
  nest("emphasis", /\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^*\s\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y),
  nest("emphasis", /(?<![\p{L}\p{N}])_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}])/uy),
  nest("strike", /~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y),
  nest("spoiler", /\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y),
];
const PLAIN = /[^\\`<@[*_~|h\n]+|[\s\S]/y;

export function parseInline(source, depth = 0) {
  if (depth > MAX_DEPTH) return [text(source)];
  const nodes = [];
  const inside = (inner) => parseInline(inner, depth + 1);
  for (let at = 0; at < source.length;) at = step(source, at, inside, nodes);
  return nodes;
}

/** Take one node off the text; gives the place where the next begins. */
function step(source, at, inside, nodes) {
  for (const { pattern, build } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) continue;
    const { length, ...node } = build(match, inside);
    nodes.push(node);
    return at + (length ?? match[0].length);
  }
  PLAIN.lastIndex = at;
  const [plain] = PLAIN.exec(source);
  addText(nodes, plain);
  return at + plain.length;
}

function addText(nodes, plain) {
  const last = nodes.at(-1);
  if (last?.type === "text") last.text += plain;
  else nodes.push(text(plain));
}

function rule(name, pattern, build) {
  return { name, pattern, build };
}

function nest(type, pattern) {
  return rule(type, pattern, ([, inner], inside) => ({ type, children: inside(inner) }));
}

function text(words) {
  return { type: "text", text: words };
}

function link(url, children, title) {
  return { type: "link", url, children, title };
}
