/**
 * What of a learner's answers counts for a course.
 *
 * @typedef {{ kind: "exercise" | "lesson", name: string, correct: boolean, score: number }} Answer
 *   score: 0 to 1
 */

/**
 * The exercise or lesson that a link is about.
 *
 * @param {string} link what stands behind the "#" of an address of the playground
 * @returns {Pick<Answer, "kind" | "name"> | null} null: the page as a whole
 */
export function targetOf(link) {
  const fields = new URLSearchParams(link.replace(/^#/, ""));
  const exercise = fields.get("exercise");
  const lesson = fields.get("lesson");
  if (fields.get("view") === "practice" && exercise)
    return { kind: "exercise", name: exercise };
  return lesson && lesson !== "all" ? { kind: "lesson", name: lesson } : null;
}

/**
 * @param {unknown} data a message of the playground
 * @returns {Answer | null} null for anything else
 */
export function answerOf(data) {
  const { kind, name, correct, score } = /** @type {any} */ (data ?? {});
  const isOurs =
    (kind === "exercise" || kind === "lesson") &&
    typeof name === "string" &&
    /^[a-z0-9-]{1,40}$/.test(name) &&
    typeof correct === "boolean" &&
    typeof score === "number" &&
    score >= 0 &&
    score <= 1;
  return isOurs ? { kind, name, correct, score } : null;
}

/** The best of a learner's answers, and whether what was asked for is done. */
export class Result {
  #target;
  /** Of the best answer, 0 to 1; null before the first. @type {number | null} */
  score = null;
  isDone = false;
  /** An answer was right. */
  isRight = false;

  /** @param {ReturnType<typeof targetOf>} target null: every answer counts, and looking is enough */
  constructor(target) {
    this.#target = target;
  }

  /** The page has been shown. */
  look() {
    if (this.#target === null) this.isDone = true;
  }

  /**
   * @param {Answer} answer
   * @returns {boolean} whether it counts
   */
  take({ kind, name, correct, score }) {
    const target = this.#target;
    if (target && (target.kind !== kind || target.name !== name)) return false;
    this.score = Math.max(this.score ?? 0, score);
    if (correct) this.isDone = this.isRight = true;
    return true;
  }
}
