// Files that wait to be sent with the next message.

import { h, put } from "../dom.js";
import { icon } from "../icons.js";

export class Tray {
  files = [];

  constructor() {
    this.element = h("ul", { class: "tray", hidden: true, "aria-label": "Files to send" });
  }

  add(files) {
    this.files.push(...files);
    this.#show();
  }

  take() {
    const files = this.files;
    this.files = [];
    this.#show();
    return files;
  }

  #show() {
    this.element.hidden = !this.files.length;
    put(
      this.element,
      this.files.map((file) => this.#item(file)),
    );
  }

  #item(file) {
    const drop = () => {
      this.files = this.files.filter((other) => other !== file);
      this.#show();
    };
    const away = h(
      "button",
      { type: "button", class: "plain", "aria-label": `Remove ${file.name}`, onclick: drop },
      icon("close", 16),
    );
    return h("li", {}, icon("file", 18), h("span", {}, file.name), away);
  }
}
