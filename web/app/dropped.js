/**
 * Opens a file that is dropped anywhere on the page.
 *
 * @param {HTMLElement} host
 * @param {(file: File) => void} open
 */
export function followDrops(host, open) {
  host.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  host.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
}
