import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  isolateHistory,
} from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { python } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import {
  Compartment,
  EditorState,
  StateEffect,
  StateField,
} from "@codemirror/state";
import {
  Decoration,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { LitElement, css } from "lit";

/** What belongs to one text, and changes without it. */
const shown = new Compartment();

/** Sets the marked line; 0: none. @type {import("@codemirror/state").StateEffectType<number>} */
const markLine = StateEffect.define();

const markedLine = StateField.define({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(markLine)) return marksOf(transaction.state, effect.value);
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * @param {EditorState} state
 * @param {number} line
 */
function marksOf({ doc }, line) {
  if (line < 1 || line > doc.lines) return Decoration.none;
  const mark = Decoration.line({ class: "failing" });
  return Decoration.set([mark.range(doc.line(line).from)]);
}

const grammars = {
  python: () => [indentUnit.of("    "), python()],
  javascript: () => [indentUnit.of("  "), javascript()],
};

const colors = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--query)" },
  { tag: [tags.string, tags.number, tags.bool], color: "var(--key)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.definition(tags.variableName)], color: "var(--accent)" },
]);

const look = EditorView.theme({
  "&": { backgroundColor: "var(--paper)", color: "var(--ink)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace",
    lineHeight: "1.5",
  },
  ".cm-content": { caretColor: "var(--ink)", padding: "0.5rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": {
    backgroundColor: "var(--sunk)",
    color: "var(--muted)",
    border: "none",
  },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--accent-soft) !important",
  },
  ".failing": { backgroundColor: "var(--bad-soft)" },
});

/**
 * Chromium gives what it types over coloured code the colour as an inline style,
 * which a strict content security policy forbids and reports.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view;
    const isOurs =
      inputType === "insertText" &&
      data &&
      !state.selection.main.empty &&
      !state.readOnly &&
      !view.composing;
    if (!isOurs) return false;
    view.dispatch(state.replaceSelection(data), {
      userEvent: "input.type",
      scrollIntoView: true,
    });
    return true; // prevents the browser's own
  },
});

/**
 * An editor of code. Fires `code-change` with the text.
 *
 * @element code-editor
 */
export class CodeEditor extends LitElement {
  /** @override */
  static properties = {
    code: {},
    of: {},
    language: {},
    label: {},
    about: {},
    line: { type: Number },
    fixed: { type: Boolean },
  };

  /** @override */
  static styles = css`
    :host {
      display: block;
      border: 1px solid var(--edge);
      border-radius: var(--radius-small);
      overflow: hidden;
      font-size: 0.875rem;
    }
    :host(:focus-within) {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
  `;

  /** @type {EditorView | null} */
  #view = null;

  constructor() {
    super();
    this.code = "";
    /** Which text it is: that of another has a history of its own. */
    this.of = "";
    /** @type {"python" | "javascript"} */
    this.language = "python";
    this.label = "";
    /** What a screen reader says after the label. */
    this.about = "";
    /** The line that is marked as failing; 0: none. */
    this.line = 0;
    /** Only to read. */
    this.fixed = false;
  }

  /** @override */
  firstUpdated() {
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    this.#view = new EditorView({ parent: root, root, state: this.#state() });
  }

  #state() {
    return EditorState.create({
      doc: this.code,
      extensions: [
        ...[lineNumbers(), history(), drawSelection(), indentOnInput()],
        ...[bracketMatching(), ...grammars[this.language]()],
        ...[syntaxHighlighting(colors), look, markedLine, typeOverSelection],
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        shown.of(this.#named()),
        EditorState.readOnly.of(this.fixed),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) this.#changed(update.state.doc.toString());
        }),
      ],
    });
  }

  #named() {
    return EditorView.contentAttributes.of({
      "aria-label": this.label,
      "aria-description": this.about,
    });
  }

  /** @param {string} code */
  #changed(code) {
    if (code === this.code) return;
    this.code = code;
    this.dispatchEvent(new CustomEvent("code-change", { detail: code }));
  }

  /**
   * @override
   * @param {Map<string, unknown>} changed
   */
  updated(changed) {
    const view = this.#view;
    if (!view) return;
    if (changed.has("language") || changed.has("of"))
      view.setState(this.#state());
    else if (changed.has("label") || changed.has("about"))
      view.dispatch({ effects: shown.reconfigure(this.#named()) });
    const { doc } = view.state;
    // As an edit of its own: it can be taken back.
    if (doc.toString() !== this.code)
      view.dispatch({
        changes: { from: 0, to: doc.length, insert: this.code },
        annotations: isolateHistory.of("full"),
      });
    if (changed.has("line") || changed.has("code"))
      view.dispatch({ effects: markLine.of(this.line) });
  }

  /** @override */
  disconnectedCallback() {
    super.disconnectedCallback();
    this.#view?.destroy();
    this.#view = null;
  }
}

customElements.define("code-editor", CodeEditor);
