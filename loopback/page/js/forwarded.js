// A message that was passed on, as it was then, and the way back to it.

import { attachments } from "./components/media.js";
import { components } from "./components/render.js";
import { h } from "./dom.js";
import { embeds } from "./embeds.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown/render.js";
import { format } from "./time.js";

export function forwarded(message, client) {
  const { message: shown } = message.message_snapshots[0];
  const context = { client, message };
  return h(
    "section",
    { class: "forwarded", "aria-label": "Forwarded message" },
    h("p", { class: "forwarded-mark" }, icon("reply", 14), h("i", {}, "Forwarded")),
    shown.content && h("div", { class: "content" }, markdown(shown.content, client)),
    embeds(shown.embeds ?? [], client),
    attachments(shown.attachments ?? [], context),
    shown.components?.length > 0 &&
      h("div", { class: "components" }, components(shown.components, context)),
    origin(message, shown, client),
  );
}

/** Where it was written, for whoever can go there. */
function origin({ message_reference: from }, shown, client) {
  const channel = client.channel(from.channel_id);
  const time = format(new Date(shown.timestamp), "f");
  if (!channel) return h("p", { class: "note" }, time);
  const go = () => client.goTo(channel.id, from.message_id);
  const words = `#${channel.name} • ${time}`;
  return h("button", { type: "button", class: "text-link", onclick: go }, words);
}
