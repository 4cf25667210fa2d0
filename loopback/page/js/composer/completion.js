// The list above the box that completes what is typed. The typing stays in its own input.

import { h, put, uniqueId } from "../dom.js";

export class Completion {
  constructor() {
    this.list = h("ul", { role: "listbox", id: uniqueId("completion") });
    this.head = h("header");
    this.element = h("div", { class: "completion" }, this.head, this.list);
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
    this.hide();
  }

  get isOpen() {
    return !this.element.hidden && this.items.length > 0;
  }

  get hasActive() {
    return this.isOpen && this.active >= 0;
  }

  /** Items are {label, note?, face?, pick}. `first`: the first one is ready for Enter. */
  show(title, items, { first = true, input } = {}) {
    this.items = items;
    this.input = input;
    this.head.hidden = !title;
    put(this.head, title);
    this.rows = items.map((item) => this.#row(item));
    put(this.list, this.rows);
    this.element.hidden = !title && !items.length;
    this.#activate(first && items.length ? 0 : -1);
    input?.setAttribute("aria-controls", this.list.id);
    input?.setAttribute("aria-expanded", String(this.isOpen));
  }

  hide() {
    this.items = [];
    this.rows = [];
    this.active = -1;
    this.element.hidden = true;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  move(by) {
    const count = this.items.length;
    const from = this.active < 0 && by < 0 ? 0 : this.active;
    this.#activate((from + by + count) % count);
  }

  pick() {
    this.items[this.active]?.pick();
  }

  #row(item) {
    const words = h(
      "span",
      { class: "words" },
      h("b", {}, item.label),
      item.note && h("small", {}, item.note),
    );
    const props = { role: "option", id: uniqueId("item"), "aria-selected": "false" };
    return h("li", { ...props, onclick: () => item.pick() }, item.face, words, item.tail);
  }

  #activate(at) {
    this.rows[this.active]?.classList.remove("active");
    this.rows[this.active]?.setAttribute("aria-selected", "false");
    this.active = at;
    const row = this.rows[at];
    if (!row) return this.input?.removeAttribute("aria-activedescendant");
    row.classList.add("active");
    row.setAttribute("aria-selected", "true");
    row.scrollIntoView({ block: "nearest" });
    return this.input?.setAttribute("aria-activedescendant", row.id);
  }
}
