/**
 * The texts of several files as one table.
 *
 * @param {Promise<Record<string, import("./index.js").Texts>>[]} files
 */
export async function together(...files) {
  const modules = await Promise.all(files);
  return /** @type {import("./index.js").Texts} */ (
    Object.assign({}, ...modules.flatMap((module) => Object.values(module)))
  );
}
