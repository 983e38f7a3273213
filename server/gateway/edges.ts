import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import type { GatewayContext } from './context.ts'
import { type Field, objectFields, saidOf } from './fields.ts'
import { answersByIds, type CallByIds } from './references.ts'

/** Where an edge leads: the call that answers by ids, and the field of the type that holds the id. */
export interface Edge {
  readonly call: CallByIds
  readonly key: string
}

/**
 * Gives each field with `@edge` its resolver, so that the schema alone says how its types meet. Refuses a call that does not answer by
 * ids: one call for each row is what edges are there to avoid.
 */
export function applyEdges(schema: GraphQLSchema): void {
  const edges = objectFields(schema).flatMap(({ field, type }) => {
    const edge = edgeOf(schema, field, `${type}.${field.name}`)
    return edge === undefined ? [] : [{ field, edge, resolveKey: resolverOf(schema, type, edge.key) }]
  })
  // Given once all keys are known, so that none of them is an edge itself.
  for (const { field, edge, resolveKey } of edges) {
    field.resolve = async (source, _, context, info) => {
      const id: unknown = await resolveKey(source, {}, context, info)
      return typeof id === 'string' ? context.references.load(edge.call, id) : null
    }
  }
}

/** What the field of a type answers with: the platform may call it otherwise than the schema. */
function resolverOf(schema: GraphQLSchema, type: string, name: string): GraphQLFieldResolver<unknown, GatewayContext> {
  const owner = schema.getType(type)
  const field = isObjectType(owner) ? owner.getFields()[name] : undefined
  return field?.resolve ?? ((source) => (source as Readonly<Record<string, unknown>>)[name])
}

/** The edge that a field is; undefined for every other field. */
export function edgeOf(schema: GraphQLSchema, field: Pick<Field, 'astNode'>, name: string): Edge | undefined {
  const said = saidOf(schema, field, 'edge')
  if (said === undefined) return undefined
  const call = String(said.call)
  if (!answersByIds(call)) throw new Error(`${name}: the call ${call} does not answer by ids`)
  return { call, key: String(said.key) }
}
