// Tells the service worker which files there are: those of the first view, and the rest.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.js";

const source = "web/offline/service-worker.js";
const table = /\/\* files \*\/ \{[^}]*\}/;

/** What the page opens with, and what it works on. */
const first =
  /^(index\.html|icon\.svg)$|^assets\/(index|attention-playground|files|preload-helper|rolldown-runtime|playground-worker|register|engine|words|first)\b/;

/** @returns {import("vite").Plugin} */
export function offline() {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, output) {
        const copied = readdirSync(join(root, "web/public"));
        const names = [...Object.keys(output), ...copied].sort();
        const text = readFileSync(join(root, source), "utf8");
        const files = JSON.stringify({
          version: createHash("sha256")
            .update(text + names)
            .digest("hex"),
          first: names.filter((name) => first.test(name)),
          later: names.filter((name) => !first.test(name)),
        });
        this.emitFile({
          type: "asset",
          fileName: "service-worker.js",
          source: text.replace(table, () => files),
        });
      },
    },
  };
}
