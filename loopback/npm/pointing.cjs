// Points a client library at a Discord on this machine, and at no other.

const https = require("node:https");
const { readFileSync } = require("node:fs");

const HERE = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** An address on this machine: a token goes there. */
function checked(address, protocol) {
  const url = new URL(address);
  if (url.protocol !== protocol || !HERE.has(url.hostname))
    throw new Error(`${address} is not ${protocol.slice(0, -1)} on a loopback address such as 127.0.0.1`);
  return url;
}

/** The options of a discord.js `Client`. */
function discordjs({ address }, options = {}) {
  const { origin } = checked(address, "http:");
  return { ...options, rest: { ...options.rest, api: `${origin}/api`, version: "10", cdn: origin } };
}

/** The options of an oceanic.js `Client`. */
function oceanic({ address, token }, options = {}) {
  const { origin } = checked(address, "http:");
  return { ...options, auth: `Bot ${token}`, rest: { ...options.rest, baseURL: `${origin}/api/v10` } };
}

/** The options of discordeno's `createBot`. */
function discordeno({ address, token }, options = {}) {
  const { origin } = checked(address, "http:");
  const proxy = { baseUrl: `${origin}/api`, authorization: `Bot ${token}` };
  return { ...options, token, rest: { ...options.rest, proxy } };
}

/** The options of an eris `Client`, which speaks https and nothing else: start with `tls`. */
function eris({ https: secure, certificate }, options = {}) {
  const { hostname, port } = checked(secure ?? "", "https:");
  const agent = new https.Agent({ ca: readFileSync(certificate), keepAlive: true });
  agent.defaultPort = Number(port);
  const rest = { ...options.rest, domain: hostname, baseURL: "/api/v10", agent };
  return { ...options, rest };
}

module.exports = { discordjs, oceanic, discordeno, eris };
