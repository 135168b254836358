/** Python in a worker: results, errors with their lines, limits, no way out. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { createPython } from "../../../web/practice/python/client.js";
import { rewritten } from "../../../web/practice/python/assignments.js";

const python = createPython();
after(() => python.dispose());

/**
 * @param {string} code
 * @param {import("../../../web/practice/runner/runner.js").RunOptions} [options]
 */
const run = (code, options) => python.run(code, options);

/** @param {string} code */
async function printed(code) {
  const { stdout, error } = await run(code);
  assert.equal(error, null, `${code}: ${error?.message}`);
  return stdout;
}

describe("results", () => {
  test("what is printed, also without an end of line, in any script", async () => {
    assert.equal(
      await printed("print('a', 1)\nprint('ü漢', end='')"),
      "a 1\nü漢",
    );
  });

  test("arrays go in and come out with shape and type", async () => {
    const a = { data: [1, 2, 3, 4, 5, 6], shape: [2, 3] };
    const keep = { data: [1, 0, 1], shape: [3], dtype: "bool" };
    const code = `
import numpy as np
def f(x, keep, n):
    return x * n, keep, x.sum(), x.shape, None, True, "text", [1, 2]
def g(): return {}
def h(): return [[1, 2], [3]]
`;
    const { error, results } = await run(code, {
      calls: [
        { name: "f", args: [a, keep, 0.5] },
        { name: "g", args: [] },
        { name: "h", args: [] },
      ],
    });
    assert.equal(error, null);
    const tensor = (
      /** @type {number[]} */ data,
      /** @type {number[]} */ shape,
      dtype = "float64",
    ) => ({ data: Float64Array.from(data), shape, dtype });
    assert.deepEqual(results[0], {
      ...{ error: null, changed: [] },
      value: [
        ...[
          tensor([0.5, 1, 1.5, 2, 2.5, 3], [2, 3]),
          tensor([1, 0, 1], [3], "bool"),
        ],
        ...[21, [2, 3], null, true, "text", tensor([1, 2], [2], "int64")],
      ],
    });
    assert.deepEqual(results[1].value, { other: "dict" });
    assert.deepEqual(results[2].value, [
      tensor([1, 2], [2], "int64"),
      tensor([3], [1], "int64"),
    ]);
  });

  test("inputs are variables; one call does not spoil the next", async () => {
    const { stdout, results } = await run(
      "print(x.T.shape, n)\ndef bad(): raise KeyError('k')\ndef good(): return n",
      {
        inputs: { x: { data: [1, 2], shape: [1, 2] }, n: 7 },
        calls: ["bad", "good", "absent"].map((name) => ({ name, args: [] })),
      },
    );
    assert.equal(stdout, "(2, 1) 7\n");
    assert.equal(results[0].error?.type, "KeyError");
    assert.deepEqual(results[1], { value: 7, error: null, changed: [] });
    assert.deepEqual(results[2].error, {
      ...{ type: "NameError", message: "name 'absent' is not defined" },
      line: null,
    });
  });

  test("a run sees nothing of the one before", async () => {
    await run("import numpy as np\nnp.exp = None\nleft = 1");
    const code = "import numpy as np\nprint(np.exp(0.0), 'left' in globals())";
    assert.equal(await printed(code), "1.0 False\n");
  });
});

