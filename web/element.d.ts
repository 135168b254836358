/** `import "attention-playground"` defines <attention-playground>; on a server it does nothing. */

/** Settles when the element is defined. */
export const defined: Promise<void>;

/**
 * What the page shows: a value of a link each. The names and values are those of a link ("mask",
 * "scaled", "head"…); web/app/state.js has the table. It is data to read, frozen with all that is in
 * it: what writes into it throws a TypeError in strict code, and does nothing elsewhere.
 */
export type PlaygroundState = Readonly<Record<string, unknown>>;

/**
 * Attributes, read when the element is put into a page and whenever they change:
 *
 * - `link`: a whole state, as it stands behind the "#" of the page's address; the others go before it
 * - `switches`: some fields of a state, as in a link: `mask=causal&scaled=0`
 * - `sentence`, `other-sentence`, `model` (vectors, untrained, writer, translator), `layer`, `head`,
 *   `view`, `language`, `theme` (auto, light, dark), `build`: one field each
 * - `controls`: the parts that are shown; `:locked` behind one that cannot be changed:
 *   `formula sentence:locked map`. Without it all are shown. A part with anything else behind its
 *   ":" is locked, too, and told by an "error". Where one is locked, files change nothing
 * - `site`: the address of a page of the playground; with it links can be copied
 *
 * A value that cannot be read leaves what was before and is told by an "error"; so does an attribute
 * that is taken away, of which nothing is told.
 */
export interface AttentionPlaygroundElement extends HTMLElement {
  /**
   * Changes by assignment: a part of a state may be assigned, and its fields change. It is copied. A
   * wrong field or value throws an EngineError (of "attention-playground/engine") with code
   * "invalid-argument", and nothing changes; `undefined` is as good as nothing.
   */
  get state(): PlaygroundState;
  set state(patch: PlaygroundState | undefined);
  /** An address that shows the present state; null without `site`, or where it would be too long. */
  getLink(): Promise<string | null>;
  /**
   * Shows what a link shows: all that stands behind the "#". Rejects like `state` what is no text; of
   * a link that cannot be read tell the page and an "error".
   */
  open(link: string): Promise<void>;
  /** To the state before, and back; where there is none, nothing happens. */
  undo(): void;
  redo(): void;

  addEventListener<K extends keyof AttentionPlaygroundEventMap>(
    type: K,
    listener: (
      this: AttentionPlaygroundElement,
      event: AttentionPlaygroundEventMap[K],
    ) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof AttentionPlaygroundEventMap>(
    type: K,
    listener: (
      this: AttentionPlaygroundElement,
      event: AttentionPlaygroundEventMap[K],
    ) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface AttentionPlaygroundEvents {
  /** The engine answers: its first picture is there. */
  ready: CustomEvent<Record<string, never>>;
  /** The state has changed, by the person or by an attribute. */
  change: CustomEvent<{ state: PlaygroundState }>;
  /** An answer of the person was checked. `score` is 0 to 1. */
  answer: CustomEvent<{
    kind: "exercise" | "lesson";
    name: string;
    correct: boolean;
    score: number;
  }>;
  /**
   * Something went wrong; the page shows it as well. `code` is one of those of EngineError:
   * "invalid-argument" of an attribute, link or file.
   */
  error: CustomEvent<{ code: string; message: string }>;
}

/** All events of the element: those of any other, and its own in their place. */
export interface AttentionPlaygroundEventMap
  extends
    Omit<HTMLElementEventMap, keyof AttentionPlaygroundEvents>,
    AttentionPlaygroundEvents {}

declare global {
  interface HTMLElementTagNameMap {
    "attention-playground": AttentionPlaygroundElement;
  }
}
