// npm run size: what a visitor downloads.
import { buildPage } from "../../web/setup/build.js";
import { runMain } from "../../web/setup/steps.js";
import { printSizes } from "./size.js";

await runMain(async () => {
  await buildPage();
  printSizes();
});
