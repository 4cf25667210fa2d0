// A list that opens beside a button: the heart of selects and menus. Mouse, touch and keys.

import { h, put, uniqueId } from "./dom.js";
import { icon } from "./icons.js";

const GAP = 6;
const TALLEST = 340;
const lists = new WeakMap();
let open = null;

/** A click on this button opens its list, made anew each time. */
export function opensPicker(anchor, list) {
  lists.set(anchor, list);
  anchor.addEventListener("click", () => openPicker(anchor, list()));
}

/**
 * A row was drawn anew: the button that took the place of another has its open list, with its
 * ticks, if it still offers the same; or else the list closes.
 */
export function handOver(old, twinOf) {
  if (!open || !lists.has(open.anchor) || !old.contains(open.anchor)) return;
  const twin = twinOf(open.anchor);
  const list = twin && !twin.disabled && lists.get(twin)?.();
  if (list && offer(list) === offer(open)) open.moveTo(twin, list);
  else open.close();
}

const offer = ({ items, min, max }) =>
  JSON.stringify([min, max, items.map(({ value, label, note }) => [value, label, note])]);

/**
 * Items are {value, label, note?, face?}. `onDone` gets the chosen values; one choice closes the
 * list at once, several wait for "Done", a click outside or Tab. Escape changes nothing.
 */
function openPicker(anchor, options) {
  const again = open?.anchor === anchor;
  open?.finish();
  if (!again) open = new Picker(anchor, { min: 1, max: 1, chosen: [], ...options });
}

/** A menu: each item is {label, note?, face?, run}. */
export function openMenu(anchor, items, label) {
  const numbered = items.map((item, at) => ({ ...item, value: String(at) }));
  const onDone = ([value]) => value !== undefined && items[Number(value)].run();
  openPicker(anchor, { items: numbered, label, onDone, menu: true });
}

export const closePicker = () => open?.close();

class Picker {
  constructor(anchor, options) {
    Object.assign(this, options, { anchor, active: -1, words: "" });
    this.before = [...this.chosen];
    this.values = new Set(this.chosen);
    this.leaving = new AbortController();
    this.#build();
    this.#listenOutside();
    this.#place();
    (this.filter ? this.search : this.list).focus({ preventScroll: true });
  }

  get several() {
    return this.max > 1;
  }

  #build() {
    this.list = h("ul", { role: "listbox", tabindex: -1, "aria-label": this.label ?? "Options" });
    if (this.several) this.list.setAttribute("aria-multiselectable", "true");
    this.search = this.filter && this.#searchBox();
    this.foot = this.several && h("footer");
    this.root = h("div", { class: "picker" }, this.search, this.list, this.foot);
    this.root.addEventListener("keydown", (event) => this.#key(event));
    document.body.append(this.root);
    this.anchor.setAttribute("aria-expanded", "true");
    this.#show();
    const first = this.shown.findIndex(({ value }) => this.values.has(value));
    this.#activate(Math.max(first, 0));
  }

