/**
 * Keeps the page on the device, where the browser has service workers and the
 * page has an origin; where not, it works as well, but not offline.
 */

import { scriptUrl } from "../engine/trusted.js";

/** @param {() => void} onNewVersion called when one is there, kept, and waits for the old tabs to close */
export async function keepOffline(onNewVersion) {
  if (globalThis.origin === "null") return; // where even asking throws
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const url = new URL("service-worker.js", document.baseURI);
  const registration = await serviceWorker
    .register(scriptUrl(url))
    .catch(() => null);
  if (!registration) return; // forbidden: storage is blocked, or no https
  const tell = () => {
    if (registration.waiting && serviceWorker.controller) onNewVersion();
  };
  tell();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", tell),
  );
}

/** Lets the new version take over, if no other tab has done so, and shows it. */
export async function useNewVersion() {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return location.reload();
  serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage("use-new-version");
}
