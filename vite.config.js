import { offline } from "./web/setup/offline-plugin.js";
import { defineConfig } from "vite";

/** What others load by a script tag. */
const element = "web/element.js";

export default defineConfig({
  root: "web",
  base: "./", // works below any path
  plugins: [offline()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses are not allowed by the page's strict headers
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "web/index.html", "attention-playground": element },
      output: {
        // Other people's pages name this one file.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(element)
            ? "attention-playground.js"
            : "assets/[name]-[hash].js",
      },
    },
  },
  worker: { format: "es" },
});
