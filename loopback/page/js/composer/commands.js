// Slash commands as people type them: `/dive start game:refuge`.

const SLASH = 1;
const SUB_COMMAND = 1;
const SUB_GROUP = 2;

/** What a command or option is called in this person's language; its name is what is sent. */
export const titleOf = ({ name, name_localized: localized }) => localized ?? name;

/** Every command that can be run, groups taken apart: {path, title, description, options}. */
export function runnable(commands) {
  return commands
    .filter(({ type }) => (type ?? SLASH) === SLASH)
    .flatMap((c) => branches(c, c.name, titleOf(c)));
}

function branches(command, path, title) {
  const options = command.options ?? [];
  const subs = options.filter(({ type }) => type === SUB_COMMAND || type === SUB_GROUP);
  if (!subs.length) return [{ path, title, description: command.description ?? "", options }];
  return subs.flatMap((sub) => branches(sub, `${path} ${sub.name}`, `${title} ${titleOf(sub)}`));
}

/** Commands that fit what is typed, best first. */
export function matching(list, typed) {
  const words = typed.toLowerCase().trim();
  const places = ({ path, title }) => [title.toLowerCase(), path];
  const rank = (command) => Math.min(...places(command).map((name) => near(name, words)));
  const fits = (command) => places(command).some((name) => name.includes(words));
  return list.filter(fits).sort((a, b) => rank(a) - rank(b));
}

const near = (name, words) =>
  name.startsWith(words) ? 0 : name.split(" ").some((w) => w.startsWith(words)) ? 1 : 2;

/** What a whole line means: {command, values}, or null when it is no command. */
export function parseLine(line, list) {
  if (!line.startsWith("/")) return null;
  const typed = line.slice(1).trimEnd();
  const named = list
    .flatMap((command) => [command.title, command.path].map((name) => ({ command, name })))
    .filter(({ name }) => typed === name || typed.startsWith(`${name} `))
    .sort((a, b) => b.name.length - a.name.length);
  if (!named.length) return null;
  const { command, name } = named[0];
  return { command, values: parseOptions(typed.slice(name.length).trim(), command.options) };
}

/** Every word an option may be typed by, with its name, the longest first. */
export function typedNames(options) {
  const pairs = options.flatMap((option) => [[titleOf(option), option.name], [option.name, option.name]]);
  return new Map(pairs.sort(([a], [b]) => b.length - a.length));
}

/** `name:value` pairs; words without a name are for the first option. */
function parseOptions(rest, options) {
  const known = typedNames(options);
  const names = [...known.keys()];
  if (!rest || !names.length) return {};
  const pattern = new RegExp(`(?:^|\\s)(${names.map(escaped).join("|")}):`, "g");
  const marks = [...rest.matchAll(pattern)];
  const value = (mark, at) => rest.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
  const given = Object.fromEntries(marks.map((mark, at) => [known.get(mark[1]), value(mark, at)]));
  const unnamed = rest.slice(0, marks[0]?.index).trim();
  return unnamed && !(options[0].name in given) ? { [options[0].name]: unnamed, ...given } : given;
}

const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
