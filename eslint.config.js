import js from "@eslint/js";
import globals from "globals";

const node = [
  ...["web/start.js", "web/setup/**", "tests/**", "core/tools/**"],
  "*.config.js",
];

export default [
  { ignores: ["build/", "dist/", "web/engine/builds/", ".toolchain*/"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 400 }],
      "max-lines-per-function": ["error", { max: 60 }],
      "max-params": ["error", { max: 5 }],
      "no-console": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-shadow": "error",
      "no-throw-literal": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["web/engine/**", "web/app/**", "web/components/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "Math",
          property: "random",
          message: "every number comes from the core or from the person",
        },
      ],
    },
  },
  {
    files: node,
    languageOptions: { globals: globals.nodeBuiltin },
    rules: { "no-console": "off" },
  },
  {
    // A suite is one function that holds its tests; code given to a browser uses its globals.
    files: ["tests/**/*.test.js", "tests/e2e/package/sources/**"],
    languageOptions: { globals: globals.browser },
    rules: { "max-lines-per-function": "off" },
  },
];
