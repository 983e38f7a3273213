import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const paymentsResolvers: Resolvers = {
  Query: {
    paymentChannels: (_, __, { wps }) => wps.call('listChannels'),
    deposit: (_, { id }, { wps }) => orNull(wps.call('getDeposit', { params: { id } })),
    deposits: async (_, { page, ...filter }, { wps }) =>
      pageOf(await wps.call('listDeposits', { query: { ...pageQuery(page), ...given(filter) } })),
  },
  Mutation: {
    createDeposit: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('createDeposit', { body, idempotencyKey }) })),
    acceptDepositAmount: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('acceptDepositAmount', { params: { id }, body }) })),
    claimDeposit: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('claimDeposit', { params: { id }, body: given(body) }) })),
  },
}
