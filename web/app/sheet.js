/**
 * On a small screen a panel is a sheet over the lower half: brings the picture
 * that it changes into the half above.
 *
 * @param {ParentNode} page
 */
export function revealBehindSheet(page) {
  const panel = page.querySelector("control-panel");
  const view = page.querySelector("weights-view");
  if (!panel || getComputedStyle(panel).position !== "sticky") return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  view?.shadowRoot?.querySelector(".picture")?.scrollIntoView({
    block: "start",
    behavior: isStill ? "instant" : "smooth",
  });
}
