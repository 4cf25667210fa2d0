// Keys beside the board: what lies nowhere on it, and deeds for what was lit.

import { make } from "./text.js";
import { isTick, loose } from "./touch.js";

const MANY = 9;
/** Groups that somebody has opened stay open. */
const opened = new Set();

export function keys({ scene, words, from, lit, take, deed, rest, back }) {
  const made = [];
  if (from) made.push(make("h2", {}, words.where), key({ label: words.back, className: "quiet" }, back));
  const main = scene.options.find((one) => one.id === scene.deed);
  if (main && lit.size && !from) {
    const label = `${main.label} · ${(words.chosen ?? "").replace("{n}", lit.size)}`;
    made.push(key({ label, className: "go", disabled: lit.size < scene.least, id: "deed" }, deed));
  }
  if (scene.rest) made.push(key({ label: scene.rest, className: "go", id: "rest" }, rest));
  const options = loose(scene, from).filter((one) => !(main && one === main && lit.size));
  for (const [group, those] of grouped(options)) {
    const found = keys.of(those, { scene, lit, take });
    if (group && those.length > MANY) {
      made.push(folded(group, make("summary", {}, `${group} (${those.length})`), make("div", { className: "keys" }, ...found)));
    } else {
      if (group && those.length > 1) made.push(make("h2", {}, group));
      made.push(make("div", { className: "keys" }, ...found));
    }
  }
  return made;
}

keys.of = (options, { scene, lit, take }) => options.map((one) => {
  const tick = isTick(scene, one);
  const label = one.detail ? [one.label, make("small", {}, one.detail)] : [one.label];
  const made = make("button", { className: `${one.tone} ${lit.has(one.id) ? "on" : ""}`, onclick: () => take(one) }, ...label);
  made.dataset.option = one.id;
  if (tick) made.ariaPressed = String(lit.has(one.id));
  return made;
});

function folded(group, ...within) {
  const made = make("details", { open: opened.has(group) }, ...within);
  made.ontoggle = () => (made.open ? opened.add(group) : opened.delete(group));
  return made;
}

function key({ label, ...more }, onclick) {
  return make("div", { className: "keys" }, make("button", { ...more, onclick }, label));
}

function grouped(options) {
  const found = new Map();
  for (const one of options) found.set(one.group, [...(found.get(one.group) ?? []), one]);
  return [...found].sort(([a], [b]) => Number(Boolean(a)) - Number(Boolean(b)));
}
