// Messages that Discord writes itself: a thread began, someone was added, something was pinned.

import { nameOf } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

const LINES = {
  1: (message) => [
    "people",
    " added ",
    h("b", {}, nameOf(message.mentions?.[0])),
    " to the thread.",
  ],
  2: (message) => [
    "people",
    " removed ",
    h("b", {}, nameOf(message.mentions?.[0])),
    " from the thread.",
  ],
  4: (message) => ["hash", " changed the name: ", h("b", {}, message.content)],
  6: (message, client) => ["pin", " pinned ", jump(message, client), " to this channel."],
  7: () => ["right", " dived in."],
  18: (message, client) => ["thread", " started a thread: ", open(message, client)],
};

/** The line, or null for an ordinary message. Without a client only the question is answered. */
export function systemLine(message, client) {
  const line = LINES[message.type];
  if (!line || !client) return Boolean(line);
  const [sign, ...words] = line(message, client);
  const author = client.user(message.author.id) ?? message.author;
  return h(
    "p",
    { class: "system-line" },
    icon(sign, 18),
    h("span", {}, h("b", {}, nameOf(author)), words),
  );
}

function jump({ message_reference: where }, client) {
  const go = () => where && client.goTo(where.channel_id, where.message_id);
  return h("button", { type: "button", class: "text-link", onclick: go }, "a message");
}

function open(message, client) {
  const id = message.message_reference?.channel_id ?? message.thread?.id;
  const go = () => id && client.goTo(id);
  return h("button", { type: "button", class: "text-link", onclick: go }, message.content);
}
