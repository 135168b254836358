// In dist/attention-playground.html: unpacks what stands in the page, and starts it. See one-file.js.
(async () => {
  /** The letters of windows-1252 that are not the number of their byte: those of 128 to 159. */
  const letters = new TextDecoder("windows-1252").decode(
    Uint8Array.from({ length: 32 }, (_, i) => 128 + i),
  );
  const bytesOf = new Map([...letters].map((letter, i) => [letter, 128 + i]));

  /** @param {string} text */
  function bytesFrom(text) {
    const bytes = new Uint8Array(text.length);
    let length = 0;
    for (let i = 0; i < text.length; i++) {
      const isEscaped = text[i] === "=";
      if (isEscaped) i++;
      const byte = bytesOf.get(text[i]) ?? text.charCodeAt(i);
      bytes[length++] = isEscaped ? byte - 64 : byte;
    }
    return bytes.subarray(0, length);
  }

  /** @param {Blob} blob */
  function unpacked(blob) {
    const stream = blob.stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream).blob();
  }

  const source = document.getElementById("attention-playground-files");
  const bytes = bytesFrom(source?.textContent ?? "");
  source?.remove();
  const start = 4 + new DataView(bytes.buffer).getUint32(0, true);
  const table = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  /** @type {Record<string, string>} */
  const addresses = {};
  /** @type {Record<string, Blob>} */
  const workers = {};
  let at = start;
  for (const { name, type, isPacked, length } of table) {
    const part = new Blob([bytes.subarray(at, (at += length))]);
    const blob = isPacked ? await unpacked(part) : part;
    if (name.endsWith("worker.js")) workers[name] = blob;
    else addresses[name] = URL.createObjectURL(new Blob([blob], { type }));
  }
  const find = `globalThis.attentionPlaygroundFile = (name) =>
    new URL(${JSON.stringify(addresses)}[name]);\n`;
  for (const [name, blob] of Object.entries(workers))
    addresses[name] = URL.createObjectURL(
      new Blob([find, blob], { type: "text/javascript" }),
    );
  Object.assign(globalThis, {
    attentionPlaygroundFile: (/** @type {string} */ name) =>
      new URL(addresses[name]),
  });
  await import(addresses.page);
})();
