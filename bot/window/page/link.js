// The open socket: what comes in, what goes out, and a lost connection found again.

import { inDiscord, introduction } from "./activity.js";

const LONGEST = 8000;

export class Link {
  constructor(hear, see) {
    this.hear = hear;
    this.see = see;
    this.tries = 0;
    this.pending = null;
    this.connect();
  }

  async connect() {
    const here = location.href.replace(/[?#].*/, "").replace(/^http/, "ws");
    const said = location.hash.slice(1) || (inDiscord() ? await introduction() : "");
    const socket = new WebSocket(new URL(inDiscord() ? "/.proxy/socket" : "socket", here));
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.tries = 0;
      socket.send(said);
      if (this.pending) socket.send(JSON.stringify(this.pending));
    };
    socket.onmessage = ({ data }) => (typeof data === "string" ? this.listen(JSON.parse(data)) : this.see(data));
    socket.onclose = () => this.again();
    this.socket = socket;
  }

  listen(said) {
    if (said.pass) history.replaceState(null, "", `#${said.pass}`);
    if (said.scene || said.refused) this.pending = null;
    if (said.shut) this.shut = true;
    if (said.moved !== undefined) this.goes(said.moved);
    this.hear(said);
  }

  /** Another worker has the table now. Inside Discord there is one address for all of them. */
  goes(address) {
    if (inDiscord()) return;
    this.shut = true;
    const here = location.href.replace(/#.*/, "");
    const there = address ? new URL("board", `${address}/`).href : here;
    setTimeout(() => {
      if (there === here) location.reload();
      else location.replace(`${there}${location.hash}`);
    }, 1000);
  }

  again() {
    if (this.shut) return;
    if (this.tries > 0) this.hear({ lost: true });
    setTimeout(() => this.connect(), Math.min(LONGEST, 250 * 2 ** this.tries++));
  }

  /** A deed is sent once more after a lost connection; its number counts once. */
  deed(said) {
    this.pending = { tap: Math.floor(Math.random() * 2 ** 52), ...said };
    this.say(this.pending);
  }

  say(said) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }
}
