// The values of a command's options: what to suggest, and what typed words stand for.

import * as api from "../api.js";
import { channelItems, peopleItems, roleItems } from "../components/choices.js";
import { titleOf } from "./commands.js";

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [
  3, 4, 5, 6, 7, 8, 9, 10,
];
export const ATTACHMENT = 11;
const SHOWN = 25;
const TRUTHS = [
  { value: true, label: "True" },
  { value: false, label: "False" },
];

/** What can be offered without asking the bot; null when only the bot knows. */
export function offered(option, client) {
  if (option.choices?.length)
    return option.choices.map(({ name, value }) => ({ label: name, value }));
  if (option.autocomplete) return null;
  if (option.type === BOOLEAN) return TRUTHS;
  if (option.type === USER) return peopleItems(client);
  if (option.type === ROLE) return roleItems(client);
  if (option.type === MENTIONABLE) return [...peopleItems(client), ...roleItems(client)];
  if (option.type === CHANNEL) return channelItems(client, option.channel_types);
  return [];
}

/** Suggestions for what is typed in one option. */
export async function suggestions(option, typed, { client, channel, command, values }) {
  const items = offered(option, client);
  if (items) return items.filter(({ label }) => fits(label, typed)).slice(0, SHOWN);
  const body = {
    as: client.me.id,
    channel,
    command: command.path,
    options: values,
    focused: option.name,
  };
  const { choices } = await api.autocomplete(body);
  return choices.map(({ name, value }) => ({ label: name, value }));
}

const plain = (words) => words.toLowerCase().replace(/^[@#]/, "");
const fits = (label, typed) => label.toLowerCase().includes(plain(typed));

/** What typed words mean: {value}, or {problem} in words. */
export function meaning(option, typed, client) {
  const items = offered(option, client);
  if (items?.length) return named(option, items, typed);
  if (option.type === INTEGER || option.type === NUMBER) return number(option, typed);
  return words(option, typed);
}

function named(option, items, typed) {
  const same = ({ label, value }) =>
    [label, String(value)].some((w) => w.toLowerCase() === plain(typed));
  const found = items.find(same) ?? only(items.filter(({ label }) => fits(label, typed)));
  return found ? { value: found.value } : { problem: `${titleOf(option)}: choose one from the list.` };
}

const only = (items) => (items.length === 1 ? items[0] : undefined);

function number(option, typed) {
  const value = Number(typed);
  const { min_value: min = -Infinity, max_value: max = Infinity, type } = option;
  const name = titleOf(option);
  if (Number.isNaN(value)) return { problem: `${name}: a number, please.` };
  if (type === INTEGER && !Number.isInteger(value))
    return { problem: `${name}: a whole number, please.` };
  return value >= min && value <= max ? { value } : { problem: `${name}: ${between(min, max)}.` };
}

function between(min, max) {
  if (max === Infinity) return `at least ${min}`;
  return min === -Infinity ? `at most ${max}` : `from ${min} to ${max}`;
}

function words(option, typed) {
  const { type, min_length: min = 0, max_length: max = 6000 } = option;
  const name = titleOf(option);
  if (type !== STRING) return { value: typed };
  if (typed.length < min) return { problem: `${name}: at least ${min} characters.` };
  return typed.length > max ? { problem: `${name}: at most ${max} characters.` } : { value: typed };
}
