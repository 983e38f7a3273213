import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

/** Deposits, suspense and channels as operators see and change them. */
export const paymentsOperatorResolvers: Resolvers = {
  Query: {
    operatorDeposits: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorDeposits', { query: { ...pageQuery(page, order), ...given(filter ?? {}) } })),
    operatorDeposit: (_, { id }, { wps }) => orNull(wps.call('getOperatorDeposit', { params: { id } })),
    suspenseTransfers: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listSuspense', { query: { ...pageQuery(page, order), ...given(filter ?? {}) } })),
    suspenseTransfer: (_, { id }, { wps }) => orNull(wps.call('getSuspense', { params: { id } })),
    operatorPaymentChannels: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listOperatorChannels', { query: pageQuery(page) })),
    paymentSettings: (_, __, { wps }) => wps.call('getPaymentSettings'),
    depositBlocks: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listDepositBlocks', { query: pageQuery(page) })),
  },
  OperatorMember: {
    deposits: async ({ id }, { filter, page }, { wps }) =>
      pageOf(
        await wps.call('listMemberDeposits', { params: { id }, query: { ...pageQuery(page), ...given(filter ?? {}) } }),
      ),
  },
  Mutation: {
    decideDeposit: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('decideDeposit', { params: { id }, body: given(body) }) })),
    claimSuspense: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('claimSuspense', { params: { id }, body }) })),
    decideSuspense: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('decideSuspense', { params: { id }, body: given(body) }) })),
    createPaymentChannel: (_, { input }, { wps }) =>
      payload(async () => ({ channel: await wps.call('createChannel', { body: given(input) }) })),
    updatePaymentChannel: (_, { id, input }, { wps }) =>
      payload(async () => ({ channel: await wps.call('updateChannel', { params: { id }, body: given(input) }) })),
    updatePaymentSettings: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('updatePaymentSettings', { body: given(input) }) })),
    liftDepositBlock: (_, { id }, { wps }) =>
      payload(async () => ({ block: await wps.call('liftDepositBlock', { params: { id } }) })),
  },
}
