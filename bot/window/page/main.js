// The page: what the bot says is drawn, what is touched is said to the bot.

import { keys } from "./keys.js";
import { Link } from "./link.js";
import { Picture } from "./picture.js";
import { Sheet } from "./sheet.js";
import { inline, make, paragraphs, spoken } from "./text.js";
import { hot, isTick, stays, touched, under } from "./touch.js";

const $ = (id) => document.getElementById(id);
const shots = {};
let scene = null, words = {}, from = null, acted = null, lit = new Set(), busy = false, watching = 0;

const sheet = new Sheet($("sheet"), () => words);
const hands = {
  touch: (names, keyboard) => touch(names, keyboard),
  ask: ({ closer, thing }) => (closer ? toast(words.closer) : read("explain", thing)),
  drop: (piece, at, picture) => drop(piece, at, picture),
};
const board = new Picture($("board"), hands), hand = new Picture($("hand"), hands);
let order = Promise.resolve();
/** Words wait for the pictures that came before them. */
const inTurn = (act) => (said) => { order = order.then(() => act(said)).catch(console.error); };
const link = new Link(inTurn(hear), inTurn(see));

function hear(said) {
  if (said.words) speak(said);
  if (said.scene) change(said.scene);
  if (said.ways && said.ways.token === scene?.token) further(said.ways);
  if (said.watching !== undefined) { watching = said.watching; if (scene) headline(); }
  if (said.page) turn(said.page);
  if (said.refused || said.shut) { free(); toast(said.refused ?? said.shut, Boolean(said.shut)); }
  if (said.lost) toast(words.away ?? "…", true);
}

function speak({ words: spokenHere, language }) {
  words = spokenHere;
  document.documentElement.lang = language;
  for (const name of ["board", "hand", "choices"]) $(name).ariaLabel = words[name];
  $("story").ariaLabel = words.happened;
  $("tools").ariaLabel = words.more;
}

async function see(data) {
  const length = new DataView(data).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(data.slice(4, 4 + length)));
  const rest = data.slice(4 + length);
  if (head.picture === "thing") {
    shots.thing = URL.createObjectURL(new Blob([rest]));
    shots.alt = head.alt;
    return;
  }
  if (head.picture === "film") return film(URL.createObjectURL(new Blob([rest])), head.alt);
  const picture = head.picture === "hand" ? hand : board;
  await picture.draw(head, rest);
}

function change(said) {
  const same = scene?.token === said.token;
  scene = said;
  free();
  if (!same) {
    begin(stays(scene, acted));
    lit = new Set();
    farther();
    if ($("sheet").dataset.choice) sheet.close();
  }
  if (!hiding) hush();
  headline();
  $("story").replaceChildren(...scene.story.flatMap(paragraphs));
  offer();
  document.body.dataset.length = scene.length;
  document.body.dataset.token = scene.token;
}

function headline() {
  const waits = scene.mine || !scene.who ? "" : (words.waiting ?? "").replace("{name}", scene.who);
  const thinks = scene.thinking ? words.thinking : "";
  const eyes = watching ? (words.watching ?? "").replace("{n}", watching) : "";
  $("head").replaceChildren(...inline([scene.head, waits, thinks, eyes].filter(Boolean).join(" · ")));
  $("ask").replaceChildren(...inline(scene.prompt));
  $("why").replaceChildren(...inline(scene.why));
  document.title = scene.mine ? `● ${words.turn}` : spoken(scene.head) || "Divemaster";
  document.body.classList.toggle("mine", scene.mine);
}

/** Everything that can be touched now, on the pictures and beside them. */
function offer() {
  const now = hot(scene, from), spots = new Map();
  for (const [name, options] of now) spots.set(name, describe(name, options));
  if (from) spots.set(from.name, { label: words.back, look: "from", pressed: "true", leads: true });
  board.offer(scene.board, spots);
  hand.offer(scene.hand, spots);
  $("choices").replaceChildren(...keys({ scene, words, from, lit, take, deed, rest, back }));
  tools();
}

function describe(name, options) {
  const own = options[0].at === name, leads = own && options.some((one) => one.to);
  const beside = from && !from.options.includes(options[0]);
  const ticked = options.some((one) => lit.has(one.id));
  const alone = options.length === 1, far = options.every((one) => one.id.startsWith("~"));
  const label = alone ? [options[0].label, options[0].detail].filter(Boolean).join(". ")
    : `${options[0].group || options[0].short} · ${options.length}`;
  const toggles = options.some((one) => isTick(scene, one));
  return { label, leads, look: ticked ? "ticked" : beside ? "beside" : (own && !far) || from ? "" : "goal", pressed: toggles ? String(ticked) : null };
}

