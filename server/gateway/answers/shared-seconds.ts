import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  getDirectiveValues,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

type CacheHint = { readonly maxAge?: number; readonly scope?: 'PUBLIC' | 'PRIVATE' }

/** A document is read once: Apollo keeps the parsed ones. */
const known = new WeakMap<DocumentNode, number>()

/**
 * How many seconds the schema lets the answers of a document be shared (`@cacheControl`): what its shortest field may be, and 0
 * unless every field of the root is PUBLIC. What stands below a field lives as long as the field, unless it says otherwise.
 */
export function sharedSeconds(schema: GraphQLSchema, document: DocumentNode): number {
  const found = known.get(document)
  if (found !== undefined) return found
  const types = new TypeInfo(schema)
  let seconds = Number.POSITIVE_INFINITY
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (name.value === '__typename') return
        const field = types.getFieldDef()
        const { maxAge, scope } = hintOf(schema, field)
        const isRoot = types.getParentType() === schema.getQueryType()
        const isMutation = types.getParentType() === schema.getMutationType()
        if (isMutation || scope === 'PRIVATE' || (isRoot && (scope !== 'PUBLIC' || maxAge === undefined))) seconds = 0
        else if (maxAge !== undefined) seconds = Math.min(seconds, maxAge)
      },
    }),
  )
  const shared = Number.isFinite(seconds) ? seconds : 0
  known.set(document, shared)
  return shared
}

function hintOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown> | undefined | null): CacheHint {
  const directive = schema.getDirective('cacheControl')
  if (!directive || !field?.astNode) return {}
  return (getDirectiveValues(directive, field.astNode) as CacheHint | undefined) ?? {}
}
