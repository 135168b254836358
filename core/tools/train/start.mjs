// npm run train -- COMMAND ARGUMENTS…: builds attention-train for this machine and runs it.
import { spawn } from "node:child_process";
import { prepareToolchain } from "../../../web/setup/build.js";
import { ensure, needs } from "../../../web/setup/machine.js";
import { root, runMain, step } from "../../../web/setup/steps.js";

await runMain(async () => {
  await ensure([needs.compiler]);
  await prepareToolchain();
  await step("Building attention-train", [
    ...["wasm/toolchain", "bash", "-c"],
    "cmake --preset native --log-level=WARNING && cmake --build build/native --target attention-train",
  ]);
  const program = "build/native/core/tools/train/attention-train";
  const child = spawn(program, process.argv.slice(2), {
    cwd: root,
    stdio: "inherit",
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
});
