// Discord's components → elements. Each kind of component has its own small renderer.

import { h } from "../dom.js";
import { markdown, spoiler } from "../markdown/render.js";
import { button } from "./button.js";
import { fileCard, gallery, thumbnail } from "./media.js";
import { select } from "./select.js";

const RENDERERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (component, { client }) => markdown(component.content, client),
  11: (component, context) => thumbnail(component, context),
  12: (component, context) => gallery(component.items, context),
  13: ({ file, name, size, spoiler: hidden }, context) =>
    fileCard({ ...file, filename: name, size, spoiler: hidden }, context),
  14: separator,
  17: container,
};

/** `context` is {client, message}: who looks, and at what. */
export function components(list, context) {
  return (list ?? []).map((component) => RENDERERS[component.type]?.(component, context));
}

function row(component, context) {
  return h("div", { class: "row" }, components(component.components, context));
}

function section(component, context) {
  const words = h("div", { class: "section-words" }, components(component.components, context));
  return h("div", { class: "section" }, words, components([component.accessory], context));
}

function separator({ divider = true, spacing = 1 }) {
  const size = spacing === 2 ? "large" : "small";
  return h("hr", { class: `separator ${size}${divider ? "" : " invisible"}` });
}

function container(component, context) {
  const inside = components(component.components, context);
  const colour = component.accent_color;
  const style = Number.isInteger(colour) ? { "--accent": hex(colour) } : {};
  const props = { class: "container", style };
  return h("div", props, component.spoiler ? spoiler(inside, "div") : inside);
}

export const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;
