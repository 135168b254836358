import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countTokens, tokensOf } from "../../web/engine/tokens.js";

/** @param {string} text */
const words = (text) => tokensOf(text).map((token) => token.text);

describe("tokens", () => {
  /** @type {[string, string, string[]][]} */
  const cases = [
    ["words and marks", "The cat sat.", ["The", "cat", "sat", "."]],
    ["nothing of white space", " \t\n\u00a0\u3000", []],
    ["nothing of nothing", "", []],
    ["nothing of marks that nobody sees", "\u200b\u200f\ufeff\u0007", []],
    [
      "each mark alone",
      "Well... (no)!?",
      ["Well", ".", ".", ".", "(", "no", ")", "!", "?"],
    ],
    ["contractions whole", "I don't, it's", ["I", "don't", ",", "it's"]],
    ["a curly apostrophe", "don’t", ["don’t"]],
    [
      "abbreviations with their last point",
      "in the U.S. now",
      ["in", "the", "U.S.", "now"],
    ],
    ["no point of a sentence", "I am. A.", ["I", "am", ".", "A", "."]],
    ["numbers whole", "3.14 and 1,000", ["3.14", "and", "1,000"]],
    ["hyphens as marks", "well-known", ["well", "-", "known"]],
    ["markup as text", "<b>hi</b>", ["<", "b", ">", "hi", "<", "/", "b", ">"]],
    ["an emoji that is joined of several", "a 👩‍👩‍👧‍👦 b", ["a", "👩‍👩‍👧‍👦", "b"]],
    ["emoji side by side", "👍🏽😀🇫🇷1️⃣", ["👍🏽", "😀", "🇫🇷", "1️⃣"]],
    ["Arabic", "القطة جلست.", ["القطة", "جلست", "."]],
    ["Hebrew with its marks", "שָׁלוֹם עולם", ["שָׁלוֹם", "עולם"]],
    ["Chinese by dictionary", "我喜欢猫。", ["我", "喜欢", "猫", "。"]],
    ["combining accents", "cafe\u0301 olé", ["cafe\u0301", "olé"]],
    ["half of a surrogate pair", "a \ud83d b", ["a", "\ud83d", "b"]],
  ];
  for (const [what, text, expected] of cases)
    test(what, () => assert.deepEqual(words(text), expected));

  test("know where they stand, in UTF-16 units, in order", () => {
    const text = "  «Où» est l'U.S. 👩‍👩‍👧? 我喜欢猫 <i>שלום</i>\n";
    const tokens = tokensOf(text);
    let end = 0;
    for (const token of tokens) {
      assert.equal(text.slice(token.start, token.end), token.text);
      assert.match(text.slice(end, token.start), /^\s*$/);
      end = token.end;
    }
    assert.match(text.slice(end), /^\s*$/);
    assert.equal(countTokens(text), tokens.length);
  });
});
