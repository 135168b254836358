// The public engine: see index.d.ts for what each call takes and gives.
export { createEngine } from "./core-engine.js";
export { EngineError } from "./errors.js";
export { createEnginePool } from "./pool.js";
