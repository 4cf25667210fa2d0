// Inside Discord: the frame around us says in which Activity we are, and asks the person who they are.

export const inDiscord = () => new URLSearchParams(location.search).has("frame_id");

/** What is said to the bot first; it asks Discord whether it is true. */
export async function introduction() {
  const { DiscordSDK } = await import("./discord.js");
  const client_id = document.documentElement.dataset.client;
  const sdk = new DiscordSDK(client_id);
  await sdk.ready();
  const asked = { client_id, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
  const { code } = await sdk.commands.authorize(asked).catch(() => ({ code: "" }));
  return JSON.stringify({ code, instance: sdk.instanceId });
}
