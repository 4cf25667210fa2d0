// The messages of a channel: only what changed is drawn again, and the end stays in sight.

import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { continues, dateOf, messageNode } from "./message.js";
import { outboxRows } from "./outbox.js";
import { handOver } from "./picker.js";
import { Speaker } from "./speaker.js";
import { beginning } from "./beginning.js";
import { sameDay } from "./time.js";
import { kindly } from "./toast.js";

const NEAR = 80;
// Who follows the newest keeps at most so many rows; then so few.
const MOST = 120;
const KEPT = 60;
const REACH = 400;
const GESTURE = 600;
const DRAG = 5000;
const UPWARDS = new Set(["ArrowUp", "PageUp", "Home"]);

export class MessageList {
  constructor(client, channelId) {
    this.client = client;
    this.channelId = channelId;
    this.firstNew = client.firstNew;
    this.leaving = new AbortController();
    this.stuck = true;
    this.lastTop = 0;
    this.handsOnUntil = 0;
    this.nodes = new Map();
    this.#build();
    this.#follow();
  }

  #build() {
    this.top = h("div", { class: "beginning" });
    this.list = h("ol", { class: "messages", role: "feed", "aria-label": "Messages" });
    this.sent = h("ol", { class: "messages outbox", "aria-label": "On their way" });
    this.speaker = new Speaker();
    this.inner = h("div", { class: "inner" }, this.top, this.list, this.sent);
    this.scroller = h("div", { class: "scroller", tabindex: -1 }, this.inner);
    this.jump = h("button", { type: "button", class: "jump", onclick: () => this.toEnd() });
    this.jump.append("Jump to the newest", icon("down", 16));
    this.jump.hidden = true;
    this.element = h("div", { class: "list" }, this.scroller, this.jump, this.speaker.element);
    this.list.addEventListener("keydown", (event) => this.#walk(event));
  }

  #follow() {
    const { signal } = this.leaving;
    const here = (action) => (detail) => detail?.channel_id === this.channelId && action(detail);
    this.client.on(
      "message",
      here((message) => this.#put(message)),
      signal,
    );
    this.client.on(
      "gone",
      here(({ id }) => this.#drop(id)),
      signal,
    );
    this.client.on(
      "pressed",
      here(({ id }) => this.#again(id)),
      signal,
    );
    this.client.on("outbox", () => this.#showSent(), signal);
    this.client.on("channels", () => this.#nameChannels(), signal);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { signal, passive: true });
    this.#feelHands(signal);
    this.watcher = new ResizeObserver(() => this.#stay());
    this.watcher.observe(this.inner);
    this.watcher.observe(this.scroller);
  }

  /** Until when a scroll is somebody's own doing: wheel, finger, keys, or the bar at the side. */
  #feelHands(signal) {
    const felt = (forMs) => (this.handsOnUntil = Date.now() + forMs);
    const on = (kind, action) =>
      this.scroller.addEventListener(kind, action, { signal, passive: true });
    on("wheel", () => felt(GESTURE));
    on("touchmove", () => felt(GESTURE));
    on("keydown", ({ key }) => UPWARDS.has(key) && felt(GESTURE));
    on("pointerdown", ({ target }) => target === this.scroller && felt(DRAG));
  }

  /** On a message itself, arrows lead to the others; from inside one, Escape leads back to it. */
  #walk(event) {
    const row = event.target.closest(".message");
    if (event.key === "Escape" && event.target !== row) return this.#stand(row, event);
    if (event.target !== row) return undefined;
    const to = {
      ArrowUp: row.previousElementSibling,
      ArrowDown: row.nextElementSibling,
      Home: this.list.firstElementChild,
      End: this.list.lastElementChild,
    }[event.key];
    return to && this.#stand(to, event);
  }

  #stand(row, event) {
    event.preventDefault();
    event.stopPropagation();
    row.focus();
  }

  /** To the newest message, from where one writes. */
  focusLast() {
    this.list.lastElementChild?.focus();
  }

  close() {
    this.leaving.abort();
    this.watcher.disconnect();
  }

  /** Read the channel and show it; then go to a message of it, or to the end. */
  async open(messageId) {
    const log = await kindly(() => this.client.read(this.channelId));
    if (!log) return;
    this.#all();
    this.#showSent();
    if (messageId) this.goTo(messageId);
    else this.toEnd();
  }

  async goTo(messageId) {
    const log = this.client.log(this.channelId);
    while (!log.find(messageId) && !log.complete) await this.client.readOlder(this.channelId);
    this.#all();
    const node = this.nodes.get(messageId);
    if (!node) return;
    this.stuck = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("flash");
    setTimeout(() => node.classList.remove("flash"), 2000);
  }

  toEnd() {
    this.stuck = true;
    this.#stay();
  }

  get #messages() {
    return this.client.log(this.channelId).messages;
  }

  /** Draw what is missing, drop what is gone, leave the rest where it is. */
  #all() {
    const { messages, complete } = this.client.log(this.channelId);
    const kept = new Set(messages.map(({ id }) => id));
    for (const id of [...this.nodes.keys()]) if (!kept.has(id)) this.#remove(id);
    let next = null;
    for (const message of messages.toReversed()) next = this.#place(message, next);
    messages.forEach((_, at) => this.#arrange(at));
    put(
      this.top,
      complete ? beginning(this.client, this.channelId) : h("p", { class: "older" }, "…"),
    );
  }

  /** The row of a message, made when there is none yet, before the next one. */
  #place(message, next) {
    if (!this.nodes.has(message.id)) {
      const node = messageNode(message, this.client);
      this.nodes.set(message.id, node);
      this.list.insertBefore(node, next);
    }
    return this.nodes.get(message.id);
  }

