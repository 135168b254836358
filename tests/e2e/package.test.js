// What `npm pack` gives, in projects of others: bundled by three bundlers, loaded without one, and
// inside what people write pages with.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import test, { after, before } from "node:test";
import { build as esbuild } from "esbuild";
import { createLogger, build as vite } from "vite";
import webpack from "webpack";
import { exercises } from "../../web/practice/exercises/index.js";
import { root, run } from "../../web/setup/steps.js";
import { serve } from "../../web/setup/serve.js";
import { goldenCases } from "../wasm/tools/golden.js";
import { assertClose, attentionRounding } from "../wasm/tools/rounding.js";
import { closePlaywright, openPlaywright } from "./harness/playwright.js";
import { makeProject } from "./package/project.js";

/** Packed, in bytes: two thirds are the numbers of words and models, and the engine's builds. */
const largest = 8e6;
/** The pages of others have scripts of their own; nothing comes from elsewhere. */
const headers = {
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'",
};

/** @type {import("./package/project.js").Project} */
let project;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

const [golden] = goldenCases("scaled_dot_product_attention").filter(
  ({ name }) => name === "sdpa_plain",
);

before(async () => {
  project = await makeProject();
  const inputs = ["query", "key", "value"].map((name) => {
    const { data, shape } = golden.tensors[name];
    return [name, { data: Array.from(data), shape }];
  });
  write("golden.json", JSON.stringify(Object.fromEntries(inputs)));
  write("favicon.ico", "");
  server = await serve({ folder: relative(root, project.folder), headers });
});

after(async () => {
  await closePlaywright();
  await server?.close();
  project?.remove();
});

/** @param {string} name @param {string} text */
function write(name, text) {
  writeFileSync(join(project.folder, name), text);
}

/** @param {import("../../web/engine/index.d.ts").Tensor} output */
function checkGolden(output) {
  const { query, key, value, output_f64: expected } = golden.tensors;
  const scale = 1 / Math.sqrt(golden.options.d_k);
  const k = attentionRounding({ query, key, value, scale });
  assertClose(output, expected, k.output);
}

/**
 * @param {import("node:test").TestContext} t
 * @param {string} name of a page
 * @param {string} body
 */
async function openPage(t, name, body) {
  write(name, `<!doctype html><html lang="en"><title>Test</title>${body}`);
  const { origin } = new URL(server.url);
  const driver = await openPlaywright("chromium", origin, {});
  t.after(() => driver.close());
  await driver.goto(`${server.url}${name}`);
  return {
    driver,
    page: /** @type {import("playwright-core").Page} */ (driver.playwright),
  };
}

/** @param {import("playwright-core").Page | import("playwright-core").Frame} page */
function pictureShown(page) {
  return page.waitForFunction(() => {
    const element = document.querySelector("attention-playground");
    const view = /** @type {any} */ (
      element?.shadowRoot?.querySelector("weights-view")
    );
    return view?.picture?.tokens?.map((/** @type {any} */ token) => token.text);
  });
}

const [softmax] = exercises;
const words = ["one", "two", "three"];
const element = `<attention-playground model="vectors" sentence="${words.join(" ")}"></attention-playground>`;

/**
 * The page of a bundle: the engine's numbers, on the page and from a worker, the element's picture
 * with a worker of its own, and Python.
 * @param {import("node:test").TestContext} t
 * @param {string} name
 * @param {string} scripts
 */
async function checkBundle(t, name, scripts) {
  const { driver, page } = await openPage(t, name, element + scripts);
  const pooled = await page.waitForFunction(
    () => /** @type {any} */ (globalThis).pooled,
  );
  checkGolden(await pooled.jsonValue());
  checkGolden(
    await page.evaluate(() => /** @type {any} */ (globalThis).output),
  );
  assert.deepEqual(await (await pictureShown(page)).jsonValue(), words);
  assert.equal(page.workers().length, 1);
  await solve(page);
  assert.deepEqual(driver.problems, []);
}

/** An exercise in Python. @param {import("playwright-core").Page} page */
async function solve(page) {
  await page.evaluate((exercise) => {
    const playground = document.querySelector("attention-playground");
    /** @type {any} */ (playground).state = { view: "practice", exercise };
  }, softmax.name);
  await page.getByRole("textbox", { name: "Your code, in Python" }).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(softmax.solution.python);
  const answered = page.evaluate(
    () =>
      new Promise((resolve) => {
        document
          .querySelector("attention-playground")
          ?.addEventListener("answer", (event) =>
            resolve(/** @type {CustomEvent} */ (event).detail),
          );
      }),
  );
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const { kind, name, correct } = /** @type {any} */ (await answered);
  assert.deepEqual([kind, name, correct], ["exercise", softmax.name, true]);
}

