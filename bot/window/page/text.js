// The little markdown that messages have, as nodes; nothing of it is ever read as HTML.

const MARKS = /(\*\*(.+?)\*\*|~~(.+?)~~|`(.+?)`|\*(.+?)\*|<t:(\d+)(?::\w)?>|\\([\s\S]))/;

export function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in made) made[name] = value;
    else if (value !== null) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** Bold, italics, what was struck out, moments and escapes. */
export function inline(words) {
  const found = MARKS.exec(words);
  if (!found) return [words];
  const [all, , bold, struck, code, slanted, moment, escaped] = found;
  const before = words.slice(0, found.index);
  const after = inline(words.slice(found.index + all.length));
  let node = escaped;
  if (bold) node = make("strong", {}, ...inline(bold));
  else if (struck) node = make("s", {}, ...inline(struck));
  else if (code) node = make("code", {}, code);
  else if (slanted) node = make("em", {}, ...inline(slanted));
  else if (moment) node = new Date(1000 * moment).toLocaleString(document.documentElement.lang);
  return [before, node, ...after];
}

/** Paragraphs, small print and titles. */
export function paragraphs(words) {
  return words
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      if (line.startsWith("-# ")) return make("p", { className: "small" }, ...inline(line.slice(3)));
      if (/^#{1,3} /.test(line)) return make("h2", { className: "title" }, ...inline(line.replace(/^#+ /, "")));
      if (line.startsWith("- ")) return make("p", { className: "point" }, ...inline(line.slice(2)));
      return make("p", {}, ...inline(line));
    });
}

/** The same as plain words, for whoever hears them. */
export const spoken = (words) => make("p", {}, ...inline(words)).textContent;
