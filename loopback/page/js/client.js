// One person's Discord: the world as they see it, kept up to date. Every pane has one.

import * as api from "./api.js";
import { meet, nameOf } from "./avatar.js";
import { listen } from "./events.js";
import { newer } from "./ids.js";
import { Interactions } from "./interactions.js";
import { MAY, isThread } from "./kinds.js";
import { Log, PAGE } from "./log.js";
import { kindly } from "./toast.js";

const PATIENCE = 3000;
const SILENT = 1 << 12;

export class Client extends EventTarget {
  people = new Map();
  users = new Map();
  guilds = [];
  /** What belongs to no guild, as if it were one. */
  directs = { id: undefined, name: "Direct messages" };
  channels = new Map();
  logs = new Map();
  unread = new Map();
  typing = new Map();
  books = new Map();
  current = null;
  connected = false;

  constructor(as) {
    super();
    this.as = as;
    this.interactions = new Interactions(this);
  }

  /** Follow the world, then read it: nothing falls between. */
  async open() {
    await this.#readWorld();
    await new Promise((heard) => {
      setTimeout(() => this.#late(heard), PATIENCE);
      this.stop = listen(this.me.id, {
        onEvent: (name, data) => this.#hear(name, data),
        onOpen: () => this.#opened().then(heard, heard),
        onLost: () => this.#lost(),
      });
    });
    return this;
  }

  close() {
    this.stop?.();
  }

  on(name, action, signal) {
    this.addEventListener(name, ({ detail }) => action(detail), { signal });
  }

  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  // What is there

  channel(id) {
    return this.channels.get(id);
  }

  guildOf(channel) {
    if (channel && !channel.guild_id) return this.directs;
    return this.guilds.find(({ id }) => id === channel?.guild_id) ?? this.guilds[0];
  }

  user(id) {
    return this.users.get(id);
  }

  roles(guild = this.guilds[0]) {
    return guild?.roles ?? [];
  }

  threadsOf(channelId) {
    return [...this.channels.values()].filter((c) => isThread(c) && c.parent_id === channelId);
  }

  may(channel, bit) {
    return Boolean((BigInt(channel?.permissions ?? 0) >> BigInt(bit)) & 1n);
  }

  mayWrite(channel) {
    if (channel.thread_metadata?.locked) return false;
    return this.may(channel, isThread(channel) ? MAY.writeInThreads : MAY.write);
  }

  // Names, for whoever renders words

  userName(id) {
    return nameOf(this.users.get(id));
  }

  roleName(id) {
    const roles = this.guilds.flatMap((guild) => guild.roles ?? []);
    return roles.find((role) => role.id === id)?.name.replace(/^@/, "") ?? "unknown-role";
  }

  channelName(id) {
    return this.channels.get(id)?.name ?? "unknown";
  }

  knowsChannel(id) {
    return this.channels.has(id);
  }

  isThread(id) {
    return isThread(this.channels.get(id));
  }

  goTo(channel, message) {
    this.emit("go", { channel, message });
  }

  useCommand(name) {
    this.emit("command", { name });
  }

  /** Another language: commands may be described anew. */
  learnLocale(locale) {
    this.locale = locale;
    this.#hearCommands();
  }

  /** Who is in a channel: everybody, but in a direct one only those who write to each other. */
  peopleIn(channel) {
    const those = new Set(channel?.recipients?.map(({ id }) => id));
    return [...this.people.values()].filter(({ id }) => !those.size || those.has(id));
  }

  mentionsMe(message) {
    if (message.author.id === this.me.id) return false;
    const named = message.mentions?.some(({ id }) => id === this.me.id);
    const byRole = message.mention_roles?.some((id) => this.me.roles?.includes(this.roleName(id)));
    return Boolean(named || byRole || message.mention_everyone);
  }

  // Messages

  log(channelId) {
    if (!this.logs.has(channelId)) this.logs.set(channelId, new Log());
    return this.logs.get(channelId);
  }

  /** The newest messages of a channel, read once. */
  async read(channelId) {
    const log = this.log(channelId);
    if (!log.ready) this.#take(log, await api.messages(this.me.id, channelId, { limit: PAGE }));
    return log;
  }

  async readOlder(channelId) {
    const log = this.log(channelId);
    if (log.complete || !log.oldest) return;
    const page = await api.messages(this.me.id, channelId, { limit: PAGE, before: log.oldest });
    this.#take(log, page);
  }

  #take(log, page) {
    page.forEach((message) => this.#meet(message));
    log.take(page);
  }

  /** Answers of a poll by their numbers; none takes the vote back. */
  vote(channel, message, answers) {
    return kindly(() => api.vote({ as: this.me.id, channel, message, answers }));
  }

  /** Delete a message, or dismiss a private answer. */
  dismiss(message) {
    return kindly(() => api.erase(this.me.id, message.channel_id, message.id));
  }

  /** What the bot offers this person in a channel, asked once until it changes. */
  commands(channelId) {
    if (!this.books.has(channelId)) {
      const asked = api.commands(this.me.id, channelId);
      this.books.set(channelId, asked);
      asked.catch(() => this.books.delete(channelId));
    }
    return this.books.get(channelId);
  }

  /** How often this person was called and has not looked yet. */
  get calls() {
    return [...this.unread.values()].reduce((sum, { mentions }) => sum + mentions, 0);
  }

  /** What is new in a guild: {mentions}, or undefined. */
  newsOf(guild) {
    const inside = [...this.unread].filter(([id]) => this.channel(id)?.guild_id === guild.id);
    const mentions = inside.reduce((sum, [, news]) => sum + news.mentions, 0);
    return inside.length ? { mentions } : undefined;
  }

  /** Look at a channel: what was unread there is read, and its first is remembered. */
  enter(channelId) {
    this.current = channelId;
    this.firstNew = this.unread.get(channelId)?.first;
    if (this.unread.delete(channelId)) this.emit("channels");
  }

  // What happens

  async #readWorld() {
    const world = await api.world(this.me?.id ?? this.as);
    this.me = world.me;
    this.bot = world.bot;
    this.address = world.address;
    this.welcome = world.welcome;
    this.locale = world.locale;
    this.#meetPeople(world.people);
    this.guilds = world.guilds;
    const inGuilds = world.guilds.flatMap((guild) => [...guild.channels, ...guild.threads]);
    const all = [...inGuilds, ...world.directs];
    this.channels = new Map(all.map((channel) => [channel.id, channel]));
  }

