// Pieces that have moved move once more, from where they were to where they are.

import { make } from "./text.js";

const STEP = 260, LONGEST = 1100;

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What was there before stays until all have come to rest, then melts away. */
export async function move(before, canvas, layer, moved) {
  if (moved.length) {
    const pieces = moved.map(([way, size]) => lifted(canvas, way, size));
    layer.after(...pieces.map(({ piece }) => piece));
    await Promise.all(pieces.map(({ run }) => run().catch(() => null)));
    pieces.forEach(({ piece }) => piece.remove());
  }
  before.onanimationend = () => before.remove();
  before.classList.add("melts");
}

/** A piece as it stands now, cut out, and its way. */
function lifted(canvas, way, size) {
  const [x, y] = way.at(-1), { width, height } = canvas;
  const piece = make("canvas", { width: size, height: size, className: "moving", ariaHidden: "true" });
  piece.getContext("2d").drawImage(canvas, x - size / 2, y - size / 2, size, size, 0, 0, size, size);
  const at = ([px, py]) => ({ left: `${(100 * (px - size / 2)) / width}%`, top: `${(100 * (py - size / 2)) / height}%` });
  Object.assign(piece.style, at(way[0]), { width: `${(100 * size) / width}%` });
  const duration = Math.min(LONGEST, STEP * Math.max(1, way.length - 1));
  return { piece, run: () => piece.animate(way.map(at), { duration, easing: "ease-in-out", fill: "forwards" }).finished };
}
