// The emoji of a button or an option: a character, or a picture of ours.

import { h } from "../dom.js";
import { customEmoji } from "../markdown/render.js";

export function emoji(partial) {
  if (!partial) return null;
  if (partial.id) return customEmoji(partial);
  return h("span", { class: "emoji", "aria-hidden": "true" }, partial.name);
}
