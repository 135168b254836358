/**
 * Copies a text that may still be in the making. The call itself must happen
 * during a press: some browsers refuse a later one.
 *
 * @param {Promise<string>} text
 */
export async function copyText(text) {
  const { clipboard } = navigator;
  if (!clipboard || isForbidden()) copyByCommand(await text);
  else if (typeof ClipboardItem === "function" && "write" in clipboard) {
    const blob = text.then(
      (ready) => new Blob([ready], { type: "text/plain" }),
    );
    await clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  } else {
    await clipboard.writeText(await text);
  }
}

/** In Chromium a page around may have to allow it; asking in vain is logged. */
function isForbidden() {
  const { featurePolicy } = /** @type {any} */ (document);
  return featurePolicy?.allowsFeature("clipboard-write") === false;
}

/**
 * What copied before there was an interface for it, and still does in a foreign
 * frame and on a page without TLS.
 *
 * @param {string} text
 */
function copyByCommand(text) {
  const give = (/** @type {ClipboardEvent} */ event) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", give, { capture: true });
  const isDone = document.execCommand("copy");
  removeEventListener("copy", give, { capture: true });
  if (!isDone) throw new Error("the browser does not copy");
}
