import assert from "node:assert/strict";
import { test } from "node:test";
import { troubleOf } from "../../web/app/errors.js";
import { EngineError } from "../../web/engine/errors.js";

test("a message stands at the control that it is about", () => {
  for (const [place, message] of [
    ["text", "no words: type a sentence"],
    ["text", "too many words: 4097 (limit 4096)"],
    ["otherText", "no words: type a second sentence"],
    ["otherText", "too many words in the second sentence: 4097 (limit 4096)"],
    ["panel", "invalid heads: 5 (d_model 96 must be a multiple)"],
    ["panel", "invalid window: 0 (must be at least 1)"],
    ["text", "text too long for the model: 140 pieces (limit 128)"],
    ["panel", "invalid layer: 9 (must be below 4)"],
    ["panel", "invalid temperature: 0.000000 (must be from 0.05 to 20)"],
  ])
    for (const code of ["invalid-argument", "limit"])
      assert.equal(troubleOf(new EngineError(code, message)).place, place);
});

test("what is not about the input stands at the page", () => {
  const crash = new EngineError("crashed", "the text of a second sentence");
  assert.equal(troubleOf(crash).place, "page");
  assert.equal(troubleOf(new Error("no words")).place, "page");
});
