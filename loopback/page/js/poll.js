// A poll: answers to choose from while it is open and one has not voted, then how it stands.

import { emoji } from "./components/emoji.js";
import { h } from "./dom.js";
import { fromNow } from "./time.js";

export function poll(message, client) {
  const { poll: asked } = message;
  const over = asked.results.is_finalized || new Date(asked.expiry) <= new Date();
  const voted = asked.results.answer_counts.some(({ me_voted: mine }) => mine);
  return over || voted ? results(message, client, over) : ballot(message, client);
}

// Voting

function ballot({ poll: asked, id, channel_id: channel }, client) {
  const several = asked.allow_multiselect;
  const vote = h("button", { type: "submit", class: "button primary", disabled: true }, "Vote");
  const answers = asked.answers.map((answer) => choice(answer, id, several));
  const form = h(
    "form",
    { class: "poll" },
    h(
      "fieldset",
      {},
      h("legend", {}, asked.question.text),
      h("p", { class: "note" }, several ? "Select one or more answers" : "Select one answer"),
      answers,
    ),
    h("footer", {}, h("span", {}, standing(asked)), vote),
  );
  const chosen = () => [...new FormData(form).getAll("answer")].map(Number);
  form.addEventListener("change", () => (vote.disabled = !chosen().length));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    client.vote(channel, id, chosen());
  });
  return form;
}

function choice({ answer_id: number, poll_media: media }, message, several) {
  const props = { type: several ? "checkbox" : "radio", name: "answer", value: String(number) };
  const input = h("input", { ...props, id: `poll-${message}-${number}` });
  return h("label", { class: "poll-answer" }, emoji(media.emoji), h("span", {}, media.text), input);
}

// Standing

function results({ poll: asked, id, channel_id: channel }, client, over) {
  const back = h("button", { type: "button", class: "text-link" }, "Remove vote");
  back.addEventListener("click", () => client.vote(channel, id, []));
  return h(
    "section",
    { class: "poll", "aria-label": `Poll: ${asked.question.text}` },
    h("p", { class: "poll-question" }, asked.question.text),
    h("ul", {}, asked.answers.map((answer) => result(answer, asked))),
    h("footer", {}, h("span", {}, standing(asked, over)), over ? null : back),
  );
}

function result({ answer_id: number, poll_media: media }, asked) {
  const { count = 0, me_voted: mine } = countOf(asked, number) ?? {};
  const share = Math.round((100 * count) / Math.max(1, total(asked)));
  const words = `${votes(count)}, ${share} %`;
  return h(
    "li",
    { class: `poll-result${mine ? " mine" : ""}`, style: { "--share": `${share}%` } },
    emoji(media.emoji),
    h("span", {}, media.text),
    mine && h("em", {}, "your vote"),
    h("b", {}, words),
  );
}

const countOf = ({ results: { answer_counts: counts } }, number) =>
  counts.find(({ id }) => id === number);

const total = ({ results: { answer_counts: counts } }) =>
  counts.reduce((sum, { count }) => sum + count, 0);

const votes = (count) => (count === 1 ? "1 vote" : `${count} votes`);

function standing(asked, over = false) {
  const ends = over ? "poll closed" : `ends ${fromNow(new Date(asked.expiry))}`;
  return `${votes(total(asked))} • ${ends}`;
}
