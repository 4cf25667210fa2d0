// Discord's numbers: kinds of channels, and the permissions that the page asks about.

export const TEXT = 0;
export const DIRECT = 1;
export const GROUP = 3;
export const CATEGORY = 4;
export const FORUM = 15;
const THREADS = [10, 11, 12];

export const isThread = (channel) => THREADS.includes(channel?.type);

/** Bits of a person's permissions. */
export const MAY = { manageMessages: 13, write: 11, writeInThreads: 38, commands: 31 };
