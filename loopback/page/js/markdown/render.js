// The tree of parsed markdown → elements. Names come from whoever reads (`reader`).

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { stamp } from "../time.js";
import { parse } from "./blocks.js";
import { parseInline } from "./inline.js";

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*|\s){1,27}$/u;
const TAGS = { strong: "strong", emphasis: "em", underline: "u", strike: "s" };

/** A block of text. `reader` knows people, roles and channels, and can go to a channel. */
export function markdown(source, reader) {
  const jumbo = ONLY_EMOJI.test(source) ? " jumbo" : "";
  return h("div", { class: `markdown${jumbo}` }, blocks(parse(source), reader));
}

/** One line of text, for places without room for blocks. */
export function markdownLine(source, reader) {
  return h("span", { class: "markdown" }, inlines(parseInline(source), reader));
}

/** Adjacent plain lines are one paragraph, with breaks as written. */
function blocks(nodes, reader) {
  const built = [];
  for (const node of nodes) {
    if (node.type !== "line") built.push(block(node, reader));
    else if (built.at(-1)?.tagName === "P")
      built.at(-1).append("\n", ...inlines(node.children, reader));
    else built.push(h("p", {}, inlines(node.children, reader)));
  }
  return built.filter(
    (element) => element.tagName !== "P" || element.textContent.trim() || element.childElementCount,
  );
}

function block(node, reader) {
  if (node.type === "heading") return h(`h${node.level + 2}`, {}, inlines(node.children, reader));
  if (node.type === "subtext") return h("small", {}, inlines(node.children, reader));
  if (node.type === "quote") return h("blockquote", {}, blocks(node.children, reader));
  if (node.type === "fence")
    return h("pre", {}, h("code", { dataset: { language: node.language } }, node.text));
  return list(node, reader);
}

function list({ ordered, start, items }, reader) {
  const rows = items.map(({ children, lists }) =>
    h(
      "li",
      {},
      inlines(children, reader),
      lists.map((inner) => list(inner, reader)),
    ),
  );
  return h(ordered ? "ol" : "ul", ordered ? { start } : {}, rows);
}

const inlines = (nodes, reader) => nodes.map((node) => inline(node, reader));

function inline(node, reader) {
  if (node.type === "text") return node.text;
  if (TAGS[node.type]) return h(TAGS[node.type], {}, inlines(node.children, reader));
  return INLINE[node.type](node, reader);
}

const INLINE = {
  code: ({ text }) => h("code", {}, text),
  stamp: ({ seconds, style }) => stamp(seconds, style),
  spoiler: ({ children }, reader) => spoiler(inlines(children, reader)),
  everyone: ({ name }) => h("span", { class: "mention" }, name),
  emoji: ({ id, name, animated }) => customEmoji({ id, name, animated }),
  user: ({ id }, reader) => h("span", { class: "mention" }, `@${reader.userName(id)}`),
  role: ({ id }, reader) => h("span", { class: "mention" }, `@${reader.roleName(id)}`),
  channel: ({ id }, reader) => channelLink(id, null, reader),
  command: ({ name }, reader) =>
    h(
      "button",
      { class: "mention", type: "button", onclick: () => reader.useCommand(name) },
      `/${name}`,
    ),
  link: (node, reader) => link(node, reader),
};

export function customEmoji({ id, name, animated }) {
  const src = `/emojis/${id}.${animated ? "gif" : "png"}?size=64`;
  return h("img", { class: "emoji", src, alt: `:${name}:`, title: `:${name}:`, loading: "lazy" });
}

function link({ url, children, title }, reader) {
  const [, channel, message] = JUMP.exec(url) ?? [];
  const known = channel && reader.knowsChannel(channel);
  if (known && children[0]?.text === url) return channelLink(channel, message, reader);
  const go = (event) => {
    event.preventDefault();
    reader.goTo(channel, message);
  };
  const props = { href: url, title: title ?? url, target: "_blank", rel: "noopener noreferrer" };
  return h("a", { ...props, onclick: known ? go : null }, inlines(children, reader));
}

function channelLink(id, message, reader) {
  if (!reader.knowsChannel(id)) return h("span", { class: "mention unknown" }, "#unknown");
  const go = () => reader.goTo(id, message);
  const sign = icon(reader.isThread(id) ? "thread" : "hash", 14);
  const inside = [sign, reader.channelName(id), message && " › message"];
  return h("button", { class: "mention channel", type: "button", onclick: go }, inside);
}

/** Hidden until it is asked for, by click or key. */
export function spoiler(children, tag = "span") {
  const show = (event) => {
    if (element.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    element.classList.add("shown");
    element.removeAttribute("role");
    element.removeAttribute("aria-label");
  };
  const byKey = (event) => ["Enter", " "].includes(event.key) && show(event);
  const props = { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler: show" };
  const element = h(tag, props, h(tag, { class: "secret" }, children));
  element.addEventListener("click", show, true);
  element.addEventListener("keydown", byKey);
  return element;
}
