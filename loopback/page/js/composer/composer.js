// Where a person writes: messages, files, replies, and everything that begins with `/`.

import * as api from "../api.js";
import { MAY, isThread } from "../kinds.js";
import { h, put } from "../dom.js";
import { icon } from "../icons.js";
import { kindly } from "../toast.js";
import { Answering } from "./answering.js";
import { CommandBox, commandItems } from "./commandbox.js";
import { matching, parseLine, runnable } from "./commands.js";
import { Completion } from "./completion.js";
import { begun, encode, mentionItems } from "./mentions.js";
import { Tray } from "./tray.js";
import { TypingLine } from "./typing.js";

const TYPING_EVERY = 8000;
const LONGEST = 2000;
const TALLEST = 220;

export class Composer {
  constructor(client, channelId) {
    this.client = client;
    this.channel = client.channel(channelId);
    this.leaving = new AbortController();
    this.completion = new Completion();
    this.tray = new Tray();
    this.answering = new Answering(client);
    this.typing = new TypingLine(client, channelId, this.leaving.signal);
    this.#build();
    this.#follow();
    this.#writeText("");
  }

  close() {
    this.leaving.abort();
  }

  focus() {
    if (this.box) this.box.focus();
    else this.text.focus();
  }

  /** Go on with words that were begun elsewhere. */
  resume(words) {
    this.text.value = words;
    this.#fit();
  }

  #build() {
    const { name, guild_id } = this.channel;
    const to = isThread(this.channel) || !guild_id ? name : `#${name}`;
    this.text = h("textarea", {
      rows: 1,
      placeholder: `Message ${to}, or / for commands`,
      "aria-label": `Message ${to}`,
      maxlength: LONGEST,
      role: "combobox",
      "aria-expanded": "false",
    });
    this.place = h("div", { class: "place" });
    this.problem = h("div", { class: "box-problem" });
    const attach = h(
      "button",
      { type: "button", class: "plain", "aria-label": "Attach a file" },
      icon("plus", 22),
    );
    const send = h(
      "button",
      { type: "button", class: "plain send", "aria-label": "Send" },
      icon("send", 20),
    );
    attach.addEventListener("click", () => this.#chooseFiles());
    send.addEventListener("click", () => this.#send());
    const slash = h(
      "button",
      { type: "button", class: "plain", "aria-label": "Use a command", title: "Use a command" },
      icon("slash", 20),
    );
    slash.addEventListener("click", () => this.#writeText("/"));
    const bar = h("div", { class: "bar" }, attach, this.place, slash, send);
    const main = h("div", { class: "writing" }, this.answering.element, this.tray.element, bar);
    const parts =
      this.client.mayWrite(this.channel) || this.client.may(this.channel, MAY.commands)
        ? [this.problem, main]
        : [refusal()];
    this.element = h(
      "form",
      { class: "composer" },
      this.completion.element,
      parts,
      this.typing.element,
    );
  }

  #follow() {
    const { signal } = this.leaving;
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("paste", (event) => this.#paste(event));
    this.text.addEventListener("blur", () => this.completion.hide());
    this.element.addEventListener("submit", (event) => event.preventDefault());
    this.element.addEventListener(
      "focusout",
      ({ relatedTarget }) => this.element.contains(relatedTarget) || this.completion.hide(),
    );
    this.client.on(
      "command",
      ({ name, values, run }) => this.startCommand(name, values, run),
      signal,
    );
    this.client.on("reply", (message) => this.#reply(message), signal);
    this.client.on("mention", (name) => this.#writeText(`${this.text.value}@${name} `), signal);
  }

  // Text

  #writeText(words) {
    this.box?.close();
    this.box = null;
    put(this.problem);
    put(this.place, this.text);
    this.text.value = words;
    this.completion.hide();
    this.#fit();
    if (!words) return;
    this.text.focus();
    this.#typed();
  }

  #fit() {
    this.text.style.height = "auto";
    if (!this.text.value) return;
    this.text.style.height = `${Math.min(this.text.scrollHeight, TALLEST)}px`;
  }

  #typed() {
    this.#fit();
    if (this.text.value.startsWith("/")) this.#completeCommand();
    else {
      this.#completeMention();
      this.#tellTyping();
    }
  }

  #tellTyping() {
    if (!this.text.value || Date.now() - (this.told ?? 0) < TYPING_EVERY) return;
    this.told = Date.now();
    api.typing({ as: this.client.me.id, channel: this.channel.id }).catch(() => {});
  }

