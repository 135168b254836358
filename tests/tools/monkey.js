// npm run monkey [-- ACTIONS [SEED]]: the random visitor of tests/e2e/monkey.test.js, at length.
import { spawnSync } from "node:child_process";
import { buildPage } from "../../web/setup/build.js";
import { root, runMain } from "../../web/setup/steps.js";

const [actions = "10000", seed = "8"] = process.argv.slice(2);

await runMain(async () => {
  await buildPage();
  const { status } = spawnSync(
    process.execPath,
    ["--test", "--test-reporter=spec", "tests/e2e/monkey.test.js"],
    {
      ...{ cwd: root, stdio: "inherit" },
      env: { ...process.env, MONKEY_ACTIONS: actions, MONKEY_SEED: seed },
    },
  );
  process.exitCode = status ?? 1;
});
