// The project's own text files: what would be committed, wherever the tests run.
import { filesBelow } from "../../web/setup/stamps.js";

const folders = ["core", "wasm", "web", "tests", ".github", ".ci"];
const files = [
  ...["CMakeLists.txt", "CMakePresets.json", "package.json", "README.md"],
  ...["vite.config.js", "eslint.config.js", "CONTRIBUTING.md", "CHANGELOG.md"],
  ...["SECURITY.md", "CODE_OF_CONDUCT.md"],
];

export function projectFiles() {
  return filesBelow([...folders, ...files]).filter(
    (file) =>
      !file.startsWith("web/engine/builds/") &&
      !file.startsWith("web/assets/") &&
      !file.startsWith("tests/golden/"),
  );
}
