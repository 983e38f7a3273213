/** What Apollo Client's cache must be told to write fragments on interfaces: which types there are of each that is named. */
exports.plugin = (schema, _documents, { interfaces }) => {
  const lines = interfaces.map((name) => {
    const types = schema.getPossibleTypes(schema.getType(name)).map((type) => `    '${type.name}',`)
    return `  ${name}: [\n${types.sort().join('\n')}\n  ],`
  })
  return `export const possibleTypes = {\n${lines.join('\n')}\n}`
}
