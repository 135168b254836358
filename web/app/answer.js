/**
 * Tells the page around that an answer of the person was checked; web/element.d.ts
 * says what the event means.
 *
 * @param {Element} element inside the playground
 * @param {{ kind: "exercise" | "lesson", name: string, correct: boolean }} answer
 */
export function tellAnswer(element, answer) {
  const detail = { ...answer, score: answer.correct ? 1 : 0 };
  element.dispatchEvent(
    new CustomEvent("answer", { detail, bubbles: true, composed: true }),
  );
}
