// A forum: its posts as cards, the latest first.

import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { byId, madeAt } from "./ids.js";
import { fromNow } from "./time.js";

export class Forum {
  constructor(client, channelId) {
    this.client = client;
    this.channelId = channelId;
    this.leaving = new AbortController();
    this.element = h("div", { class: "forum" });
    client.on("channels", () => this.#show(), this.leaving.signal);
  }

  open() {
    this.#show();
  }

  close() {
    this.leaving.abort();
  }

  #show() {
    const channel = this.client.channel(this.channelId);
    const latest = (a, b) => byId(b.last_message_id ?? b.id, a.last_message_id ?? a.id);
    const posts = this.client
      .threadsOf(this.channelId)
      .sort(latest)
      .map((post) => this.#card(post));
    const empty = h("p", { class: "empty" }, "No posts yet. New ones appear here.");
    put(this.element, h("p", { class: "topic" }, channel?.topic), posts.length ? posts : empty);
  }

  #card(post) {
    const when = fromNow(madeAt(post.last_message_id ?? post.id));
    const count = `${post.message_count ?? 0} messages`;
    const state = post.thread_metadata?.archived ? "closed" : null;
    const words = [count, when, state].filter(Boolean).join(" · ");
    const props = { type: "button", class: "post", onclick: () => this.client.goTo(post.id) };
    return h(
      "button",
      props,
      icon("forum", 20),
      h("span", {}, h("b", {}, post.name), h("small", {}, words)),
    );
  }
}
