// A picture over everything: arrows for the next, a click for its full size, Escape to leave.

import { h, put } from "./dom.js";
import { icon } from "./icons.js";

export function openLightbox(pictures, start, from) {
  let at = start;
  const stage = h("div", { class: "stage" });
  const words = h("p", { class: "alt-line", "aria-live": "polite" });
  const open = h(
    "a",
    { class: "plain", target: "_blank", rel: "noopener" },
    icon("out", 18),
    "Open original",
  );
  const shut = h(
    "button",
    { type: "button", class: "plain", "aria-label": "Close", autofocus: true },
    icon("close", 24),
  );
  const count = h("span", { role: "status" });
  const props = { type: "button", class: "plain", onclick: () => zoom() };
  const full = h("button", props, "Full size");
  const bar = h("header", {}, count, full, open, shut);
  const steps = pictures.length > 1 ? [turn("left", -1), turn("right", 1)] : [];
  const box = h("dialog", { class: "lightbox", "aria-label": "Picture" }, bar, stage, steps, words);

  function turn(side, by) {
    const label = by < 0 ? "Previous picture" : "Next picture";
    const look = { type: "button", class: `turn ${side}`, "aria-label": label };
    return h("button", { ...look, onclick: () => show(at + by) }, icon(side, 28));
  }

  function zoom(on = !stage.classList.contains("full")) {
    stage.classList.toggle("full", on);
    full.setAttribute("aria-pressed", String(on));
  }

  function show(next) {
    at = (next + pictures.length) % pictures.length;
    const { src, alt } = pictures[at];
    zoom(false);
    put(stage, h("img", { src, alt, onclick: () => zoom() }));
    open.href = src;
    words.textContent = alt;
    count.textContent = pictures.length > 1 ? `${at + 1} of ${pictures.length}` : "";
  }

  const byKey = { ArrowLeft: -1, ArrowRight: 1 };
  box.addEventListener("keydown", ({ key }) => byKey[key] && show(at + byKey[key]));
  box.addEventListener("click", ({ target }) => target.closest("img, a, button, p") || box.close());
  shut.addEventListener("click", () => box.close());
  box.addEventListener("close", () => {
    box.remove();
    if (from.isConnected) from.focus({ preventScroll: true });
  });
  document.body.append(box);
  show(at);
  box.showModal();
}
