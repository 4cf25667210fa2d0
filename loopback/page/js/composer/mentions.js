// `@name` and `#channel` in a message: completed while typing, sent as Discord writes them.

import { avatar, nameOf } from "../avatar.js";
import { CATEGORY } from "../kinds.js";
import { channelIcon } from "../components/choices.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";

const WORD = /(^|\s)([@#])([\p{L}\p{N}_-]*)$/u;
const SHOWN = 10;

/** The word before the cursor, if it begins a mention. */
export function begun(textarea) {
  const before = textarea.value.slice(0, textarea.selectionStart);
  const match = WORD.exec(before);
  return (
    match && {
      sign: match[2],
      typed: match[3].toLowerCase(),
      from: before.length - match[3].length,
    }
  );
}

export function mentionItems({ sign, typed }, client) {
  const all = sign === "@" ? people(client) : channels(client);
  return all.filter(({ label }) => label.toLowerCase().startsWith(typed)).slice(0, SHOWN);
}

function people(client) {
  const users = [...client.people.values(), client.bot.user];
  return users.map((user) => ({
    label: nameOf(user),
    note: user.username,
    face: avatar(user, 24),
  }));
}

function channels(client) {
  const open = [...client.channels.values()].filter(({ type }) => type !== CATEGORY);
  return open.map((channel) => ({
    label: channel.name,
    face: h("span", { class: "sign" }, icon(channelIcon(channel), 18)),
  }));
}

/** Names that are known become mentions. The longest name wins. */
export function encode(text, client) {
  const everyone = [...client.people.values(), client.bot.user].map((user) => [
    `@${nameOf(user)}`,
    `<@${user.id}>`,
  ]);
  const rooms = [...client.channels.values()].map(({ id, name }) => [`#${name}`, `<#${id}>`]);
  const known = new Map([...everyone, ...rooms]);
  const names = [...known.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (!names.length) return text;
  const pattern = new RegExp(`(?<=^|\\s)(${names.join("|")})(?![\\p{L}\\p{N}_-])`, "gu");
  return text.replace(pattern, (name) => known.get(name));
}

const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&");
