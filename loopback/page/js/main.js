import { App } from "./app.js";

new App(document.getElementById("panes")).start();