test("the tarball holds what is needed, and nothing else", () => {
  const { size, files } = project.packed;
  assert.ok(size <= largest, `${size} bytes`);
  const paths = files.map(({ path }) => path);
  const expected =
    /^(LICENSE|README\.md|package\.json|dist\/(assets\/|attention-playground(-engine)?\.js$|integrity\.json$)|web\/)/;
  const stray = /^web\/(setup|public)\/|\.(cc|h|html|map|test\.js)$/;
  assert.deepEqual(
    paths.filter((path) => !expected.test(path) || stray.test(path)),
    [],
  );
  for (const build of ["relaxed", "simd", "scalar"])
    assert.ok(paths.includes(`web/engine/builds/${build}/engine.wasm`), build);
});

test("what is published is that tarball, with every file that package.json names", async () => {
  const { code, output } = await run([
    ...["npm", "publish", "--dry-run", "--json", "--silent"],
    // Of a registry nobody is asked: the version may be there already.
    ...["--ignore-scripts", "--registry", "http://127.0.0.1:9/"],
    ...["--fetch-retries", "0"],
  ]);
  assert.equal(code, 0, output);
  const answer = JSON.parse(output.slice(output.indexOf("{")));
  const { name, version, files } = answer["attention-playground"] ?? answer;
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  assert.deepEqual([name, version], [manifest.name, manifest.version]);
  assert.deepEqual(files, project.packed.files);
  const { exports, unpkg, jsdelivr } = manifest;
  const named = JSON.stringify([exports, unpkg, jsdelivr]).match(
    /\.\/[^"]*\.\w+/g,
  );
  assert.ok(named && named.length >= 9);
  const paths = new Set(
    files.map((/** @type {{ path: string }} */ { path }) => `./${path}`),
  );
  assert.deepEqual(
    named.filter((path) => !paths.has(path)),
    [],
  );
});

test("Node.js computes, and takes the element on a server", async () => {
  const { code, output } = await project.run([process.execPath, "node.js"]);
  assert.equal(code, 0, output);
  checkGolden(JSON.parse(output));
});

test("the types are those of what is packed", async () => {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  for (const module of [
    ["esnext", "--moduleResolution", "bundler"],
    ["nodenext"],
  ]) {
    const { code, output } = await project.run([
      ...[process.execPath, tsc, "--noEmit", "--strict", "--target", "es2022"],
      ...["--module", ...module, "--jsx", "react-jsx", "use.ts", "use.tsx"],
    ]);
    assert.equal(code, 0, output);
  }
});

test("who takes little gets little", async () => {
  /** What a page gets of it at once: esbuild keeps what is imported later, used or not. */
  const bundled = async (/** @type {string} */ entry) => {
    const { metafile } = await esbuild({
      entryPoints: [join(project.folder, entry)],
      outdir: join(project.folder, "little"),
      ...{ bundle: true, splitting: true, format: "esm", minify: true },
      ...{ metafile: true, write: false, logLevel: "error" },
    });
    const names = Object.keys(metafile.outputs).filter((name) =>
      metafile.outputs[name].entryPoint?.endsWith(entry),
    );
    for (const name of names)
      for (const { path, kind } of metafile.outputs[name].imports)
        if (kind === "import-statement" && !names.includes(path))
          names.push(path);
    const outputs = names.map((name) => metafile.outputs[name]);
    return {
      bytes: outputs.reduce((sum, output) => sum + output.bytes, 0),
      inputs: outputs.flatMap((output) => Object.keys(output.inputs)),
    };
  };
  const engine = await bundled("engine-only.js");
  assert.ok(engine.inputs.some((path) => path.endsWith("engine/load.js")));
  const foreign =
    /\/(app|components|i18n|lessons|practice|experiments)\/|\/lit/;
  assert.deepEqual(
    engine.inputs.filter((path) => foreign.test(path)),
    [],
  );
});

test("Vite", async (t) => {
  /** @type {string[]} */
  const warnings = [];
  const logger = createLogger("silent");
  logger.warn = (message) => void warnings.push(message);
  await vite({
    root: project.folder,
    configFile: false,
    ...{ base: "./", customLogger: logger },
    build: {
      ...{ outDir: "vite", target: "es2022", assetsInlineLimit: 0 },
      chunkSizeWarningLimit: 1000, // kB: the view of exercises
      rolldownOptions: {
        checks: { bundlerTimings: false }, // warns where a machine is slow
        input: ["main", "react", "vue"].map((name) =>
          join(project.folder, `${name}.js`),
        ),
        output: { entryFileNames: "[name].js" },
      },
    },
    worker: { format: "es" },
  });
  assert.deepEqual(warnings, []);
  await checkBundle(
    t,
    "vite.html",
    `<script type="module" src="vite/main.js"></script>`,
  );
});

test("webpack", async (t) => {
  const compiler = webpack({
    mode: "development",
    devtool: false,
    context: project.folder,
    entry: "./main.js",
    output: { path: join(project.folder, "webpack"), publicPath: "auto" },
  });
  await new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors() || stats?.hasWarnings())
        reject(error ?? new Error(stats?.toString("errors-warnings")));
      else resolve(null);
    });
  });
  await checkBundle(
    t,
    "webpack.html",
    `<script type="module" src="webpack/main.js"></script>`,
  );
});

