// One message, as a row of the channel.

import { avatar, nameOf } from "./avatar.js";
import { dots } from "./components/button.js";
import { emoji } from "./components/emoji.js";
import { attachments } from "./components/media.js";
import { components } from "./components/render.js";
import { h } from "./dom.js";
import { embeds } from "./embeds.js";
import { forwarded } from "./forwarded.js";
import { icon } from "./icons.js";
import { markdown, markdownLine } from "./markdown/render.js";
import { messageMenu, personMenu } from "./menus.js";
import { poll } from "./poll.js";
import { systemLine } from "./system.js";
import { clockTime, format } from "./time.js";

const EPHEMERAL = 64;
const LOADING = 128;
const COMMAND = 2;
const STARTER = 21;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
export const isThinking = (message) => Boolean(message.flags & LOADING);
export const dateOf = (message) => new Date(message.timestamp);

export function messageNode(message, client) {
  const system = systemLine(message, client);
  const pressed = client.interactions.pressed.get(message.id);
  const inside = system ? [system] : rows(message, client, pressed);
  const article = { role: "article", tabindex: -1, "aria-label": spokenName(message, client) };
  return h(
    "li",
    { ...article, class: classes(message, client, system), dataset: { id: message.id } },
    h("div", { class: "day" }, h("span", {}, format(dateOf(message), "D"))),
    h("div", { class: "news" }, h("span", {}, "New")),
    inside,
  );
}

/** Who said it and when, and whether it is for one alone: what a reader hears first. */
function spokenName(message, client) {
  const who = `${nameOf(authorOf(message, client))}, ${clockTime(dateOf(message))}`;
  const alone = isEphemeral(message) && "only you can see this";
  return [who, alone, client.mentionsMe(message) && "mentions you"].filter(Boolean).join(", ");
}

function classes(message, client, system) {
  return [
    "message",
    system && "system",
    isEphemeral(message) && "ephemeral",
    client.mentionsMe(message) && "to-me",
  ]
    .filter(Boolean)
    .join(" ");
}

function rows(message, client, pressed) {
  const origin = message.type === STARTER ? null : originLine(message, client);
  return [
    origin,
    h("div", { class: "face" }, face(message, client)),
    h(
      "div",
      { class: "body" },
      heading(message, client),
      inside(message, client),
      notes(message, client, pressed),
    ),
    toolbar(message, client),
  ];
}

/** Two messages in a row by the same author, close in time, share one heading. */
export function continues(message, previous) {
  if (!previous || systemLine(message) || systemLine(previous)) return false;
  const near = dateOf(message) - dateOf(previous) < 7 * 60 * 1000;
  const plain = !message.message_reference && !byCommand(message);
  const alike = isEphemeral(message) === isEphemeral(previous);
  return near && plain && alike && sameFace(message.author, previous.author);
}

/** A webhook may speak under another name each time. */
const sameFace = (one, other) =>
  one.id === other.id && one.username === other.username && one.avatar === other.avatar;

const byCommand = (message) => message.interaction_metadata?.type === COMMAND;

// Where it comes from

function originLine(message, client) {
  if (byCommand(message)) return commandLine(message, client);
  return message.message_reference && message.type === 19 ? replyLine(message, client) : null;
}

function commandLine({ interaction_metadata: origin, interaction }, client) {
  const user = client.user(origin.user?.id) ?? origin.user;
  const name = origin.name ?? interaction?.name;
  const used = name ? h("span", { class: "mention" }, `/${name}`) : "a command";
  return h("div", { class: "origin" }, avatar(user, 16), h("b", {}, nameOf(user)), " used ", used);
}

function replyLine({ referenced_message: to, message_reference: where }, client) {
  if (!to) return h("div", { class: "origin" }, h("i", {}, "Original message was deleted"));
  const words = to.content
    ? markdownLine(to.content.split("\n")[0], client)
    : h("i", {}, "Click to see the message");
  const go = () => client.goTo(where.channel_id ?? to.channel_id, to.id);
  const author = authorOf(to, client);
  return h(
    "div",
    { class: "origin" },
    avatar(author, 16),
    h("b", {}, nameOf(author)),
    h("button", { type: "button", class: "excerpt", onclick: go }, words),
  );
}

// Who

/** A person as they are now; a webhook as it spoke then. */
function authorOf({ author, webhook_id: webhook }, client) {
  return webhook === author.id ? author : (client.user(author.id) ?? author);
}

function face(message, client) {
  const user = authorOf(message, client);
  const props = { type: "button", class: "plain", tabindex: -1, "aria-label": nameOf(user) };
  const button = h("button", props, avatar(user, 40));
  button.addEventListener("click", () => personMenu(button, user, client));
  return button;
}

function heading(message, client) {
  const user = authorOf(message, client);
  const name = h("button", { type: "button", class: "plain name" }, nameOf(user));
  name.addEventListener("click", () => personMenu(name, user, client));
  const date = dateOf(message);
  const time = h(
    "time",
    { datetime: message.timestamp, title: format(date, "F") },
    clockTime(date),
  );
  return h("header", {}, name, user.bot && h("span", { class: "app-tag" }, "APP"), time);
}

// What

function inside(message, client) {
  if (isThinking(message)) {
    const who = nameOf(authorOf(message, client));
    return h("p", { class: "thinking" }, dots(), h("span", {}, `${who} is thinking…`));
  }
  const shown = message.type === STARTER ? (message.referenced_message ?? message) : message;
  const context = { client, message };
  const edited = shown.edited_timestamp && h("span", { class: "edited" }, "(edited)");
  return [
    shown.content && h("div", { class: "content" }, markdown(shown.content, client), edited),
    shown.message_snapshots?.length > 0 && forwarded(shown, client),
    shown.poll && poll(shown, client),
    embeds(shown.embeds, client),
    attachments(shown.attachments ?? [], context),
    shown.components?.length > 0 &&
      h("div", { class: "components" }, components(shown.components, context)),
    reactions(shown),
  ];
}

function reactions({ reactions: list }) {
  if (!list?.length) return null;
  const one = ({ emoji: sign, count }) =>
    h("span", { class: "reaction" }, emoji(sign), String(count));
  return h("div", { class: "reactions" }, list.map(one));
}

// What stands below

function notes(message, client, pressed) {
  const failed =
    pressed?.state === "failed" && h("p", { class: "failed", role: "alert" }, pressed.words);
  return [
    failed,
    message.thread && threadCard(message.thread, client),
    isEphemeral(message) && onlyYou(message, client),
  ];
}

function threadCard({ id, name }, client) {
  const props = { type: "button", class: "thread-card", onclick: () => client.goTo(id) };
  const title = h("b", {}, client.channel(id)?.name ?? name);
  const words = h("span", {}, title, h("small", {}, "Open the thread ›"));
  return h("button", props, icon("thread", 18), words);
}

function onlyYou(message, client) {
  const dismiss = () => client.dismiss(message);
  return h(
    "p",
    { class: "only-you" },
    icon("eye", 14),
    "Only you can see this • ",
    h("button", { type: "button", class: "text-link", onclick: dismiss }, "Dismiss message"),
  );
}

function toolbar(message, client) {
  const reply = h(
    "button",
    { type: "button", title: "Reply", "aria-label": "Reply" },
    icon("reply", 18),
  );
  reply.addEventListener("click", () => client.emit("reply", message));
  const more = h(
    "button",
    { type: "button", title: "More", "aria-label": "More" },
    icon("more", 18),
  );
  more.addEventListener("click", () => messageMenu(more, message, client));
  return h("div", { class: "toolbar" }, isEphemeral(message) ? null : reply, more);
}
