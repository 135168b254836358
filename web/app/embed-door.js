/**
 * Opens the dialog that makes the snippet for another page; it is loaded when it
 * is first opened.
 *
 * @param {import("./controller.js").Controller} page
 * @param {ParentNode} place
 */
export async function openEmbed(page, place) {
  const { EmbedDialog, loadTexts } = await import("../embed/embed-dialog.js");
  await loadTexts();
  if (place.querySelector("embed-dialog")) return; // pressed twice meanwhile
  const dialog = new EmbedDialog();
  dialog.state = page.state;
  dialog.linkTo = (state) => page.address.linkTo(state);
  dialog.addEventListener("close", () => dialog.remove());
  place.append(dialog);
}
