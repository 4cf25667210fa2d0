// Build elements from data. Text always becomes text nodes, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** h("button", {class: "x", onclick: f, "aria-label": "y"}, "text", child, [more]) */
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill(element, props, children) {
  for (const [key, value] of Object.entries(props)) set(element, key, value);
  element.append(...children.flat(Infinity).filter(present));
  return element;
}

const present = (child) => child !== null && child !== undefined && child !== false;

function set(element, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "style") for (const [k, v] of Object.entries(value)) style(element, k, v);
  else if (key === "dataset") Object.assign(element.dataset, value);
  else if (key === "value" || key === "checked") element[key] = value;
  else element.setAttribute(key, value === true ? "" : value);
}

function style(element, key, value) {
  if (key.startsWith("--")) element.style.setProperty(key, value);
  else element.style[key] = value;
}

/** Replace everything inside an element. */
export function put(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(present));
  return element;
}

/** Replace everything inside, unless nothing changed; whoever had the focus keeps it. */
export function swap(element, ...children) {
  const fresh = put(element.cloneNode(false), ...children);
  if (closed(fresh).isEqualNode(closed(element))) return;
  const key = element.contains(document.activeElement) && keyOf(document.activeElement);
  put(element, ...fresh.childNodes);
  if (key) [...element.querySelectorAll("button")].find((b) => keyOf(b) === key)?.focus();
}

/** The same without the marks of open menus, which come and go by themselves. */
function closed(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("[aria-expanded]").forEach((e) => e.removeAttribute("aria-expanded"));
  return copy;
}

const keyOf = ({ dataset, ariaLabel, textContent }) => dataset.channel ?? ariaLabel ?? textContent;

let counter = 0;

/** An id for aria references, unique on the page. */
export const uniqueId = (name) => `${name}-${++counter}`;

export function debounce(wait, action) {
  let timer;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), wait);
  };
}
