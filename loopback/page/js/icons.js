// Small line drawings, 24 by 24.

import { svg } from "./dom.js";

const PATHS = {
  hash: ["M10 3 8 21", "M16 3l-2 18", "M4 9h17", "M3 15h17"],
  forum: ["M4 5h16v11H10l-5 4v-4H4z", "M8 9h8", "M8 12h5"],
  thread: ["M6 4v7a4 4 0 0 0 4 4h9", "M15 11l4 4-4 4"],
  menu: ["M4 6h16", "M4 12h16", "M4 18h16"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  more: [4, 11, 18].map((x) => `M${x} 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z`),
  plus: ["M12 5v14", "M5 12h14"],
  split: ["M4 5h7v14H4z", "M13 5h7v14h-7z"],
  bolt: ["M13 2 5 14h6l-1 8 9-13h-6z"],
  help: [
    "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4",
    "M12 18h.01",
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  ],
  pin: ["M14 3l7 7-4 1-4 5-1 4-8-8 4-1 5-4z", "M8 16l-5 5"],
  people: [
    "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
    "M2 21c0-4 3-6 7-6s7 2 7 6",
    "M16 3.5a4 4 0 0 1 0 7.3",
    "M18 15c2.5.6 4 2.6 4 6",
  ],
  rocket: ["M12 3c4 3 5 8 3 13H9C7 11 8 6 12 3z", "M9 13l-4 4 1 2 3-2", "M15 13l4 4-1 2-3-2", "M12 18v3"],
  theme: ["M12 3a9 9 0 1 0 0 18z", "M12 3a9 9 0 0 1 0 18"],
  bell: ["M6 17V11a6 6 0 0 1 12 0v6l2 2H4z", "M10 21h4"],
  send: ["M4 12 3 4l18 8-18 8z", "M4 12h9"],
  down: ["M6 9l6 6 6-6"],
  right: ["M9 6l6 6-6 6"],
  left: ["M15 6l-6 6 6 6"],
  out: ["M14 4h6v6", "M20 4l-9 9", "M18 14v5H5V6h5"],
  reply: ["M10 6 4 12l6 6", "M4 12h10c4 0 6 2 6 6"],
  trash: ["M5 7h14", "M10 7V4h4v3", "M7 7l1 13h8l1-13"],
  file: ["M6 3h8l4 4v14H6z", "M14 3v5h4"],
  eye: ["M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7z", "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"],
  check: ["M5 12l5 5 9-10"],
  slash: ["M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z", "M14 8l-4 8"],
  gather: ["M12 3v6l-3-3", "M12 9l3-3", "M12 21v-6l-3 3", "M12 15l3 3", "M3 12h5", "M21 12h-5"],
  enter: ["M20 5v7a3 3 0 0 1-3 3H5", "M9 11l-4 4 4 4"],
  link: [
    "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1",
    "M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  ],
  at: ["M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z", "M16 12v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5"],
};

export function icon(name, size = 20) {
  const strokes = PATHS[name].map((d) => svg("path", { d }));
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" },
    strokes,
  );
}

/** The helmet: sign of the page, and face of whoever is a bot. */
export function helmet(size = 40) {
  return svg(
    "svg",
    { class: "helmet", viewBox: "0 0 40 40", width: size, height: size, "aria-hidden": "true" },
    svg("path", {
      d: "M8 19a12 12 0 0 1 24 0v7H8z",
      fill: "#c9994d",
      stroke: "#2b1c0b",
      "stroke-width": 1.6,
    }),
    svg("path", {
      d: "M10 17a10 10 0 0 1 9-8",
      fill: "none",
      stroke: "#f5dfae",
      "stroke-width": 1.6,
      "stroke-linecap": "round",
    }),
    svg("path", {
      d: "M5 27h30l-2 6H7z",
      fill: "#a5732f",
      stroke: "#2b1c0b",
      "stroke-width": 1.6,
      "stroke-linejoin": "round",
    }),
    svg("circle", {
      cx: 20,
      cy: 19,
      r: 7.5,
      fill: "#8a5c22",
      stroke: "#2b1c0b",
      "stroke-width": 1.6,
    }),
    svg("circle", { cx: 20, cy: 19, r: 5.2, fill: "#12424f" }),
    svg("path", {
      d: "M16.5 17.5a4 4 0 0 1 3-2.6",
      fill: "none",
      stroke: "#a6f3e4",
      "stroke-width": 1.5,
      "stroke-linecap": "round",
    }),
    svg("circle", { cx: 11, cy: 30, r: 1.1, fill: "#2b1c0b" }),
    svg("circle", { cx: 20, cy: 30, r: 1.1, fill: "#2b1c0b" }),
    svg("circle", { cx: 29, cy: 30, r: 1.1, fill: "#2b1c0b" }),
  );
}
