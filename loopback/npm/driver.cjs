// Starts a Discord on this machine and lets people act in it.

const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");

const THINKING = 128;
const PATIENCE = 10_000;
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function until(look, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited ${patience} ms in vain`);
    await pause(20);
  }
}

/** Somebody in the world. */
class Person {
  constructor(discord, name) {
    this.discord = discord;
    this.name = name;
  }

  slash(channel, command, options = {}) {
    return this.#act("invoke", { channel, command, options });
  }

  menu(channel, command, target) {
    return this.#act("invoke", { channel, command, options: {}, target: target.id ?? target });
  }

  async autocomplete(channel, command, options, focused) {
    const asked = { as: this.name, channel, command, options, focused };
    return (await this.discord.ask("POST", "autocomplete", asked)).choices;
  }

  click(message, button) {
    return this.#act("click", { ...place(message), custom_id: button });
  }

  select(message, menu, values) {
    return this.#act("select", { ...place(message), custom_id: menu, values: [values].flat() });
  }

  submit(answer, values) {
    return this.#act("submit", { interaction: answer.id, values });
  }

  write(channel, content) {
    return this.discord.ask("POST", "messages", { as: this.name, channel, content });
  }

  read(channel) {
    const query = `as=${encodeURIComponent(this.name)}`;
    return this.discord.ask("GET", `channels/${encodeURIComponent(channel)}/messages?${query}`);
  }

  waitFor(channel, test, patience) {
    return until(async () => (await this.read(channel)).reverse().find(test), patience);
  }

  /** Waits for the bot's answer, and where it thinks first, for what it thought of. */
  async #act(deed, body) {
    const answer = await this.discord.ask("POST", deed, { as: this.name, ...body });
    if (answer.state === "failed") throw new Error("This interaction failed");
    if (answer.state !== "thinking") return answer;
    const { id, channel_id: channel } = answer.message;
    const message = await this.waitFor(channel, (one) => one.id === id && !(one.flags & THINKING));
    return { ...answer, message };
  }
}

const place = (message) => ({ channel: message.channel_id, message: message.id });

/** A Discord of your own, from `start` to `stop`. */
class Loopback {
  constructor({ command = process.env.DISCORD_LOOPBACK ?? "discord-loopback", plan, tls, rateLimits, activity } = {}) {
    const [program, ...first] = command.split(" ");
    this.program = program;
    this.words = [...first, "--port", "0", "--json"];
    if (plan) this.words.push("--plan", plan);
    if (activity) this.words.push("--activity", activity);
    if (tls) this.words.push("--tls");
    if (rateLimits) this.words.push("--rate-limits");
  }

  async start() {
    this.process = spawn(this.program, this.words, { stdio: ["ignore", "pipe", "inherit"] });
    const failed = new Promise((_, refuse) => {
      this.process.once("error", () =>
        refuse(new Error(`${this.program} cannot be started: pip install "discord-loopback[cli]"`)),
      );
      this.process.once("exit", () => refuse(new Error(`${this.program} ended at once`)));
    });
    const lines = createInterface({ input: this.process.stdout });
    const first = new Promise((done) => lines.once("line", done));
    Object.assign(this, JSON.parse(await Promise.race([first, failed])));
    return this;
  }

  async stop() {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill();
    await ended;
  }

  person(name) {
    return new Person(this, name);
  }

  /** Waits until the bot is there and has declared these commands. */
  commandsReady(...names) {
    return until(async () => {
      const { bot } = await this.ask("GET", "world");
      const declared = await this.ask("GET", "commands?channel=%23general");
      const known = new Set(declared.map((one) => one.name));
      return bot.online && known.size > 0 && names.every((name) => known.has(name));
    });
  }

  /** Makes trouble: `{ kind: "429", path: "/callback" }`. */
  trouble(fault) {
    return this.ask("POST", "faults", fault);
  }

  /** The bot cannot write to this person directly: 50007, or 40003, or 50278. */
  closeDoor(person, code = 50007) {
    return this.trouble({ kind: "close_door", person, code });
  }

  /** Discord's time goes on at once; the bot has a clock of its own. */
  advance(seconds) {
    return this.trouble({ kind: "time", seconds });
  }

  /** Refusals with these codes belong to the test, and must come. */
  expect(...codes) {
    return this.ask("POST", "refusals", { codes });
  }

  /** Throws what Discord would have refused, with all that happened; the next test begins without trouble. */
  async check() {
    const { verdict, transcript } = await this.ask("GET", "refusals");
    await Promise.all(["refusals", "faults"].map((what) => this.ask("DELETE", what)));
    if (verdict) throw new Error(`${verdict}\n\n${transcript}`);
  }

  async transcript() {
    return (await this.ask("GET", "refusals")).transcript;
  }

  async ask(method, path, body) {
    const response = await fetch(`${this.address}/loopback/${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    const answer = text ? JSON.parse(text) : undefined;
    const where = answer?.errors ? ` ${JSON.stringify(answer.errors)}` : "";
    if (!response.ok) throw new Error(`${answer?.message ?? response.status}${where}`);
    return answer;
  }
}

/** One Discord for a file of tests, checked after each; takes the hooks of vitest or node:test. */
function withLoopback({ before, beforeAll = before, after, afterAll = after, afterEach }, settings) {
  const discord = new Loopback(settings);
  let stopBot;
  beforeAll(async () => {
    await discord.start();
    stopBot = await settings?.bot?.(discord);
  });
  afterEach(() => discord.check());
  afterAll(async () => {
    await stopBot?.();
    await discord.stop();
  });
  return discord;
}

module.exports = { Loopback, Person, withLoopback };
