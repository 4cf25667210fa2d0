// Discord's ids: numbers too big for JavaScript, kept as text; the time is inside.

const EPOCH = 1420070400000n;

/** Order of two ids, oldest first. */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export const newer = (a, b) => byId(a ?? "0", b ?? "0") > 0;

export const madeAt = (id) => new Date(Number((BigInt(id) >> 22n) + EPOCH));
