// What this person asked of the bot and how far it is: waiting, answered, or failed.

import * as api from "./api.js";

export const FAILED = "This interaction failed";
export const NO_ANSWER = "The application did not respond";

export class Interactions {
  /** By message id: what was pressed in it, and whether that failed. */
  pressed = new Map();
  /** By message id and custom id: what is chosen in a select until the message changes. */
  chosen = new Map();
  /** Commands under way, each shown at the end of its channel. */
  outbox = [];

  constructor(client) {
    this.client = client;
  }

  click(message, customId) {
    const body = this.#where(message, customId);
    return this.#press(message, customId, () => api.click(body));
  }

  select(message, customId, values) {
    this.chosen.set(`${message.id}:${customId}`, values);
    const body = { ...this.#where(message, customId), values };
    return this.#press(message, customId, () => api.select(body));
  }

  /** A slash or menu command; it stands at the end of the channel until it is answered. */
  async invoke(channel, command, options, target) {
    const sent = { channel, command, state: "waiting" };
    this.#outbox([...this.outbox, sent]);
    const body = { as: this.client.me.id, channel, command, options, target };
    const problem = await this.#outcome(() => api.invoke(body), NO_ANSWER);
    if (problem) Object.assign(sent, { state: "failed", words: problem });
    this.#outbox(problem ? this.outbox : this.outbox.filter((other) => other !== sent));
  }

  /** The app's Activity; gives the words of what went wrong, if anything. */
  launch(channel) {
    return this.#outcome(() => api.launch({ as: this.client.me.id, channel }), NO_ANSWER);
  }

  dismiss(sent) {
    this.#outbox(this.outbox.filter((other) => other !== sent));
  }

  /** Send a filled-in form; gives the words of what went wrong, if anything. */
  submit(interaction, values) {
    const body = { as: this.client.me.id, interaction, values };
    return this.#outcome(() => api.submit(body), "Something went wrong. Try again.");
  }

  forget(messageId) {
    this.pressed.delete(messageId);
    for (const key of this.chosen.keys()) {
      if (key.startsWith(`${messageId}:`)) this.chosen.delete(key);
    }
  }

  chosenIn(message, customId) {
    return this.chosen.get(`${message.id}:${customId}`);
  }

  #where(message, customId) {
    const as = this.client.me.id;
    return { as, channel: message.channel_id, message: message.id, custom_id: customId };
  }

  async #press(message, customId, request) {
    if (this.pressed.get(message.id)?.state === "waiting") return;
    const mark = { customId, state: "waiting" };
    this.#mark(message, mark);
    const problem = await this.#outcome(request, FAILED);
    if (problem) this.#mark(message, { customId, state: "failed", words: problem });
    else if (this.pressed.get(message.id) === mark) this.#mark(message, null);
  }

  #mark(message, mark) {
    if (mark) this.pressed.set(message.id, mark);
    else this.pressed.delete(message.id);
    this.client.emit("pressed", { id: message.id, channel_id: message.channel_id });
  }

  async #outcome(request, failed) {
    try {
      const { id, state, modal, activity } = await request();
      if (modal) this.client.emit("modal", { interaction: id, modal });
      if (activity) this.client.emit("activity", activity);
      return state === "failed" ? failed : null;
    } catch (error) {
      return error.message;
    }
  }

  #outbox(list) {
    this.outbox = list;
    this.client.emit("outbox");
  }
}
