// Short lists and pages to read: over the board, closed by Escape or a touch beside them.

import { make, paragraphs } from "./text.js";

export class Sheet {
  constructor(place, words) {
    this.place = place;
    this.words = words;
    place.addEventListener("click", (event) => { if (event.target === place) this.close(); });
    place.addEventListener("close", () => this.closed?.());
  }

  get open() { return this.place.open; }

  show(title, ...children) {
    const close = make("button", { className: "close", ariaLabel: this.words().close, onclick: () => this.close() }, "✕");
    const heading = make("h2", { id: "sheet-title" }, title);
    this.place.replaceChildren(make("div", { className: "top" }, heading, close), ...children);
    if (!this.place.open) this.place.showModal();
    this.place.scrollTop = 0;
  }

  close() { if (this.place.open) this.place.close(); }

  /** A page of the bot's: words, keys that lead on, menus, perhaps a picture. */
  page({ words, rows, menus }, picture, { read, choose, can, untitled }) {
    const lines = words.flatMap(paragraphs);
    const title = lines.find((line) => line.tagName === "H2");
    const key = (one) => make("button", {
      disabled: one.off || (one.option && !can(one.option)),
      onclick: () => (one.option ? choose(one.option) : read(one.open, one.value)),
    }, one.label);
    const shelves = menus.map(([name, items]) => make("details", { open: items.length < 8 },
      make("summary", {}, name), make("div", { className: "keys" }, ...items.map(key))));
    this.show(title?.textContent ?? untitled, ...(picture ? [picture] : []),
      make("div", { className: "words" }, ...lines.filter((line) => line !== title)),
      ...rows.filter((row) => row.length).map((row) => make("div", { className: "keys" }, ...row.map(key))), ...shelves);
  }
}
