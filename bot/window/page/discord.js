// What an Activity says to the Discord around it, and hears from there: a handshake, READY, one
// question. The class has the shape of Discord's own SDK, which can stand in its place.

const HANDSHAKE = 0;
const FRAME = 1;
const AROUND = ["discord.com", "ptb.discord.com", "canary.discord.com"].map((host) => `https://${host}`);

export class DiscordSDK {
  #asked = new Map();
  #ready;

  constructor(client_id) {
    const told = new URLSearchParams(location.search);
    this.instanceId = told.get("instance_id");
    this.commands = { authorize: (args) => this.#ask("AUTHORIZE", args) };
    this.#ready = new Promise((resolve) => this.#asked.set("READY", { resolve }));
    addEventListener("message", (message) => this.#hear(message));
    this.#say(HANDSHAKE, { v: 1, encoding: "json", client_id, frame_id: told.get("frame_id") });
  }

  ready() {
    return this.#ready;
  }

  #ask(cmd, args) {
    const nonce = crypto.randomUUID();
    this.#say(FRAME, { cmd, args, nonce });
    return new Promise((resolve, reject) => this.#asked.set(nonce, { resolve, reject }));
  }

  #say(kind, payload) {
    const around = window.parent.opener ?? window.parent;
    around.postMessage([kind, payload], document.referrer ? new URL(document.referrer).origin : "*");
  }

  #hear({ origin, data }) {
    if (![location.origin, ...AROUND].includes(origin) || !Array.isArray(data) || data[0] !== FRAME) return;
    const [, said] = data;
    const waiting = this.#asked.get(said.cmd === "DISPATCH" ? said.evt : said.nonce);
    if (said.evt === "ERROR") waiting?.reject?.(said.data);
    else waiting?.resolve(said.data);
  }
}
