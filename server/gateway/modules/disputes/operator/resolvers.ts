import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import type { CallValue } from '../../../wps/types.ts'
import { settlementEarningOf } from '../../settlements/operator/resolvers.ts'

const disputeOf = ({ earning, revisions, ...dispute }: CallValue<'getOperatorDispute'>) => ({
  ...dispute,
  earning: settlementEarningOf(earning),
  revisions: revisions.map(settlementEarningOf),
})

export const disputesOperatorResolvers: Resolvers = {
  Query: {
    operatorDisputes: async (_, { page, filter }, { wps }) => {
      const query = { ...pageQuery(page), ...given(filter ?? {}) }
      const found = pageOf(await wps.call('listOperatorDisputes', { query }))
      return { ...found, items: found.items.map(disputeOf) }
    },
    operatorDispute: async (_, { id }, { wps }) => {
      const dispute = await orNull(wps.call('getOperatorDispute', { params: { id } }))
      return dispute && disputeOf(dispute)
    },
  },
  Mutation: {
    answerDispute: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ dispute: disputeOf(await wps.call('answerDispute', { params: { id }, body })) })),
  },
}
