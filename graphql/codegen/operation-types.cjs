// The stock `typescript-operations` with its option `nullability.errorHandlingClient`, for which it converts the whole schema anew for
// each of some 250 files: half of the time of all generating. Here the schema is converted once.
const operationTypes = require('@graphql-codegen/typescript-operations')
const { semanticToStrict } = require('graphql-sock')

const converted = new WeakMap()

/** The schema as our clients see it, which throw on errors (errorPolicy none): what is null by failure alone is never null. */
function strict(schema) {
  if (!converted.has(schema)) converted.set(schema, semanticToStrict(schema))
  return converted.get(schema)
}

exports.plugin = (schema, documents, config, info) => operationTypes.plugin(strict(schema), documents, config, info)
