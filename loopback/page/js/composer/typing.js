// "Finn is typing…", for as long as it is true.

import { dots } from "../components/button.js";
import { h, put } from "../dom.js";

const LASTS = 10000;

export class TypingLine {
  constructor(client, channelId, signal) {
    this.client = client;
    this.channelId = channelId;
    this.element = h("p", { class: "typing", "aria-live": "polite" });
    client.on("typing", ({ channel_id }) => channel_id === channelId && this.#show(), signal);
    const timer = setInterval(() => this.#show(), 1000);
    signal.addEventListener("abort", () => clearInterval(timer));
  }

  #show() {
    const who = [...(this.client.typing.get(this.channelId) ?? [])]
      .filter(([, since]) => Date.now() - since < LASTS)
      .map(([id]) => this.client.userName(id));
    if (String(who) === this.shown) return;
    this.shown = String(who);
    put(this.element, who.length ? [dots(), h("span", {}, sentence(who))] : []);
  }
}

function sentence(who) {
  if (who.length > 3) return "Several people are typing…";
  return `${new Intl.ListFormat("en").format(who)} ${who.length > 1 ? "are" : "is"} typing…`;
}
