/** For each enum whose values the platform calls otherwise: value of the graph → value of the platform, as resolvers have it. */
exports.plugin = (_schema, _documents, { enumValues }) =>
  `export const enumValues = ${JSON.stringify(enumValues, null, 2)} as const`
