// Bundled by esbuild, with the plugin of the package.
import { attentionPlayground } from "attention-playground/esbuild";
import { build } from "esbuild";

const [outdir, assetNames, minify] = process.argv.slice(2);
await build({
  ...{
    entryPoints: ["main.js"],
    outdir,
    assetNames,
    minify: minify === "minify",
  },
  ...{ bundle: true, format: "esm", splitting: true, logLevel: "error" },
  plugins: [attentionPlayground()],
});