  #meetPeople(people) {
    const persons = people.filter((user) => !user.bot);
    meet(persons);
    this.people = new Map(persons.map((person) => [person.id, person]));
    for (const user of [this.bot.user, ...people]) this.users.set(user.id, user);
    this.me = this.people.get(this.me.id) ?? this.me;
  }

  #meet(message) {
    for (const user of [message.author, ...(message.mentions ?? [])]) {
      if (!this.users.has(user.id)) this.users.set(user.id, user);
    }
  }

  /** After a lost connection everything is read again. */
  async #opened() {
    await this.#readWorld();
    this.connected = true;
    if (this.wasLost) this.logs.clear();
    if (this.wasLost) this.emit("world");
    this.wasLost = false;
    this.emit("connection");
  }

  /** Nobody waits for ever; what is said until the connection comes is read then. */
  #late(heard) {
    this.wasLost ||= !this.connected;
    heard();
  }

  #lost() {
    this.connected = false;
    this.wasLost = true;
    this.emit("connection");
  }

  #hear(name, data) {
    const heard = {
      message: () => this.#hearMessage(data),
      message_gone: () => this.#hearGone(data),
      channel: () => this.#hearChannel(data),
      channel_gone: () => this.#hearChannelGone(data),
      typing: () => this.#hearTyping(data),
      people: () => this.#hearPeople(data),
      bot: () => this.#hearBot(data),
      commands: () => this.#hearCommands(),
      pins: () => this.emit("pins", data),
      interaction: () => this.emit("interaction", data),
      activity: () => this.emit("participants", data),
    };
    heard[name]?.();
  }

  #hearMessage(message) {
    this.#meet(message);
    this.typing.get(message.channel_id)?.delete(message.author.id);
    this.log(message.channel_id).hear(message);
    this.interactions.forget(message.id);
    this.#countUnread(message);
    this.emit("message", message);
    this.emit("typing", { channel_id: message.channel_id });
  }

  /** Threads that one has not joined stay quiet, as long as nobody calls. */
  #isQuiet(channel, message) {
    return isThread(channel) && !channel.members?.includes(this.me.id) && !this.mentionsMe(message);
  }

  #countUnread(message) {
    const channel = this.channels.get(message.channel_id);
    if (!channel || !newer(message.id, channel.last_message_id)) return;
    channel.last_message_id = message.id;
    if (message.author.id === this.me.id || this.current === channel.id) return;
    if (this.#isQuiet(channel, message)) return;
    const before = this.unread.get(channel.id) ?? { mentions: 0, first: message.id };
    const called = this.mentionsMe(message) && !(message.flags & SILENT);
    const mentions = before.mentions + (called ? 1 : 0);
    this.unread.set(channel.id, { ...before, mentions });
    if (called) this.emit("ping", message);
    this.emit("channels");
  }

  #hearGone({ id, channel_id }) {
    this.logs.get(channel_id)?.drop(id);
    this.emit("gone", { id, channel_id });
  }

  #hearChannel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.emit("channels");
  }

  #hearChannelGone({ id }) {
    this.channels.delete(id);
    this.logs.delete(id);
    this.unread.delete(id);
    this.emit("channels");
  }

  #hearTyping({ channel_id, user_id }) {
    if (user_id === this.me.id) return;
    if (!this.typing.has(channel_id)) this.typing.set(channel_id, new Map());
    this.typing.get(channel_id).set(user_id, Date.now());
    this.emit("typing", { channel_id });
  }

  #hearPeople(people) {
    this.#meetPeople(people);
    this.emit("people");
  }

  /** An Entry Point among them says that there is an Activity. */
  async #hearCommands() {
    this.books.clear();
    this.bot.activity = (await api.world(this.me.id)).bot.activity;
    this.emit("commands");
  }

  #hearBot({ online }) {
    this.bot.online = online;
    this.emit("bot");
  }
}
