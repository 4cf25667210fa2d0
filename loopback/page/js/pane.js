// One person at one channel: a full client. The page shows one of these, or several side by side.

import * as api from "./api.js";
import { openActivity } from "./activity.js";
import { nameOf, tint } from "./avatar.js";
import { Client } from "./client.js";
import { FORUM, TEXT, isThread } from "./kinds.js";
import { Composer } from "./composer/composer.js";
import { h, put, swap } from "./dom.js";
import { Forum } from "./forum.js";
import { header } from "./header.js";
import { MessageList } from "./messages.js";
import { openModal } from "./modal.js";
import { memberList } from "./people.js";
import { askFor } from "./prompt.js";
import { Sidebar } from "./sidebar.js";
import { kindly, toast } from "./toast.js";

export class Pane {
  constructor(app) {
    this.app = app;
    this.sidebar = new Sidebar(this);
    this.head = h("header", { class: "head" });
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.stage = h("div", { class: "stage-room" });
    this.members = h("aside", { class: "members", "aria-label": "Members" });
    this.main = h("main", { class: "main" }, this.head, this.banner, this.stage);
    this.shade = h("div", { class: "shade", onclick: () => this.toggleNav(false) });
    this.element = h(
      "section",
      { class: "pane" },
      this.sidebar.element,
      this.shade,
      this.main,
      this.members,
    );
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Up from where one writes to the newest message, and Escape from a message back. */
  #key({ key, target, defaultPrevented }) {
    if (key === "Escape") this.toggleNav(false);
    if (key === "Escape" && target.matches(".message")) this.composer?.focus();
    const idle = target === this.composer?.text && !target.value && !defaultPrevented;
    if (key === "ArrowUp" && idle) this.view.focusLast();
  }

