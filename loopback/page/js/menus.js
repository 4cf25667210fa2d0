// Menus of a message and of a person: the application's own commands, and what helps to play.

import { nameOf } from "./avatar.js";
import { titleOf } from "./composer/commands.js";
import { MAY } from "./kinds.js";
import { icon } from "./icons.js";
import { openMenu } from "./picker.js";
import { kindly, toast } from "./toast.js";

const ON_USER = 2;
const ON_MESSAGE = 3;

export async function messageMenu(anchor, message, client) {
  const channel = client.channel(message.channel_id);
  const mine = message.author.id === client.me.id || client.may(channel, MAY.manageMessages);
  const erase = {
    label: "Delete message",
    face: icon("trash", 18),
    danger: true,
    run: () => client.dismiss(message),
  };
  const apps = await appItems(client, message.channel_id, ON_MESSAGE, message.id);
  openMenu(anchor, [...apps, copyId(message.id), ...(mine ? [erase] : [])], "Message");
}

export async function personMenu(anchor, user, client) {
  const name = nameOf(user);
  const playable = client.people.has(user.id) && user.id !== client.me.id;
  const play = [
    {
      label: `Play as ${name}`,
      face: icon("people", 18),
      run: () => client.emit("play-as", user.id),
    },
    {
      label: `Open ${name} beside`,
      face: icon("split", 18),
      run: () => client.emit("beside", user.id),
    },
  ];
  const mention = {
    label: "Mention",
    face: icon("at", 18),
    run: () => client.emit("mention", name),
  };
  const apps = await appItems(client, client.current, ON_USER, user.id);
  openMenu(anchor, [...(playable ? play : []), mention, ...apps, copyId(user.id)], name);
}

async function appItems(client, channel, type, target) {
  const all = (await kindly(() => client.commands(channel))) ?? [];
  return all
    .filter((command) => command.type === type)
    .map((command) => ({
      label: titleOf(command),
      note: "App command",
      face: icon("slash", 18),
      run: () => client.interactions.invoke(channel, command.name, {}, target),
    }));
}

function copyId(id) {
  const run = async () => {
    await navigator.clipboard?.writeText(id);
    toast(`Copied ${id}`);
  };
  return { label: "Copy id", face: icon("file", 18), run };
}
