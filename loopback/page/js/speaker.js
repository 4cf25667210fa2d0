// What a screen reader is told of a channel: what is new, and what came of one's own press.

import { nameOf } from "./avatar.js";
import { h, put } from "./dom.js";

const LONGEST = 600;

export class Speaker {
  constructor() {
    this.element = h("div", { class: "unseen", role: "log", "aria-label": "News" });
  }

  /** Says a message in words: who, and what stands in it; pictures by their descriptions. */
  say(message, node, client) {
    const author = client.user(message.author.id) ?? message.author;
    const said = words(node).slice(0, LONGEST);
    if (said) put(this.element, h("p", {}, `${nameOf(author)}: ${said}`));
  }
}

function words(node) {
  const parts = node.querySelectorAll(SPOKEN);
  return [...parts].map(text).filter(Boolean).join(" ");
}

const SPOKEN =
  ".thinking, .content, .components, .embed, .gallery.attached, .poll, .failed, .file, .system-line";

/** The words as they are read, controls left out: those are found by Tab. */
function text(part) {
  const copy = part.cloneNode(true);
  copy.querySelectorAll("button:not(.picture), .edited").forEach((e) => e.remove());
  copy.querySelectorAll("img").forEach((image) => image.replaceWith(` ${image.alt} `));
  return copy.textContent.replace(/\s+/g, " ").trim();
}
