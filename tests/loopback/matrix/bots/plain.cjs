// What the bots without builders of their own send: Discord's own objects.

const FISH = ["angler", "lantern"];
const [STRING, INPUT, USER, ROLE, ANYONE, CHANNEL] = [3, 4, 5, 6, 7, 8];
const [LABEL, UPLOAD, RADIO, TICKS, TICK] = [18, 19, 21, 22, 23];
const PRIVATE = 64;
const V2 = 1 << 15;

const named = (name) => ({ name, description: `The ${name}`, type: 1 });
const fish = { name: "fish", description: "Which", type: 3, required: true, autocomplete: true };
const COMMANDS = [
  { ...named("greet"), options: [fish] },
  ...["panel", "selects", "later", "follow", "nick", "file", "thread", "forum", "deep"].map(named),
];

const offered = (...words) => words.map((word) => ({ label: word, value: word }));
const row = (...components) => ({ type: 1, components });
const PANEL = [
  row(
    { type: 2, style: 1, label: "Go", custom_id: "go" },
    { type: 2, style: 1, label: "Form", custom_id: "form" },
    { type: 2, style: 1, label: "More", custom_id: "more" },
  ),
];
const SELECTS = [
  row({ type: STRING, custom_id: "string", options: offered("one", "two") }),
  ...["user", "role", "mentionable", "channel"].map((name, i) =>
    row({ type: USER + i, custom_id: name }),
  ),
];
const DEEP = [{ type: 17, components: [{ type: 10, content: "The deep" }] }];

const labelled = (label, component) => ({ type: LABEL, label, component });
const FORM = {
  title: "Who?",
  custom_id: "who",
  components: [
    labelled("Name", { type: INPUT, style: 1, custom_id: "name" }),
    labelled("Fish", { type: STRING, custom_id: "fish", options: [{ label: "ray", value: "ray" }] }),
    labelled("Friend", { type: USER, custom_id: "friend" }),
    labelled("Proof", { type: UPLOAD, custom_id: "proof" }),
    labelled("Wet", { type: TICK, custom_id: "wet" }),
  ],
};
const MORE = {
  title: "What else?",
  custom_id: "else",
  components: [
    labelled("Role", { type: ROLE, custom_id: "role" }),
    labelled("Place", { type: CHANNEL, custom_id: "place" }),
    labelled("Anyone", { type: ANYONE, custom_id: "anyone" }),
    labelled("Way", { type: RADIO, custom_id: "way", options: offered("up", "down") }),
    labelled("Gear", { type: TICKS, custom_id: "gear", options: offered("fins", "lamp") }),
  ],
};
const PLAIN_FORM = {
  ...FORM,
  components: [row({ type: INPUT, style: 1, label: "Name", custom_id: "name" })],
};

const fitting = (typed) =>
  FISH.filter((name) => name.includes(typed)).map((name) => ({ name, value: name }));

/** The same with other names for its keys, as libraries like them. */
function camel(value) {
  if (Array.isArray(value)) return value.map(camel);
  if (value === null || typeof value !== "object") return value;
  const spelled = (key) => key.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [spelled(key), camel(one)]));
}

const PNG = Buffer.from(process.env.PICTURE, "hex");
module.exports = {
  ...{ COMMANDS, PANEL, SELECTS, DEEP, FORM, MORE, PLAIN_FORM, PNG, PRIVATE, V2, fitting, camel },
};
