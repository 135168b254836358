/** The page of its own: the element over the whole window, perhaps in a frame. */
import "./attention-playground.js";
import { joinFrame } from "../embed/frame.js"; // at once: it misses nothing

const query = new URLSearchParams(location.search);
const element =
  /** @type {import("./attention-playground.js").AttentionPlayground | null} */ (
    document.querySelector("attention-playground")
  );
if (element && query.has("embed")) joinFrame(element, query);
else if (element && import.meta.env.PROD && location.protocol !== "file:")
  // Not before the first picture: it needs the network more. Where that is gone by then, the next
  // visit keeps the page.
  element.addEventListener("ready", async () => {
    const offline = await import("../offline/register.js").catch(() => null);
    await offline?.keepOffline(() => element.offerUpdate());
  });