  #put(message) {
    const old = this.nodes.get(message.id);
    const at = this.#messages.findIndex(({ id }) => id === message.id);
    if (old) return this.#replace(old, message);
    if (at < 0) return undefined;
    const next = this.#messages.slice(at + 1).find(({ id }) => this.nodes.has(id));
    const node = this.#place(message, next ? this.nodes.get(next.id) : null);
    if (!next && message.author.id !== this.client.me.id) this.#say(message, node);
    this.#arrange(at);
    this.#arrange(at + 1);
    this.jump.hidden = this.stuck;
    if (this.stuck && this.#messages.length > MOST) this.#forget();
    return undefined;
  }

  /** Whoever follows the newest does not need a whole evening of boards above them. */
  #forget() {
    this.client.log(this.channelId).trim(KEPT);
    this.#all();
  }

  #again(id) {
    const message = this.client.log(this.channelId).find(id);
    const old = this.nodes.get(id);
    if (message && old) this.#replace(old, message);
  }

  #replace(old, message) {
    const node = messageNode(message, this.client);
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    keepPictures(old, node);
    node.style.containIntrinsicSize = `auto ${old.offsetHeight}px`;
    old.replaceWith(node);
    this.nodes.set(message.id, node);
    this.#arrange(this.#messages.findIndex(({ id }) => id === message.id));
    handOver(old, (control) => twin(node, control));
    if (!focus) return;
    refocus(node, focus);
    if (!this.client.interactions.pressed.has(message.id)) this.#say(message, node);
    this.#stay();
  }

  /** A thread may become known after the message that speaks of it. */
  #nameChannels() {
    for (const node of this.list.querySelectorAll(".message:has(.mention.unknown)")) {
      this.#again(node.dataset.id);
    }
  }

  #say(message, node) {
    this.speaker.say(message, node, this.client);
  }

  /** Whoever stood in a row that goes away stands in the one before it. */
  #remove(id) {
    const node = this.nodes.get(id);
    const next = node?.contains(document.activeElement) && node.previousElementSibling;
    node?.remove();
    this.nodes.delete(id);
    if (next) next.focus({ preventScroll: true });
  }

  #drop(id) {
    this.#remove(id);
    this.#messages.forEach((_, at) => this.#arrange(at));
  }

  /** Whether a row has a heading or a date above it depends on the row before. */
  #arrange(at) {
    const [message, previous] = [this.#messages[at], this.#messages[at - 1]];
    const node = message && this.nodes.get(message.id);
    if (!node) return;
    const newDay = !previous || !sameDay(dateOf(message), dateOf(previous));
    node.classList.toggle("new-day", newDay);
    node.classList.toggle("first-new", message.id === this.firstNew);
    node.classList.toggle("grouped", !newDay && continues(message, previous));
  }

  #showSent() {
    put(this.sent, outboxRows(this.client, this.channelId));
  }

  /** Whoever follows the newest sees the end after every change, also one of the same height. */
  #stay() {
    if (this.stuck) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Only somebody who goes up lets go of the end; pictures that grow or shrink do not. */
  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const byHand = Date.now() < this.handsOnUntil;
    if (scrollTop < this.lastTop && byHand) this.stuck = false;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.stuck = true;
    this.lastTop = scrollTop;
    if (this.stuck) this.jump.hidden = true;
    if (scrollTop < REACH) this.#older();
  }

  async #older() {
    const log = this.client.log(this.channelId);
    if (this.reading || log.complete || !log.ready) return;
    this.reading = true;
    await kindly(() => this.client.readOlder(this.channelId));
    const fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.#all();
    this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
    this.reading = false;
  }
}

/** The old picture stays in sight until the new one is there: boards do not flicker. */
function keepPictures(old, node) {
  const before = old.querySelectorAll(".picture img");
  node.querySelectorAll(".picture img").forEach((image, at) => {
    if (!before[at]?.complete || before[at].src === image.src) return;
    image.style.background = `url("${quoted(before[at].src)}") 0 0 / 100% 100%`;
    image.addEventListener("load", () => image.style.removeProperty("background"), { once: true });
  });
}

const quoted = (url) => url.replaceAll("\\", "%5C").replaceAll('"', "%22");

/** Whoever plays by keyboard stays where they were, or at the first button, or at the message. */
function refocus(node, focus) {
  const same = twin(node, focus);
  const next =
    same && !same.disabled ? same : node.querySelector("[data-custom-id]:not(:disabled)");
  (next ?? node).focus({ preventScroll: true });
}

/** The button or select that was made for the same as one before. */
const twin = (node, { dataset: { customId } }) =>
  [...node.querySelectorAll("[data-custom-id]")].find((b) => b.dataset.customId === customId);
