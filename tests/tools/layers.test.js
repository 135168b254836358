import assert from "node:assert/strict";
import test from "node:test";
import { checkCpp, checkWeb } from "./layers.js";

/** @param {string} file @param {string} name */
const include = (file, name) => checkCpp(file, `#include "${name}"\n`);

test("a layer includes itself and lower ones", () => {
  assert.deepEqual(include("core/ops/gemm.cc", "core/ops/gemm.h"), []);
  assert.deepEqual(include("core/attention/dense.cc", "core/base/arena.h"), []);
  assert.deepEqual(include("core/playground.cc", "core/train/adamw.h"), []);
  assert.deepEqual(include("wasm/bindings.cc", "core/playground.h"), []);
});

test("a layer includes no higher one", () => {
  assert.deepEqual(include("core/ops/gemm.cc", "core/attention/mask.h"), [
    "core/ops/gemm.cc: includes core/attention/mask.h: attention stands above ops",
  ]);
  assert.match(
    include("core/train/x.cc", "core/playground.h")[0],
    /playground stands above train/,
  );
  assert.match(include("core/base/x.h", "wasm/x.h")[0], /above the core/);
  assert.match(include("core/ops/x.h", "core/new/x.h")[0], /no layer/);
  assert.match(include("core/ops/x.h", "gemm.h")[0], /project's root/);
  assert.match(include("core/ops/x.cc", "tests/core/x.h")[0], /only tests/);
});

test("only core/simd includes xsimd", () => {
  const text = "  #  include <xsimd/xsimd.hpp>\n";
  assert.deepEqual(checkCpp("core/simd/simd.h", text), []);
  assert.equal(checkCpp("core/ops/gemm.cc", text).length, 1);
  assert.equal(checkCpp("tests/core/ops/gemm_test.cc", text).length, 1);
});

test("only tests and experiments include the reference", () => {
  const name = "core/reference/attention.h";
  assert.deepEqual(include("tests/core/attention/dense_test.cc", name), []);
  assert.deepEqual(include("core/experiments/dk_sweep.cc", name), []);
  assert.equal(include("core/attention/dense.cc", name).length, 1);
  assert.equal(include(name, "core/ops/gemm.h").length, 1);
  assert.deepEqual(include(name, "core/attention/config.h"), []);
});

test("the core prints nothing and knows no Emscripten", () => {
  assert.equal(checkCpp("core/ops/gemm.cc", "#include <iostream>\n").length, 1);
  assert.equal(
    checkCpp("core/playground.cc", "#include <emscripten/bind.h>\n").length,
    1,
  );
  assert.deepEqual(
    checkCpp("core/tools/train.cc", "#include <cstdio>\n#include <vector>\n"),
    [],
  );
});

test("web imports from its layers and from npm", () => {
  const app = "web/app/page.js";
  assert.deepEqual(checkWeb(app, 'import { html } from "lit";\n'), []);
  assert.deepEqual(checkWeb(app, 'import "../components/heat-map.js";\n'), []);
  assert.deepEqual(checkWeb(app, 'export const text = "../wasm";\n'), []);
  const problems = [
    [app, 'import {\n  x,\n} from "../../tests/x.js";', "only from web"],
    [
      app,
      'const x = await import("../engine/builds/simd/engine.mjs")',
      "touch",
    ],
    [app, 'import { serve } from "../setup/serve.js";', "npm's commands"],
    [app, 'import fs from "node:fs";', "browser"],
    [app, 'import x from "https://example.org/x.js";', "another origin"],
    [app, 'export * from "../../core/x.js";', "only from web"],
    ["web/engine/index.js", 'import "../app/page.js";', "does not stand above"],
    ["web/new/index.js", 'import "../app/page.js";', "has no place"],
  ];
  for (const [file, text, why] of problems) {
    const found = checkWeb(file, text);
    assert.equal(found.length, 1, text);
    assert.ok(found[0].includes(why), found[0]);
  }
});
