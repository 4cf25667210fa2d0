// Times as a person reads them, and `<t:…>` stamps that stay true while the page is open.

import { h } from "./dom.js";

const options = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const formats = new Map();
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const REFRESH = 5000;

export function format(date, style) {
  if (!formats.has(style)) formats.set(style, new Intl.DateTimeFormat(undefined, options[style]));
  return formats.get(style).format(date);
}

export function fromNow(date, now = Date.now()) {
  const seconds = Math.round((date - now) / 1000);
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

/** "Today at 14:05" is only the time; older days carry their date. */
export function clockTime(date) {
  return sameDay(date, new Date())
    ? format(date, "t")
    : `${format(date, "d")} ${format(date, "t")}`;
}

export const sameDay = (a, b) => a.toDateString() === b.toDateString();

export function stamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", { class: "stamp" }, "Invalid Date");
  const words = style === "R" ? fromNow(date) : format(date, style);
  const props = { class: "stamp", datetime: date.toISOString(), title: format(date, "F") };
  return h("time", { ...props, dataset: { style } }, words);
}

function refresh() {
  for (const element of document.querySelectorAll("time.stamp[data-style=R]")) {
    element.textContent = fromNow(new Date(element.dateTime));
  }
}

setInterval(refresh, REFRESH);
