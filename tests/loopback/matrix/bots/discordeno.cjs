// The matrix bot in discordeno.

const { createBot, createDesiredPropertiesObject } = require("@discordeno/bot");
const { discordeno } = require("discord-loopback");
const plain = require("./plain.cjs");

const { LOOPBACK_URL, LOOPBACK_TOKEN, LOG, FORUM, GUILD } = process.env;
const here = { address: LOOPBACK_URL, token: LOOPBACK_TOKEN };
const bot = createBot(
  discordeno(here, { desiredProperties: createDesiredPropertiesObject({}, true), intents: 1 }),
);
const camel = (given) => ({ components: plain.camel(given) });

const uses = {
  greet: (it) => it.respond({ content: `hello ${it.data.options[0].value}`, flags: plain.PRIVATE }),
  panel: (it) => it.respond({ content: "panel", ...camel(plain.PANEL) }),
  selects: (it) => it.respond({ content: "selects", ...camel(plain.SELECTS) }),
  later: async (it) => {
    await it.defer();
    await it.edit("later");
    const message = await bot.helpers.getOriginalInteractionResponse(it.token);
    await it.edit(`${message.content} still`);
  },
  follow: async (it) => {
    await it.respond("one");
    const two = await it.respond("two");
    const gone = await it.respond("gone");
    await it.delete(gone.id);
    await it.edit({ content: "three" }, two.id);
  },
  nick: async (it) => {
    await bot.helpers.editBotMember(GUILD, { nick: "Squid" });
    await it.respond("nicked");
  },
  file: (it) =>
    it.respond({ content: "file", files: [{ name: "dot.png", blob: new Blob([plain.PNG]) }] }),
  thread: async (it) => {
    await it.defer();
    const options = { name: "Matrix", type: 11, autoArchiveDuration: 60 };
    const thread = await bot.helpers.startThreadWithoutMessage(it.channelId, options);
    await bot.helpers.sendMessage(thread.id, { content: "inside" });
    await it.edit("opened");
  },
  forum: async (it) => {
    const post = { name: "Post", message: { content: "first" } };
    await bot.helpers.createForumThread(FORUM, post);
    await it.respond("posted");
  },
  deep: (it) => it.respond({ ...camel(plain.DEEP), flags: plain.V2 }),
};

async function answer(it) {
  if (it.type === 4) return it.respond({ choices: plain.fitting(it.data.options[0].value) });
  if (it.type === 2) return uses[it.data.name](it);
  if (it.type === 5) return it.respond(`hello ${it.data.components[0].components[0].value}`);
  if (it.data.customId === "go") return it.edit({ content: "went" });
  if (it.data.customId === "form") return it.respond(plain.camel(plain.PLAIN_FORM));
  return it.respond({ content: `picked ${it.data.values[0]}`, flags: plain.PRIVATE });
}

bot.events.interactionCreate = (it) => answer(it).catch((error) => console.error(error));
bot.events.ready = async () => {
  await bot.helpers.upsertGlobalApplicationCommands(plain.camel(plain.COMMANDS));
  await bot.helpers.sendMessage(LOG, { content: "ready" });
};
bot.start();
