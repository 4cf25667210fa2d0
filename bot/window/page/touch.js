// What a touch means: a piece, then where it goes; nothing here knows a game or draws anything.

const FEW = 12;

/** What can be touched now: a place's name and the options that it stands for. Where a chosen piece
 * can go comes first, then other pieces, then where one of these alone can go straight away. */
export function hot(scene, from) {
  const found = new Map(), others = scene.options.filter((one) => one.at !== from?.name);
  const layer = (options, end) => {
    const fresh = options.filter((one) => one[end] && one[end] !== from?.name && !found.has(one[end]));
    for (const one of fresh) found.set(one[end], [...(found.get(one[end]) ?? []), one]);
  };
  if (from) layer(from.options, "to");
  layer(others, "at");
  const near = new Set(found.keys());
  layer(others, "to");
  for (const [name, options] of found)
    if (!near.has(name) && options.some((one) => one.at !== options[0].at)) found.delete(name);
  return found;
}

/** Whoever has acted stays chosen, as long as they can go on; a piece where it went, or was. */
export function stays(scene, acted) {
  const own = acted?.who ? scene.options.filter((one) => one.who === acted.who && one.at) : [];
  if (own.some((one) => one.to)) return { name: own[0].at, options: own };
  for (const name of [acted?.to, acted?.at].filter(Boolean)) {
    const options = scene.options.filter((one) => one.at === name);
    if (options.some((one) => one.to)) return { name, options };
  }
  return null;
}

/** What a touched place asks for: a choice, where to go, or which of several. Places that lie on
 * one another are touched together. */
export function touched(names, options, from) {
  if (options.length === 1) return { choose: options[0] };
  if (!from?.options.includes(options[0]) && options.some((one) => one.to && names.includes(one.at)))
    return { from: { name: names[0], options } };
  return { which: options };
}

/** Keys beside the board: what lies nowhere; first what a chosen piece can do where it is, or, while
 * none is chosen, last what no single touch means, where that is little. */
export function loose(scene, from) {
  const nowhere = scene.options.filter((one) => !one.at);
  if (from) return [...from.options.filter((one) => !one.to), ...nowhere];
  const alone = [...hot(scene, null).values()].filter((ones) => ones.length === 1).flat();
  const left = scene.options.filter((one) => one.at && !alone.includes(one));
  return [...nowhere, ...(left.length <= FEW ? left : [])];
}

/** Whether an option lights up first and counts with others. */
export const isTick = (scene, option) => scene.ticks.includes(option.id);

/** Names of places in the order in which a page is read. */
export function inOrder(names, places) {
  const row = (name) => Math.round(places[name][1] / 40);
  return [...names].sort((a, b) => row(a) - row(b) || places[a][0] - places[b][0]);
}

/** How far a point is outside of a place, and how far from its middle. */
export function away([x, y, wide, high], px, py) {
  const outside = Math.hypot(
    Math.max(0, Math.abs(px - x) - wide / 2),
    Math.max(0, Math.abs(py - y) - high / 2),
  );
  return { outside, middle: Math.hypot(px - x, py - y) };
}

/** Of the places under a finger the nearest, and those that lie exactly there, too. */
export function nearest(found, places) {
  const [first] = found;
  if (!first) return [];
  const [x, y] = places[first.name];
  const there = found.filter(({ name }) => Math.hypot(places[name][0] - x, places[name][1] - y) < 6);
  return there.map(({ name }) => name);
}

/** The places under a finger, nearest first. */
export function under(names, places, px, py, reach) {
  return names
    .map((name) => ({ name, ...away(places[name], px, py) }))
    .filter(({ outside }) => outside <= reach)
    .sort((a, b) => a.outside - b.outside || a.middle - b.middle);
}
