// Keeps the page on the device: it opens without a network after the first visit. The bundler puts
// the table below; names of files change with their contents, so that what is kept never goes stale.
const { version, first, later } = /* files */ {
  version: "",
  first: [""],
  later: [""],
};

const worker = /** @type {any} */ (globalThis);
/** All pages of an origin share its caches: each names its own by where it stands. */
const prefix = `attention-playground ${worker.registration.scope} `;
const cacheName = prefix + version;

/** @param {string} file @returns {string} */
const addressOf = (file) => new URL(file, worker.registration.scope).href;

/**
 * Files whose names stay may be older ones in the browser's own cache: the server is asked.
 *
 * @param {string} file
 */
const requestOf = (file) =>
  new Request(addressOf(file), {
    cache: file.startsWith("assets/") ? "default" : "no-cache",
  });

/**
 * Keeps what is not there yet. What the first view needs must be there; the
 * rest comes as network and person allow.
 */
async function keep() {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isMissing = (/** @type {string} */ file) => !kept.has(addressOf(file));
  await cache.addAll(first.filter(isMissing).map(requestOf));
  const { connection } = /** @type {any} */ (navigator);
  if (connection?.saveData) return;
  const rest = later.filter(isMissing);
  await Promise.allSettled(rest.map((file) => cache.add(requestOf(file))));
}

/**
 * Tabs of the version before may still be open: its files stay, those of older
 * ones go. The page of the first visit is served from here too, without a reload.
 */
async function clean() {
  const names = (await caches.keys()).filter((one) => one.startsWith(prefix));
  const old = names.filter((one) => one !== cacheName).slice(0, -1);
  await Promise.all(old.map((one) => caches.delete(one)));
}

/** Below the page there may be others, which are not its to answer for. @param {Request} request */
async function answer(request) {
  const { search, origin, pathname } = new URL(request.url);
  const file = origin + pathname;
  const key = file === addressOf("") ? addressOf("index.html") : file;
  const kept = await (await caches.open(cacheName)).match(key);
  return (
    kept ?? (search ? undefined : await caches.match(key)) ?? fetch(request)
  );
}

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(keep()),
);
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(clean().then(() => worker.clients.claim())),
);
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url, mode } = event.request;
  const isOurs = method === "GET" && url.startsWith(addressOf(""));
  if (isOurs) event.respondWith(answer(event.request));
  // What failed at the last visit, or what the browser has thrown away since.
  if (isOurs && mode === "navigate") event.waitUntil(keep().catch(() => {}));
});
worker.addEventListener("message", (/** @type {any} */ { data }) => {
  if (data === "use-new-version") worker.skipWaiting();
});
