// Writes `useXQuery`, `useXMutation` and `useXSubscription` for Apollo Client 4 beside the typed documents. The stock hooks plugin does
// not type-check against Apollo Client 4; return types are left to inference, so that they follow the client.
const { Kind } = require('graphql')

const pascal = (text) => text[0].toUpperCase() + text.slice(1)

function hook({ operation, name, variableDefinitions = [] }) {
  const kind = pascal(operation)
  const result = `${pascal(name.value)}${kind}`
  const types = `${result}, ${result}Variables`
  const demands = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  )
  if (kind === 'Mutation') {
    return `export function use${result}(options?: useMutation.Options<${types}>) {
  return useMutation<${types}>(${pascal(name.value)}Document, options)
}`
  }
  const options = demands
    ? `options: use${kind}.Options<${types}> & ({ variables: ${result}Variables; skip?: boolean } | { skip: boolean })`
    : `options: use${kind}.Options<${types}> = {}`
  return `export function use${result}(${options}) {
  return use${kind}<${types}>(${pascal(name.value)}Document, options)
}`
}

exports.plugin = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    document.definitions.filter(({ kind, name }) => kind === Kind.OPERATION_DEFINITION && name),
  )
  if (operations.length === 0) return ''
  const imports = [...new Set(operations.map(({ operation }) => `use${pascal(operation)}`))].sort()
  return {
    prepend: [`import { ${imports.join(', ')} } from '@apollo/client/react'`],
    content: operations.map(hook).join('\n\n'),
  }
}
