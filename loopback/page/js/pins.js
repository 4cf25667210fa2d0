// The pinned messages of a channel.

import * as api from "./api.js";
import { nameOf } from "./avatar.js";
import { icon } from "./icons.js";
import { openMenu } from "./picker.js";
import { clockTime } from "./time.js";
import { kindly, toast } from "./toast.js";

export async function showPins(anchor, client, channelId) {
  const pinned = await kindly(() => api.pins(client.me.id, channelId));
  if (!pinned) return;
  if (!pinned.length) toast("Nothing is pinned in this channel.");
  else
    openMenu(
      anchor,
      pinned.map((message) => item(message, client)),
      "Pinned messages",
    );
}

function item(message, client) {
  const when = clockTime(new Date(message.timestamp));
  return {
    label: firstWords(message) || "A message",
    note: `${nameOf(client.user(message.author.id) ?? message.author)}, ${when}`,
    face: icon("pin", 18),
    run: () => client.goTo(message.channel_id, message.id),
  };
}

/** The first words in a message, wherever its components hide them. */
function firstWords(part) {
  if (part.content)
    return part.content
      .replace(/[*_#>`|]/g, "")
      .trim()
      .slice(0, 80);
  for (const inner of part.components ?? []) {
    const words = firstWords(inner);
    if (words) return words;
  }
  return "";
}
