// The matrix bot in eris, which speaks https.

const { Client, Constants } = require("eris");
const { eris } = require("discord-loopback");
const plain = require("./plain.cjs");

const { LOOPBACK_HTTPS, LOOPBACK_CERTIFICATE, LOOPBACK_TOKEN, LOG, FORUM, GUILD } = process.env;
const here = { https: LOOPBACK_HTTPS, certificate: LOOPBACK_CERTIFICATE };
const client = new Client(`Bot ${LOOPBACK_TOKEN}`, eris(here, { intents: ["guilds"] }));
const Kinds = Constants.InteractionTypes;

const uses = {
  greet: (it) =>
    it.createMessage({ content: `hello ${it.data.options[0].value}`, flags: plain.PRIVATE }),
  panel: (it) => it.createMessage({ content: "panel", components: plain.PANEL }),
  selects: (it) => it.createMessage({ content: "selects", components: plain.SELECTS }),
  later: async (it) => {
    await it.defer();
    await it.editOriginalMessage("later");
    const message = await it.getOriginalMessage();
    await it.editOriginalMessage(`${message.content} still`);
  },
  follow: async (it) => {
    await it.createMessage("one");
    const two = await it.createFollowup("two");
    const gone = await it.createFollowup("gone");
    await it.deleteMessage(gone.id);
    await it.editMessage(two.id, "three");
  },
  nick: async (it) => {
    await client.editGuildMember(GUILD, "@me", { nick: "Squid" });
    await it.createMessage("nicked");
  },
  file: (it) => it.createMessage("file", { name: "dot.png", file: plain.PNG }),
  thread: async (it) => {
    await it.defer();
    const type = Constants.ChannelTypes.GUILD_PUBLIC_THREAD;
    const thread = await client.createThread(it.channel.id, { name: "Matrix", type });
    await client.createMessage(thread.id, "inside");
    await it.createFollowup("opened");
  },
  forum: async (it) => {
    await client.createThread(FORUM, { name: "Post", message: { content: "first" } });
    await it.createMessage("posted");
  },
};

async function answer(it) {
  if (it.type === Kinds.APPLICATION_COMMAND_AUTOCOMPLETE)
    return it.result(plain.fitting(it.data.options[0].value));
  if (it.type === Kinds.APPLICATION_COMMAND) return uses[it.data.name](it);
  if (it.type === Kinds.MODAL_SUBMIT)
    return it.createMessage(`hello ${it.data.components[0].components[0].value}`);
  if (it.data.custom_id === "go") return it.editParent({ content: "went" });
  if (it.data.custom_id === "form") return it.createModal(plain.PLAIN_FORM);
  return it.createMessage({ content: `picked ${it.data.values[0]}`, flags: plain.PRIVATE });
}

client.on("interactionCreate", (it) => answer(it).catch((error) => console.error(error)));
client.on("error", (error) => console.error(error));
client.once("ready", async () => {
  await client.bulkEditCommands(plain.COMMANDS);
  await client.createMessage(LOG, "ready");
});
client.connect();
