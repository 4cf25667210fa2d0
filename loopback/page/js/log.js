// The messages of one channel that are known so far, oldest first.

import { byId } from "./ids.js";

export const PAGE = 50;

export class Log {
  messages = [];
  ready = false;
  complete = false;

  find(id) {
    return this.messages.find((message) => message.id === id);
  }

  /** Add or replace; tells whether it was new. */
  put(message) {
    const at = this.messages.findIndex(({ id }) => byId(id, message.id) >= 0);
    if (at >= 0 && this.messages[at].id === message.id) {
      this.messages[at] = message;
      return false;
    }
    this.messages.splice(at < 0 ? this.messages.length : at, 0, message);
    return true;
  }

  /** What came as an event. A change of something older than all that was read waits for its page. */
  hear(message) {
    const older = this.oldest && byId(message.id, this.oldest) < 0;
    if (!(this.ready && !this.complete && older)) this.put(message);
  }

  /** Let go of all but the newest; whoever goes up reads them again. */
  trim(most) {
    if (this.messages.length <= most) return;
    this.messages = this.messages.slice(-most);
    this.complete = false;
  }

  drop(id) {
    this.messages = this.messages.filter((message) => message.id !== id);
  }

  /**
   * A page read from the server; a short page is the beginning of the channel. What came as an
   * event is never older than the page.
   */
  take(page) {
    for (const message of page) if (!this.find(message.id)) this.put(message);
    this.ready = true;
    if (page.length < PAGE) this.complete = true;
  }

  get oldest() {
    return this.messages[0]?.id;
  }
}
