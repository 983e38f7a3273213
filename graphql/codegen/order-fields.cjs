/** By what each list that takes an order can be ordered, by the type of its argument `order`, for the console. */
exports.plugin = (schema) => {
  const orders = Object.values(schema.getTypeMap()).filter(({ name }) => /^[A-Z].*OrderField$/.test(name))
  const lines = orders.map(({ name, astNode }) => {
    const values = astNode.values.map(({ name: { value } }) => `'${value}'`)
    return `  ${name.replace(/Field$/, '')}: [${values.join(', ')}],`
  })
  return `export const orderFields: Readonly<Record<string, readonly string[]>> = {\n${lines.join('\n')}\n}\n`
}