/** @type {[string, string, string | RegExp, number][]} code, type, message, line */
const failures = [
  ["x = 1\n\nprint(y)", "NameError", "name 'y' is not defined", 3],
  [
    "def f():\n    return 1 / 0\n\nf()",
    "ZeroDivisionError",
    "division by zero",
    2,
  ],
  ["x = (1,\n", "SyntaxError", "'(' was never closed", 1],
  [
    "y = [')', #]\n  1, {2: 3}\nz = 2",
    "SyntaxError",
    "'[' was never closed",
    1,
  ],
  ["y = (1, 2]]", "SyntaxError", "invalid syntax", 1],
  ["x = 1\ninput()", "RuntimeError", /^input\(\): there is nobody/, 2],
  ["open('a.txt')", "OSError", /^there are no files here/, 1],
  [
    "def f(): pass\nf(1)",
    "TypeError",
    /0 positional arguments but 1 was given/,
    2,
  ],
  [
    "import numpy as np\nnp.float16(1)",
    "AttributeError",
    /'float16': this page has/,
    2,
  ],
  [
    "import numpy as np\nnp.ones(2).sum().item()",
    "AttributeError",
    /'item': a single number of an array is Python's own/,
    2,
  ],
  ["if True:\nx = 1", "SyntaxError", "invalid syntax", 2],
  ["def f(n):\n    return f(n + 1)\nf(0)", "RecursionError", /recursion/, 2],
  ["import torch", "ImportError", /torch.*: numpy and math are here/, 1],
  ["1 + 'a'", "TypeError", /unsupported operand type\(s\) for \+/, 1],
  ["raise ValueError('mine')", "ValueError", "mine", 1],
  ["assert 1 == 2, 'no'", "AssertionError", "no", 1],
  [
    "import numpy as np\na = np.ones((2, 3))\na *= 2\n\nb = a @ a",
    "ValueError",
    /^matmul: Input operand 1/,
    5,
  ],
  [
    "import numpy as np\na = np.arange(3)\n(a\n .reshape(2))",
    "ValueError",
    /cannot reshape/,
    3,
  ],
  [
    "import numpy as np\n0 < np.ones(2)",
    "TypeError",
    /write the array on the left of </,
    2,
  ],
  [
    "from numpy.random import *\ndefault_rng(0).integers(9, dtype=bool)",
    "NotImplementedError",
    "integers(dtype=bool) is not supported here",
    2,
  ],
  ["import sys\nsys.exit(3)", "SystemExit", "3", 2],
];

describe("errors", () => {
  for (const [code, type, message, line] of failures)
    test(`${type}: ${code.replaceAll("\n", "⏎")}`, async () => {
      const { error } = await run(code);
      assert.equal(error?.type, type);
      if (typeof message === "string") assert.equal(error?.message, message);
      else assert.match(error?.message ?? "", message);
      assert.equal(error?.line, line);
    });
});

describe("limits", () => {
  test("an endless loop is ended; what it printed stays; the next run works", async () => {
    const { stdout, error, results } = await run(
      "print('before')\nwhile True: pass",
      { timeLimit: 500 },
    );
    assert.equal(stdout, "before\n");
    assert.equal(error?.type, "TimeLimit");
    assert.deepEqual(results, []);
    assert.equal(await printed("print(1)"), "1\n");
  });

  test("a call without end is ended as well", async () => {
    const { error } = await run("def f():\n    while True: pass", {
      ...{ timeLimit: 500, calls: [{ name: "f", args: [] }] },
    });
    assert.equal(error?.type, "TimeLimit");
  });

  for (const code of [
    "x = [0] * (10 ** 9)",
    "x = bytearray(200 * 1024 * 1024)",
    "import numpy as np\nx = np.zeros((100_000, 100_000))",
    "import numpy as np\nx = []\nwhile True: x.append(np.zeros(1_000_000))",
  ])
    test(`memory: ${code.replaceAll("\n", "⏎")}`, async () => {
      const { error } = await run(code, { timeLimit: 60_000 });
      assert.equal(error?.type, "MemoryError", error?.message);
    });

  test("filling memory bit by bit ends, by one limit or the other", async () => {
    const code = "x = []\nwhile True: x.append('x' * 1000 + str(len(x)))";
    const { error } = await run(code);
    assert.match(error?.type ?? "", /^(MemoryError|TimeLimit)$/);
  });

  test("arrays that nobody holds make room for the next call", async () => {
    const code =
      "import numpy as np\ndef f(i):\n    return np.full(5_000_000, i)[0]";
    const calls = Array.from({ length: 20 }, (_, i) => ({
      name: "f",
      args: [i],
    }));
    const { results } = await run(code, { calls, timeLimit: 60_000 }); // 800 MB in all
    assert.deepEqual(
      results.map(({ value }) => value),
      calls.map(({ args }) => args[0]),
    );
  });

  test("printing without end is cut", async () => {
    const { stdout, isCut, error } = await run(
      "for i in range(20000): print('0123456789')",
    );
    assert.equal(error, null);
    assert.ok(isCut);
    assert.equal(stdout.length, 100_000);
  });
});

