// A select of a message or form: strings, people, roles, channels, or people and roles.

import { h, put } from "../dom.js";
import { icon } from "../icons.js";
import { opensPicker } from "../picker.js";
import { dots } from "./button.js";
import { itemsOf } from "./choices.js";

const STRING = 3;

/** The select of a message: choosing is an interaction. */
export function select(component, { client, message }) {
  const pressed = client.interactions.pressed.get(message.id);
  const mine = pressed?.state === "waiting" && pressed.customId === component.custom_id;
  const chosen = client.interactions.chosenIn(message, component.custom_id);
  const onChosen = (values) => client.interactions.select(message, component.custom_id, values);
  return selectBox(component, { client, chosen, onChosen, waiting: mine });
}

/** The box itself, which messages and forms share. */
export function selectBox(component, { client, chosen, onChosen, waiting = false }) {
  const items = itemsOf(component, client);
  const values = chosen ?? items.filter((item) => item.preset).map((item) => item.value);
  const shown = h("span", { class: "chosen" });
  const box = h(
    "button",
    {
      type: "button",
      class: `select${waiting ? " waiting" : ""}`,
      role: "combobox",
      dataset: { customId: component.custom_id },
      disabled: component.disabled,
      "aria-label": component.placeholder || "Make a selection",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-busy": waiting ? "true" : null,
    },
    shown,
    waiting ? dots() : icon("down", 18),
  );
  const show = (now) => put(shown, ...summary(items, now, component.placeholder));
  opensPicker(box, () => list(component, items, values, show, onChosen));
  show(values);
  return box;
}

function list(component, items, values, show, onChosen) {
  const { min_values: min = 1, max_values: max = 1 } = component;
  const onDone = (now) => {
    values.splice(0, values.length, ...now);
    show(now);
    onChosen(now);
  };
  const label = component.placeholder ?? "Make a selection";
  const filter = component.type !== STRING || items.length > 10;
  return { items, label, min: min ?? 1, max: max ?? 1, chosen: values, filter, onDone };
}

function summary(items, values, placeholder) {
  const chosen = items.filter((item) => values.includes(item.value));
  if (!chosen.length)
    return [h("span", { class: "placeholder" }, placeholder || "Make a selection")];
  if (chosen.length === 1) return [chosen[0].face?.cloneNode(true), h("span", {}, chosen[0].label)];
  return chosen.map((item) => h("span", { class: "pill" }, item.label));
}
