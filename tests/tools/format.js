// npm run format: brings all sources into the form that `npm test` asks for.
import { installPackages } from "../../web/setup/build.js";
import { runMain, step } from "../../web/setup/steps.js";
import { formatSources } from "./clang.js";

await runMain(async () => {
  await installPackages();
  await step("Formatting JavaScript, CSS, HTML and JSON", [
    ...["node_modules/.bin/prettier", "--log-level=warn", "--write", "."],
  ]);
  await formatSources();
});
