const { persistedOperations } = require('./operations.cjs')

/** A browser's half: name of the operation → id to send in place of its text. */
exports.plugin = (_schema, documents) => {
  const lines = persistedOperations(documents).map(({ name, id }) => `  ${name}: '${id}',`)
  return `export const persistedIds: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}`
}