  #searchBox() {
    const narrow = ({ target }) => {
      this.words = target.value.toLowerCase();
      this.#show();
      this.#activate(0);
    };
    const props = { class: "filter", placeholder: "Search", "aria-label": "Search" };
    return h("input", { ...props, oninput: narrow, autocomplete: "off" });
  }

  #show() {
    this.shown = this.items.filter(({ label }) => label.toLowerCase().includes(this.words));
    this.rows = this.shown.map((item, at) => this.#row(item, at));
    put(this.list, this.rows.length ? this.rows : h("li", { class: "empty" }, "Nothing found"));
    if (this.foot) put(this.foot, ...this.#footer());
  }

  #row(item, at) {
    const chosen = this.values.has(item.value);
    const words = h(
      "span",
      { class: "words" },
      h("b", {}, item.label),
      item.note && h("small", {}, item.note),
    );
    const tick = this.menu ? null : h("span", { class: "tick" }, chosen && icon("check", 16));
    const props = { role: "option", id: uniqueId("option"), "aria-selected": String(chosen) };
    return h(
      "li",
      {
        ...props,
        class: item.danger && "danger",
        dataset: { value: item.value },
        onclick: () => this.#toggle(item),
        onpointermove: () => this.active !== at && this.#activate(at, false),
      },
      item.face,
      words,
      tick,
    );
  }

  #footer() {
    const wanted = this.min === this.max ? `${this.max}` : `${this.min} to ${this.max}`;
    const done = h(
      "button",
      { type: "button", class: "button primary", onclick: () => this.finish() },
      "Done",
    );
    done.disabled = !this.#enough();
    return [h("span", {}, `${this.values.size} chosen, ${wanted} wanted`), done];
  }

  #enough() {
    return this.values.size >= this.min && this.values.size <= this.max;
  }

  #activate(at, scroll = true) {
    this.rows[this.active]?.classList.remove("active");
    this.active = Math.min(at, this.rows.length - 1);
    const row = this.rows[this.active];
    if (!row) return;
    row.classList.add("active");
    (this.search || this.list).setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  #toggle(item) {
    if (!this.several) return this.#pickOne(item);
    if (this.values.has(item.value)) this.values.delete(item.value);
    else if (this.values.size < this.max) this.values.add(item.value);
    this.#show();
    return this.#activate(this.shown.indexOf(item), false);
  }

  #pickOne({ value }) {
    const unchosen = this.min === 0 && this.values.has(value) && !this.menu;
    this.close();
    this.onDone(unchosen ? [] : [value]);
  }

  /** Close; what was chosen counts if it is enough and something changed. */
  finish() {
    const values = [...this.values];
    const changed =
      values.length !== this.before.length || values.some((v) => !this.before.includes(v));
    this.close();
    if (this.several && changed && this.#enough()) this.onDone(values);
  }

  moveTo(anchor, { onDone }) {
    Object.assign(this, { anchor, onDone });
    anchor.setAttribute("aria-expanded", "true");
    this.#place();
  }

  close() {
    if (open === this) open = null;
    this.leaving.abort();
    this.root.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
  }

  #key(event) {
    const act = {
      ArrowDown: () => this.#activate((this.active + 1) % this.rows.length),
      ArrowUp: () => this.#activate((this.active - 1 + this.rows.length) % this.rows.length),
      Home: () => !this.filter && this.#activate(0),
      End: () => !this.filter && this.#activate(this.rows.length - 1),
      Enter: () => this.#enter(event),
      " ": () => !this.filter && this.#enter(event),
      Escape: () => this.close(),
      Tab: () => this.finish(),
    }[event.key];
    if (!act) return this.#jumpTo(event.key);
    event.stopPropagation();
    if (act() !== false) event.preventDefault();
    return undefined;
  }

  #enter({ target }) {
    if (target.closest("footer")) return this.finish();
    return this.shown[this.active] && this.#toggle(this.shown[this.active]);
  }

  /** In a list without a search box, a letter goes to the next item that begins with it. */
  #jumpTo(key) {
    if (this.filter || key.length !== 1) return;
    const begins = ({ label }) => label.toLowerCase().startsWith(key.toLowerCase());
    const next = this.shown.findIndex((item, at) => at > this.active && begins(item));
    const at = next >= 0 ? next : this.shown.findIndex(begins);
    if (at >= 0) this.#activate(at);
  }

  #listenOutside() {
    const { signal } = this.leaving;
    const outside = ({ target }) => !this.root.contains(target) && !this.anchor.contains(target);
    addEventListener("pointerdown", (event) => outside(event) && this.finish(), {
      signal,
      capture: true,
    });
    addEventListener("scroll", () => this.#place(), { signal, capture: true, passive: true });
    addEventListener("resize", () => this.#place(), { signal });
  }

  #place() {
    if (!this.anchor.isConnected) return this.close();
    const box = this.anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom - GAP;
    const up = below < Math.min(TALLEST, this.root.scrollHeight) && box.top > below;
    const style = this.root.style;
    style.minWidth = `${Math.min(Math.max(box.width, 200), innerWidth - 16)}px`;
    style.maxHeight = `${Math.min(TALLEST, (up ? box.top : below) - GAP)}px`;
    style.top = up ? "auto" : `${box.bottom + GAP}px`;
    style.bottom = up ? `${innerHeight - box.top + GAP}px` : "auto";
    style.left = `${Math.max(8, Math.min(box.left, innerWidth - this.root.offsetWidth - 8))}px`;
    return undefined;
  }
}
