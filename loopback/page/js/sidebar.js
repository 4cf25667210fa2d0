// The left side of a pane: guilds, channels with their threads, and who is playing.

import { avatar, nameOf } from "./avatar.js";
import { CATEGORY, isThread } from "./kinds.js";
import { channelIcon } from "./components/choices.js";
import { h, swap } from "./dom.js";
import { helmet, icon } from "./icons.js";
import { byId } from "./ids.js";
import { personSwitch } from "./people.js";

export class Sidebar {
  constructor(pane) {
    this.pane = pane;
    this.showClosed = new Set();
    this.rail = h("div", { class: "rail" });
    this.rooms = h("div", { class: "rooms" });
    this.foot = h("div", { class: "me" });
    const column = h("div", { class: "column" }, this.rooms, this.foot);
    this.element = h("nav", { class: "nav", "aria-label": "Channels" }, this.rail, column);
    this.rooms.addEventListener("keydown", (event) => this.#walk(event));
  }

  get client() {
    return this.pane.client;
  }

  /** Arrows lead from one channel to the next. */
  #walk(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const rooms = [...this.rooms.querySelectorAll(".room")];
    const at = rooms.indexOf(event.target);
    if (!by || at < 0) return;
    event.preventDefault();
    rooms[(at + by + rooms.length) % rooms.length].focus();
  }

  show() {
    const guild = this.client.guildOf(this.client.channel(this.pane.channelId));
    swap(this.rail, this.#rail(guild));
    swap(this.rooms, this.#rooms(guild));
    swap(this.foot, this.#me());
  }

  #rail(current) {
    const home = h(
      "button",
      { type: "button", class: "home", title: "What is this?", "aria-label": "What is this?" },
      helmet(34),
    );
    home.addEventListener("click", () => this.pane.app.welcome(this.pane));
    const { directs, guilds: all } = this.client;
    const guilds = [directs, ...all].map((guild) => this.#guild(guild, guild === current));
    const tools = this.pane.app.tools(this.pane).map(toolButton);
    return [home, h("hr"), guilds, h("span", { class: "spring" }), tools];
  }

  #guild(guild, here) {
    const direct = guild === this.client.directs;
    const news = this.client.newsOf(guild);
    const props = {
      type: "button",
      class: ["guild", here && "here", news && "unread"].filter(Boolean).join(" "),
      title: guild.name,
      "aria-label": spokenName(guild, news),
    };
    const go = () => (direct ? this.pane.visitDirect() : this.pane.visitGuild(guild));
    const face = direct ? icon("forum", 22) : initials(guild.name);
    return h("button", { ...props, onclick: go }, face, badge(news));
  }

  #rooms(guild) {
    const top = [...this.client.channels.values()].filter(
      (c) => c.guild_id === guild?.id && !isThread(c),
    );
    const sorted = top.sort((a, b) => a.position - b.position || byId(a.id, b.id));
    const loose = sorted.filter((c) => c.type !== CATEGORY && !c.parent_id);
    const groups = sorted.filter((c) => c.type === CATEGORY);
    const inside = (group) => sorted.filter((c) => c.parent_id === group.id);
    const away = h(
      "button",
      { type: "button", class: "plain only-narrow", "aria-label": "Close" },
      icon("close", 22),
    );
    away.addEventListener("click", () => this.pane.toggleNav(false));
    return [
      h("header", {}, h("h1", {}, guild?.name ?? "Nowhere"), this.#addButton(guild), away),
      h(
        "ul",
        {},
        loose.map((channel) => this.#room(channel)),
      ),
      groups.map((group) => [
        h("h2", {}, group.name),
        h(
          "ul",
          {},
          inside(group).map((c) => this.#room(c)),
        ),
      ]),
    ];
  }

  #addButton(guild) {
    const direct = guild === this.client.directs;
    const label = direct ? "New group" : "New channel";
    const props = { type: "button", class: "plain", title: label, "aria-label": label };
    const add = () => (direct ? this.pane.addGroup() : this.pane.addChannel(guild));
    return h("button", { ...props, onclick: add }, icon("plus", 20));
  }

  #room(channel) {
    const threads = this.client.threadsOf(channel.id).sort((a, b) => byId(a.id, b.id));
    const open = threads.filter((thread) => this.#isMine(thread));
    const others = threads.filter((thread) => !open.includes(thread));
    const shown = this.showClosed.has(channel.id) ? [...open, ...others] : open;
    const rows = [
      ...shown.map((thread) => h("li", {}, this.#link(thread))),
      others.length > 0 && this.#othersLink(channel, others),
    ];
    return h(
      "li",
      {},
      this.#link(channel),
      rows.some(Boolean) && h("ul", { class: "threads" }, rows),
    );
  }

  #link(channel) {
    const here = channel.id === this.pane.channelId;
    const news = this.client.unread.get(channel.id);
    const look = [
      "room",
      here && "here",
      news && "unread",
      channel.thread_metadata?.archived && "closed",
    ];
    const props = {
      type: "button",
      class: look.filter(Boolean).join(" "),
      "aria-current": here && "page",
      "aria-label": spokenName(channel, news),
    };
    const go = () => this.pane.go(channel.id);
    return h(
      "button",
      { ...props, onclick: go, dataset: { channel: channel.id } },
      icon(channelIcon(channel), 18),
      h("span", {}, channel.name),
      badge(news),
    );
  }

  /** Only threads one has joined stand here, and the one that is being looked at. */
  #isMine(thread) {
    if (thread.id === this.pane.channelId) return true;
    const joined = thread.members?.includes(this.client.me.id);
    return joined && !thread.thread_metadata?.archived;
  }

  #othersLink(channel, others) {
    const shown = this.showClosed.has(channel.id);
    const flip = () => {
      if (shown) this.showClosed.delete(channel.id);
      else this.showClosed.add(channel.id);
      this.show();
    };
    const one = others.length === 1 ? "thread" : "threads";
    const words = shown ? "Fewer threads" : `${others.length} more ${one}`;
    return h("li", {}, h("button", { type: "button", class: "room closed", onclick: flip }, words));
  }

  #me() {
    const { me } = this.client;
    const button = h(
      "button",
      {
        type: "button",
        class: "playing-as",
        "aria-haspopup": "listbox",
        "aria-label": `Playing as ${nameOf(me)}. Change`,
      },
      avatar(me, 34),
      h("span", {}, h("b", {}, nameOf(me)), h("small", {}, "playing as · switch")),
      icon("down", 18),
    );
    button.addEventListener("click", () => personSwitch(button, this.pane));
    return button;
  }
}

const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 3);

const badge = (news) =>
  news?.mentions ? h("span", { class: "badge" }, String(news.mentions)) : null;

/** A channel or guild as it is read aloud, with what is new in it. */
function spokenName(place, news) {
  const mentions = news?.mentions === 1 ? "1 mention" : `${news?.mentions} mentions`;
  const parts = [
    place.name,
    isThread(place) && "thread",
    place.thread_metadata?.archived && "closed",
    news && "unread",
    news?.mentions && mentions,
  ];
  return parts.filter(Boolean).join(", ");
}

function toolButton({ label, sign, run }) {
  return h(
    "button",
    { type: "button", class: "tool", title: label, "aria-label": label, onclick: run },
    icon(sign, 22),
  );
}
