// The stock `typed-document-node`, whose documents also carry the id of their operation: as `__meta__`, so that the browser's first
// JavaScript holds the ids of the first page alone. The stock one takes that as a function, and codegen.yml has none.
const typedDocuments = require('@graphql-codegen/typed-document-node')
const { persistedOperations } = require('./operations.cjs')

const idOf = (document) => ({ id: persistedOperations([{ document }])[0]?.id })

exports.plugin = (schema, documents, config, info) =>
  typedDocuments.plugin(schema, documents, { ...config, unstable_onExecutableDocumentNode: idOf }, info)

exports.validate = typedDocuments.validate
