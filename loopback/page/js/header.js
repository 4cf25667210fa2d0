// The top of a pane: where one is, as whom, and what can be done.

import { avatar, nameOf } from "./avatar.js";
import { isThread } from "./kinds.js";
import { channelIcon } from "./components/choices.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { personSwitch } from "./people.js";
import { openMenu } from "./picker.js";
import { showPins } from "./pins.js";

export function header(pane) {
  const channel = pane.client.channel(pane.channelId);
  return [
    channelsButton(pane),
    h("div", { class: "where" }, where(pane, channel)),
    threadButton(pane, channel),
    pane.client.bot.activity &&
      iconButton("rocket", "Open the Activity", () => pane.launch(), "not-small"),
    pane.app.panes.length > 1 &&
      iconButton("gather", "Bring everybody here", () => pane.app.gather(pane), "not-small"),
    iconButton(
      "pin",
      "Pinned messages",
      (event) => showPins(event.currentTarget, pane.client, pane.channelId),
      "not-small",
    ),
    iconButton("people", "Members", () => pane.toggleMembers(), "only-wide"),
    chip(pane),
    iconButton("more", "More", (event) => moreMenu(event.currentTarget, pane), "only-narrow"),
    pane.app.panes.length > 1 &&
      iconButton("close", "Close this person's view", () => pane.app.remove(pane)),
  ];
}

/** In a narrow pane the channels are out of sight, so their calls are counted here. */
function channelsButton(pane) {
  const button = iconButton("menu", "Channels", () => pane.toggleNav(), "only-narrow calling");
  const { calls } = pane.client;
  button.setAttribute("aria-expanded", String(pane.element.classList.contains("nav-open")));
  if (!calls) return button;
  button.setAttribute("aria-label", `Channels, ${calls} ${calls === 1 ? "mention" : "mentions"}`);
  button.append(h("span", { class: "badge" }, String(calls)));
  return button;
}

function iconButton(sign, label, run, kind = "") {
  return h(
    "button",
    { type: "button", class: `plain ${kind}`, title: label, "aria-label": label, onclick: run },
    icon(sign, 22),
  );
}

function where(pane, channel) {
  if (!channel) return [h("h2", {}, "Nowhere")];
  const parent = isThread(channel) && pane.client.channel(channel.parent_id);
  const up = parent && [
    h(
      "button",
      { type: "button", class: "plain parent not-small", onclick: () => pane.go(parent.id) },
      icon(channelIcon(parent), 18),
      parent.name,
    ),
    h("span", { class: "crumb not-small" }, icon("right", 14)),
  ];
  const topic = channel.topic && h("span", { class: "topic" }, channel.topic);
  return [up, icon(channelIcon(channel), 20), h("h2", {}, channel.name), topic];
}

/** In a thread one can be, or only look. */
function threadButton(pane, channel) {
  if (!isThread(channel) || !channel.members) return null;
  const inside = channel.members.includes(pane.client.me.id);
  const props = {
    type: "button",
    class: "button secondary small not-small",
    onclick: () => pane.joinThread(!inside),
  };
  return h("button", props, inside ? "Leave" : "Join");
}

function chip(pane) {
  const { me } = pane.client;
  const button = h(
    "button",
    {
      type: "button",
      class: "chip only-narrow",
      "aria-haspopup": "listbox",
      "aria-label": `Playing as ${nameOf(me)}. Change`,
    },
    avatar(me, 26),
    h("b", {}, nameOf(me)),
    icon("down", 16),
  );
  button.addEventListener("click", () => personSwitch(button, pane));
  return button;
}

function moreMenu(anchor, pane) {
  const tools = pane.app
    .tools(pane)
    .map(({ label, sign, run }) => ({ label, face: icon(sign, 20), run }));
  const pins = {
    label: "Pinned messages",
    face: icon("pin", 20),
    run: () => showPins(anchor, pane.client, pane.channelId),
  };
  const activity = {
    label: "Open the Activity",
    face: icon("rocket", 20),
    run: () => pane.launch(),
  };
  openMenu(anchor, [pins, ...(pane.client.bot.activity ? [activity] : []), ...tools], "More");
}
