import type { GatewayContext } from '../../context.ts'
import type { QueryPromotionClaimsArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** What the member claimed himself, at the root and of `me`. */
const promotionClaims = async (_: unknown, { filter, page }: QueryPromotionClaimsArgs, { wps }: GatewayContext) =>
  pageOf(await wps.call('listPromotionClaims', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

export const promotionsResolvers: Resolvers = {
  Query: {
    promotions: (_, __, { wps }) => wps.call('listPromotions'),
    promotionClaims,
  },
  Member: { promotionClaims },
  Mutation: {
    claimPromotion: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        promotion: await wps.call('claimPromotion', { params: { id }, body: given(body) }),
      })),
    redeemPromotionCode: (_, { input }, { wps }) =>
      payload(async () => ({ promotion: await wps.call('redeemPromotionCode', { body: input }) })),
  },
  PromotionReward: {
    // Each kind brings its own fields.
    amount: (reward) => ('amount' in reward ? (reward.amount ?? null) : null),
  },
}
