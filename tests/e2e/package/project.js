// A project of somebody else that has installed what `npm pack` gives.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root, run } from "../../../web/setup/steps.js";

const sources = fileURLToPath(new URL("sources", import.meta.url));
/** What the project installs beside the package, and what these need. */
const own =
  /^(react|react-dom|@types\/react|scheduler|esbuild|vue|csstype|@vue\/|@babel\/(parser|types|helper)|entities|estree-walker|source-map-js)/;

/**
 * @typedef {object} Packed
 * @property {number} size of the tarball, in bytes
 * @property {{ path: string, size: number }[]} files
 *
 * @typedef {object} Project
 * @property {string} folder
 * @property {Packed} packed
 * @property {(command: string[]) => Promise<{ code: number, output: string }>} run in its folder
 * @property {() => void} remove
 */

/** @param {string} folder @param {string} name of a package */
function link(folder, name) {
  const path = join(folder, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(root, "node_modules", name), path);
}

/** The packages that the package installs, by package-lock.json, and those of the project. */
function installed() {
  const { packages } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  return Object.entries(packages).flatMap(([path, { dev }]) => {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    return name && (!dev || own.test(name)) ? [name] : [];
  });
}

/**
 * Packs the package and installs it without a network.
 * @returns {Promise<Project>}
 */
export async function makeProject() {
  const folder = mkdtempSync(join(tmpdir(), "attention-playground-"));
  const remove = () => rmSync(folder, { recursive: true });
  const pack = await run([
    ...["npm", "pack", "--json", "--silent", "--ignore-scripts"],
    ...["--pack-destination", folder],
  ]);
  if (pack.code !== 0) throw new Error(pack.output);
  const [packed] = JSON.parse(pack.output.slice(pack.output.indexOf("[")));
  for (const name of installed()) link(folder, name);
  const into = join(folder, "node_modules/attention-playground");
  mkdirSync(into);
  const tarball = join(folder, packed.filename);
  const unpack = await run([
    ...["tar", "-xzf", tarball, "-C", into, "--strip-components=1"],
  ]);
  if (unpack.code !== 0) throw new Error(unpack.output);
  for (const name of readdirSync(sources))
    cpSync(join(sources, name), join(folder, name));
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  symlinkSync(join(root, "dist"), join(folder, "site"));
  return {
    ...{ folder, packed, remove },
    run: (command) => run(command, { cwd: folder }),
  };
}