function touch(names, keyboard) {
  if (!scene || busy) return;
  const now = hot(scene, from), options = names.flatMap((name) => now.get(name) ?? []);
  if (!options.length) return back();
  const means = touched(names, [...new Set(options)], from);
  if (means.choose) take(means.choose);
  else if (means.which) which(means.which);
  else {
    begin(means.from);
    offer();
    if (keyboard) document.querySelector(".spot:not(.from, .beside)")?.focus();
  }
}

function begin(piece) {
  from = piece;
  if (piece && scene.courses) link.say({ ways: piece.name, token: scene.token });
}

/** What several steps of the piece lead to. */
function further({ piece, options, board: places }) {
  if (from?.name !== piece) return;
  const known = new Set(from.options.map((one) => one.to));
  from = { ...from, options: [...from.options, ...options.filter((one) => !known.has(one.to))] };
  scene.board = { ...places, ...scene.board };
  offer();
}

/** A piece was pulled to where it shall go. */
function drop(piece, { x, y, scale }, picture) {
  if (from?.name !== piece) touch([piece], false);
  if (!from) return;
  const goals = from.options.map((one) => one.to).filter((name) => picture.places[name]);
  const [goal] = under(goals, picture.places, x, y, 24 * scale);
  if (goal) touch([goal.name], false);
}

/** What came closer for a finger stays so until it has touched; words that come meanwhile, too. */
function farther() {
  for (const one of [board, hand]) one.closer(null);
}

function back() {
  from = null;
  farther();
  if (scene) offer();
}

function which(options) {
  $("sheet").dataset.choice = "yes";
  sheet.closed = () => { delete $("sheet").dataset.choice; };
  sheet.show(from ? words.which : options[0].group || words.which,
    make("div", { className: "keys" }, ...keys.of(options, { scene, lit, take })));
}

/** An option: lit, where several count together, else chosen at once. */
function take(option) {
  if (busy) return;
  acted = option;
  if (!isTick(scene, option)) { sheet.close(); return send([option.id]); }
  if (!lit.delete(option.id)) lit.add(option.id);
  sheet.close();
  if (scene.deed && lit.size === scene.most && scene.most > 0) return deed();
  from = null;
  offer();
}

const deed = () => send([...lit, scene.deed].filter(Boolean));
const rest = () => send(["~rest"]);

function free() {
  busy = false;
  document.body.classList.remove("busy");
}

function send(options) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  link.deed({ token: scene.token, options });
}

function tools() {
  const tool = (name, onclick) => make("button", { onclick }, words[name]);
  const made = [];
  if (scene.seated) made.push(tool("undo", () => { if (!busy) { busy = true; link.deed({ undo: scene.length }); } }));
  if (scene.hints) made.push(tool("hint", () => read("advise")));
  made.push(tool("missed", () => read("missed")), tool("help", () => read("explain")),
    tool("film", () => { toast(words.drawing); link.say({ open: "film" }); }),
    tool("log", () => read("log")), tool("words", () => read("words")));
  const bar = $("tools"), same = bar.childElementCount === made.length;
  if (!same || bar.textContent !== made.map((one) => one.textContent).join("")) bar.replaceChildren(...made);
}

function read(wanted, value = "") {
  const address = wanted.includes(":") ? wanted : value && wanted === "explain" ? "thing" : wanted;
  link.say({ open: address.includes(":") ? address : `d1:${location.hash.slice(1).split(".")[0]}::${address}`, value });
}

function turn(page) {
  delete $("sheet").dataset.choice;
  const picture = shots.thing && page.thing ? make("img", { src: shots.thing, alt: shots.alt, className: "thing" }) : null;
  sheet.page(page, picture, {
    read,
    untitled: words.words,
    can: (id) => scene.options.some((one) => one.id === id),
    choose: (id) => { const one = scene.options.find((option) => option.id === id); sheet.close(); if (one) send([id]); },
  });
}

function film(src, alt) {
  hush();
  delete $("sheet").dataset.choice;
  sheet.show(words.film, make("img", { src, alt: spoken(alt), className: "film" }));
}

let hiding = null;
/** For a while, or until the table is there again; whoever touches anything has read it. */
function toast(said, stays = false) {
  hush();
  $("toast").replaceChildren(...inline(said));
  $("toast").hidden = false;
  if (!stays) hiding = setTimeout(hush, 6000);
}

function hush() {
  clearTimeout(hiding);
  hiding = null;
  $("toast").hidden = true;
}

addEventListener("pointerdown", () => { if (hiding) hush(); });

addEventListener("keydown", (event) => { if (event.key === "Escape" && !sheet.open) back(); });
addEventListener("hashchange", () => location.reload());
