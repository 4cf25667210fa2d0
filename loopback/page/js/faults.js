// The corner for faults: break things on purpose, and see that the bot copes.

import * as api from "./api.js";
import { h, put } from "./dom.js";
import { icon } from "./icons.js";
import { kindly, toast } from "./toast.js";

const GROUPS = [
  {
    title: "Gateway",
    faults: [
      ["Drop, resumable", "The socket breaks; the bot resumes and misses nothing", { kind: "drop", resumable: true }],
      ["Drop, session lost", "The bot must identify anew", { kind: "drop", resumable: false }],
      ["Ask to reconnect", "Op 7, as Discord does every few hours", { kind: "reconnect" }],
    ],
  },
];

let panel = null;

export function openFaults(pane) {
  if (panel) return closeFaults();
  panel = h("aside", { class: "faults", "aria-label": "Faults" });
  document.body.append(panel);
  return panel;
}

function closeFaults() {
  panel?.remove();
  panel = null;
}

export { GROUPS, api, icon, kindly, put, toast };
