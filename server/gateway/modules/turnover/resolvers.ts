import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { payload } from '../../user-errors.ts'

/** The member's own turnover, at the root and of `me`. */
const turnover = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('getTurnover')

export const turnoverResolvers: Resolvers = {
  Query: {
    turnover,
    bucketBets: async (_, { id, page }, { wps }) =>
      pageOf(await wps.call('listBucketBets', { params: { id }, query: pageQuery(page) })),
    bonusCancellation: (_, { id }, { wps }) => orNull(wps.call('previewCancellation', { params: { id } })),
  },
  Member: { turnover },
  Mutation: {
    cancelBonus: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ cancellation: await wps.call('cancelBonus', { params: { id }, body }) })),
  },
}
