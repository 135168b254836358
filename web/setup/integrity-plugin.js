// dist/integrity.json: what each script has to be, for pages that take them from another's server. It
// is the `integrity` of an import map, by names from its own folder.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} file @returns {string} as attributes and import maps have it (W3C, SRI) */
const digestOf = (file) =>
  `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;

/** @returns {import("vite").Plugin} */
export function integrity() {
  return {
    name: "integrity",
    apply: "build",
    writeBundle({ dir = "" }, output) {
      const scripts = Object.keys(output).filter((name) =>
        name.endsWith(".js"),
      );
      const digests = scripts
        .sort()
        .map((name) => [`./${name}`, digestOf(join(dir, name))]);
      writeFileSync(
        join(dir, "integrity.json"),
        `${JSON.stringify({ integrity: Object.fromEntries(digests) }, null, 2)}\n`,
      );
    },
  };
}
