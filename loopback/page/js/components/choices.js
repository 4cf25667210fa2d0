// What a select offers: its own options, or the people, roles and channels of the guild.

import { avatar, nameOf } from "../avatar.js";
import { CATEGORY, DIRECT, FORUM, GROUP, isThread } from "../kinds.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { emoji } from "./emoji.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;

export function itemsOf(component, client) {
  const preset = new Set((component.default_values ?? []).map(({ id }) => id));
  const marked = (items) => items.map((item) => ({ ...item, preset: preset.has(item.value) }));
  if (component.type === STRING) return component.options.map(option);
  if (component.type === USER) return marked(peopleItems(client));
  if (component.type === ROLE) return marked(roleItems(client));
  if (component.type === MENTIONABLE) return marked([...peopleItems(client), ...roleItems(client)]);
  return marked(channelItems(client, component.channel_types));
}

function option({ value, label, description, emoji: sign, default: preset }) {
  return { value, label, note: description, face: emoji(sign), preset: Boolean(preset) };
}

export function peopleItems(client) {
  return [...client.people.values(), client.bot.user].map((user) => ({
    value: user.id,
    label: nameOf(user),
    note: user.username,
    face: avatar(user, 24),
  }));
}

export function roleItems(client) {
  const everyone = (role) => client.guilds.some((guild) => guild.id === role.id);
  const guild = client.guildOf(client.channel(client.current));
  return client
    .roles(guild)
    .filter((role) => !everyone(role))
    .map((role) => ({
      value: role.id,
      label: role.name,
      note: "Role",
      face: h("span", { class: "sign" }, icon("at", 18)),
    }));
}

export function channelItems(client, types) {
  const guild = client.guildOf(client.channel(client.current));
  const fits = (channel) =>
    types?.length ? types.includes(channel.type) : channel.type !== CATEGORY;
  const here = [...client.channels.values()].filter((channel) => channel.guild_id === guild?.id);
  return here.filter(fits).map((channel) => ({
    value: channel.id,
    label: channel.name,
    note: isThread(channel) ? client.channelName(channel.parent_id) : "",
    face: h("span", { class: "sign" }, icon(channelIcon(channel), 18)),
  }));
}

export function channelIcon(channel) {
  if (isThread(channel)) return "thread";
  return { [FORUM]: "forum", [DIRECT]: "at", [GROUP]: "people" }[channel?.type] ?? "hash";
}
