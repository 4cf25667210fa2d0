// One option of a command being filled in: its name and an input that grows with its words.

import { upload } from "../api.js";
import { h } from "../dom.js";
import { titleOf } from "./commands.js";
import { ATTACHMENT, meaning } from "./options.js";

export class Entry {
  constructor(option, typed = "") {
    this.option = option;
    this.picked = null;
    this.input = option.type === ATTACHMENT ? fileInput(option) : textInput(option, typed);
    this.element = h(
      "label",
      { class: "entry" },
      h("span", { class: "entry-name" }, titleOf(option)),
      this.input,
    );
    this.input.addEventListener("input", () => this.#fit());
    this.#fit();
  }

  get name() {
    return this.option.name;
  }

  get isFile() {
    return this.option.type === ATTACHMENT;
  }

  get typed() {
    return this.input.value;
  }

  get isEmpty() {
    return this.isFile ? !this.input.files.length : !this.typed.trim();
  }

  /** Take a suggestion: its label is shown, its value is meant. */
  pick({ label, value }) {
    this.input.value = label;
    this.picked = { label, value };
    this.#fit();
  }

  /** Put words in, as if they were typed. */
  write(words) {
    this.input.value = words;
    this.#fit();
  }

  /** What it says so far, for whoever completes the other options. */
  get soFar() {
    return this.picked?.label === this.typed ? this.picked.value : this.typed;
  }

  async read(client) {
    if (this.isFile) return { value: (await upload(client.me.id, this.input.files[0])).id };
    if (this.picked?.label === this.typed) return { value: this.picked.value };
    return meaning(this.option, this.typed.trim(), client);
  }

  #fit() {
    if (!this.isFile) this.input.style.width = `${Math.max(this.typed.length + 1, 5)}ch`;
    this.element.classList.remove("wrong");
  }
}

function textInput(option, typed) {
  const aria = {
    role: "combobox",
    "aria-label": `${titleOf(option)}: ${option.description}`,
    "aria-expanded": "false",
  };
  return h("input", {
    ...aria,
    value: typed,
    autocomplete: "off",
    spellcheck: "false",
    dataset: { option: option.name },
  });
}

function fileInput(option) {
  const props = { type: "file", "aria-label": titleOf(option), dataset: { option: option.name } };
  return h("input", props);
}
