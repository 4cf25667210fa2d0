// Points discord.js at a Discord on this machine:
//
//   const { Client } = require("discord.js");
//   const { pointedAt } = require(".../loopback/pointing/discordjs.cjs");
//   const client = new Client(pointedAt("http://127.0.0.1:8765", { intents: [] }));

const HERE = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** The options of a discord.js Client, with every address on this machine. */
function pointedAt(address, options) {
  const { origin, protocol, hostname } = new URL(address);
  if (protocol !== "http:" || !HERE.has(hostname))
    throw new Error(`${address} is not http on a loopback address such as 127.0.0.1`);
  const rest = { ...options.rest, api: `${origin}/api`, version: "10", cdn: origin };
  return { ...options, rest };
}

module.exports = { pointedAt };
