import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { QueryDepositsArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** The member's own deposits, at the root and of `me`. */
const deposits = async (_: unknown, { filter, page }: QueryDepositsArgs, { wps }: GatewayContext) =>
  pageOf(await wps.call('listDeposits', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

export const paymentsResolvers: Resolvers = {
  Query: {
    paymentChannels: (_, __, { wps }) => wps.call('listChannels'),
    deposit: (_, { id }, { wps }) => orNull(wps.call('getDeposit', { params: { id } })),
    deposits,
  },
  Member: { deposits },
  Mutation: {
    createDeposit: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('createDeposit', { body, idempotencyKey }) })),
    acceptDepositAmount: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('acceptDepositAmount', { params: { id }, body }) })),
    cancelDeposit: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('cancelDeposit', { params: { id } }) })),
    claimDeposit: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ deposit: await wps.call('claimDeposit', { params: { id }, body: given(body) }) })),
  },
}
