import { connectionOf } from '../../connections.ts'
import type { GatewayContext } from '../../context.ts'
import type { QueryPointChangesArgs, QueryRedemptionsArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

// What is the member's own is asked for at the root and of `me`.

const pointBalance = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('getPointBalance')

const redemptions = async (_: unknown, { filter, page }: QueryRedemptionsArgs, { wps }: GatewayContext) =>
  pageOf(await wps.call('listRedemptions', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

const pointChanges = async (_: unknown, { filter, ...stretch }: QueryPointChangesArgs, { wps }: GatewayContext) =>
  connectionOf(await wps.call('listPointChanges', { query: { ...given(stretch), ...given(filter ?? {}) } }))

export const pointsResolvers: Resolvers = {
  Query: {
    pointBalance,
    pointConfig: (_, __, { shared }) => shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getPointConfig'),
    // Not shared: who has just redeemed something sees what is left of it.
    pointRewards: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listPointRewards', { query: pageQuery(page) })),
    redemptions,
    pointChanges,
  },
  Member: { pointBalance, redemptions, pointChanges },
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
