// An Activity in its frame, and what the frame asks of the Discord around it.

import * as api from "./api.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const INVALID_COMMAND = 4002;
const INVALID_TOKEN = 4009;
const REFUSED_BY_PERSON = 5000;

/** Show an Activity over the messages of a pane; gives a function that ends it for this person. */
export function openActivity(stage, client, activity) {
  const frame = h("iframe", { title: "Activity", src: address(activity) });
  const away = h(
    "button",
    { type: "button", class: "plain", "aria-label": "Leave the Activity", onclick: close },
    icon("close", 22),
  );
  const box = h("section", { class: "activity", "aria-label": "Activity" }, h("header", {}, away), frame);
  const listening = new AbortController();
  const { signal } = listening;
  const subscribed = new Set();
  let { participants } = activity;

  function close() {
    listening.abort();
    box.remove();
    api.leaveActivity({ as: client.me.id, instance: activity.instance_id }).catch(() => null);
  }

  const send = (payload) => frame.contentWindow?.postMessage([FRAME, payload], location.origin);
  const dispatch = (evt, data) => send({ cmd: "DISPATCH", evt, data, nonce: null });

  async function answer({ cmd, args, evt, nonce }) {
    try {
      const data = await ANSWERS[cmd](args ?? {}, evt);
      send({ cmd, data, evt: null, nonce });
    } catch (error) {
      const { code, message } = ANSWERS[cmd] ? error : unknown(cmd);
      send({ cmd, data: { code, message }, evt: "ERROR", nonce });
    }
  }

  const ANSWERS = {
    AUTHORIZE: ({ client_id, scope = [] }) => consent(box, client, client_id, scope),
    AUTHENTICATE: ({ access_token }) => recognised(client, access_token),
    SUBSCRIBE: (_, evt) => subscribed.add(evt) && { evt },
    UNSUBSCRIBE: (_, evt) => ({ evt, gone: subscribed.delete(evt) }),
    GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS: () => ({ participants }),
    GET_CHANNEL: ({ channel_id }) => channel(client, channel_id),
    GET_CHANNEL_PERMISSIONS: () => ({ permissions: client.channel(activity.location.channel_id).permissions }),
    USER_SETTINGS_GET_LOCALE: () => ({ locale: client.locale }),
    GET_PLATFORM_BEHAVIORS: () => ({ iosKeyboardResizesView: false }),
    ENCOURAGE_HW_ACCELERATION: () => ({ enabled: true }),
    SET_CONFIG: ({ use_interactive_pip = false }) => ({ use_interactive_pip }),
    SET_ACTIVITY: ({ activity: told }) => ({ name: client.bot.user.username, type: 0, ...told }),
    OPEN_EXTERNAL_LINK: ({ url }) => ({ opened: Boolean(window.open(url, "_blank", "noopener")) }),
    SET_ORIENTATION_LOCK_STATE: () => null,
    CAPTURE_LOG: () => null,
  };

  function heard({ source, origin, data }) {
    if (source !== frame.contentWindow || origin !== location.origin || !Array.isArray(data)) return;
    const [kind, payload] = data;
    if (kind === HANDSHAKE) shake(payload);
    if (kind === FRAME) answer(payload);
    if (kind === CLOSE) close();
  }

  function shake({ client_id }) {
    if (client_id !== client.bot.application_id)
      return frame.contentWindow.postMessage([CLOSE, { code: 4000, message: "Invalid Client ID" }], location.origin);
    const config = { cdn_host: location.host, api_endpoint: "//" + location.host + "/api", environment: "production" };
    return dispatch("READY", { v: 1, config });
  }

  function met({ instance_id, participants: now }) {
    if (instance_id !== activity.instance_id) return;
    participants = now;
    const evt = "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE";
    if (subscribed.has(evt)) dispatch(evt, { participants });
  }

  addEventListener("message", heard, { signal });
  client.on("participants", met, signal);
  stage.append(box);
  return close;
}

/** Where the frame begins, and all that it is told on the way. */
function address({ instance_id, location: { id, channel_id, guild_id } }) {
  const told = { instance_id, location_id: id, channel_id, platform: "desktop" };
  const query = new URLSearchParams({ ...told, frame_id: crypto.randomUUID() });
  if (guild_id) query.set("guild_id", guild_id);
  return `/.proxy/?${query}`;
}

const unknown = (cmd) => ({ code: INVALID_COMMAND, message: `Loopback doesn't do ${cmd}` });

/** The person is asked what the app may know. */
function consent(box, client, client_id, scope) {
  return new Promise((yes, no) => {
    const words = `${client.bot.user.username} wants to know: ${scope.join(", ")}`;
    const form = h("div", { class: "consent", role: "dialog", "aria-label": words }, h("p", {}, words));
    const button = (label, kind, run) =>
      h("button", { type: "button", class: `button ${kind}`, onclick: () => form.remove() ?? run() }, label);
    const refuse = () => no({ code: REFUSED_BY_PERSON, message: "OAuth2 Error: access_denied" });
    const allow = () => api.authorize({ as: client.me.id, client_id, scope }).then(yes, no);
    form.append(button("Cancel", "secondary", refuse), button("Authorise", "primary", allow));
    box.append(form);
    form.lastChild.focus();
  });
}

async function recognised(client, access_token) {
  const body = { as: client.me.id, access_token: access_token ?? "" };
  return api.authenticate(body).catch(() => {
    throw { code: INVALID_TOKEN, message: "Invalid OAuth2 access token" };
  });
}

function channel(client, id) {
  const { type, guild_id, name, topic, position } = client.channel(id) ?? {};
  return { id, type, guild_id, name, topic, position, voice_states: [], messages: [] };
}
