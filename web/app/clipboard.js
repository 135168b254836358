/**
 * Copies a text that may still be in the making. The call itself must happen
 * during a press: some browsers refuse a later one.
 *
 * @param {Promise<string>} text
 */
export async function copyText(text) {
  if (typeof ClipboardItem === "function" && "write" in navigator.clipboard) {
    const blob = text.then(
      (ready) => new Blob([ready], { type: "text/plain" }),
    );
    await navigator.clipboard.write([
      new ClipboardItem({ "text/plain": blob }),
    ]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