  #completeMention() {
    const word = begun(this.text);
    const items = word ? mentionItems(word, this.client) : [];
    const whole = items.some(({ label }) => label.toLowerCase() === word.typed);
    if (!items.length || whole) return this.completion.hide();
    const pick = ({ label }) => this.#insert(`${label} `, word.from);
    const rows = items.map((item) => ({ ...item, pick: () => pick(item) }));
    return this.completion.show(null, rows, { input: this.text });
  }

  #insert(words, from) {
    this.text.setRangeText(words, from, this.text.selectionStart, "end");
    this.completion.hide();
  }

  #key(event) {
    if (event.isComposing) return;
    const { completion } = this;
    const act = {
      ArrowDown: () => completion.isOpen && completion.move(1),
      ArrowUp: () => completion.isOpen && completion.move(-1),
      Tab: () => completion.hasActive && completion.pick(),
      Escape: () => this.#escape(),
      Enter: () => !event.shiftKey && this.#enter(),
    }[event.key];
    if (act && act() !== false) event.preventDefault();
  }

  #escape() {
    if (this.completion.isOpen) this.completion.hide();
    else if (this.answering.message) this.answering.to(null);
    else return false;
    return true;
  }

  #enter() {
    if (this.completion.hasActive && !this.#isWholeLine()) this.completion.pick();
    else this.#send();
  }

  /** A line that names a command and all it needs is complete as typed: Enter runs it. */
  #isWholeLine() {
    const line = parseLine(this.text.value, this.known ?? []);
    return Boolean(
      line?.command.options.every(({ name, required }) => !required || name in line.values),
    );
  }

  // Commands

  async #completeCommand() {
    const list = await this.#commands();
    const typed = this.text.value.slice(1);
    if (this.box || !this.text.value.startsWith("/")) return;
    const exact = list.find(({ path, title }) => [`${path} `, `${title} `].includes(typed));
    const longer = ({ path, title }) => path.startsWith(typed) || title.startsWith(typed);
    if (exact && !list.some(longer)) return this.#fill(exact);
    const rows = commandItems(matching(list, typed), this.client, (command) => this.#fill(command));
    const none = this.client.bot.online ? "No such command here" : "The bot isn't connected yet";
    this.completion.show(rows.length || this.#isWholeLine() ? null : none, rows, {
      input: this.text,
    });
  }

  async #commands() {
    this.known = runnable((await kindly(() => this.client.commands(this.channel.id))) ?? []);
    return this.known;
  }

  #fill(command, values) {
    const { client, completion } = this;
    this.box?.close();
    this.box = new CommandBox({
      client,
      channel: this.channel.id,
      command,
      values,
      completion,
      onRun: (path, given) => this.#run(path, given),
      onLeave: (words) => this.#leave(words),
    });
    put(this.place, this.box.element);
    put(this.problem, this.box.problem);
    this.box.focus();
  }

  #leave(words) {
    this.#writeText(words);
    this.text.focus();
  }

  #run(path, values) {
    this.#leave("");
    this.client.interactions.invoke(this.channel.id, path, values);
  }

  /** From elsewhere on the page: fill a command in, and run it when nothing is missing. */
  async startCommand(name, values = {}, run = false) {
    const command = (await this.#commands()).find(({ path }) => path === name);
    if (!command) return this.#writeText(`/${name}`);
    this.#fill(command, values);
    return run && this.box.isComplete ? this.box.run() : undefined;
  }

  // Sending

  async #send() {
    if (this.box) return this.box.run();
    const sent = this.text.value;
    const line = parseLine(sent, sent.startsWith("/") ? await this.#commands() : []);
    if (line) return this.#start(line.command, line.values, this.text.value.slice(sent.length));
    return this.#sendMessage();
  }

  /** Run a line that needs nothing more; what was typed since Enter begins what is missing. */
  #start(command, values, since) {
    this.#fill(command, values);
    return this.box.isComplete ? this.box.run() : this.box.type(since);
  }

  async #sendMessage() {
    const words = this.text.value.trim();
    if (!words && !this.tray.files.length) return;
    const files = this.tray.take();
    const reply = this.answering.message?.id;
    this.#writeText("");
    this.answering.to(null);
    const sent = await kindly(() => this.#post(encode(words, this.client), files, reply));
    if (sent === undefined && !this.text.value) this.#writeText(words);
    this.told = 0;
  }

  async #post(content, files, reply) {
    const as = this.client.me.id;
    const sent = await Promise.all(files.map((file) => api.upload(as, file)));
    const uploads = sent.length ? sent.map(({ id }) => id) : undefined;
    return api.write({ as, channel: this.channel.id, content, uploads, reply_to: reply });
  }

  #reply(message) {
    this.answering.to(message);
    this.text.focus();
  }

  #chooseFiles() {
    const input = h("input", { type: "file", multiple: true });
    input.addEventListener("change", () => this.tray.add(input.files));
    input.click();
  }

  #paste({ clipboardData }) {
    if (clipboardData.files.length) this.tray.add(clipboardData.files);
  }
}

function refusal() {
  return h(
    "p",
    { class: "no-writing" },
    "You do not have permission to send messages in this channel.",
  );
}
