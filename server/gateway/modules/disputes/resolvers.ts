import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const disputesResolvers: Resolvers = {
  Earning: {
    dispute: ({ id }, _, { disputes }) => disputes.ofEarning(id),
  },
  Mutation: {
    disputeEarning: (_, { input: { id, ...body } }, { wps, earnings }) =>
      payload(async () => {
        await wps.call('disputeEarning', { params: { id }, body })
        return { earning: await earnings.byId(id) }
      }),
    withdrawDispute: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ dispute: await wps.call('withdrawDispute', { params: { id } }) })),
  },
}