  /** Open the world as this person; `channel` is an id or a name. */
  async open(as, channel) {
    const client = await new Client(as).open();
    this.close();
    this.client = client;
    this.#follow();
    this.#dress();
    this.visit(this.#find(channel) ?? this.#firstChannel());
  }

  close() {
    this.closeModal?.();
    this.closeActivity?.();
    this.view?.close();
    this.composer?.close();
    this.client?.close();
  }

  #follow() {
    const { client } = this;
    client.on("go", ({ channel, message }) => this.go(channel, message));
    client.on("modal", (form) => this.#openModal(form));
    client.on("activity", (activity) => this.#openActivity(activity));
    client.on("commands", () => this.refresh());
    client.on("ping", (message) => this.#pinged(message));
    client.on("play-as", (id) => this.playAs(id));
    client.on("beside", (id) => this.app.add(id, this.channelId));
    client.on("channels", () => this.#channelsChanged());
    client.on("people", () => this.#dress());
    client.on("bot", () => this.#state());
    client.on("connection", () => this.#state());
    client.on("world", () => this.#readAnew());
  }

  /** Somebody called from a channel that is not looked at: a note leads there. */
  #pinged({ author, channel_id, id }) {
    const { client } = this;
    const words = `${nameOf(author)} mentioned ${nameOf(client.me)} in #${client.channelName(channel_id)}`;
    toast(words, "ping", () => this.go(channel_id, id));
  }

  #dress() {
    const [light, dark] = tint(this.client.me);
    this.element.style.setProperty("--me", light);
    this.element.style.setProperty("--me-dark", dark);
    this.element.setAttribute("aria-label", `${nameOf(this.client.me)}'s view`);
    this.refresh();
  }

  /** Draw everything but the messages. */
  refresh() {
    this.sidebar.show();
    swap(this.head, header(this));
    this.#state();
    this.app.title();
  }

  #state() {
    const { connected, wasLost, bot } = this.client;
    const lost = !connected && wasLost ? "The connection is lost. Diving back in…" : "";
    const asleep = bot.online
      ? ""
      : `${nameOf(bot.user)} is not connected: commands and buttons wait in vain until it is.`;
    this.banner.textContent = lost || asleep;
    this.banner.hidden = !this.banner.textContent;
    swap(this.members, memberList(this));
  }

  // Channels

  #find(wanted) {
    const all = [...this.client.channels.values()];
    return all.find(({ id, name }) => id === wanted || name === wanted)?.id;
  }

  #firstChannel(guild = this.client.guilds[0]) {
    const text = [...this.client.channels.values()].filter(
      (c) => c.guild_id === guild?.id && c.type === TEXT,
    );
    const talk = text.find(({ name }) => name === "general");
    return (talk ?? text.find((c) => this.client.mayWrite(c)) ?? text[0])?.id;
  }

  visitGuild(guild) {
    this.go(this.#firstChannel(guild));
  }

  /** The direct channel with the bot, made when it is first wanted. */
  async visitDirect() {
    this.#enter(await kindly(() => api.direct({ as: this.client.me.id })));
  }

  async addGroup() {
    const names = await this.ask("Who else is in it? (Finn, Pearl)");
    const people = names.split(",").map((name) => name.trim()).filter(Boolean);
    const body = { as: this.client.me.id, people };
    if (people.length) this.#enter(await kindly(() => api.addGroup(body)));
  }

  /** What a person does: go there and be ready to write. */
  go(channelId, messageId) {
    this.visit(channelId, messageId);
    this.focus();
  }

  /** Show a channel, or one message of it. */
  visit(channelId, messageId) {
    const channel = this.client.channel(channelId);
    this.toggleNav(false);
    if (!channel) return;
    this.channelId = channelId;
    this.client.enter(channelId);
    this.view?.close();
    this.composer?.close();
    const forum = channel.type === FORUM;
    this.view = new (forum ? Forum : MessageList)(this.client, channelId);
    this.composer = forum ? null : new Composer(this.client, channelId);
    put(this.stage, this.view.element, this.composer?.element);
    this.view.open(messageId);
    this.refresh();
    this.app.remember();
  }

  /** After a time without connection; whatever was being written stays. */
  #readAnew() {
    const { text } = this.composer ?? {};
    const writing = text && document.activeElement === text;
    this.visit(this.channelId);
    if (text) this.composer?.resume(text.value);
    if (writing) this.composer?.focus();
  }

  /** Ready to write; on a touch screen that would only bring up the keyboard. */
  focus() {
    if (matchMedia("(pointer: fine)").matches) this.composer?.focus();
  }

  /** A channel one asked for is entered as soon as it is known. */
  #channelsChanged() {
    const wanted = this.client.channel(this.wanted);
    if (wanted) this.wanted = null;
    if (wanted) return this.go(wanted.id);
    if (!this.client.channel(this.channelId)) return this.visit(this.#firstChannel());
    return this.refresh();
  }

  async addChannel(guild) {
    const name = await this.ask("What is the new channel called?");
    if (!name) return;
    this.#enter(await kindly(() => api.addChannel({ name, guild: guild.id })));
  }

  #enter(channel) {
    if (channel) this.wanted = channel.id;
    this.#channelsChanged();
  }

  async joinThread(enter) {
    const body = { as: this.client.me.id, thread: this.channelId };
    await kindly(() => (enter ? api.joinThread(body) : api.leaveThread(body)));
  }

  // Who

  async playAs(id) {
    if (id !== this.client.me.id) await kindly(() => this.open(id, this.channelId));
    this.focus();
  }

  // What lies above

  #openModal(form) {
    this.closeModal?.();
    this.closeModal = openModal(this.element, this.client, form);
  }

  async launch() {
    const problem = await this.client.interactions.launch(this.channelId);
    if (problem) toast(problem);
  }

  #openActivity(activity) {
    this.closeActivity?.();
    this.closeActivity = openActivity(this.main, this.client, activity);
  }

  ask(question) {
    return askFor(this.element, question);
  }

  /** In a narrow pane the channels come over it, and whoever opened them stands among them. */
  toggleNav(on = !this.element.classList.contains("nav-open")) {
    const was = this.element.classList.contains("nav-open");
    this.element.classList.toggle("nav-open", on);
    if (on === was) return;
    const opener = this.head.querySelector(".calling");
    opener.setAttribute("aria-expanded", String(on));
    if (on) this.sidebar.element.querySelector(".room.here")?.focus();
    else opener.focus();
  }

  toggleMembers() {
    this.element.classList.toggle("no-members");
  }

  get inThread() {
    return isThread(this.client.channel(this.channelId));
  }
}
