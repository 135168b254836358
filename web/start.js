// npm start: installs what is missing, builds, and serves the page on this machine.
// `npm run build` stops after the build; `npm run dev` serves sources and reloads on a change.
import { buildPage, develop } from "./setup/build.js";
import { checkNode } from "./setup/machine.js";
import { serve } from "./setup/serve.js";
import { SetupError, runMain, say } from "./setup/steps.js";

const firstPort = 4173;

async function start() {
  await buildPage();
  const server = await serve({ port: firstPort });
  say(`\nAttention Playground: ${server.url}\nCtrl-C stops it.`);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => server.close());
}

/** @type {Record<string, () => Promise<void>>} */
const commands = { start, build: buildPage, dev: develop };

await runMain(async () => {
  checkNode();
  const name = process.argv[2] ?? "start";
  if (!Object.hasOwn(commands, name))
    throw new SetupError(
      `no such command: ${name} (there are ${Object.keys(commands).join(", ")})`,
    );
  await commands[name]();
});
