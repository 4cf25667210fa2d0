// One question with one line of text for an answer.

import { h } from "./dom.js";

export function askFor(pane, question) {
  return new Promise((answer) => {
    const input = h("input", { "aria-label": question, maxlength: 32, autocomplete: "off" });
    const cancel = h("button", { type: "button", class: "button secondary" }, "Cancel");
    const done = h("button", { type: "submit", class: "button primary" }, "OK");
    const box = h(
      "form",
      { class: "modal", role: "dialog", "aria-label": question },
      h("div", { class: "fields" }, h("div", { class: "field" }, h("label", {}, question), input)),
      h("footer", {}, cancel, done),
    );
    const veil = h("div", { class: "veil" }, box);
    const finish = (words) => {
      veil.remove();
      answer(words);
    };
    box.addEventListener("submit", (event) => {
      event.preventDefault();
      finish(input.value.trim());
    });
    cancel.addEventListener("click", () => finish(""));
    veil.addEventListener("keydown", ({ key }) => key === "Escape" && finish(""));
    pane.append(veil);
    input.focus();
  });
}
