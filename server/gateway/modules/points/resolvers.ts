import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const pointsResolvers: Resolvers = {
  Query: {
    pointBalance: (_, __, { wps }) => wps.call('getPointBalance'),
    pointConfig: (_, __, { shared }) => shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getPointConfig'),
    // Not shared: who has just redeemed something sees what is left of it.
    pointRewards: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listPointRewards', { query: pageQuery(page) })),
    redemptions: async (_, { page, ...filter }, { wps }) =>
      pageOf(await wps.call('listRedemptions', { query: { ...pageQuery(page), ...given(filter) } })),
    pointChanges: async (_, { first, after }, { wps }) => {
      const query = { first: first ?? 20, ...given({ after }) }
      const { content, nextCursor } = await wps.call('listPointChanges', { query })
      return {
        // The platform's cursors are the ids of its entries.
        edges: content.map((node) => ({ cursor: node.id, node })),
        pageInfo: { endCursor: nextCursor, hasNextPage: nextCursor !== null },
      }
    },
  },
  Mutation: {
    redeemPointReward: (_, { input: { idempotencyKey, receiver, ...wish } }, { wps }) =>
      payload(async () => {
        const body = { ...wish, receiver: receiver ?? null }
        return { redemption: await wps.call('redeemPointReward', { body, idempotencyKey }) }
      }),
    convertPoints: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ redemption: await wps.call('convertPoints', { body, idempotencyKey }) })),
  },
}
