/** Where a lesson leads: to exercises, experiments and the next lesson. */
import { html, nothing } from "lit";
import { viewOf } from "../../app/experiment-names.js";
import { FIELDS } from "../../app/state.js";
import { send } from "../../components/controls.js";
import { t } from "../../i18n/index.js";

/**
 * @param {HTMLElement} host
 * @param {import("../lesson.js").Lesson} lesson
 * @param {string} next name of the lesson after it, or ""
 */
export function goOn(host, lesson, next) {
  const there = lesson.experiments.filter((name) =>
    FIELDS.view.accepts(viewOf(name)),
  );
  const open = (/** @type {any} */ patch) => send(host, patch);
  const openNext = () =>
    host.dispatchEvent(new CustomEvent("lesson-open", { detail: next }));
  return html`<section class="stage">
    <h4>${t("lesson.go-on")}</h4>
    <div class="ways">
      ${lesson.exercises.map(
        (name) =>
          html`<button
            class="button"
            @click=${() => open({ view: "practice", exercise: name })}
          >
            ${t("lesson.exercise", { name: t(`lesson.exercise.${name}`) })}
          </button>`,
      )}
      ${there.map(
        (name) =>
          html`<button
            class="button"
            @click=${() => open({ view: viewOf(name) })}
          >
            ${t("lesson.experiment", { name: t(`lesson.experiment.${name}`) })}
          </button>`,
      )}
      ${
        next
          ? html`<button class="button main" @click=${openNext}>
              ${t("lesson.next", { title: t(`lesson.${next}.title`) })}
            </button>`
          : nothing
      }
    </div>
  </section>`;
}
