import assert from "node:assert/strict";
import test from "node:test";
import { checkFile } from "./text.js";

test("forbidden words are found with their line", () => {
  const page = "web/app/page.js";
  const name = "Math" + ".random";
  assert.match(
    checkFile(page, `const a = 1;\nconst b = ${name}();\n`)[0],
    /^web\/app\/page\.js:2: .*from the core/,
  );
  assert.deepEqual(checkFile("tests/x.js", `${name}();\n`), []);
  assert.equal(checkFile(page, "box.innerHTML = text;\n").length, 1);
  assert.equal(checkFile(page, "const mockScores = [1]; // mock\n").length, 1);
  assert.equal(checkFile("web/app/x.css", "@import '//a.b/c';").length, 1);
  assert.equal(checkFile("core/x.cc", "std::random_device d;").length, 1);
});

test("a flag that breaks relaxed SIMD is found, a comment on it is not", () => {
  assert.equal(checkFile("CMakeLists.txt", "set(F -ffast-math)").length, 1);
  assert.deepEqual(checkFile("CMakeLists.txt", "# no -ffast-math"), []);
});

test("source files have at most 400 lines", () => {
  assert.deepEqual(checkFile("core/x.cc", "int a;\n".repeat(400)), []);
  assert.deepEqual(checkFile("core/x.cc", "int a;\n".repeat(401)), [
    "core/x.cc: 401 lines (at most 400)",
  ]);
  assert.deepEqual(checkFile("README.md", "text\n".repeat(401)), []);
});
