// Pictures and files: galleries, thumbnails, attachments. A click enlarges; alt text is shown.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { openLightbox } from "../lightbox.js";
import { spoiler } from "../markdown/render.js";

const WIDE = 480;
const WIDEST = 550;
const TALLEST = 350;
const SIZES = ["bytes", "KB", "MB"];

/** Files of this very server are asked of the address the page came from; only web addresses pass. */
export function local(url, client) {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return "";
  const { host, pathname, search } = new URL(url);
  const ours = URL.canParse(client.address) && new URL(client.address).host === host;
  return ours ? pathname + search : url;
}

/** The items of a gallery, each {media, description, spoiler}. */
export function gallery(items, context, kind = "") {
  const pictures = items.map(({ media, description, spoiler: hidden }) => ({
    src: local(media.url, context.client),
    alt: description ?? "",
    width: media.width,
    height: media.height,
    hidden,
  }));
  if (kind === "attached" && pictures.length === 1) pictures[0].shown = heldTo(pictures[0]);
  const tiles = pictures.map((_, at) => tile(pictures, at));
  const filling = tiles.length === 1 && pictures[0].width >= WIDE ? "filling" : "";
  return h("div", { class: `gallery ${arrangement(tiles.length)} ${filling} ${kind}` }, tiles);
}

/** How many stand how: up to four have a shape of their own, more stand in rows of three. */
const arrangement = (count) => (count < 5 ? `of-${count}` : `of-many over-${count % 3}`);

/** How wide a plain attachment is shown; known before it is loaded, so that nothing jumps. */
function heldTo({ width, height }) {
  return width && height ? Math.min(width, WIDEST, Math.round((TALLEST * width) / height)) : null;
}

export function thumbnail({ media, description, spoiler: hidden }, { client }) {
  const src = local(media.url, client);
  return h("div", { class: "thumbnail" }, tile([{ src, alt: description ?? "", hidden }], 0));
}

function tile(pictures, at) {
  const { src, alt, width, height, hidden, shown } = pictures[at];
  const image = h("img", { src, alt, width, height, decoding: "async" });
  if (shown) image.style.width = `${shown}px`;
  const enlarge = h(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": `Enlarge picture${alt ? `: ${alt}` : ""}`,
      onclick: () => openLightbox(pictures, at, enlarge),
    },
    image,
  );
  image.addEventListener("error", () => enlarge.replaceWith(lost(src, alt)));
  const figure = h("figure", {}, enlarge, alt && altBadge(alt));
  return hidden ? spoiler(figure, "div") : figure;
}

function lost(src, alt) {
  const link = h(
    "a",
    { href: src, target: "_blank", rel: "noopener noreferrer" },
    "open it directly",
  );
  return h("p", { class: "lost" }, alt || "This picture couldn't be shown", " (", link, ")");
}

/** The words of a picture, shown on request. */
function altBadge(alt) {
  const words = h("span", { class: "alt-words", role: "note" }, alt);
  words.hidden = true;
  const badge = h("button", { type: "button", class: "alt", "aria-expanded": "false" }, "ALT");
  badge.addEventListener("click", () => {
    words.hidden = !words.hidden;
    badge.setAttribute("aria-expanded", String(!words.hidden));
  });
  return [badge, words];
}

/** The attachments of a message: pictures as a gallery, everything else as files. */
export function attachments(list, context) {
  const pictures = list.filter(isPicture).map((file) => ({
    media: file,
    description: file.description,
    spoiler: file.filename.startsWith("SPOILER_"),
  }));
  const files = list.filter((file) => !isPicture(file));
  return [
    pictures.length > 0 && gallery(pictures, context, "attached"),
    files.map((file) => fileCard(file, context)),
  ];
}

const isPicture = (file) => /^image\/(png|jpeg|gif|webp)/.test(file.content_type ?? "");

export function fileCard(file, { client }) {
  const href = local(file.url, client);
  const name = file.filename || decodeURIComponent(href.split("?")[0].split("/").at(-1));
  const size = Number.isFinite(file.size) ? h("small", {}, sized(file.size)) : null;
  const link = h("a", { href, download: name, target: "_blank", rel: "noopener" }, name);
  const card = h("div", { class: "file" }, icon("file", 28), h("span", {}, link, size));
  return file.spoiler ? spoiler(card, "div") : card;
}

function sized(bytes) {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), SIZES.length - 1);
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${SIZES[step]}`;
}
