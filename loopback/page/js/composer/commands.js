// Slash commands as people type them: `/dive start game:refuge`.

const SLASH = 1;
const SUB_COMMAND = 1;
const SUB_GROUP = 2;

/** Every command that can be run, groups taken apart: {path, description, options}. */
export function runnable(commands) {
  return commands
    .filter(({ type }) => (type ?? SLASH) === SLASH)
    .flatMap((c) => branches(c, c.name));
}

function branches(command, path) {
  const options = command.options ?? [];
  const subs = options.filter(({ type }) => type === SUB_COMMAND || type === SUB_GROUP);
  if (!subs.length) return [{ path, description: command.description ?? "", options }];
  return subs.flatMap((sub) => branches(sub, `${path} ${sub.name}`));
}

/** Commands that fit what is typed, best first. */
export function matching(list, typed) {
  const words = typed.toLowerCase().trim();
  const rank = ({ path }) =>
    path.startsWith(words) ? 0 : path.split(" ").some((w) => w.startsWith(words)) ? 1 : 2;
  const fits = (command) => command.path.includes(words) || rank(command) < 2;
  return list.filter(fits).sort((a, b) => rank(a) - rank(b));
}

/** What a whole line means: {command, values}, or null when it is no command. */
export function parseLine(line, list) {
  if (!line.startsWith("/")) return null;
  const typed = line.slice(1).trimEnd();
  const named = list.filter(({ path }) => typed === path || typed.startsWith(`${path} `));
  const command = named.sort((a, b) => b.path.length - a.path.length)[0];
  if (!command) return null;
  return {
    command,
    values: parseOptions(typed.slice(command.path.length).trim(), command.options),
  };
}

/** `name:value` pairs; words without a name are for the first option. */
function parseOptions(rest, options) {
  const names = options.map(({ name }) => name).sort((a, b) => b.length - a.length);
  if (!rest || !names.length) return {};
  const pattern = new RegExp(`(?:^|\\s)(${names.map(escaped).join("|")}):`, "g");
  const marks = [...rest.matchAll(pattern)];
  const value = (mark, at) => rest.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim();
  const given = Object.fromEntries(marks.map((mark, at) => [mark[1], value(mark, at)]));
  const unnamed = rest.slice(0, marks[0]?.index).trim();
  return unnamed && !(options[0].name in given) ? { [options[0].name]: unnamed, ...given } : given;
}

const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
