// The corner for faults: break things on purpose, and see that the bot copes.

import * as api from "./api.js";
import { nameOf } from "./avatar.js";
import { h, put, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { kindly, toast } from "./toast.js";

/** Each fault: its name, what happens, and the order for the server. */
const GATEWAY = [
  ["Drop the line", "The bot resumes and misses nothing", { kind: "drop", resumable: true }],
  ["Drop the session", "The bot has to start over", { kind: "drop", resumable: false }],
  ["Ask to reconnect", "As Discord does every few hours", { kind: "reconnect" }],
  ["Invalid session", "The bot's session is refused", { kind: "invalidate", resumable: false }],
];
const EVENTS = [
  [
    "Click twice",
    "The next interaction is delivered twice",
    { kind: "double", event: "INTERACTION_CREATE" },
  ],
  [
    "Hold the next click",
    "It waits until you let it go",
    { kind: "hold", event: "INTERACTION_CREATE" },
  ],
  ["Let go", "Deliver what's held", { kind: "release" }],
];
const REST = [
  ["Rate limit", "429, try again later", { kind: "429" }],
  ["Server error", "500", { kind: "500" }],
  ["Slow answer", "It comes late", { kind: "slow" }],
  ["Lost connection", "Cut in the middle of sending", { kind: "cut" }],
];

let panel = null;

export function openFaults(pane) {
  if (panel) return panel.close();
  panel = new Panel(pane);
  document.body.append(panel.element);
  return panel.element.querySelector("button").focus();
}

class Panel {
  constructor(pane) {
    this.pane = pane;
    this.waiting = h("div", { class: "fault-list", "aria-live": "polite" });
    this.times = number("times", 1, 1, 100);
    this.seconds = number("seconds", 2, 0.1, 60);
    this.element = h(
      "aside",
      { class: "faults", role: "dialog", "aria-label": "Faults" },
      this.#parts(),
    );
    this.element.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
    this.timer = setInterval(() => this.#look(), 1500);
    this.#look();
  }

  close() {
    clearInterval(this.timer);
    this.element.remove();
    panel = null;
  }

  #parts() {
    const bot = nameOf(this.pane.client.bot.user);
    const shut = h(
      "button",
      { type: "button", class: "plain", "aria-label": "Close" },
      icon("close", 20),
    );
    shut.addEventListener("click", () => this.close());
    return [
      h("header", {}, icon("bolt", 20), h("h2", {}, "Faults"), shut),
      h("p", { class: "note" }, `Make trouble for ${bot} and see whether a game survives it.`),
      this.#group("Connection", GATEWAY),
      this.#group("Events", EVENTS),
      this.#group(
        "Its next requests",
        REST,
        h("p", { class: "how" }, this.times.label, this.seconds.label),
      ),
      this.#group("This channel", this.#here()),
      h("h3", {}, "Still to come"),
      this.waiting,
    ];
  }

  #group(title, faults, more) {
    const buttons = faults.map(([label, words, order]) => this.#button(label, words, order));
    return h(
      "section",
      {},
      h("h3", {}, title),
      h("div", { class: "fault-buttons" }, buttons),
      more,
    );
  }

  #button(label, words, order) {
    const make = () =>
      kindly(() => this.#make(label, typeof order === "function" ? order() : order));
    return h(
      "button",
      { type: "button", class: "button secondary", title: words, onclick: make },
      label,
    );
  }

  /** Faults of the place where the person is. */
  #here() {
    const channel = () => this.pane.channelId;
    const forbid =
      (...permissions) =>
      () => ({ kind: "forbid", channel: channel(), permissions });
    return [
      [
        "No writing",
        "It can't send messages here",
        forbid("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"),
      ],
      ["No files", "It can't attach files here", forbid("ATTACH_FILES")],
      ["Out of sight", "It can't see this channel", forbid("VIEW_CHANNEL")],
      ["Allow again", "Give back what was taken", () => ({ kind: "allow", channel: channel() })],
      ["Delete its last message", "Its last message is gone", () => this.#lastMessage()],
      ["Delete this thread", "With everything in it", () => this.#thread()],
    ];
  }

  #lastMessage() {
    const { client, channelId } = this.pane;
    const said = client
      .log(channelId)
      .messages.filter(({ author }) => author.id === client.bot.user.id);
    if (!said.length) throw new Error("It hasn't said anything here.");
    return { kind: "delete_message", channel: channelId, message: said.at(-1).id };
  }

  #thread() {
    if (!this.pane.inThread) throw new Error("This isn't a thread.");
    return { kind: "delete_channel", channel: this.pane.channelId };
  }

  async #make(label, order) {
    const how = REST.some(([, , { kind }]) => kind === order.kind)
      ? { times: Number(this.times.input.value), seconds: Number(this.seconds.input.value) }
      : {};
    await api.setFault({ ...order, ...how });
    toast(`${label}: done.`);
    this.#look();
  }

  async #look() {
    const { rest, dispatches, held } = await api
      .faults()
      .catch(() => ({ rest: [], dispatches: [], held: [] }));
    const lines = [
      ...rest.map(({ kind, times }) => `${kind}, ${times} more`),
      ...dispatches.map(({ kind, event, times }) => `${kind} ${event}, ${times} more`),
      ...held.map((event) => `held: ${event}`),
    ];
    const clear = h(
      "button",
      { type: "button", class: "text-link", onclick: () => this.#clear() },
      "Clear all",
    );
    put(
      this.waiting,
      lines.length
        ? [
            h(
              "ul",
              {},
              lines.map((line) => h("li", {}, line)),
            ),
            clear,
          ]
        : h("p", { class: "note" }, "Nothing: all is calm."),
    );
  }

  async #clear() {
    await api.clearFaults();
    this.#look();
  }
}

function number(words, value, min, max) {
  const input = h("input", {
    type: "number",
    id: uniqueId("number"),
    value,
    min,
    max,
    step: "any",
  });
  return { input, label: h("label", {}, input, ` ${words}`) };
}
