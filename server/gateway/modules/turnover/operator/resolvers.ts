import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const turnoverOperatorResolvers: Resolvers = {
  Query: {
    turnoverRules: (_, __, { wps }) => wps.call('listTurnoverRules'),
  },
  OperatorMember: {
    buckets: async ({ id: memberId }, { filter, page }, { wps }) => {
      const query = { ...pageQuery(page), ...given(filter ?? {}) }
      return pageOf(await wps.call('listMemberBuckets', { params: { memberId }, query }))
    },
    bonusCancellation: ({ id: memberId }, { id }, { wps }) =>
      orNull(wps.call('previewMemberCancellation', { params: { memberId, id } })),
  },
  Mutation: {
    updateTurnoverRule: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ rule: await wps.call('updateTurnoverRule', { params: { id }, body }) })),
    cancelMemberBonus: (_, { input: { memberId, id, ...body } }, { wps }) =>
      payload(async () => ({ bucket: await wps.call('cancelMemberBonus', { params: { memberId, id }, body }) })),
  },
}
