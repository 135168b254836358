/**
 * Whoever goes by keyboard keeps a place where what has the focus goes: by undo,
 * by a press that takes its own button away, at the end of a scale.
 */

const CONTROLS =
  "button, input, select, textarea, summary, a[href], [tabindex]";
/** On a phone the focus of these brings up its keyboard. */
const TYPED = "textarea, input[type=text], input[type=number]";
const CHANGES = {
  ...{ childList: true, subtree: true },
  attributeFilter: ["disabled", "tabindex"],
};

/**
 * @typedef {object} Spot what has the focus in one root
 * @property {Element} node
 * @property {Node} root
 * @property {{ scope: ParentNode, at: number }[]} around from the inside: at =
 *   its number among the places there
 */

/**
 * @param {DocumentOrShadowRoot | null} root
 * @returns {Element[]} what has the focus there, and inside of that, however deep
 */
export function focusPath(root) {
  const path = [];
  for (let at = root; at?.activeElement; at = at.activeElement.shadowRoot)
    path.push(at.activeElement);
  return path;
}

const focused = () => focusPath(document).at(-1);

/** @param {Element} one */
const isGone = (one) => !one.isConnected || one.matches(":disabled");

/**
 * What may have the focus, or holds something that may.
 *
 * @param {ParentNode} scope
 */
function places(scope) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (
    scope.querySelectorAll("*")
  );
  return Array.from(all).filter(
    (one) =>
      one.shadowRoot ||
      (one.matches(CONTROLS) && one.tabIndex >= 0 && !isGone(one)),
  );
}

/** @param {Element} node @returns {Spot} */
function spotOf(node) {
  const root = node.getRootNode();
  const all = places(/** @type {ShadowRoot} */ (root));
  const around = [];
  for (let { parentNode } = node; parentNode; { parentNode } = parentNode) {
    const scope = /** @type {Element} */ (parentNode);
    const inside = all.filter((one) => scope.contains(one));
    around.push({ scope, at: inside.indexOf(/** @type {any} */ (node)) });
  }
  return { node, root, around };
}

/**
 * @param {HTMLElement} one
 * @returns {boolean} whether it, or the first inside of it that may, has the focus
 */
function giveTo(one) {
  if (one.shadowRoot) return places(one.shadowRoot).some(giveTo);
  if (one.matches(TYPED)) return false;
  one.focus();
  return focused() === one;
}

/** @param {Spot[]} spots from the inside */
function giveToNeighbour(spots) {
  for (const { scope, at } of spots.flatMap(({ around }) => around)) {
    if (!scope.isConnected) continue;
    const all = places(scope);
    const next = all.slice(Math.max(at, 0));
    const before = all.slice(0, Math.max(at, 0)).reverse();
    if ([...next, ...before].some(giveTo)) return;
  }
}

/** Of radio buttons the chosen one has the focus. @param {Element} one */
function giveToChosen(one) {
  if (!one.matches("[role=radio][tabindex='-1']") || focused() !== one) return;
  const group = one.closest("[role=radiogroup]");
  const chosen = group?.querySelector("[role=radio][tabindex='0']");
  if (chosen instanceof HTMLElement) chosen.focus();
}

/** @param {HTMLElement} host */
export function keepFocus(host) {
  /** @type {Spot[]} */
  let spots = [];
  /** @type {WeakSet<Node>} */
  const heard = new WeakSet();
  const observer = new MutationObserver(() => {
    const was = spots[0].node;
    if (!isGone(was)) return giveToChosen(was);
    const now = focused();
    if (!now || now === was || now === document.body) giveToNeighbour(spots);
  });
  const forget = () => {
    observer.disconnect();
    spots = [];
  };
  // Of a move within a root nobody outside of it is told.
  const onFocus = (/** @type {Event} */ event) => {
    const [node] = /** @type {Element[]} */ (event.composedPath());
    if (node === spots[0]?.node) return;
    forget();
    for (let at = node; at !== host;) {
      const spot = spotOf(at);
      spots.push(spot);
      observer.observe(spot.root, CHANGES);
      if (!heard.has(spot.root)) spot.root.addEventListener("focusin", onFocus);
      heard.add(spot.root);
      at = /** @type {ShadowRoot} */ (spot.root).host;
    }
  };
  host.addEventListener("focusin", onFocus);
  host.addEventListener("focusout", () =>
    // What goes with its focus is not left.
    queueMicrotask(() => {
      const was = spots[0]?.node;
      if (was && !isGone(was) && focused() !== was) forget();
    }),
  );
}
