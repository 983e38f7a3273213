import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const withdrawalsResolvers: Resolvers = {
  Query: {
    withdrawalTerms: (_, __, { wps }) => wps.call('getWithdrawalTerms'),
    banks: (_, __, { wps }) => wps.call('listBanks'),
    payoutAccounts: (_, __, { wps }) => wps.call('listPayoutAccounts'),
    withdrawals: async (_, { page, ...filter }, { wps }) =>
      pageOf(await wps.call('listWithdrawals', { query: { ...pageQuery(page), ...given(filter) } })),
    withdrawal: (_, { id }, { wps }) => orNull(wps.call('getWithdrawal', { params: { id } })),
  },
  Mutation: {
    addPayoutAccount: (_, { input }, { wps }) =>
      payload(async () => ({ account: await wps.call('addPayoutAccount', { body: input }) })),
    removePayoutAccount: (_, { input: { id, ...body } }, { wps }) =>
      payload(() => wps.call('removePayoutAccount', { params: { id }, body }), { done: false }),
    requestWithdrawal: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ withdrawal: await wps.call('requestWithdrawal', { body, idempotencyKey }) })),
    confirmWithdrawal: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        withdrawal: await wps.call('confirmWithdrawal', { params: { id }, body: given(body) }),
      })),
    cancelWithdrawal: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ withdrawal: await wps.call('cancelWithdrawal', { params: { id } }) })),
  },
}
