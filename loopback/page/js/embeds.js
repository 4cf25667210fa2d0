// Classic embeds: a card with a coloured edge.

import { local } from "./components/media.js";
import { hex } from "./components/render.js";
import { h } from "./dom.js";
import { openLightbox } from "./lightbox.js";
import { markdown, markdownLine } from "./markdown/render.js";
import { clockTime } from "./time.js";

export function embeds(list, client) {
  return (list ?? [])
    .filter(({ type }) => !type || type === "rich")
    .map((one) => embed(one, client));
}

function embed(one, client) {
  const style = Number.isInteger(one.color) ? { "--accent": hex(one.color) } : {};
  return h(
    "article",
    { class: "embed", style, "aria-label": one.title || "Embed" },
    one.author && h("div", { class: "embed-author" }, outside(one.author.url, one.author.name)),
    one.title && h("h4", {}, outside(one.url, markdownLine(one.title, client))),
    one.description && markdown(one.description, client),
    one.fields?.length > 0 &&
      h(
        "dl",
        {},
        one.fields.map((field) => fieldOf(field, client)),
      ),
    picture(one.image, "embed-image", client),
    picture(one.thumbnail, "embed-thumbnail", client),
    footer(one),
  );
}

function outside(url, inside) {
  if (!/^https?:\/\//i.test(url ?? "")) return inside;
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, inside);
}

function fieldOf({ name, value, inline }, client) {
  const term = h("dt", {}, markdownLine(name, client));
  return h("div", { class: inline && "inline" }, term, h("dd", {}, markdown(value, client)));
}

function picture(media, kind, client) {
  if (!media) return null;
  const src = local(media.url, client);
  const alt = media.description ?? "";
  const image = h("img", { src, alt, width: media.width, height: media.height });
  const enlarge = h("button", { type: "button", class: `picture ${kind}` }, image);
  enlarge.setAttribute("aria-label", "Enlarge picture");
  enlarge.addEventListener("click", () => openLightbox([{ src, alt }], 0, enlarge));
  return enlarge;
}

function footer({ footer: foot, timestamp }) {
  if (!foot && !timestamp) return null;
  const when = timestamp && clockTime(new Date(timestamp));
  return h("footer", {}, [foot?.text, when].filter(Boolean).join(" • "));
}
