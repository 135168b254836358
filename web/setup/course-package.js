// dist/course.html, the page between a course's system and the playground, and dist/scorm.zip, which
// holds it with the page: a course of all lessons and exercises for SCORM 1.2.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { manifest } from "../course/manifest.js";
import { filesBelow } from "./stamps.js";
import { root } from "./steps.js";

/** A frame needs none of these. */
const leftOut = [
  ...["attention-playground.html", "attention-playground.js"],
  ...["scorm.zip", "service-worker.js", "integrity.json"],
];

/** The same bytes for the same files. */
const made = new Date(1980, 0, 1);

/** @returns {Promise<string>} the script of the page between */
async function script() {
  const { build } = await import("vite");
  const output = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, "web/course/course.js"),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  return /** @type {any} */ (output).output[0].code;
}

async function buildPackage() {
  const dist = (/** @type {string} */ name) => join(root, "dist", name);
  const between = {
    "course.html": readFileSync(join(root, "web/course/course.html"), "utf8"),
    "course.js": await script(),
  };
  for (const [name, text] of Object.entries(between))
    writeFileSync(dist(name), text);
  const files = Object.fromEntries(
    filesBelow(["dist"])
      .map((path) => path.slice("dist/".length))
      .filter((name) => !leftOut.includes(name))
      .map((name) => [name, new Uint8Array(readFileSync(dist(name)))]),
  );
  const all = {
    "imsmanifest.xml": strToU8(manifest(Object.keys(files))),
    ...files,
  };
  writeFileSync(dist("scorm.zip"), zipSync(all, { level: 9, mtime: made }));
}

await buildPackage();