for (const [name, ...options] of [
  ["esbuild"],
  ["esbuild-minified", "files/[hash]-[name]", "minify"],
])
  test(name, async (t) => {
    const { code, output } = await project.run([
      ...[process.execPath, "build.js", name, ...options],
    ]);
    assert.equal(code, 0, output);
    assert.equal(output, "");
    await checkBundle(
      t,
      `${name}.html`,
      `<script type="module" src="${name}/main.js"></script>`,
    );
  });

test("a script element, without a bundler", async (t) => {
  const at = "./node_modules/attention-playground/dist";
  const imports = {
    "attention-playground": `${at}/attention-playground.js`,
    "attention-playground/engine": `${at}/attention-playground-engine.js`,
  };
  await checkBundle(
    t,
    "plain.html",
    `<script type="importmap">${JSON.stringify({ imports })}</script>
     <script type="module" src="main.js"></script>`,
  );
});

for (const name of ["react", "vue"])
  test(`${name}: attributes, properties, events, and workers given back`, async (t) => {
    const { driver, page } = await openPage(
      t,
      `${name}.html`,
      `<div id="app"></div><script type="module" src="vite/${name}.js"></script>`,
    );
    const told = (/** @type {unknown[]} */ event) =>
      page.waitForFunction(
        (text) =>
          /** @type {any} */ (globalThis).told?.some(
            (/** @type {any} */ one) => JSON.stringify(one) === text,
          ),
        JSON.stringify(event),
      );
    assert.deepEqual(await (await pictureShown(page)).jsonValue(), words);
    await told(["ready", undefined]);
    assert.ok(page.workers().length > 0);
    await page.locator("#app > button").click();
    await told(["change", "causal"]);
    await page.evaluate(() => /** @type {any} */ (globalThis).unmount());
    while (page.workers().length > 0)
      await page.workers()[0].waitForEvent("close");
    assert.deepEqual(driver.problems, []);
  });

/** The snippets of the documentation, with this server's addresses. */
function snippets() {
  const text = readFileSync(join(root, "web/embed/README.md"), "utf8");
  return [...text.matchAll(/```html\n(.*?)```/gs)].map(([, html]) =>
    html.replaceAll("https://YOUR-SITE/", `${server.url}site/`),
  );
}

test("a static page, as Quarto and Markdown make it, with the documented snippets", async (t) => {
  const { page } = await openPage(
    t,
    "static.html",
    `<main><h1>Lesson</h1>${snippets().join("<p>Text</p>")}</main>`,
  );
  await pictureShown(page);
  const frame = page.frames()[1];
  await pictureShown(frame);
});

test("a notebook's output: HTML put in as Jupyter does, and IFrame's frame", async (t) => {
  const [, html] = snippets();
  const { page } = await openPage(
    t,
    "notebook.html",
    `<div class="output_html"></div><div class="output_html">
       <iframe width="700" height="600" frameborder="0" allowfullscreen
         src="site/index.html?embed=1&controls=map#v=1&text=one+two+three"></iframe></div>`,
  );
  await page.evaluate((text) => {
    const cell = /** @type {HTMLElement} */ (document.querySelector("div"));
    cell.innerHTML = text;
    // Scripts that come as text do not run: Jupyter puts copies in their places.
    for (const script of cell.querySelectorAll("script")) {
      const copy = document.createElement("script");
      for (const { name, value } of script.attributes)
        copy.setAttribute(name, value);
      script.replaceWith(copy);
    }
  }, html);
  await pictureShown(page);
  assert.deepEqual(
    await (await pictureShown(page.frames()[1])).jsonValue(),
    words,
  );
});
