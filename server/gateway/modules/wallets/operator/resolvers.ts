import type { GatewayContext } from '../../../context.ts'
import { orNull } from '../../../errors.ts'
import type { QueryVendorTransfersArgs, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { payload } from '../../../user-errors.ts'

const listVendorTransfers = async ({ wps }: GatewayContext, { filter, order, page }: QueryVendorTransfersArgs) =>
  pageOf(await wps.call('listVendorTransfers', { query: { ...pageQuery(page, order), ...listed(filter) } }))

/** Transfers into and out of vendors' wallets, and the rules of those between members. */
export const walletsOperatorResolvers: Resolvers = {
  Query: {
    vendorTransfers: (_, wish, context) => listVendorTransfers(context, wish),
    vendorTransfer: (_, { id }, { wps }) => orNull(wps.call('getVendorTransfer', { params: { id } })),
    memberTransferRules: (_, __, { wps }) => wps.call('getMemberTransferRules'),
  },
  OperatorMember: {
    vendorTransfers: ({ id: memberId }, { filter, order, page }, context) =>
      listVendorTransfers(context, { filter: { ...filter, memberId }, order, page }),
  },
  Mutation: {
    askVendorTransfer: (_, { id }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('askVendorTransfer', { params: { id } }) })),
    resolveVendorTransfer: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('resolveVendorTransfer', { params: { id }, body }) })),
    updateMemberTransferRules: (_, { input }, { wps }) =>
      payload(async () => ({ rules: await wps.call('updateMemberTransferRules', { body: input }) })),
  },
}
