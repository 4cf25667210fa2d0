// The matrix bot in oceanic.js.

const { ChannelTypes, Client, InteractionTypes } = require("oceanic.js");
const { oceanic } = require("discord-loopback");
const plain = require("./plain.cjs");

const { LOOPBACK_URL, LOOPBACK_TOKEN, LOG, FORUM } = process.env;
const here = { address: LOOPBACK_URL, token: LOOPBACK_TOKEN };
const client = new Client(oceanic(here, { gateway: { intents: ["GUILDS"] } }));
const components = (given) => ({ components: plain.camel(given).map(spelled) });

/** Ids keep their second letter large here. */
function spelled(value) {
  if (Array.isArray(value)) return value.map(spelled);
  if (value === null || typeof value !== "object") return value;
  const key = (name) => (name === "customId" ? "customID" : name);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [key(name), spelled(one)]));
}

const uses = {
  greet: (it) =>
    it.createMessage({
      content: `hello ${it.data.options.getString("fish")}`,
      flags: plain.PRIVATE,
    }),
  panel: (it) => it.createMessage({ content: "panel", ...components(plain.PANEL) }),
  selects: (it) => it.createMessage({ content: "selects", ...components(plain.SELECTS) }),
  later: async (it) => {
    await it.defer();
    await it.editOriginal({ content: "later" });
    const message = await it.getOriginal();
    await it.editOriginal({ content: `${message.content} still` });
  },
  follow: async (it) => {
    await it.createMessage({ content: "one" });
    const two = await it.createFollowup({ content: "two" });
    const gone = await it.createFollowup({ content: "gone" });
    await it.deleteFollowup(gone.message.id);
    await it.editFollowup(two.message.id, { content: "three" });
  },
  nick: async (it) => {
    await it.guild.editCurrentMember({ nick: "Squid" });
    await it.createMessage({ content: "nicked" });
  },
  file: (it) =>
    it.createMessage({ content: "file", files: [{ name: "dot.png", contents: plain.PNG }] }),
  thread: async (it) => {
    await it.defer();
    const thread = await it.channel.startThreadWithoutMessage({
      name: "Matrix",
      type: ChannelTypes.PUBLIC_THREAD,
    });
    await thread.createMessage({ content: "inside" });
    await it.createFollowup({ content: "opened" });
  },
  forum: async (it) => {
    const post = { name: "Post", message: { content: "first" } };
    await client.rest.channels.startThreadInThreadOnlyChannel(FORUM, post);
    await it.createMessage({ content: "posted" });
  },
  deep: (it) => it.createMessage({ ...components(plain.DEEP), flags: plain.V2 }),
};

function told({ components: fields }) {
  const name = fields.getTextInput("name");
  const [fish] = fields.getStringSelectValues("fish");
  const [friend] = fields.getUserSelectValues("friend");
  const [proof] = fields.getFileUploadValues("proof");
  const wet = fields.getCheckboxValue("wet");
  return `hello ${name} ${fish} ${friend.id ?? friend} ${proof.filename} ${wet}`;
}

function more({ components: fields }) {
  const [role] = fields.getRoleSelectValues("role");
  const [place] = fields.getChannelSelectValues("place");
  const [anyone] = fields.getMentionableSelectValues("anyone");
  const gear = fields.getCheckboxGroupValues("gear").join(" ");
  return `chose ${role.id} ${place.id} ${anyone.id} ${fields.getRadioGroupValue("way")} ${gear}`;
}

async function answer(it) {
  if (it.type === InteractionTypes.APPLICATION_COMMAND_AUTOCOMPLETE)
    return it.result(plain.fitting(it.data.options.getFocused().value));
  if (it.type === InteractionTypes.APPLICATION_COMMAND) return uses[it.data.name](it);
  if (it.type === InteractionTypes.MODAL_SUBMIT) {
    const content = it.data.customID === "who" ? told(it.data) : more(it.data);
    return it.createMessage({ content });
  }
  if (it.data.customID === "go") return it.editParent({ content: "went" });
  if (it.data.customID === "form") return it.createModal(spelled(plain.camel(plain.FORM)));
  if (it.data.customID === "more") return it.createModal(spelled(plain.camel(plain.MORE)));
  const [chosen] = it.data.values.raw;
  return it.createMessage({ content: `picked ${chosen}`, flags: plain.PRIVATE });
}

client.on("interactionCreate", answer);
client.on("error", (error) => console.error(error));
client.once("ready", async () => {
  await client.application.bulkEditGlobalCommands(plain.COMMANDS);
  await client.rest.channels.createMessage(LOG, { content: "ready" });
});
client.connect();
