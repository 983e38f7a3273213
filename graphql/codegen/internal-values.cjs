/** For each enum whose values the platform calls otherwise, or those of `enums` alone: value of the graph → value of the platform. */
exports.plugin = (_schema, _documents, { enumValues, enums = Object.keys(enumValues) }) =>
  `export const enumValues = ${JSON.stringify(Object.fromEntries(enums.map((name) => [name, enumValues[name]])), null, 2)} as const`
