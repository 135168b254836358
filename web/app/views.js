/** What stands in place of the playground, and the ways there. */
import { html } from "lit";
import { experimentOf } from "./experiment-names.js";
import { experiments, experimentsButton } from "./experiments-door.js";
import { lessonButton } from "./lesson-door.js";
import { practice, practiceButton } from "./practice-door.js";
import { teachers } from "./teachers-door.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** @param {Controller} page */
export const viewButtons = (page) =>
  html`${lessonButton(page)} ${experimentsButton(page)} ${practiceButton(page)}`;

/** @param {Controller} page whose view is not the playground */
export function otherView(page) {
  if (page.state.view === "teachers") return teachers(page);
  return experimentOf(page.state.view) ? experiments(page) : practice(page);
}
