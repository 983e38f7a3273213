const { getCachedDocumentNodeFromSchema } = require('@graphql-codegen/plugin-helpers')
const { Kind, print, visit } = require('graphql')

/** The whole schema in one file: types and fields by name, arguments in the order of the SDL, which is the same for every list. */
exports.plugin = (schema) => {
  let type
  const printed = visit(getCachedDocumentNodeFromSchema(schema), {
    [Kind.OBJECT_TYPE_DEFINITION]: (node) => {
      type = schema.getType(node.name.value)
    },
    [Kind.FIELD_DEFINITION]: (node) => {
      const written = type.getFields()[node.name.value]?.astNode?.arguments.map(({ name }) => name.value) ?? []
      const placeOf = ({ name }) => written.indexOf(name.value)
      return { ...node, arguments: node.arguments.toSorted((one, other) => placeOf(one) - placeOf(other)) }
    },
  })
  return print(printed)
}
