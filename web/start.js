// npm start: installs what is missing, builds, and serves the page on this machine.
import { buildPage } from "./setup/build.js";
import { checkNode } from "./setup/machine.js";
import { serve } from "./setup/serve.js";
import { runMain, say } from "./setup/steps.js";

await runMain(async () => {
  checkNode();
  await buildPage();
  const server = await serve({ port: 4173 });
  say(`\nAttention Playground: ${server.url}\nCtrl-C stops it.`);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => server.close());
});
