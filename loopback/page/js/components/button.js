// A button of a message, in Discord's styles.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { emoji } from "./emoji.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const LINK = 5;

export function button(component, context) {
  return component.style === LINK ? linkButton(component) : actionButton(component, context);
}

function inside({ emoji: sign, label }) {
  return [emoji(sign), label && h("span", { class: "label" }, label)];
}

function linkButton(component) {
  const safe = /^(https?|discord):\/\//i.test(component.url ?? "");
  const href = safe && !component.disabled ? component.url : null;
  const props = { class: "button link", href, target: "_blank", rel: "noopener noreferrer" };
  const off = { "aria-disabled": href ? null : "true" };
  return h("a", { ...props, ...off }, inside(component), icon("out", 14));
}

function actionButton(component, { client, message }) {
  const pressed = client.interactions.pressed.get(message.id);
  const waiting = pressed?.state === "waiting";
  const mine = waiting && pressed.customId === component.custom_id;
  const props = {
    type: "button",
    class: `button ${STYLES[component.style] ?? "secondary"}${mine ? " waiting" : ""}`,
    dataset: { customId: component.custom_id ?? "" },
    disabled: component.disabled || !component.custom_id,
    "aria-busy": mine ? "true" : null,
    "aria-disabled": waiting ? "true" : null,
    "aria-label": component.label ? null : component.emoji?.name,
    onclick: () => waiting || client.interactions.click(message, component.custom_id),
  };
  return h("button", props, inside(component), mine && dots());
}

export const dots = () =>
  h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
