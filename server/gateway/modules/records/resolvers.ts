import { type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql'
import type { GatewayContext } from '../../context.ts'
import { gatewayError } from '../../errors.ts'
import type { NodeResolvers, Resolvers } from '../../generated/resolvers.ts'
import type { NodeSource } from '../../sources.ts'
import { brandRoots, ownRoots, type Root } from './roots.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The types of which the roots' answers are; `tests/contract/nodes.test.ts` holds the one against the other. */
type NodeName = Awaited<ReturnType<NodeResolvers['__resolveType']>>

/** Each is a read of its own, so a list may hold no more. */
const mostNodes = 20

export const recordsResolvers: Resolvers = {
  Query: {
    operatorSearch: (_, { text }, { wps }) => wps.call('searchRecords', { query: { text } }),
    node: (_, { id }, context, info) => readNode(id, context, info),
    nodes(_, { ids }, context, info) {
      if (ids.length > mostNodes) throw gatewayError('BAD_INPUT', undefined, `At most ${mostNodes} ids`)
      return Promise.all(ids.map((id) => readNode(id, context, info)))
    },
  },
  Node: { __resolveType: ({ __typename }) => __typename as NodeName },
}

/**
 * Asks the platform what the id is the id of, once for all of one tick, and reads the thing by the root that everybody reads it by: with the
 * role and the right that this root demands.
 */
async function readNode(id: string, context: GatewayContext, info: GraphQLResolveInfo) {
  if (!uuid.test(id)) return null
  const isOperator = (await context.identity.operator()) !== null
  const found = await context.references.load(isOperator ? 'findBrandRecords' : 'findOwnRecords', id.toLowerCase())
  if (found === null) return null
  const roots: Readonly<Record<string, Root>> = isOperator ? brandRoots : ownRoots
  const root = roots[String(found.kind)]
  return root === undefined ? null : readBy(root, id, context, info)
}

async function readBy(
  [name, below]: Root,
  id: string,
  context: GatewayContext,
  info: GraphQLResolveInfo,
): Promise<NodeSource | null> {
  const field = info.schema.getQueryType()?.getFields()[name]
  const answer: unknown = await field?.resolve?.(undefined, { id }, context, info)
  if (field === undefined || typeof answer !== 'object' || answer === null) return null
  const type = getNamedType(field.type)
  if (below === undefined) return { ...answer, __typename: type.name }
  const thing = isObjectType(type) ? type.getFields()[below] : undefined
  if (thing === undefined) return null
  return { ...(answer as Record<string, object>)[below], __typename: getNamedType(thing.type).name }
}
