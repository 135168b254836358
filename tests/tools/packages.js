// What comes from outside: npm's packages, as package-lock.json has them, and GitHub's actions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../web/setup/stamps.js";
import { root } from "../../web/setup/steps.js";

/**
 * Packages that may run a program of theirs when they are installed. esbuild's, of which only a
 * test makes use, looks whether its binary is there.
 */
const mayInstall = new Set(["esbuild", "fsevents"]);
/** All that may be used without asking anybody. */
const licences = new Set([
  ...["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"],
  ...["BlueOak-1.0.0", "CC0-1.0", "Python-2.0"],
]);
/** Of tools alone, unchanged. CC-BY-4.0: a table of browsers. */
const licencesOfTools = new Set(["MPL-2.0", "CC-BY-4.0"]);
const registry = "https://registry.npmjs.org/";

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean,
 *   dev?: boolean, hasInstallScript?: boolean, license?: string }} Locked
 * @typedef {{ lockfileVersion?: number, packages?: Record<string, any> }} LockFile "" is the
 *   project, the others are Locked
 */

/** @returns {string[]} problems in the project */
export function checkPackages() {
  const read = (/** @type {string} */ file) =>
    readFileSync(join(root, file), "utf8");
  const manifest = JSON.parse(read("package.json"));
  return [
    ...checkLock(JSON.parse(read("package-lock.json")), manifest),
    ...filesBelow([".github/workflows"]).flatMap((file) =>
      [
        ...checkActions(read(file)),
        ...checkCommands(read(file), manifest.scripts),
      ].map((problem) => `${file}: ${problem}`),
    ),
  ];
}

/**
 * @param {LockFile} lock
 * @param {Record<string, any>} manifest package.json
 * @returns {string[]} problems
 */
export function checkLock({ lockfileVersion, packages = {} }, manifest) {
  const own = packages[""] ?? {};
  const kinds = ["dependencies", "devDependencies"];
  const isSame = kinds.every(
    (kind) =>
      JSON.stringify(own[kind] ?? {}) === JSON.stringify(manifest[kind] ?? {}),
  );
  return [
    ...(lockfileVersion === 3 ? [] : ["package-lock.json is not of version 3"]),
    ...(isSame ? [] : ["package-lock.json is not that of package.json"]),
    ...Object.entries(packages).flatMap(([path, locked]) =>
      path === ""
        ? []
        : problemsOf(nameOf(path), locked).map(
            (problem) => `${nameOf(path)}: ${problem}`,
          ),
    ),
  ];
}

/** @param {string} path "node_modules/a/node_modules/@b/c" is of "@b/c" */
const nameOf = (path) => path.slice(path.lastIndexOf("node_modules/") + 13);

/**
 * Without `resolved` a package comes from the registry by its name and version; its hash is that of
 * its file in any case.
 * @param {string} name
 * @param {Locked} locked
 * @returns {string[]}
 */
function problemsOf(name, locked) {
  const { version, resolved, integrity, link, dev } = locked;
  const licence = locked.license ?? "";
  return [
    ...(link ? ["it is a link to a folder"] : []),
    ...(/^\d+\.\d+\.\d+/.test(version ?? "") ? [] : ["it has no version"]),
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? "")
      ? []
      : ["it has no SHA-512 hash"]),
    ...(resolved === undefined || resolved.startsWith(`${registry}${name}/-/`)
      ? []
      : [`it comes from ${resolved}`]),
    ...(locked.hasInstallScript && !mayInstall.has(name)
      ? ["it runs a program when it is installed"]
      : []),
    ...(licences.has(licence) || (dev && licencesOfTools.has(licence))
      ? []
      : [`its licence is "${licence}"`]),
  ];
}

/**
 * @param {string} workflow its text
 * @returns {string[]} problems
 */
export function checkActions(workflow) {
  const uses = [...workflow.matchAll(/^[\s-]*uses:\s*(.*)$/gm)];
  const unpinned = uses.filter(
    ([, what]) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(what),
  );
  return [
    ...unpinned.map(([, what]) => `not pinned by commit: ${what}`),
    ...(/^permissions:$/m.test(workflow) ? [] : ["it takes all permissions"]),
    ...(/\bpull_request_target\b/.test(workflow)
      ? ["it runs strangers' code with the project's rights"]
      : []),
    ...checkRights(workflow),
  ];
}

/**
 * A job that can publish in the project's name waits for another, and runs no tests: these run code
 * of many.
 * @param {string} workflow its text
 * @returns {string[]} problems
 */
function checkRights(workflow) {
  const [, jobs = ""] = workflow.split(/^jobs:$/m);
  const publishing = jobs
    .split(/^(?= {2}[\w-]+:$)/m)
    .filter((job) => /^\s+id-token: write$/m.test(job));
  return [
    ...(publishing.some((job) => /\bnpm test\b/.test(job))
      ? ["tests could publish"]
      : []),
    ...(publishing.some((job) => !/^ {4}needs: /m.test(job))
      ? ["it publishes without waiting for another job"]
      : []),
    ...(publishing.length > 0 && /^ {2}push:\n {4}branches:/m.test(workflow)
      ? ["it publishes a push without waiting for its tests"]
      : []),
  ];
}

/**
 * @param {string} workflow its text
 * @param {Record<string, string>} scripts of package.json
 * @returns {string[]} problems
 */
export function checkCommands(workflow, scripts) {
  const called = [
    ...workflow.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))\b/g),
  ];
  return called
    .map(([, script, short]) => script ?? short)
    .filter((name) => !Object.hasOwn(scripts, name))
    .map((name) => `package.json has no script "${name}"`);
}
