// What each bundler is given: the element and the engine.
import "attention-playground";
import { compute, computeInWorker } from "./compute.js";

const golden = await (await fetch("golden.json")).json();
globalThis.output = await compute(golden);
globalThis.pooled = await computeInWorker(golden);
