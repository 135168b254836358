import assert from "node:assert/strict";
import test from "node:test";
import { checkActions, checkCommands, checkLock } from "./packages.js";

const good = {
  version: "1.2.3",
  integrity: `sha512-${"A".repeat(86)}==`,
  license: "MIT",
};

/** @param {Record<string, unknown>} changes @param {string} [path] */
function problemsWith(changes, path = "node_modules/x") {
  const packages = { "": {}, [path]: { ...good, ...changes } };
  return checkLock({ lockfileVersion: 3, packages }, {});
}

test("a package has a version, a hash, a licence, and comes from the registry", () => {
  assert.deepEqual(problemsWith({}), []);
  const from = (/** @type {string} */ path) => ({
    resolved: `https://registry.npmjs.org/${path}`,
  });
  assert.deepEqual(problemsWith(from("x/-/x-1.2.3.tgz")), []);
  assert.deepEqual(
    problemsWith(
      from("@a/b/-/b-1.2.3.tgz"),
      "node_modules/y/node_modules/@a/b",
    ),
    [],
  );
  for (const [changes, why] of /** @type {const} */ ([
    [{ integrity: undefined }, "SHA-512"],
    [{ integrity: "sha1-AAAA" }, "SHA-512"],
    [{ version: undefined }, "version"],
    [{ link: true }, "folder"],
    [{ resolved: "git+ssh://git@example.org/x.git" }, "comes from"],
    [{ resolved: "https://example.org/x/-/x-1.2.3.tgz" }, "comes from"],
    [from("other/-/other-1.2.3.tgz"), "comes from"],
    [{ hasInstallScript: true }, "installed"],
    [{ license: "GPL-3.0" }, "GPL-3.0"],
    [{ license: undefined }, "licence"],
    [{ license: "MPL-2.0" }, "MPL-2.0"],
  ])) {
    const found = problemsWith(changes);
    assert.equal(found.length, 1, why);
    assert.ok(found[0].startsWith("x: ") && found[0].includes(why), found[0]);
  }
  assert.deepEqual(problemsWith({ license: "MPL-2.0", dev: true }), []);
  const fsevents = "node_modules/fsevents";
  assert.deepEqual(problemsWith({ hasInstallScript: true }, fsevents), []);
});

test("the lock file is that of the manifest", () => {
  const manifest = { dependencies: { x: "^1.0.0" } };
  const packages = { "": manifest, "node_modules/x": good };
  const lock = { lockfileVersion: 3, packages };
  assert.deepEqual(checkLock(lock, manifest), []);
  assert.equal(checkLock(lock, { dependencies: { x: "^2.0.0" } }).length, 1);
  assert.equal(
    checkLock(lock, { ...manifest, devDependencies: { y: "1" } }).length,
    1,
  );
});

test("actions are pinned by commit, with few permissions", () => {
  const head = "permissions:\n  contents: read\n";
  const commit = "0123456789".repeat(4);
  const step = (/** @type {string} */ what) => `${head}      - uses: ${what}\n`;
  assert.deepEqual(checkActions(step(`a/b@${commit} # v1.2.3`)), []);
  assert.deepEqual(checkActions(step(`a/b/c@${commit} # v1.2.3`)), []);
  for (const what of ["a/b@v1", "a/b@main", `a/b@${commit}`, "docker://x"])
    assert.match(checkActions(step(what))[0], /not pinned/, what);
  assert.match(checkActions("on: push\n")[0], /permissions/);
  assert.match(checkActions(`${head}on: pull_request_target\n`)[0], /rights/);
});

test("what publishes waits for the tests, and runs none", () => {
  const rights = "    permissions:\n      id-token: write\n";
  /** @param {string} on @param {string} jobs */
  const check = (on, jobs) =>
    checkActions(`on:\n${on}permissions:\n  contents: read\njobs:\n${jobs}`);
  const tag = '  push:\n    tags: ["v*"]\n';
  const tests = "  test:\n    steps:\n      - run: npm test\n";
  const publish = `  publish:\n    needs: test\n${rights}`;
  assert.deepEqual(check(tag, tests + publish), []);
  assert.match(
    check(tag, `${publish}    steps:\n      - run: npm test\n`)[0],
    /could publish/,
  );
  assert.match(check(tag, `  publish:\n${rights}`)[0], /another job/);
  assert.match(
    check("  push:\n    branches: [main]\n", tests + publish)[0],
    /its tests/,
  );
});

test("what a workflow calls is there", () => {
  const workflow =
    "- run: npm test\n- run: npm ci && npm run build:page -- x\n";
  const scripts = { test: "node a.js", "build:page": "node b.js" };
  assert.deepEqual(checkCommands(workflow, scripts), []);
  assert.equal(checkCommands(workflow, { test: "node a.js" }).length, 1);
  assert.equal(checkCommands(workflow, { build: "node b.js" }).length, 2);
});
