// Loopback's JSON API, one function a request. `as` is always the person who acts.

const ROOT = "/loopback";

/** What loopback (or Discord's rules) did not allow, in words for the person. */
export class Refused extends Error {
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const world = (as) => get("/world", { as });
export const messages = (as, channel, { limit = 50, before } = {}) =>
  get(`/channels/${channel}/messages`, { as, limit, before });
export const pins = (as, channel) => get(`/channels/${channel}/pins`, { as });
export const commands = (as, channel) => get("/commands", { as, channel });

export const autocomplete = (body) => post("/autocomplete", body);
export const invoke = (body) => post("/invoke", body);
export const click = (body) => post("/click", body);
export const select = (body) => post("/select", body);
export const submit = (body) => post("/submit", body);
export const write = (body) => post("/messages", body);
export const typing = (body) => post("/typing", body);
export const joinThread = (body) => post("/threads/join", body);
export const leaveThread = (body) => post("/threads/leave", body);
export const vote = (body) => post("/vote", body);
export const setLocale = (body) => post("/locale", body);
export const addPerson = (body) => post("/people", body);
export const launch = (body) => post("/launch", body);
export const authorize = (body) => post("/activity/authorize", body);
export const authenticate = (body) => post("/activity/authenticate", body);
export const leaveActivity = (body) => post("/activity/leave", body);
export const direct = (body) => post("/direct", body);
export const addGroup = (body) => post("/groups", body);
export const install = (body) => post("/install", body);
export const addChannel = (body) => post("/channels", body);
export const erase = (as, channel, message) =>
  call("DELETE", `/channels/${channel}/messages/${message}`, { as });

export const faults = () => get("/faults");
export const setFault = (body) => post("/faults", body);
export const clearFaults = () => call("DELETE", "/faults");

export function upload(as, file) {
  return call("POST", "/uploads", { as, filename: file.name }, file, file.type);
}

const get = (path, query) => call("GET", path, query);
const post = (path, body) => call("POST", path, {}, JSON.stringify(body), "application/json");

async function call(method, path, query, body, type = "application/octet-stream") {
  const headers = body === undefined ? {} : { "Content-Type": type || "application/octet-stream" };
  const answer = await reach(ROOT + path + asked(query), { method, headers, body });
  if (!answer.ok) throw await refusal(answer);
  return answer.status === 204 ? null : answer.json();
}

function asked(query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

async function reach(url, options) {
  try {
    return await fetch(url, options);
  } catch {
    throw new Refused(0, 0, "Nobody's answering at this address. Is loopback still running?");
  }
}

async function refusal(answer) {
  const body = await answer.json().catch(() => ({}));
  const words = body.message || `Loopback answered ${answer.status}.`;
  return new Refused(answer.status, body.code, [words, ...reasons(body.errors)].join(" "));
}

/** The sentences inside Discord's tree of errors. */
function reasons(tree) {
  if (!tree || typeof tree !== "object") return [];
  const here = Array.isArray(tree._errors) ? tree._errors.map((error) => error.message) : [];
  return [
    ...here,
    ...Object.values(tree)
      .filter((v) => !Array.isArray(v))
      .flatMap(reasons),
  ];
}
