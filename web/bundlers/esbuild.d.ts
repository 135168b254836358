import type { Plugin } from "esbuild";

/**
 * For `plugins` of esbuild, with `format: "esm"`: puts the package's workers, WebAssembly and
 * numbers beside the bundle, named as `assetNames` says.
 */
export function attentionPlayground(): Plugin;
