// Commands that are on their way, and those that nobody answered.

import { avatar, nameOf } from "./avatar.js";
import { dots } from "./components/button.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

export function outboxRows(client, channelId) {
  const here = client.interactions.outbox.filter(({ channel }) => channel === channelId);
  return here.map((sent) => row(sent, client));
}

function row(sent, client) {
  const used = h("span", { class: "mention" }, `/${sent.command}`);
  const origin = [avatar(client.me, 16), h("b", {}, nameOf(client.me)), " used ", used];
  const words = sent.state === "failed" ? failed(sent, client) : sending();
  return h(
    "li",
    { class: `message ${sent.state}` },
    h("div", { class: "origin" }, origin),
    h("div", { class: "face" }, avatar(client.bot.user, 40)),
    h("div", { class: "body" }, heading(client), words),
  );
}

function heading(client) {
  const tag = h("span", { class: "app-tag" }, "APP");
  return h("header", {}, h("span", { class: "name" }, nameOf(client.bot.user)), tag);
}

const sending = () => h("p", { class: "thinking" }, dots(), h("span", {}, "Sending command…"));

function failed(sent, client) {
  const dismiss = () => client.interactions.dismiss(sent);
  return [
    h("p", { class: "failed", role: "alert" }, sent.words),
    h(
      "p",
      { class: "only-you" },
      icon("eye", 14),
      "Only you can see this • ",
      h("button", { type: "button", class: "text-link", onclick: dismiss }, "Dismiss message"),
    ),
  ];
}
