// What a touch means: a piece, then where it goes; nothing here knows a game or draws anything.

/** What can be touched now: a place's name and the options that it stands for. */
export function hot(scene, from) {
  const found = new Map();
  const add = (name, option) => found.set(name, [...(found.get(name) ?? []), option]);
  if (from) {
    for (const one of from.options) if (one.to) add(one.to, one);
    return found;
  }
  for (const one of scene.options) if (one.at) add(one.at, one);
  const straight = new Map();
  for (const one of scene.options) {
    if (one.to && !found.has(one.to)) straight.set(one.to, [...(straight.get(one.to) ?? []), one]);
  }
  for (const [name, options] of straight) found.set(name, options);
  return found;
}

/** What a touched place asks for: a choice, where to go, or which of several. Places that lie on
 * one another are touched together. */
export function touched(names, options, from) {
  if (options.length === 1) return { choose: options[0] };
  if (!from && options.some((one) => one.to && names.includes(one.at)))
    return { from: { name: names[0], options } };
  return { which: options };
}

/** Options that lie nowhere: they are keys beside the board. Of a piece that was touched, what it
 * can do where it is. */
export function loose(scene, from) {
  return from ? from.options.filter((one) => !one.to) : scene.options.filter((one) => !one.at && !one.to);
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
