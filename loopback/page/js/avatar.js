// A face for everybody: their picture, a helmet for bots, or a coloured initial.

import { h } from "./dom.js";
import { helmet } from "./icons.js";

// Colour-blind-safe, each beside its darker shade; everyone also carries an initial.
const TINTS = [
  ["#e69f00", "#7d5200"],
  ["#56b4e9", "#1d5f8a"],
  ["#00a67c", "#00513d"],
  ["#cc79a7", "#6e3354"],
  ["#d55e00", "#6f3000"],
  ["#f0e442", "#7d7415"],
  ["#4f8fd6", "#143f70"],
];

export const nameOf = (user) => user?.nick || user?.global_name || user?.username || "Unknown";

const seats = new Map();

/** Each new face takes the next colour, so that those who play together differ. */
export function meet(users) {
  for (const { id, bot } of users) if (!bot && !seats.has(id)) seats.set(id, seats.size);
}

export const tint = (user) => TINTS[(seats.get(user?.id) ?? 0) % TINTS.length];

export function avatar(user, size = 40) {
  const [light, dark] = tint(user);
  const style = { "--size": `${size}px`, "--light": light, "--dark": dark };
  return h("span", { class: `avatar${user?.bot ? " bot" : ""}`, style }, face(user, size));
}

function face(user, size) {
  if (user?.avatar) {
    const src = `/avatars/${user.id}/${user.avatar}.png?size=128`;
    return h("img", { src, alt: "", width: size, height: size, loading: "lazy" });
  }
  if (user?.bot) return helmet(Math.round(size * 0.86));
  return h("span", { "aria-hidden": "true" }, [...nameOf(user)][0].toUpperCase());
}
