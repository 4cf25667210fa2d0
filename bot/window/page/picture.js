// A picture that comes in pieces, and what can be touched on it.

import { move, still } from "./motion.js";
import { make } from "./text.js";
import { inOrder, nearest, under } from "./touch.js";

const FINGER = 24, STILL = 10, LONG = 550, CLOSE = 26, UNSURE = 10;

export class Picture {
  constructor(place, { touch, ask, drop }) {
    Object.assign(this, { place, touch, ask, drop, places: {}, spots: new Map(), kept: [] });
    this.canvas = make("canvas", { role: "img", width: 0, height: 0 });
    this.layer = make("div", { className: "spots" });
    this.line = make("div", { className: "way", hidden: true });
    this.inner = make("div", { className: "inner" }, this.canvas, this.layer, this.line);
    place.append(this.inner);
    place.hidden = true;
    this.pen = this.canvas.getContext("2d");
    this.follow();
  }

  /** Pieces of a message, each in its place, over one of the pictures that were here. */
  async draw({ over, size, alt, instead, keep, pieces = [], moved = [] }, data) {
    const beneath = this.kept[over];
    const [wide, high] = size ?? [beneath.shown.width, beneath.shown.height];
    this.place.hidden = !wide;
    let at = 0;
    const bitmaps = await Promise.all(
      pieces.map(([, , length]) => createImageBitmap(new Blob([data.slice(at, (at += length))]))),
    );
    const fresh = this.canvas.width !== wide || this.canvas.height !== high;
    const before = fresh || still() ? null : this.keep();
    if (fresh) Object.assign(this.canvas, { width: wide, height: high });
    if (beneath) this.pen.drawImage(beneath.shown, 0, 0);
    bitmaps.forEach((bitmap, number) => {
      this.pen.drawImage(bitmap, ...pieces[number].slice(0, 2));
      bitmap.close();
    });
    const words = alt ?? beneath.words;
    this.canvas.setAttribute("aria-label", words);
    this.canvas.style.aspectRatio = `${wide} / ${high}`;
    if (before) move(before, this.canvas, this.layer, moved);
    if (keep) await this.remember(words, instead ? over : -1, keep);
  }

  /** The bot counts them, too, from the newest; it says how many are kept, and in whose place. */
  async remember(words, instead, keep) {
    const shown = await createImageBitmap(this.canvas);
    const gone = instead < 0 ? [] : this.kept.splice(instead, 1);
    this.kept.unshift({ shown, words });
    for (const old of [...gone, ...this.kept.splice(keep)]) old.shown.close();
  }

  /** What is there now, for as long as something moves. */
  keep() {
    for (const old of this.inner.querySelectorAll(".before, .moving")) old.remove();
    const before = make("canvas", {
      width: this.canvas.width, height: this.canvas.height, className: "before", ariaHidden: "true",
    });
    before.getContext("2d").drawImage(this.canvas, 0, 0);
    this.inner.insertBefore(before, this.layer);
    return before;
  }

  /** Every place that can be touched is a button with its name. */
  offer(places, spots) {
    this.places = places;
    this.spots = new Map([...spots].filter(([name]) => places[name]));
    const focused = document.activeElement?.dataset?.spot;
    const made = inOrder(this.spots.keys(), places).map((name) => this.button(name, this.spots.get(name)));
    this.layer.replaceChildren(...made);
    if (focused) made.find((one) => one.dataset.spot === focused)?.focus();
  }

  button(name, { label, look, pressed, leads }) {
    const [x, y, wide, high] = this.places[name];
    const { width, height } = this.canvas;
    const made = make("button", {
      className: `spot ${look} ${leads ? "piece" : ""} ${Math.abs(wide - high) < 6 ? "round" : ""}`,
      ariaLabel: label, title: label, ariaPressed: pressed ?? null,
    });
    made.dataset.spot = name;
    Object.assign(made.style, {
      left: `${(100 * (x - wide / 2)) / width}%`, top: `${(100 * (y - high / 2)) / height}%`,
      width: `${(100 * wide) / width}%`, height: `${(100 * high) / height}%`,
    });
    made.onclick = ({ detail }) => { if (detail === 0) this.touch([name], true); };
    return made;
  }

  /** Where on the picture a finger is. */
  at({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect(), scale = this.canvas.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale, scale };
  }

  found(event) {
    const { x, y, scale } = this.at(event);
    return under([...this.spots.keys()], this.places, x, y, FINGER * scale);
  }

  follow() {
    let start = null, held = null, lifted = null;
    const stop = () => { clearTimeout(held); start = null; this.line.hidden = true; };
    this.place.addEventListener("pointerdown", (event) => {
      lifted = null;
      if (event.button) return;
      const [first] = this.found(event);
      start = { x: event.clientX, y: event.clientY, piece: first?.name };
      held = setTimeout(() => { const { x, y, scale } = this.at(event); stop(); this.what(x, y, scale); }, LONG);
      if (event.target.closest(".piece")) this.place.setPointerCapture(event.pointerId);
    });
    this.place.addEventListener("pointermove", (event) => {
      if (!start || !this.moved(start, event)) return;
      clearTimeout(held);
      if (this.spots.get(start.piece)?.leads) this.pull(start.piece, event);
    });
    this.place.addEventListener("pointerup", (event) => {
      if (!start) return;
      const { piece } = start, far = this.moved(start, event);
      stop();
      if (!far) lifted = event;
      else if (this.spots.get(piece)?.leads) this.drop(piece, this.at(event), this);
    });
    // The click comes last: before it, a list that opens would be what is clicked. Where it is says
    // nothing: a finger's is moved to the nearest button.
    this.place.addEventListener("click", () => { if (lifted) this.tap(lifted); lifted = null; });
    this.place.addEventListener("pointercancel", stop);
    this.place.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  moved(start, event) {
    return Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL;
  }

  /** A line from the piece to the finger that pulls it. */
  pull(piece, event) {
    const [px, py] = this.places[piece], { x, y } = this.at(event), { width } = this.canvas;
    Object.assign(this.line.style, {
      left: `${(100 * px) / width}%`, top: `${(100 * py) / this.canvas.height}%`,
      width: `${(100 * Math.hypot(x - px, y - py)) / width}%`,
      transform: `rotate(${Math.atan2(y - py, x - px)}rad)`,
    });
    this.line.hidden = false;
  }

  tap(event) {
    const found = this.found(event), { scale } = this.at(event), names = nearest(found, this.places);
    const [first] = found, second = found.find(({ name }) => !names.includes(name));
    if (event.pointerType === "touch" && !this.near && first && second && this.unsure(first, second, scale))
      return this.closer(event);
    this.closer(null);
    this.touch(names, false);
  }

  /** Whether a finger may have meant either. */
  unsure(first, second, scale) {
    const [ax, ay] = this.places[first.name], [bx, by] = this.places[second.name];
    const apart = Math.hypot(ax - bx, ay - by) / scale;
    return apart < CLOSE && (second.middle - first.middle) / scale < UNSURE;
  }

  /** Twice as large around the finger, for the next touch. */
  closer(event) {
    this.near = event !== null;
    const { x, y } = event ? this.at(event) : { x: 0, y: 0 };
    this.inner.style.transformOrigin = `${(100 * x) / this.canvas.width}% ${(100 * y) / this.canvas.height}%`;
    this.place.classList.toggle("near", this.near);
    if (event) this.ask({ closer: true });
  }

  what(x, y, scale) {
    const [first] = under(Object.keys(this.places), this.places, x, y, FINGER * scale);
    this.ask({ thing: first?.name ?? "" });
  }
}
