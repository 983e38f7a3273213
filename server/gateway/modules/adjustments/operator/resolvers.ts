import type { GatewayContext } from '../../../context.ts'
import { orNull } from '../../../errors.ts'
import type { QueryAdjustmentsArgs, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

const listAdjustments = async ({ wps }: GatewayContext, { filter, order, page }: QueryAdjustmentsArgs) =>
  pageOf(await wps.call('listAdjustments', { query: { ...pageQuery(page, order), ...listed(filter) } }))

export const adjustmentsOperatorResolvers: Resolvers = {
  Query: {
    adjustments: (_, wish, context) => listAdjustments(context, wish),
    adjustment: (_, { id }, { wps }) => orNull(wps.call('getAdjustment', { params: { id } })),
    adjustmentLimit: (_, __, { wps }) => wps.call('getAdjustmentLimit'),
  },
  OperatorMember: {
    adjustments: ({ id: memberId }, { filter, order, page }, context) =>
      listAdjustments(context, { filter: { ...filter, memberId }, order, page }),
  },
  Mutation: {
    requestAdjustment: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({
        adjustment: await wps.call('requestAdjustment', { body: given(body), idempotencyKey }),
      })),
    requestReversal: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ adjustment: await wps.call('requestReversal', { body: given(body), idempotencyKey }) })),
    approveAdjustment: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ adjustment: await wps.call('approveAdjustment', { params: { id }, body }) })),
    rejectAdjustment: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ adjustment: await wps.call('rejectAdjustment', { params: { id }, body }) })),
    withdrawAdjustment: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ adjustment: await wps.call('withdrawAdjustment', { params: { id }, body }) })),
    updateAdjustmentLimit: (_, { input }, { wps }) => payload(() => wps.call('updateAdjustmentLimit', { body: input })),
  },
}
