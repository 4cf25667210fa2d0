// Which message the next one answers.

import { nameOf } from "../avatar.js";
import { h, put } from "../dom.js";
import { icon } from "../icons.js";

export class Answering {
  message = null;

  constructor(client) {
    this.client = client;
    this.element = h("div", { class: "answering", hidden: true });
  }

  to(message) {
    this.message = message;
    this.element.hidden = !message;
    if (message) put(this.element, "Replying to ", h("b", {}, this.#name()), this.#stop());
  }

  #name() {
    const { author } = this.message;
    return nameOf(this.client.user(author.id) ?? author);
  }

  #stop() {
    const props = { type: "button", class: "plain", "aria-label": "Don't reply" };
    return h("button", { ...props, onclick: () => this.to(null) }, icon("close", 16));
  }
}
