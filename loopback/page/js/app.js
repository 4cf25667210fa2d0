// The page: one pane or several, what they share, and an address that brings them back.

import { nameOf } from "./avatar.js";
import { h, put } from "./dom.js";
import { openFaults } from "./faults.js";
import { Pane } from "./pane.js";
import { startTheme, turnTheme } from "./theme.js";
import { toast } from "./toast.js";
import { greeted, openWelcome } from "./welcome.js";

const BUSY = "button, a, input, textarea, dialog, .veil, .picker";

export class App {
  panes = [];

  constructor(root) {
    this.root = root;
  }

  /** Panes as the address says, else one, for the first person there is. */
  async start() {
    startTheme();
    // The first emoji of a page would stay a box if the font came only when it is wanted.
    await document.fonts.load('16px "Loopback Emoji"', "🤖").catch(() => null);
    const wanted = remembered();
    for (const { as, channel } of wanted.length ? wanted : [{ as: FIRST }])
      await this.#open(as, channel);
    if (!this.panes.length) return;
    if (!document.activeElement.closest(BUSY)) this.panes[0].focus();
    if (!greeted()) this.welcome(this.panes[0]);
    this.#listen();
  }

  /** Typing goes to the pane that was used last, wherever the focus got lost. */
  #listen() {
    this.root.addEventListener("focusin", ({ target }) => this.#use(target));
    this.root.addEventListener("pointerdown", ({ target }) => this.#use(target));
    addEventListener("keydown", (event) => this.#typed(event));
    addEventListener("hashchange", () => location.reload());
  }

  #use(target) {
    this.used = this.panes.find(({ element }) => element.contains(target)) ?? this.used;
  }

  #typed({ key, ctrlKey, metaKey, altKey }) {
    const letter = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
    if (!letter || document.activeElement.closest(BUSY)) return;
    const pane = this.panes.includes(this.used) ? this.used : this.panes[0];
    pane?.composer?.focus();
  }

  /** Somebody beside those who are there, ready to write. */
  async add(as, channel) {
    const pane = await this.#open(as, channel);
    pane.focus();
    return pane;
  }

  /** Whoever is writing already goes on with it. */
  async #open(as, channel) {
    const pane = new Pane(this);
    this.root.append(pane.element);
    this.panes.push(pane);
    try {
      await pane.open(as, channel);
    } catch (error) {
      this.#drop(pane);
      this.#explain(error);
    }
    this.#refresh();
    pane.element.scrollIntoView({ inline: "nearest", block: "nearest" });
    return pane;
  }

  remove(pane) {
    pane.close();
    this.#drop(pane);
    this.#refresh();
    this.panes[0]?.focus();
  }

  #drop(pane) {
    pane.element.remove();
    this.panes = this.panes.filter((other) => other !== pane);
  }

  #refresh() {
    this.root.classList.toggle("split", this.panes.length > 1);
    this.panes.forEach((pane) => pane.refresh());
    this.remember();
  }

  #explain(error) {
    if (this.panes.length) return toast(error.message, "problem");
    const again = h(
      "button",
      { type: "button", class: "button primary", onclick: () => location.reload() },
      "Try again",
    );
    put(
      this.root,
      h("div", { class: "nobody" }, h("h1", {}, "Nobody home"), h("p", {}, error.message), again),
    );
    return undefined;
  }

  /** What can be done from anywhere. */
  tools(pane) {
    const tools = [
      { label: "Open somebody beside", sign: "split", run: () => this.addNext(pane) },
      { label: "Faults", sign: "bolt", run: () => openFaults(pane) },
      { label: "Dark or light", sign: "theme", run: turnTheme },
      { label: "Help", sign: "help", run: () => this.welcome(pane) },
    ];
    const gather = { label: "Bring everybody here", sign: "gather", run: () => this.gather(pane) };
    return this.panes.length > 1 ? [gather, ...tools] : tools;
  }

  /** The next person who is not on the page yet. */
  addNext(pane) {
    const here = new Set(this.panes.map(({ client }) => client?.me.id));
    const next = [...pane.client.people.values()].find(({ id }) => !here.has(id));
    if (!next) return toast("Everybody's here already.");
    return this.add(next.id, pane.channelId);
  }

  gather(pane) {
    const others = this.panes.filter((other) => other !== pane);
    others.forEach((other) => other.visit(pane.channelId));
    const blind = others.filter((other) => other.channelId !== pane.channelId);
    if (blind.length)
      toast(`${blind.map((p) => nameOf(p.client.me)).join(", ")} cannot see this channel.`);
  }

  welcome(pane) {
    openWelcome(pane);
  }

  /** Keep who is where in the address, so that a reload or a bookmark brings it back. */
  remember() {
    const open = this.panes.filter(({ client, channelId }) => client && channelId);
    const hash = open.map(({ client, channelId }) => `${client.me.id}@${channelId}`).join("+");
    history.replaceState(null, "", hash ? `#${hash}` : location.pathname);
    this.title();
  }

  /** The tab says where one is, and whether somebody calls. */
  title() {
    const [first] = this.panes;
    if (!first?.channelId) return;
    const calls = this.panes.reduce((sum, { client }) => sum + (client?.calls ?? 0), 0);
    document.title = (calls ? `(${calls}) ` : "") + titleOf(first);
  }
}

const FIRST = "";

function titleOf({ client, channelId }) {
  return `#${client.channelName(channelId)} · ${nameOf(client.me)} · Loopback`;
}

/** `#Marina@general+Finn@general`, names or ids. */
function remembered() {
  const parts = decodeURIComponent(location.hash.slice(1)).split("+").filter(Boolean);
  return parts.map((part) => {
    const [as, channel] = part.split("@");
    return { as, channel };
  });
}
