import type { GatewayContext } from '../../../context.ts'
import { orNull } from '../../../errors.ts'
import type { QueryOperatorWithdrawalsArgs, Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

const listWithdrawals = async ({ wps }: GatewayContext, { filter, order, page }: QueryOperatorWithdrawalsArgs) =>
  pageOf(await wps.call('listOperatorWithdrawals', { query: { ...pageQuery(page, order), ...given(filter ?? {}) } }))

/** The work queue of withdrawals, the decisions about them, and how a brand pays out. */
export const withdrawalsOperatorResolvers: Resolvers = {
  Query: {
    operatorWithdrawals: (_, wish, context) => listWithdrawals(context, wish),
    operatorWithdrawal: (_, { id }, { wps }) => orNull(wps.call('getOperatorWithdrawal', { params: { id } })),
    withdrawalBackground: (_, { id }, { wps }) => orNull(wps.call('getWithdrawalBackground', { params: { id } })),
    withdrawalSettings: (_, __, { wps }) => wps.call('getWithdrawalSettings'),
  },
  OperatorMember: {
    withdrawals: ({ id: memberId }, { filter, order, page }, context) =>
      listWithdrawals(context, { filter: { ...filter, memberId }, order, page }),
  },
  Mutation: {
    claimWithdrawal: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ withdrawal: await wps.call('claimWithdrawal', { params: { id }, body: {} }) })),
    unclaimWithdrawal: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ withdrawal: await wps.call('unclaimWithdrawal', { params: { id }, body: {} }) })),
    approveWithdrawal: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        withdrawal: await wps.call('approveWithdrawal', { params: { id }, body: given(body) }),
      })),
    rejectWithdrawal: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ withdrawal: await wps.call('rejectWithdrawal', { params: { id }, body }) })),
    releaseWithdrawal: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        withdrawal: await wps.call('releaseWithdrawal', { params: { id }, body: given(body) }),
      })),
    payWithdrawalAgain: (_, { input: { id, reason, ...body } }, { wps }) =>
      payload(async () => ({
        withdrawal: await wps.call('payWithdrawalAgain', { params: { id }, body: { ...given(body), reason } }),
      })),
    forceWithdrawalReceipt: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ withdrawal: await wps.call('forceWithdrawalReceipt', { params: { id }, body }) })),
    failWithdrawal: (_, { input: { id, reason, ...body } }, { wps }) =>
      payload(async () => ({
        withdrawal: await wps.call('failWithdrawal', { params: { id }, body: { ...given(body), reason } }),
      })),
    updateWithdrawalSettings: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('updateWithdrawalSettings', { body: input }) })),
  },
}
