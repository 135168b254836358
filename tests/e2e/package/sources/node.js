// On a server: the engine computes, the element does nothing.
import { readFileSync } from "node:fs";
import { defined } from "attention-playground";
import { compute } from "./compute.js";

await defined;
const golden = JSON.parse(readFileSync("golden.json", "utf8"));
console.log(JSON.stringify(await compute(golden)));