/** Each would reach the page's JavaScript, the network, files or the machine. */
const waysOut = [
  ...[
    "js.fetch",
    "js.process",
    "js.globalThis",
    "js.self",
    "js.Object",
    "js.Function",
  ],
  ...[
    "js.eval('1')",
    "js.postMessage",
    "js['process']",
    "list(js)",
    "js.console.log(1)",
  ],
  ...[
    "jsffi.to_js([1]).constructor",
    "jsffi.to_js([1]).constructor.constructor('return 1')()",
  ],
  ...[
    "jsffi.to_js({'a': 1}).a",
    "jsffi.create_proxy(print).constructor",
    "jsffi.to_js([1]).map",
  ],
  ...[
    "_host.constructor",
    "_host.constructor('return process')()",
    "_host.call",
    "_host.bind(None)",
  ],
  ...[
    "_host.__proto__",
    "_host['constructor']",
    "_host('constructor', 'return process')()",
  ],
  ...[
    "np.ones(2)._js.data",
    "np.ones(2)._js.constructor",
    "np.ones(2)._js['data']",
  ],
  ...[
    "jsffi.JsProxy.constructor",
    "type(js).new",
    "js.Date.new()",
    "open('/lib/numpy/_core.py').read()",
  ],
  ...[
    "open('x', 'w').write('a')",
    "os.mkdir('/x')",
    "os.remove('/lib/typing.py')",
    "os.rename('/lib', '/x')",
  ],
  ...[
    "os.chdir('/lib')",
    "__import__('socket')",
    "__import__('requests')",
    "__import__('machine')",
  ],
  ...[
    "setattr(js, 'x', 1) or js.x",
    "jsffi.to_js([1])[0]",
    "jsffi.mem_info().x",
  ],
];

describe("there is no way out", () => {
  test("each is an error, None or nothing", async () => {
    const code = `
import js, jsffi, os, _host
import numpy as np
for way in ${JSON.stringify(waysOut)}:
    try:
        value = eval(way)
        ok = value is None or value == [] or str(value) in ("<undefined>", "<null>")
        print("ok" if ok else "out: %s" % str(value)[:60], way)
    except Exception as error:
        print("ok", way)
`;
    const lines = (await printed(code)).trim().split("\n");
    assert.deepEqual(
      lines,
      waysOut.map((way) => `ok ${way}`),
    );
  });

  test("writing into its own memory harms only itself", async () => {
    const code = `
import uctypes
for i in range(0, 60_000_000, 4096):
    uctypes.bytearray_at(i, 4096)[:] = b"\\xff" * 4096`;
    const { error } = await run(code, { timeLimit: 20_000 });
    assert.notEqual(error, null);
    assert.equal(await printed("print(2)"), "2\n");
  });

  test("what it asks of numpy's inside is checked", async () => {
    const code = `
import _host
for args in (("shape",), ("get", 1, "i0"), ("from memory", 3, 10 ** 9, "1", "float64"),
             ("reduce", print, None), ("__proto__",), ("toString",), ("unary", "constructor", 1)):
    assert _host(*args) is None or _host(*args) == 0, args
print("checked")`;
    assert.equal(await printed(code), "checked\n");
  });
});

test("in-place operators are rewritten in their line, and nothing else is", () => {
  /** @type {[string, string][]} */
  const pairs = [
    ["x *= 2", 'x = __assign__("multiply", x, (2))'],
    [
      "  a[0, :] /= f(1,\n 2) # y *= 1",
      '  a[0, :] = __assign__("divide", a[0, :], (f(1,\n 2))) # y *= 1',
    ],
    [
      "if a: x **= 2; y //= 3",
      'if a: x = __assign__("power", x, (2)); y = __assign__("floor_divide", y, (3))',
    ],
    [
      "s = 'x *= 2'\nx @= y",
      "s = 'x *= 2'\nx = __assign__(\"matmul\", x, (y))",
    ],
    [
      '"""x *= 2\n"""\nx %= 2',
      '"""x *= 2\n"""\nx = __assign__("remainder", x, (2))',
    ],
    ["x &= lambda: 1", 'x = __assign__("bitwise_and", x, (lambda: 1))'],
    ["x += 1; y -= 2", "x += 1; y -= 2"],
    ["f(a=1, b='%=')", "f(a=1, b='%=')"],
    ["x == 1 and y != 2 and z <= 3", "x == 1 and y != 2 and z <= 3"],
    [
      "d = {'a': 1}\nd['a'] |= 2",
      "d = {'a': 1}\nd['a'] = __assign__(\"bitwise_or\", d['a'], (2))",
    ],
    ["f'{x *= 2", "f'{x *= 2"],
    ["x *=", 'x = __assign__("multiply", x, ())'],
  ];
  for (const [code, expected] of pairs) assert.equal(rewritten(code), expected);
});
