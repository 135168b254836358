import { defineConfig } from "vite";

export default defineConfig({
  root: "web",
  base: "./", // works below any path
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // data: addresses are not allowed by the page's strict headers
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
});
