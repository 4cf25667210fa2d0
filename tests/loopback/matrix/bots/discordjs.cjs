// The matrix bot in discord.js.

const {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} = require("discord.js");
const { pointedAt } = require("../../../../loopback/pointing/discordjs.cjs");

const FISH = ["angler", "lantern"];
const PNG = Buffer.from(process.env.PICTURE, "hex");
const { LOOPBACK_URL, LOOPBACK_TOKEN } = process.env;

const named = (name) => new SlashCommandBuilder().setName(name).setDescription(`The ${name}`);
const fish = (option) =>
  option.setName("fish").setDescription("Which").setRequired(true).setAutocomplete(true);
const COMMANDS = [
  named("greet").addStringOption(fish),
  ...["panel", "file", "thread", "deep"].map(named),
];

const button = (id, label) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

const uses = {
  greet: (it) =>
    it.reply({
      content: `hello ${it.options.getString("fish")}`,
      flags: MessageFlags.Ephemeral,
    }),
  panel: (it) => {
    const menu = new StringSelectMenuBuilder()
      .setCustomId("pick")
      .addOptions(["one", "two"].map((word) => ({ label: word, value: word })));
    const buttons = new ActionRowBuilder().addComponents(button("go", "Go"), button("form", "Form"));
    const components = [buttons, new ActionRowBuilder().addComponents(menu)];
    return it.reply({ content: "panel", components });
  },
  file: (it) =>
    it.reply({ content: "file", files: [new AttachmentBuilder(PNG, { name: "dot.png" })] }),
  thread: async (it) => {
    await it.deferReply();
    const type = ChannelType.PublicThread;
    const thread = await it.channel.threads.create({ name: "Matrix", type });
    await thread.send("inside");
    await it.followUp("opened");
  },
  deep: (it) => {
    const text = new TextDisplayBuilder().setContent("The deep");
    const container = new ContainerBuilder().addTextDisplayComponents(text);
    return it.reply({ components: [container], flags: MessageFlags.IsComponentsV2 });
  },
};

function form() {
  const field = new TextInputBuilder()
    .setCustomId("name")
    .setLabel("Name")
    .setStyle(TextInputStyle.Short);
  const row = new ActionRowBuilder().addComponents(field);
  return new ModalBuilder().setCustomId("who").setTitle("Who?").addComponents(row);
}

function complete(it) {
  const typed = it.options.getFocused();
  const found = FISH.filter((name) => name.includes(typed));
  return it.respond(found.map((name) => ({ name, value: name })));
}

async function answer(it) {
  if (it.isAutocomplete()) return complete(it);
  if (it.isChatInputCommand()) return uses[it.commandName](it);
  if (it.isModalSubmit()) return it.reply(`hello ${it.fields.getTextInputValue("name")}`);
  if (it.isStringSelectMenu())
    return it.reply({ content: `picked ${it.values[0]}`, flags: MessageFlags.Ephemeral });
  return it.customId === "go" ? it.update({ content: "went" }) : it.showModal(form());
}

const client = new Client(pointedAt(LOOPBACK_URL, { intents: [GatewayIntentBits.Guilds] }));
client.on(Events.InteractionCreate, answer);
client.once(Events.ClientReady, () => client.application.commands.set(COMMANDS));
client.login(LOOPBACK_TOKEN);
