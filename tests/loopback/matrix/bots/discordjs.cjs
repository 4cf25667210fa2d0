// The matrix bot in discord.js.

const {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ChannelType,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  Client,
  ContainerBuilder,
  Events,
  FileUploadBuilder,
  GatewayIntentBits,
  LabelBuilder,
  MentionableSelectMenuBuilder,
  MessageFlags,
  ModalBuilder,
  RadioGroupBuilder,
  RoleSelectMenuBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} = require("discord.js");
const { discordjs } = require("discord-loopback");

const FISH = ["angler", "lantern"];
const PNG = Buffer.from(process.env.PICTURE, "hex");
const { LOOPBACK_URL, LOOPBACK_TOKEN, LOG, FORUM } = process.env;

const named = (name) => new SlashCommandBuilder().setName(name).setDescription(`The ${name}`);
const fish = (option) =>
  option.setName("fish").setDescription("Which").setRequired(true).setAutocomplete(true);
const COMMANDS = [
  named("greet").addStringOption(fish),
  ...["panel", "selects", "later", "follow", "nick"].map(named),
  ...["file", "thread", "forum", "deep"].map(named),
];

const button = (id, label) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

const offered = (...words) => words.map((word) => ({ label: word, value: word }));
const menus = [
  new StringSelectMenuBuilder().setCustomId("string").addOptions(offered("one", "two")),
  new UserSelectMenuBuilder().setCustomId("user"),
  new RoleSelectMenuBuilder().setCustomId("role"),
  new MentionableSelectMenuBuilder().setCustomId("mentionable"),
  new ChannelSelectMenuBuilder().setCustomId("channel"),
];

const uses = {
  greet: (it) =>
    it.reply({
      content: `hello ${it.options.getString("fish")}`,
      flags: MessageFlags.Ephemeral,
    }),
  panel: (it) => {
    const buttons = new ActionRowBuilder().addComponents(
      button("go", "Go"),
      button("form", "Form"),
      button("more", "More"),
    );
    return it.reply({ content: "panel", components: [buttons] });
  },
  selects: (it) => {
    const components = menus.map((menu) => new ActionRowBuilder().addComponents(menu));
    return it.reply({ content: "selects", components });
  },
  later: async (it) => {
    await it.deferReply();
    await it.editReply("later");
    const message = await it.fetchReply();
    await it.editReply(`${message.content} still`);
  },
  follow: async (it) => {
    await it.reply("one");
    const two = await it.followUp("two");
    const gone = await it.followUp("gone");
    await it.deleteReply(gone);
    await it.editReply({ message: two, content: "three" });
  },
  nick: async (it) => {
    await it.guild.members.me.setNickname("Squid");
    await it.reply("nicked");
  },
  forum: async (it) => {
    const channel = await client.channels.fetch(FORUM);
    await channel.threads.create({ name: "Post", message: { content: "first" } });
    await it.reply("posted");
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

const label = (text) => new LabelBuilder().setLabel(text);

function form() {
  const name = new TextInputBuilder().setCustomId("name").setStyle(TextInputStyle.Short);
  const ray = new StringSelectMenuBuilder().setCustomId("fish").addOptions(offered("ray"));
  return new ModalBuilder()
    .setCustomId("who")
    .setTitle("Who?")
    .addLabelComponents(
      label("Name").setTextInputComponent(name),
      label("Fish").setStringSelectMenuComponent(ray),
      label("Friend").setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId("friend")),
      label("Proof").setFileUploadComponent(new FileUploadBuilder().setCustomId("proof")),
      label("Wet").setCheckboxComponent(new CheckboxBuilder().setCustomId("wet")),
    );
}

function more() {
  const ways = new RadioGroupBuilder().setCustomId("way").addOptions(offered("up", "down"));
  const gear = new CheckboxGroupBuilder().setCustomId("gear").addOptions(offered("fins", "lamp"));
  const anyone = new MentionableSelectMenuBuilder().setCustomId("anyone");
  return new ModalBuilder()
    .setCustomId("else")
    .setTitle("What else?")
    .addLabelComponents(
      label("Role").setRoleSelectMenuComponent(new RoleSelectMenuBuilder().setCustomId("role")),
      label("Place").setChannelSelectMenuComponent(
        new ChannelSelectMenuBuilder().setCustomId("place"),
      ),
      label("Anyone").setMentionableSelectMenuComponent(anyone),
      label("Way").setRadioGroupComponent(ways),
      label("Gear").setCheckboxGroupComponent(gear),
    );
}

function chosen({ fields }) {
  const role = fields.getSelectedRoles("role").first().id;
  const place = fields.getSelectedChannels("place").first().id;
  const anyone = fields.getSelectedMentionables("anyone").users.first().id;
  const gear = fields.getCheckboxGroup("gear").join(" ");
  return `chose ${role} ${place} ${anyone} ${fields.getRadioGroup("way")} ${gear}`;
}

function told({ fields }) {
  const [fish] = fields.getStringSelectValues("fish");
  const friend = fields.getSelectedUsers("friend").first().id;
  const proof = fields.getUploadedFiles("proof").first().name;
  const name = fields.getTextInputValue("name");
  return `hello ${name} ${fish} ${friend} ${proof} ${fields.getCheckbox("wet")}`;
}

function complete(it) {
  const typed = it.options.getFocused();
  const found = FISH.filter((name) => name.includes(typed));
  return it.respond(found.map((name) => ({ name, value: name })));
}

async function answer(it) {
  if (it.isAutocomplete()) return complete(it);
  if (it.isChatInputCommand()) return uses[it.commandName](it);
  if (it.isModalSubmit()) return it.reply(it.customId === "who" ? told(it) : chosen(it));
  if (it.isAnySelectMenu())
    return it.reply({ content: `picked ${it.values[0]}`, flags: MessageFlags.Ephemeral });
  if (it.customId === "go") return it.update({ content: "went" });
  return it.showModal(it.customId === "form" ? form() : more());
}

const client = new Client(
  discordjs({ address: LOOPBACK_URL }, { intents: [GatewayIntentBits.Guilds] }),
);
client.on(Events.InteractionCreate, answer);
client.once(Events.ClientReady, async () => {
  await client.application.commands.set(COMMANDS);
  await (await client.channels.fetch(LOG)).send("ready");
});
client.login(LOOPBACK_TOKEN);
