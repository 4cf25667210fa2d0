// The first screen: what this is, what to do, and commands that run with one click.

import { avatar, nameOf } from "./avatar.js";
import { runnable } from "./composer/commands.js";
import { offered, suggestions } from "./composer/options.js";
import { h, put } from "./dom.js";
import { helmet, icon } from "./icons.js";
import { personSwitch } from "./people.js";

const KEY = "loopback.greeted";
const BEGINNERS = ["start", "new", "play", "create", "begin"];
const HELPERS = ["help", "games", "rules", "list", "tables", "about", "ping"];
const MOST = 8;
const TITLE = "A Discord of your own";
const LEAD =
  "A small Discord on your own machine: nobody else sees it, nothing can break. ";

/** Whoever was here before, or looks at a moment of a test, needs no welcome. */
export const greeted = () =>
  localStorage.getItem(KEY) === "yes" || new URLSearchParams(location.search).has("moment");

export function openWelcome(pane) {
  const { client } = pane;
  const ideas = h("div", { class: "ideas" }, h("p", { class: "note" }, "Looking for commands…"));
  const typed = h("kbd", {}, "/");
  const box = h(
    "div",
    { class: "modal welcome", role: "dialog", "aria-label": "Welcome" },
    h("div", { class: "hero" }, helmet(72), h("h2", {}, client.welcome.title || TITLE)),
    h("p", { class: "lead" }, LEAD, client.welcome.lead || botLine(client.bot)),
    h("ol", { class: "steps" }, whoStep(pane, close), typeStep(typed), besideStep(pane, close)),
    h("h3", {}, "Try one of these"),
    ideas,
    h(
      "footer",
      {},
      h("button", { type: "button", class: "button primary", onclick: close }, "Start"),
    ),
  );
  const veil = h("div", { class: "veil" }, box);

  function close() {
    localStorage.setItem(KEY, "yes");
    leaving.abort();
    veil.remove();
    pane.composer?.focus();
  }

  function run({ path, values, complete }) {
    close();
    client.emit("command", { name: path, values, run: complete });
  }

  async function show() {
    const found = await findIdeas(client, pane.channelId);
    const asleep = client.bot.online
      ? "It has no commands here."
      : "It isn't connected yet. Its commands appear here once it is.";
    if (found.length) put(typed, `/${found[0].title}`);
    put(
      ideas,
      found.length ? found.map((idea) => ideaButton(idea, run)) : h("p", { class: "note" }, asleep),
    );
  }

  const leaving = new AbortController();
  client.on("commands", show, leaving.signal);
  client.on("bot", show, leaving.signal);
  veil.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  veil.addEventListener("click", ({ target }) => target === veil && close());
  pane.element.append(veil);
  box.querySelector("footer .button").focus({ preventScroll: true });
  show();
}

/** Who the bot is, or how one gets in. */
function botLine({ user, online }) {
  return online
    ? `${nameOf(user)} is connected.`
    : "No bot is connected yet. Start yours with the address and token from the terminal.";
}

function step(title, ...words) {
  return h("li", {}, h("b", {}, title), h("span", {}, words));
}

function whoStep(pane, close) {
  const { me } = pane.client;
  const change = h("button", { type: "button", class: "text-link" }, "be somebody else");
  change.addEventListener("click", () => {
    close();
    const shown = [...pane.element.querySelectorAll(".playing-as, .chip")].find(
      (e) => e.offsetParent,
    );
    personSwitch(shown, pane);
  });
  return step("You are ", avatar(me, 22), ` ${nameOf(me)}. `, "You can ", change, " at any time.");
}

const typeStep = (typed) =>
  step("Type ", typed, " below, or just / to see everything.");

function besideStep(pane, close) {
  const open = h(
    "button",
    { type: "button", class: "text-link" },
    icon("split", 16),
    " open somebody beside",
  );
  open.addEventListener("click", () => {
    close();
    pane.app.addNext(pane);
  });
  return step(
    "Be several people at once: ",
    open,
  );
}

function ideaButton(idea, run) {
  const given = Object.values(idea.labels).map((label) => h("em", {}, label));
  const props = { type: "button", class: "idea", onclick: () => run(idea) };
  return h(
    "button",
    props,
    h("code", {}, `/${idea.title} `, given),
    h("small", {}, idea.description),
  );
}

/** Commands worth trying first: those that begin something, choices spelled out, then help. */
async function findIdeas(client, channel) {
  const all = runnable(await client.commands(channel).catch(() => []));
  const wished = client.welcome.first ?? [];
  const begin = ranked(all, wished.length ? wished : BEGINNERS);
  const help = ranked(all, HELPERS).filter((command) => !begin.includes(command));
  const rest = all.filter((command) => !begin.includes(command) && !help.includes(command));
  const spelled = await Promise.all(begin.map((command) => spellOut(command, client, channel)));
  const first = [...spelled.flat(), ...help.map(plainIdea)];
  return (first.length > 2 ? first : [...first, ...rest.map(plainIdea)]).slice(0, MOST);
}

function ranked(commands, words) {
  const rank = ({ path }) => words.indexOf(path.split(" ").at(-1));
  return commands.filter((c) => rank(c) >= 0).sort((a, b) => rank(a) - rank(b));
}

function plainIdea(command) {
  const complete = !command.options.some(({ required }) => required);
  return { ...command, values: {}, labels: {}, complete };
}

/** A command whose one required option has a few values becomes one idea for each. */
async function spellOut(command, client, channel) {
  const needed = command.options.filter(({ required }) => required);
  if (needed.length !== 1 || (offered(needed[0], client) ?? [1]).length === 0)
    return [plainIdea(command)];
  const [option] = needed;
  const context = { client, channel, command, values: { [option.name]: "" } };
  const items = await suggestions(option, "", context).catch(() => []);
  if (!items.length) return [plainIdea(command)];
  return items.slice(0, MOST - 2).map(({ label }) => ({
    ...plainIdea(command),
    values: { [option.name]: label },
    labels: { [option.name]: label },
    complete: true,
  }));
}
