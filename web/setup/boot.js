// In dist/attention-playground.html: unpacks what stands in the page, and starts it. See one-file.js.
import { unpack } from "./lzma.js";

/** The letters of windows-1252 that are not the number of their byte: those of 128 to 159. */
const letters = new TextDecoder("windows-1252").decode(
  Uint8Array.from({ length: 32 }, (_, i) => 128 + i),
);
const byteOf = new Map([...letters].map((letter, i) => [letter, 128 + i]));
// What HTML makes of 0, and a decoder of what it cannot read. A bundler would write it as a letter.
byteOf.set(new TextDecoder().decode(Uint8Array.of(255)), 0);

/** @param {string} id of a script element @returns {string} its text, which is not kept */
function taken(id) {
  const element = document.getElementById(id);
  element?.remove();
  return element?.textContent ?? "";
}

/**
 * @param {string} text
 * @param {{ key: number, returns: string }} how see one-file.js
 */
function bytesFrom(text, { key, returns }) {
  const isReturn = atob(returns);
  let nFeeds = 0;
  return Uint8Array.from(text, (letter) => {
    let byte = byteOf.get(letter) ?? letter.charCodeAt(0);
    if (letter === "\n") {
      const bits = isReturn.charCodeAt(nFeeds >> 3);
      if ((bits >> (nFeeds & 7)) & 1) byte = 13;
      nFeeds++;
    }
    return byte ^ key;
  });
}

/** @type {import("./one-file.js").Table} */
const table = JSON.parse(taken("attention-playground-table"));
const bytes = bytesFrom(taken("attention-playground-files"), table);
/** @typedef {{ type: string, bytes: Uint8Array<ArrayBuffer> }} Unpacked */

/** @param {Unpacked} file */
const addressOf = ({ type, bytes: content }) =>
  URL.createObjectURL(new Blob([content], { type }));

/** @param {Uint8Array} content */
function base64Of(content) {
  let text = "";
  for (let i = 0; i < content.length; i += 0x8000)
    text += String.fromCharCode(...content.subarray(i, i + 0x8000));
  return btoa(text);
}

/**
 * In Chromium a worker of a page from a disk reads no address that the page has
 * made, and is no module: so it holds the files that its code names, and makes
 * addresses of them by itself.
 *
 * @param {Unpacked} worker
 * @returns {string} the address of its text
 */
function workerAddress({ bytes: code, type }) {
  const text = new TextDecoder().decode(code);
  const named = Object.entries(files)
    .filter(([name]) => text.includes(name))
    .map(([name, file]) => [name, file.type, base64Of(file.bytes)]);
  const start = `
    const made = new Map();
    const addressOf = (type, letters) => URL.createObjectURL(new Blob(
      [Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))], { type }));
    for (const [name, type, letters] of ${JSON.stringify(named)})
      made.set(name, addressOf(type, letters));
    globalThis.attentionPlaygroundFile = (name) => new URL(made.get(name));
    import(addressOf(${JSON.stringify(type)}, "${base64Of(code)}"));`;
  return addressOf({ type, bytes: new TextEncoder().encode(start) });
}

/** @type {Record<string, Unpacked>} */
const files = {};
let at = 0;
for (const stream of table.streams) {
  const size = stream.files.reduce((sum, { length }) => sum + length, 0);
  const unpacked = unpack(bytes.subarray(at, (at += stream.packed)), size);
  let from = 0;
  for (const { name, type, length } of stream.files)
    files[name] = { type, bytes: unpacked.subarray(from, (from += length)) };
}
/** @type {Record<string, string>} */
const addresses = {};
Object.assign(globalThis, {
  attentionPlaygroundFile(/** @type {string} */ name) {
    const make = name.endsWith("worker.js") ? workerAddress : addressOf;
    return new URL((addresses[name] ??= make(files[name])));
  },
});
void import(/* @vite-ignore */ addressOf(files.page));
