/** Until then the browser has surely read the content, in ms. */
const TIME_TO_SAVE = 60_000;

/**
 * Has the browser save a file.
 *
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TIME_TO_SAVE);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob>} PNG
 */
export function pngFrom(canvas) {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error("no picture: it is too large")),
    ),
  );
}
