const { persistedOperations } = require('./operations.cjs')

/** The gateway's allow list: id → text of the operation. */
exports.plugin = (_schema, documents) =>
  JSON.stringify(Object.fromEntries(persistedOperations(documents).map(({ id, text }) => [id, text])), null, 2)
