// What stands above the first message of a channel.

import { channelIcon } from "./components/choices.js";
import { isThread } from "./kinds.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

export function beginning(client, channelId) {
  const channel = client.channel(channelId);
  if (!channel) return [];
  const sign = h("span", { class: "beginning-sign" }, icon(channelIcon(channel), 32));
  if (isThread(channel)) {
    return [
      sign,
      h("h2", {}, channel.name),
      h("p", {}, `A thread of #${client.channelName(channel.parent_id)}.`),
    ];
  }
  const words = channel.topic || `This is the start of the #${channel.name} channel.`;
  return [sign, h("h2", {}, `Welcome to #${channel.name}!`), h("p", {}, words)];
}
