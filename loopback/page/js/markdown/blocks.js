// Discord's markdown by the line: headings, quotes, lists, fences; the rest goes to inline.js.

import { parseInline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n*([\s\S]*?)\n*```/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const ITEM = /^(\s*)([-*]|\d{1,10}\.)\s+(\S.*)$/;
const MAX_QUOTES = 1;

export function parse(source) {
  const nodes = [];
  let from = 0;
  for (const match of source.matchAll(FENCE)) {
    nodes.push(...parseLines(source.slice(from, match.index).replace(/\n$/, "")));
    nodes.push({ type: "fence", language: match[1] ?? "", text: match[2] });
    from = match.index + match[0].length;
    if (source[from] === "\n") from += 1;
  }
  return [...nodes, ...parseLines(source.slice(from))];
}

function parseLines(source, quotes = 0) {
  if (!source) return [];
  const lines = source.split("\n");
  const nodes = [];
  for (let at = 0; at < lines.length;) at = block(lines, at, nodes, quotes);
  return nodes;
}

/** Take one block off the lines; gives the line where the next begins. */
function block(lines, at, nodes, quotes) {
  const line = lines[at];
  if (quotes < MAX_QUOTES && line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    nodes.push({ type: "quote", children: parseLines(rest, quotes + 1) });
    return lines.length;
  }
  if (quotes < MAX_QUOTES && isQuote(line)) return quote(lines, at, nodes, quotes);
  if (ITEM.test(line)) return list(lines, at, nodes);
  nodes.push(single(line));
  return at + 1;
}

const isQuote = (line) => line === ">" || line.startsWith("> ");

function quote(lines, at, nodes, quotes) {
  let end = at;
  while (end < lines.length && isQuote(lines[end])) end += 1;
  const inner = lines.slice(at, end).map((line) => line.slice(2));
  nodes.push({ type: "quote", children: parseLines(inner.join("\n"), quotes + 1) });
  return end;
}

function single(line) {
  const heading = HEADING.exec(line);
  if (heading) {
    return { type: "heading", level: heading[1].length, children: parseInline(heading[2]) };
  }
  const small = SUBTEXT.exec(line);
  if (small) return { type: "subtext", children: parseInline(small[1]) };
  return { type: "line", children: parseInline(line) };
}

function list(lines, at, nodes) {
  const items = [];
  let end = at;
  for (let match; end < lines.length && (match = ITEM.exec(lines[end])); end += 1) {
    items.push({ indent: match[1].length, mark: match[2], text: match[3] });
  }
  nodes.push(...nested(items));
  return end;
}

/** Items that are indented further than the one before belong inside it. */
function nested(items) {
  const lists = [];
  for (let at = 0; at < items.length;) {
    const { indent, mark, text } = items[at];
    let end = at + 1;
    while (end < items.length && items[end].indent > indent) end += 1;
    const item = { children: parseInline(text), lists: nested(items.slice(at + 1, end)) };
    intoList(lists, mark, item);
    at = end;
  }
  return lists;
}

function intoList(lists, mark, item) {
  const ordered = /\d/.test(mark);
  const last = lists.at(-1);
  if (last?.ordered === ordered) last.items.push(item);
  else lists.push({ type: "list", ordered, start: Number.parseInt(mark, 10) || 1, items: [item] });
}
