// A command being filled in, as in Discord: its name, its options, and a last place where
// Enter runs it.

import { avatar } from "../avatar.js";
import { debounce, h } from "../dom.js";
import { icon } from "../icons.js";
import { titleOf, typedNames } from "./commands.js";
import { Entry } from "./entry.js";
import { suggestions } from "./options.js";

const PAUSE = 120;

export class CommandBox {
  constructor({ client, channel, command, values = {}, completion, onRun, onLeave }) {
    Object.assign(this, { client, channel, command, completion, onRun, onLeave });
    this.entries = [];
    this.asked = 0;
    this.row = h("div", { class: "entries" });
    this.problem = h("p", { class: "problem", role: "alert", hidden: true });
    this.tail = this.#tailInput();
    this.element = h(
      "div",
      { class: "command" },
      h("span", { class: "command-name" }, `/${command.title}`),
      this.row,
      this.tail,
    );
    this.ask = debounce(PAUSE, (entry) => this.#suggest(entry));
    const wanted = ({ name, required }) => required || name in values;
    command.options.filter(wanted).forEach((option) => this.#add(option, values[option.name]));
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Left: whatever the bot still answers is of no use any more. */
  close() {
    this.closed = true;
  }

  get isComplete() {
    return this.entries.every((entry) => !entry.option.required || !entry.isEmpty);
  }

  focus() {
    const open = this.entries.find((entry) => entry.isEmpty);
    (open?.input ?? this.tail).focus();
  }

  /** Words from somebody quicker than the page go where they stand to write. */
  type(words) {
    const open = this.entries.find((entry) => entry.isEmpty && !entry.isFile);
    if (!words || !open) return;
    open.write(words);
    this.#typed(open);
  }

  /** Check everything and run the command, or say what is missing. */
  async run() {
    const values = {};
    for (const entry of this.entries) {
      if (entry.isEmpty && !entry.option.required) continue;
      const { value, problem } = await this.#read(entry);
      if (problem) return this.#complain(entry, problem);
      values[entry.name] = value;
    }
    this.completion.hide();
    return this.onRun(this.command.path, values);
  }

  async #read(entry) {
    if (entry.isEmpty) return { problem: `${titleOf(entry.option)}: this option is required.` };
    return entry.read(this.client).catch((error) => ({ problem: error.message }));
  }

  #complain(entry, words) {
    entry.element.classList.add("wrong");
    this.problem.textContent = words;
    this.problem.hidden = false;
    entry.input.focus();
  }

  #tailInput() {
    const tail = h("input", {
      class: "tail",
      role: "combobox",
      "aria-expanded": "false",
      autocomplete: "off",
    });
    tail.setAttribute("aria-label", `Enter runs /${this.command.title}`);
    tail.addEventListener("focus", () => this.#offerOptions());
    tail.addEventListener("input", () => this.#named(tail) || this.#offerOptions());
    return tail;
  }

  #add(option, typed) {
    const entry = new Entry(option, typed);
    entry.input.addEventListener("focus", () => this.#suggest(entry));
    entry.input.addEventListener("input", () => this.#named(entry.input) || this.#typed(entry));
    this.entries.push(entry);
    this.row.append(entry.element);
    return entry;
  }

  /** `name:` typed by hand begins that option; what stood before it stays where it is. */
  #named(input) {
    if (input.type === "file") return false;
    const mark = markIn(input.value, this.command.options);
    if (!mark) return false;
    this.byHand = true;
    const there = this.entries.find(({ name }) => name === mark.name);
    const entry = there ?? this.#add(this.command.options.find(({ name }) => name === mark.name));
    input.value = mark.before;
    entry.write(mark.after);
    entry.input.focus();
    this.#typed(entry);
    return true;
  }

  #typed(entry) {
    this.problem.hidden = true;
    if (entry.isFile) return this.focus();
    if (!entry.option.autocomplete) return this.#suggest(entry);
    this.asked += 1;
    this.loading = true;
    this.completion.show(this.#hint(entry), [], { input: entry.input });
    return this.ask(entry);
  }

  #remove(entry) {
    const at = this.entries.indexOf(entry);
    this.entries.splice(at, 1);
    entry.element.remove();
    (this.entries[at - 1]?.input ?? this.tail).focus();
  }

  /** Show what fits the words in an option; late answers to earlier words are dropped. */
  async #suggest(entry) {
    if (this.closed) return;
    const turn = ++this.asked;
    this.completion.show(this.#hint(entry), [], { input: entry.input });
    if (entry.isFile) return;
    this.loading = Boolean(entry.option.autocomplete);
    const { client, channel, command } = this;
    const context = { client, channel, command, values: this.#soFar(entry) };
    const items = await suggestions(entry.option, entry.typed, context).catch(() => null);
    if (turn !== this.asked || this.closed) return;
    if (document.activeElement === entry.input) this.#show(entry, items);
    this.loading = false;
    if (this.entering) this.#enter();
    this.entering = false;
  }

  #show(entry, items) {
    const hint = this.#hint(entry);
    if (!items) return this.completion.show([hint, h("em", {}, "Loading options failed")], []);
    const settled = entry.picked?.label === entry.typed;
    const first = !settled && (entry.option.required || !entry.isEmpty);
    const rows = items.map((item) => this.#choice(entry, item));
    return this.completion.show(hint, rows, { input: entry.input, first });
  }

  #soFar(focused) {
    const given = this.entries.filter((entry) => entry === focused || !entry.isEmpty);
    return Object.fromEntries(given.map((e) => [e.name, e === focused ? e.typed : e.soFar]));
  }

  #hint({ option }) {
    const need = option.required ? h("span", { class: "need" }, "required") : null;
    return h("span", { class: "hint" }, h("b", {}, titleOf(option)), ` ${option.description} `, need);
  }

