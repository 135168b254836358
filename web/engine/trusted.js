/**
 * Trusted Types: under `require-trusted-types-for 'script'` a worker starts
 * only from an address that a policy has passed. Ours, "attention-playground",
 * passes files from where this one or the page came from, and texts of the
 * page's own.
 */

/** @type {{ createScriptURL: (url: string) => string } | null | undefined} */
let policy;

/** webpack puts a "file:" address, whose origin is "null", in place of import.meta.url. */
const here = new URL(import.meta.url);
const homes = [here.origin, globalThis.origin].filter((one) => one !== "null");

/** @param {string} url */
function passed(url) {
  const { origin, protocol } = new URL(url, here);
  if (protocol === "blob:" || homes.includes(origin)) return url;
  throw new TypeError(`not a script of this page: ${url}`);
}

/**
 * @param {URL | string} url
 * @returns {URL | string} what `new Worker` takes on this page
 */
export function scriptUrl(url) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  policy ??=
    trustedTypes?.createPolicy("attention-playground", {
      createScriptURL: passed,
    }) ?? null;
  return policy?.createScriptURL(String(url)) ?? url;
}
