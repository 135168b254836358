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
/** @type {Record<string, string>} */
const addresses = {};
/** @type {Record<string, Uint8Array<ArrayBuffer>>} */
const workers = {};
let at = 0;
for (const { packed, files } of table.streams) {
  const size = files.reduce((sum, { length }) => sum + length, 0);
  const stream = unpack(bytes.subarray(at, (at += packed)), size);
  let from = 0;
  for (const { name, type, length } of files) {
    const file = stream.subarray(from, (from += length));
    if (name.endsWith("worker.js")) workers[name] = file;
    else addresses[name] = URL.createObjectURL(new Blob([file], { type }));
  }
}
const find = `globalThis.attentionPlaygroundFile = (name) =>
  new URL(${JSON.stringify(addresses)}[name]);\n`;
for (const [name, file] of Object.entries(workers))
  addresses[name] = URL.createObjectURL(
    new Blob([find, file], { type: "text/javascript" }),
  );
Object.assign(globalThis, {
  attentionPlaygroundFile: (/** @type {string} */ name) =>
    new URL(addresses[name]),
});
void import(/* @vite-ignore */ addresses.page);