  #choice(entry, item) {
    const pick = () => {
      entry.pick(item);
      this.focus();
    };
    return { ...item, pick };
  }

  /** In the last place: the options that are not there yet. */
  #offerOptions() {
    this.asked += 1;
    this.loading = false;
    const used = new Set(this.entries.map(({ name }) => name));
    const typed = this.tail.value.trim().toLowerCase();
    const left = this.command.options.filter(
      ({ name }) => !used.has(name) && name.startsWith(typed),
    );
    const items = left.map((option) => ({
      label: titleOf(option),
      note: option.description,
      face: h("span", { class: "sign" }, icon("plus", 16)),
      pick: () => this.#begin(option),
    }));
    const title = h(
      "span",
      { class: "hint" },
      h("b", {}, "Enter"),
      ` runs /${this.command.title}`,
      left.length > 0 && " · or add an option",
    );
    this.completion.show(title, items, { input: this.tail, first: Boolean(typed) });
  }

  #begin(option) {
    this.tail.value = "";
    this.#add(option).input.focus();
  }

  #key(event) {
    const act = {
      Enter: () => this.#enter(),
      Tab: () => !event.shiftKey && this.#tab(),
      Escape: () => this.onLeave(""),
      ArrowDown: () => this.completion.isOpen && this.completion.move(1),
      ArrowUp: () => this.completion.isOpen && this.completion.move(-1),
      Backspace: () => this.#back(event.target),
    }[event.key];
    if (act && act() !== false) event.preventDefault();
  }

  /** Whoever is quicker than the bot gets what comes: Enter waits for the suggestions. */
  #enter() {
    if (this.loading) this.entering = true;
    else if (this.completion.hasActive) this.#take();
    else this.run();
  }

  /** A line typed by hand runs as it stands, once the last of its options is understood. */
  #take() {
    this.completion.pick();
    if (this.byHand && this.isComplete) this.run();
  }

  #tab() {
    if (!this.completion.hasActive) return false;
    return this.completion.pick();
  }

  /** Backspace in an empty place goes one step back. */
  #back(input) {
    if (input.value || input.type === "file") return false;
    const entry = this.entries.find((one) => one.input === input);
    if (entry && !entry.option.required) return this.#remove(entry);
    const before = entry ? this.entries[this.entries.indexOf(entry) - 1] : this.entries.at(-1);
    if (before) return before.input.focus();
    return this.onLeave(`/${this.command.title}`);
  }
}

/** Where `name:` of one of the options stands in what is typed: {name, before, after}. */
function markIn(typed, options) {
  for (const [title, name] of typedNames(options)) {
    const at = ` ${typed}`.indexOf(` ${title}:`);
    if (at < 0) continue;
    const after = typed.slice(at + title.length + 1).trimStart();
    return { name, before: typed.slice(0, at).trimEnd(), after };
  }
  return null;
}

/** The rows of the list that opens with `/`. */
export function commandItems(commands, client, onPick) {
  return commands.map((command) => ({
    label: `/${command.title}`,
    note: command.description,
    face: avatar(client.bot.user, 24),
    tail: h(
      "span",
      { class: "tail-words" },
      command.options.filter((o) => o.required).map((o) => h("code", {}, titleOf(o))),
    ),
    pick: () => onPick(command),
  }));
}
