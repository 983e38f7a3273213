import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { payload } from '../../user-errors.ts'

export const turnoverResolvers: Resolvers = {
  Query: {
    turnover: (_, __, { wps }) => wps.call('getTurnover'),
    bucketBets: async (_, { id, page }, { wps }) =>
      pageOf(await wps.call('listBucketBets', { params: { id }, query: pageQuery(page) })),
    bonusCancellation: (_, { id }, { wps }) => orNull(wps.call('previewCancellation', { params: { id } })),
  },
  Mutation: {
    cancelBonus: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ cancellation: await wps.call('cancelBonus', { params: { id }, body }) })),
  },
}
