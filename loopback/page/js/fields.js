// The inputs of a form. Each gives its element, its value, and what is wrong with it.

import { upload } from "./api.js";
import { selectBox } from "./components/select.js";
import { h, put, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown/render.js";

const ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;
const PARAGRAPH = 2;
const NOT_FILLED = "This field is required.";

/** All fields of a form: elements, a check that marks faults, and the values by custom id. */
export function fields(components, client) {
  const built = components.map((component) => top(component, client));
  const inputs = built.flatMap(({ inputs: list }) => list);
  return {
    elements: built.map(({ element }) => element),
    check: () => {
      const wrong = inputs.filter((input) => !checkOne(input));
      focusOn(wrong[0]);
      return !wrong.length;
    },
    values: async () => {
      const pairs = inputs.map(async ({ id, value }) => [id, await value()]);
      return Object.fromEntries(await Promise.all(pairs));
    },
  };
}

function top(component, client) {
  if (component.type === TEXT_DISPLAY)
    return { element: markdown(component.content, client), inputs: [] };
  if (component.type === LABEL) return labelled(component, component.component, client);
  if (component.type === ROW)
    return labelled(component.components[0], component.components[0], client);
  return { element: null, inputs: [] };
}

function labelled({ label, description }, component, client) {
  const input = KINDS[component.type](component, client);
  const id = uniqueId("field");
  const star =
    component.required !== false &&
    component.type !== 23 &&
    h("span", { class: "star", title: "Required" }, "*");
  const fault = h("p", { id: uniqueId("fault"), class: "problem", role: "alert", hidden: true });
  const head = h("label", { id, for: input.target?.id }, label, star);
  const named = input.target ?? input.element;
  named.setAttribute("aria-labelledby", id);
  const note = description && h("p", { class: "note", id: uniqueId("note") }, description);
  named.setAttribute("aria-describedby", [note?.id, fault.id].filter(Boolean).join(" "));
  if (star) named.setAttribute("aria-required", "true");
  const element = h("div", { class: "field" }, head, note, input.element, fault);
  return { element, inputs: [{ ...input, id: component.custom_id, fault, named }] };
}

/** Whoever is told of a fault stands where it can be mended. */
function focusOn(input) {
  if (!input) return;
  const { named } = input;
  (named.matches("input, textarea, button") ? named : named.querySelector("input"))?.focus();
}

function checkOne({ problem, fault, element, named }) {
  const words = problem();
  named.setAttribute("aria-invalid", String(Boolean(words)));
  fault.textContent = words ?? "";
  fault.hidden = !words;
  element.classList.toggle("wrong", Boolean(words));
  return !words;
}

const KINDS = {
  3: selectField,
  4: textField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  19: fileField,
  21: radioField,
  22: checkboxesField,
  23: checkboxField,
};

function textField({
  style,
  value,
  placeholder,
  required,
  min_length: min = 0,
  max_length: max = 4000,
}) {
  const props = { id: uniqueId("text"), placeholder, maxlength: max ?? 4000, autocomplete: "off" };
  const input = h(style === PARAGRAPH ? "textarea" : "input", {
    ...props,
    rows: style === PARAGRAPH && 4,
  });
  input.value = value ?? "";
  const left = h("small", { class: "count" });
  const count = () => (left.textContent = max ? `${input.value.length} / ${max}` : "");
  input.addEventListener("input", count);
  count();
  return {
    element: h("div", { class: "text-field" }, input, max && max < 4000 && left),
    target: input,
    value: async () => input.value,
    problem: () => textProblem(input.value, required !== false, min ?? 0),
  };
}

function textProblem(words, required, min) {
  if (!words) return required ? NOT_FILLED : null;
  return words.length < min ? `At least ${min} characters, please.` : null;
}

function selectField(component, client) {
  let chosen =
    component.type === 3
      ? component.options.filter((option) => option.default).map((option) => option.value)
      : (component.default_values ?? []).map(({ id }) => id);
  const element = selectBox(component, { client, onChosen: (values) => (chosen = [...values]) });
  const problem = () => (component.required !== false && !chosen.length ? NOT_FILLED : null);
  return { element, value: async () => chosen, problem };
}

function radioField({ options, required }) {
  const name = uniqueId("radio");
  const inputs = options.map((option) => tick("radio", option, name));
  const element = h(
    "div",
    { class: "ticks", role: "radiogroup" },
    inputs.map(({ row }) => row),
  );
  const picked = () => inputs.find(({ input }) => input.checked)?.value ?? null;
  const problem = () => (required !== false && picked() === null ? NOT_FILLED : null);
  return { element, value: async () => picked(), problem };
}

function checkboxesField({ options, required, min_values: min, max_values: max }) {
  const inputs = options.map((option) => tick("checkbox", option));
  const element = h(
    "div",
    { class: "ticks", role: "group" },
    inputs.map(({ row }) => row),
  );
  const picked = () => inputs.filter(({ input }) => input.checked).map(({ value }) => value);
  const least = min ?? (required === false ? 0 : 1);
  const problem = () => howMany(picked().length, required !== false, least, max ?? options.length);
  return { element, value: async () => picked(), problem };
}

function howMany(count, required, min, max) {
  if (!count) return required && min > 0 ? NOT_FILLED : null;
  if (count < min) return `Choose at least ${min}.`;
  return count > max ? `Choose at most ${max}.` : null;
}

function checkboxField({ default: checked }) {
  const { row, input } = tick("checkbox", { label: "Yes", default: checked });
  return { element: row, target: input, value: async () => input.checked, problem: () => null };
}

function tick(type, { label, description, value, default: checked }, name) {
  const input = h("input", { type, name, id: uniqueId("tick"), checked: Boolean(checked) });
  const words = h("span", {}, label, description && h("small", {}, description));
  return { input, value, row: h("label", { class: "tick-row" }, input, words) };
}

function fileField({ required, min_values: min = 1, max_values: max = 1 }, client) {
  const input = h("input", { type: "file", id: uniqueId("file"), multiple: (max ?? 1) > 1 });
  const names = h("span", { class: "names" }, "No file chosen");
  const show = () =>
    put(names, [...input.files].map(({ name }) => name).join(", ") || "No file chosen");
  input.addEventListener("change", show);
  return {
    element: h("label", { class: "file-field" }, icon("file", 24), names, input),
    target: input,
    value: async () => {
      const sent = await Promise.all([...input.files].map((file) => upload(client.me.id, file)));
      return sent.map(({ id }) => id);
    },
    problem: () => howMany(input.files.length, required !== false, min ?? 1, max ?? 1),
  };
}
