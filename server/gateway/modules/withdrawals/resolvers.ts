import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { QueryWithdrawalsArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

// What is the member's own is asked for at the root and of `me`.

const withdrawals = async (_: unknown, { filter, page }: QueryWithdrawalsArgs, { wps }: GatewayContext) =>
  pageOf(await wps.call('listWithdrawals', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

const payoutAccounts = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('listPayoutAccounts')

export const withdrawalsResolvers: Resolvers = {
  Query: {
    withdrawalTerms: (_, __, { wps }) => wps.call('getWithdrawalTerms'),
    banks: (_, __, { wps }) => wps.call('listBanks'),
    payoutAccounts,
    withdrawals,
    withdrawal: (_, { id }, { wps }) => orNull(wps.call('getWithdrawal', { params: { id } })),
  },
  Member: { payoutAccounts, withdrawals },
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
