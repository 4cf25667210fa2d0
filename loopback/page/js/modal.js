// A form the bot opened: inside its pane, so that the others play on.

import { comeback } from "./comeback.js";
import { dots } from "./components/button.js";
import { h, put, uniqueId } from "./dom.js";
import { fields } from "./fields.js";
import { helmet, icon } from "./icons.js";
import { closePicker } from "./picker.js";

/** Show the form over a pane; gives a function that takes it away. */
export function openModal(pane, client, { interaction, modal }) {
  const back = comeback(pane);
  const form = fields(modal.components, client);
  const title = h("h2", { id: uniqueId("modal") }, modal.title);
  const shut = h(
    "button",
    { type: "button", class: "plain", "aria-label": "Close", onclick: close },
    icon("close", 22),
  );
  const problem = h("p", { class: "problem", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = h(
    "button",
    { type: "button", class: "button secondary", onclick: close },
    "Cancel",
  );
  const box = h(
    "form",
    {
      class: "modal",
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": title.id,
      novalidate: true,
    },
    h("header", {}, helmet(32), title, shut),
    h("div", { class: "fields" }, problem, form.elements),
    h("footer", {}, cancel, send),
  );
  const veil = h("div", { class: "veil" }, box);

  function close() {
    closePicker();
    veil.remove();
    back();
  }

  async function submit(event) {
    event.preventDefault();
    if (send.disabled || !form.check()) return;
    say("");
    busy(true);
    const words = await form.values().then(
      (values) => client.interactions.submit(interaction, values),
      (error) => error.message,
    );
    busy(false);
    if (words) say(words);
    else close();
  }

  function say(words) {
    problem.textContent = words;
    problem.hidden = !words;
  }

  function busy(on) {
    send.disabled = on;
    put(send, on ? dots() : "Submit");
  }

  say("");
  box.addEventListener("submit", submit);
  veil.addEventListener("keydown", (event) => keys(event, box, close));
  pane.append(veil);
  box.querySelector(".fields :is(input, textarea, button)")?.focus();
  return close;
}

/** Escape leaves; Tab stays inside. */
function keys(event, box, close) {
  if (event.key === "Escape") return close();
  if (event.key !== "Tab") return undefined;
  const stops = [...box.querySelectorAll("button, input, textarea, [tabindex='0']")].filter(
    (e) => !e.disabled,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const wrap = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!wrap) return undefined;
  event.preventDefault();
  return (event.shiftKey ? last : first).focus();
}
