/** What the console lets choose from: the values of the enums it names, in the order of the SDL. */
exports.plugin = (schema, _documents, { enums }) =>
  enums
    .map((name) => {
      const values = schema.getType(name).astNode.values.map(({ name: { value } }) => `  '${value}',`)
      return `export const ${camelCase(name)}s = [\n${values.join('\n')}\n] as const\n`
    })
    .join('\n')

const camelCase = (name) => name[0].toLowerCase() + name.slice(1)
