import { integrity } from "./web/setup/integrity-plugin.js";
import { offline } from "./web/setup/offline-plugin.js";
import { defineConfig } from "vite";

/** What others load without a bundler, by these names. */
const entries = {
  "attention-playground": "web/element.js",
  "attention-playground-engine": "web/engine/index.js",
};

/**
 * The first view in one piece, with what views that come later take of it, too: packed together it is
 * smaller. What it shares with the engine alone is apart.
 */
const groups = [
  {
    name: "files",
    test: /\/web\/engine\/(errors|files|node|pooling|trusted|workers)\.js$/,
    priority: 1,
  },
  // By itself: the script that others load imports the element only where there are elements.
  { name: "preload-helper", test: /vite\/preload-helper/, priority: 1 },
  {
    name: "attention-playground",
    test: /\/web\/app\/attention-playground\.js$/, // and what it imports
  },
];

/** Not every server knows ".mjs" for a script. */
const output = {
  /** @param {{ names: string[] }} file */
  assetFileNames: ({ names }) =>
    `assets/[name]-[hash]${names[0].endsWith(".mjs") ? ".js" : "[extname]"}`,
};

export default defineConfig({
  root: "web",
  base: "./", // works below any path
  plugins: [offline(), integrity()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // they know light-dark()
    assetsInlineLimit: 0, // data: addresses are not allowed by the page's strict headers
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "web/index.html", ...entries },
      preserveEntrySignatures: "exports-only",
      output: {
        ...output,
        codeSplitting: { groups },
        entryFileNames: ({ name }) =>
          name in entries ? `${name}.js` : "assets/[name]-[hash].js",
      },
    },
  },
  worker: { format: "es", rolldownOptions: { output } },
});
