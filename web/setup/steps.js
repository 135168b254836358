// Runs the commands of `npm start` and `npm test` and tells the person what is going on. Only
// node's own modules: it runs before any package is installed.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

const interactive = Boolean(process.stdout.isTTY) && !process.env.CI;
const secondsBetweenReports = 15;

/** Something that the person has to act on: shown without a stack trace. */
export class SetupError extends Error {}

/** @param {string} text */
export function say(text) {
  console.log(text);
}

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] where to run; default the project's root
 * @property {Record<string, string | undefined>} [env] beside the present variables; undefined: unset
 * @property {(text: string) => void} [onOutput] called with each piece of output
 */

/**
 * Runs a command without showing its output.
 * @param {string[]} command program and arguments
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} output: stdout and stderr as they came
 */
export function run(command, { cwd = root, env, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const take = (/** @type {Buffer} */ piece) => {
      output += piece;
      onOutput?.(String(piece));
    };
    const stop = () => {
      child.kill();
      process.exit(143); // 128 + SIGTERM
    };
    process.once("SIGTERM", stop);
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const finish = (/** @type {number} */ code) => {
      process.off("SIGTERM", stop);
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/**
 * Runs a command as one step that the person sees: its title, on a terminal its last line of
 * output, elsewhere a line now and then, and its whole output when it fails.
 * @param {string} title
 * @param {string[]} command
 * @param {CommandOptions} [options]
 * @returns {Promise<string>} the output
 */
export async function step(title, command, options = {}) {
  const progress = showProgress(title);
  const { code, output } = await run(command, {
    ...options,
    onOutput: progress.show,
  });
  if (code === 0) {
    progress.end("done");
    return output;
  }
  progress.end("failed");
  say(output.trimEnd());
  throw new SetupError(
    `${title}: failed (exit code ${code}): ${command.join(" ")}`,
  );
}

/** @param {string} title */
function showProgress(title) {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  let last = "";
  let unfinished = "";
  const report = () => {
    const line = `${title} … ${seconds()}${last && `: ${last}`}`;
    if (interactive) rewrite(line);
    else say(line);
  };
  if (!interactive) say(`${title} …`);
  const timer = setInterval(
    report,
    interactive ? 250 : secondsBetweenReports * 1000,
  );
  return {
    show(/** @type {string} */ text) {
      const lines = (unfinished + text).split(/[\r\n]/);
      unfinished = lines.pop() ?? "";
      last = lines.findLast((line) => line.trim() !== "")?.trim() ?? last;
    },
    end(/** @type {string} */ how) {
      clearInterval(timer);
      if (interactive) rewrite("");
      say(`${title}: ${how}, ${seconds()}`);
    },
  };
}

/** @param {string} line */
function rewrite(line) {
  process.stdout.write(
    `\r\x1b[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`,
  );
}

/**
 * Runs a program's main function: a SetupError is a message, anything else a fault of ours.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
