import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { payload } from '../../../user-errors.ts'

export const subaccountsOperatorResolvers: Resolvers = {
  OperatorMember: {
    subaccounts: async ({ id }, { page }, { wps }) =>
      pageOf(await wps.call('listOperatorSubaccounts', { params: { id }, query: pageQuery(page) })),
    subaccountDeeds: async ({ id }, { page }, { wps }) =>
      pageOf(await wps.call('listOperatorSubaccountDeeds', { params: { id }, query: pageQuery(page) })),
  },
  Mutation: {
    disableOperatorSubaccount: (_, { input: { id, reason } }, { wps }) =>
      payload(async () => ({
        subaccount: await wps.call('disableOperatorSubaccount', { params: { id }, body: { reason } }),
      })),
  },
}
