// What the two persisted-operation plugins share: the operations of a set of documents, printed as the browser's client would send them.
const { createHash } = require('node:crypto')
const { Kind, print, visit } = require('graphql')

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** Apollo Client asks for `__typename` in every selection set but the operation's own; so must the stored text. */
const addTypename = {
  SelectionSet: (node, _key, parent) => {
    if (parent.kind === Kind.OPERATION_DEFINITION) return undefined
    if (node.selections.some((selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename'))
      return undefined
    return { ...node, selections: [...node.selections, typename] }
  },
}

function usedFragments(node, fragments, found = new Map()) {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment || found.has(name.value)) return
      found.set(name.value, fragment)
      usedFragments(fragment, fragments, found)
    },
  })
  return [...found.values()]
}

/** `[{ name, id, text }]` by name; `id` is the SHA-256 of the text, so that a changed operation gets a new id. */
exports.persistedOperations = (documents) => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const isNamed = (kind) => (definition) => definition.kind === kind && definition.name
  const fragments = new Map(
    definitions.filter(isNamed(Kind.FRAGMENT_DEFINITION)).map((fragment) => [fragment.name.value, fragment]),
  )
  return definitions
    .filter(isNamed(Kind.OPERATION_DEFINITION))
    .map((operation) => {
      const document = { kind: Kind.DOCUMENT, definitions: [operation, ...usedFragments(operation, fragments)] }
      const text = print(visit(document, addTypename))
      return { name: operation.name.value, id: createHash('sha256').update(text).digest('hex'), text }
    })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
}
