/** Where a Discord is, as `discord-loopback --json` prints it. */
export interface Here {
  address: string;
  gateway?: string;
  token?: string;
  https?: string;
  certificate?: string;
}

export function discordjs<T extends object>(here: Here, options?: T): T & { rest: object };
export function oceanic<T extends object>(here: Here, options?: T): T & { auth: string; rest: object };
export function discordeno<T extends object>(here: Here, options?: T): T & { token: string; rest: object };
export function eris<T extends object>(here: Here, options?: T): T & { rest: object };

/** Discord's own object; what is most asked for is named. */
export interface Message {
  id: string;
  channel_id: string;
  content: string;
  flags: number;
  author: { id: string; username: string };
  embeds: Record<string, unknown>[];
  components: Record<string, unknown>[];
  attachments: { id: string; filename: string; url: string }[];
  [key: string]: unknown;
}

export interface Answer {
  id: string;
  state: "message" | "thinking" | "update" | "deferred_update" | "modal" | "choices";
  message: Message;
  modal: { custom_id: string; title: string; components: unknown[] } | null;
}

export interface Choice {
  name: string;
  value: string | number;
}

export type Options = Record<string, unknown>;

export class Person {
  readonly name: string;
  slash(channel: string, command: string, options?: Options): Promise<Answer>;
  menu(channel: string, command: string, target: Message | string): Promise<Answer>;
  autocomplete(channel: string, command: string, options: Options, focused: string): Promise<Choice[]>;
  click(message: Message, button: string): Promise<Answer>;
  select(message: Message, menu: string, values: string | string[]): Promise<Answer>;
  submit(answer: Answer, values: Options): Promise<Answer>;
  write(channel: string, content: string): Promise<Message>;
  read(channel: string): Promise<Message[]>;
  waitFor(channel: string, test: (message: Message) => boolean, patience?: number): Promise<Message>;
}

export interface Settings {
  /** The program and its first words; else `DISCORD_LOOPBACK`, else `discord-loopback`. */
  command?: string;
  plan?: string;
  tls?: boolean;
  /** Where the app's Activity is served. */
  activity?: string;
  rateLimits?: boolean;
  /** Starts your bot once the server stands; what it returns is called at the end. */
  bot?: (discord: Loopback) => Promise<void | (() => unknown)>;
}

export class Loopback implements Here {
  address: string;
  gateway: string;
  token: string;
  /** With an Activity: what its own server sends for a person's token. */
  application?: string;
  secret?: string;
  https?: string;
  certificate?: string;
  constructor(settings?: Settings);
  start(): Promise<this>;
  stop(): Promise<void>;
  person(name: string): Person;
  commandsReady(...names: string[]): Promise<true>;
  trouble(fault: { kind: string; [key: string]: unknown }): Promise<unknown>;
  closeDoor(person: string, code?: 50007 | 40003 | 50278): Promise<unknown>;
  advance(seconds: number): Promise<unknown>;
  expect(...codes: number[]): Promise<void>;
  check(): Promise<void>;
  transcript(): Promise<string>;
}

type Hook = (work: () => Promise<unknown>) => void;

export interface Hooks {
  before?: Hook;
  beforeAll?: Hook;
  after?: Hook;
  afterAll?: Hook;
  afterEach: Hook;
}

export function withLoopback(hooks: Hooks, settings?: Settings): Loopback;
