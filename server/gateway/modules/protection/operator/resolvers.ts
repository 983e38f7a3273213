import type { GatewayContext } from '../../../context.ts'
import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

const identityOf = ({ wps }: GatewayContext, id: string) => orNull(wps.call('getOperatorIdentity', { params: { id } }))

const NOBODY = { content: [], pageNum: 1, pageSize: 20, totalPages: 0, totalItems: 0 }

/** The queue of identities, and what operators do for the protection of members. */
export const protectionOperatorResolvers: Resolvers = {
  Query: {
    operatorIdentities: async (_, { page, filter }, { wps }) => {
      const { state, ...rest } = given(filter ?? {})
      // Who handed nothing in stands in no queue.
      if (state === 'NONE') return pageOf(NOBODY)
      const query = { ...pageQuery(page), ...rest, ...(state !== undefined && { state }) }
      return pageOf(await wps.call('listOperatorIdentities', { query }))
    },
    operatorIdentity: (_, { id }, context) => identityOf(context, id),
    operatorExclusions: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorExclusions', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    pendingLimits: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listPendingLimits', { query: pageQuery(page) })),
    markedMembers: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listMarkedMembers', { query: pageQuery(page) })),
  },
  OperatorMember: {
    protection: ({ id }, _, { wps }) => orNull(wps.call('getMemberProtection', { params: { id } })),
    identity: ({ id }, _, context) => identityOf(context, id),
  },
  Mutation: {
    claimIdentity: (_, { input }, { wps }) =>
      payload(async () => ({ identity: await wps.call('claimIdentity', { params: input }) })),
    decideIdentity: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ identity: await wps.call('decideIdentity', { params: { id }, body: given(body) }) })),
    decideExclusionLift: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ exclusion: await wps.call('decideExclusionLift', { params: { id }, body }) })),
    setOperatorLimit: (_, { input: { id, amount, ...body } }, { wps }) =>
      payload(async () => ({
        member: await wps.call('setOperatorLimit', { params: { id }, body: { ...body, amount: amount ?? null } }),
      })),
    reopenAccount: (_, { input: { id, reason } }, { wps }) =>
      payload(async () => ({ member: await wps.call('reopenAccount', { params: { id }, body: { reason } }) })),
  },
}
