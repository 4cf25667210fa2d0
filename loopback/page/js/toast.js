// Short messages that come and go by themselves.

import { h } from "./dom.js";
import { icon } from "./icons.js";

const LINGER = 6000;
const shelf = h("div", { class: "toasts", role: "status", "aria-live": "polite" });

/** A note; with `follow` its words can be clicked. */
export function toast(words, kind = "note", follow = null) {
  if (!shelf.isConnected) document.body.append(shelf);
  const close = h("button", { class: "plain", "aria-label": "Dismiss" }, icon("close", 16));
  const said = follow
    ? h("button", { type: "button", class: "text-link" }, words)
    : h("span", {}, words);
  const note = h("div", { class: `toast ${kind}` }, said, close);
  if (follow) said.addEventListener("click", () => (note.remove(), follow()));
  close.addEventListener("click", () => note.remove());
  shelf.append(note);
  setTimeout(() => note.remove(), LINGER);
}

/** Run something; when it is refused, say so kindly instead of failing. */
export async function kindly(action) {
  try {
    return await action();
  } catch (error) {
    toast(error.message, "problem");
    return undefined;
  }
}
