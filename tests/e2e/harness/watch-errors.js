// Served as the page's first script in WebKit, whose driver does not tell what a page wrote to its
// console: collects errors in window.problems.
/** @type {string[]} */
const problems = [];
Object.assign(window, { problems });

window.addEventListener(
  "error",
  (event) => {
    if (event instanceof CustomEvent) return; // the element's own, for the page around it
    const { target, message, error: cause } = event;
    if (target instanceof Element)
      problems.push(`failed to load: ${target.outerHTML}`);
    else problems.push(`error: ${message} ${cause?.stack}`);
  },
  { capture: true }, // a resource's error does not bubble
);
window.addEventListener("unhandledrejection", ({ reason }) =>
  problems.push(`unhandled rejection: ${reason} ${reason?.stack}`),
);
document.addEventListener("securitypolicyviolation", (event) =>
  problems.push(`${event.violatedDirective} forbids ${event.blockedURI}`),
);
const { error } = console;
console.error = (/** @type {unknown[]} */ ...parts) => {
  problems.push(`console: ${parts.join(" ")}`);
  error(...parts);
};
