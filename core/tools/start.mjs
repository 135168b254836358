// npm run train|evaluate -- ARGUMENTS…: builds attention-train or
// attention-evaluate for this machine and runs it.
import { spawn } from "node:child_process";
import { prepareToolchain } from "../../web/setup/build.js";
import { ensure, needs } from "../../web/setup/machine.js";
import { root, runMain, step } from "../../web/setup/steps.js";

const [tool, ...options] = process.argv.slice(2);

await runMain(async () => {
  await ensure([needs.compiler]);
  await prepareToolchain();
  await step(`Building attention-${tool}`, [
    ...["wasm/toolchain", "bash", "-c"],
    `cmake --preset native --log-level=WARNING && cmake --build build/native --target attention-${tool}`,
  ]);
  const program = `build/native/core/tools/${tool}/attention-${tool}`;
  const child = spawn(program, options, { cwd: root, stdio: "inherit" });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
});
