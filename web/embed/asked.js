/** Parameters of the address that become attributes of the element. */
const ATTRIBUTES = ["controls", "theme", "language"];

/**
 * Gives the element what the address of a frame asks for:
 * "?embed=1&controls=map". It does so itself before it begins: nothing that is
 * hidden is ever shown, and there is nothing to undo.
 *
 * @param {Element} element
 * @param {URLSearchParams} query
 */
export function takeQuery(element, query) {
  if (!query.has("embed")) return;
  element.setAttribute("embedded", "");
  for (const name of ATTRIBUTES) {
    const value = query.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
}
