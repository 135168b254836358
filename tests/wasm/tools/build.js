// The build under test: ATTN_BUILD=relaxed|simd|scalar. Relaxed needs Node 22.
import { createEngine } from "../../../web/engine/index.js";

const { ATTN_BUILD } = process.env;
if (!ATTN_BUILD) throw new Error("set ATTN_BUILD to relaxed, simd or scalar");

/** @typedef {import("../../../web/engine/index.d.ts").Build} Build */

export const build = /** @type {Build} */ (ATTN_BUILD);
export const engine = await createEngine({ build });
