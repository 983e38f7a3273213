import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const subaccountsResolvers: Resolvers = {
  Team: {
    subaccounts: async (_, { page }, { wps }) => pageOf(await wps.call('listSubaccounts', { query: pageQuery(page) })),
    subaccountDeeds: async (_, { filter, page }, { wps }) => {
      const query = { ...pageQuery(page), ...given(filter ?? {}) }
      return pageOf(await wps.call('listSubaccountDeeds', { query }))
    },
  },
  Mutation: {
    createSubaccount: (_, { input }, { wps }) =>
      payload(async () => ({ subaccount: await wps.call('createSubaccount', { body: input }) })),
    changeSubaccount: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ subaccount: await wps.call('changeSubaccount', { params: { id }, body }) })),
    setSubaccountPassword: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ subaccount: await wps.call('setSubaccountPassword', { params: { id }, body }) })),
    disableSubaccount: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ subaccount: await wps.call('disableSubaccount', { params: { id } }) })),
    enableSubaccount: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ subaccount: await wps.call('enableSubaccount', { params: { id } }) })),
  },
}
