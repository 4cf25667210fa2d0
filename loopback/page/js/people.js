// Who is here: the "playing as" switch, and the list of members with who can be opened beside.

import * as api from "./api.js";
import { avatar, nameOf } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { personMenu } from "./menus.js";
import { openMenu } from "./picker.js";
import { kindly } from "./toast.js";

/** Become somebody else in this pane. */
export function personSwitch(anchor, pane) {
  const { client } = pane;
  const people = [...client.people.values()].map((person) => ({
    label: nameOf(person),
    note: person.id === client.me.id ? "that is you now" : person.roles?.join(", "),
    face: avatar(person, 28),
    run: () => pane.playAs(person.id),
  }));
  const more = {
    label: "Somebody new…",
    note: "add a person to the guild",
    face: sign("plus"),
    run: () => addPerson(pane),
  };
  const language = {
    label: `Language: ${client.locale}`,
    note: "of this person's Discord; bots are told",
    face: sign("bell"),
    run: () => changeLanguage(pane),
  };
  const install = {
    label: "Take the app along",
    note: "its commands go with this person, in groups too",
    face: sign("plus"),
    run: () => kindly(() => api.install({ as: client.me.id })),
  };
  openMenu(anchor, [...people, more, language, install], "Playing as");
}

async function changeLanguage(pane) {
  const { client } = pane;
  const locale = await pane.ask("Which language? (de, en-GB, fr, pt-BR, …)");
  if (!locale) return;
  const changed = await kindly(() => api.setLocale({ as: client.me.id, locale }));
  if (changed) client.learnLocale(changed.locale);
}

const sign = (name) => h("span", { class: "sign" }, icon(name, 20));

async function addPerson(pane) {
  const name = await pane.ask("What is the new person called?");
  if (!name) return;
  const person = await kindly(() => api.addPerson({ name }));
  if (person) pane.playAs(person.id);
}

/** The column at the right of a wide pane. */
export function memberList(pane) {
  const { client } = pane;
  const row = (user, note) => {
    const button = h(
      "button",
      { type: "button", class: "member" },
      avatar(user, 32),
      h("span", {}, h("b", {}, nameOf(user)), note && h("small", {}, note)),
    );
    button.addEventListener("click", () => personMenu(button, user, client));
    return h("li", {}, button);
  };
  const note = (person) =>
    [person.id === client.me.id && "you", ...(person.roles ?? [])].filter(Boolean).join(", ");
  const here = client.peopleIn(client.channel(pane.channelId));
  const people = here.map((person) => row(person, note(person)));
  const state = client.bot.online ? "online" : "not connected";
  return [
    h("h2", {}, `People — ${people.length}`),
    h("ul", {}, people),
    h("h2", {}, "App — 1"),
    h("ul", { class: client.bot.online ? "" : "asleep" }, row(client.bot.user, state)),
  ];
}
