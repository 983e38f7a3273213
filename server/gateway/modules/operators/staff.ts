import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const staffResolvers: Resolvers = {
  Query: {
    operatorAccounts: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listStaff', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorSecurity: (_, __, { wps }) => wps.call('getOperatorSecurity'),
    operatorAccount: (_, { id }, { wps }) => orNull(wps.call('getStaff', { params: { id } })),
  },
  Mutation: {
    resetOperatorTotp: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ operatorAccount: await wps.call('resetStaffTotp', { params: { id }, body }) })),
    changeOperatorPassword: (_, { input }, { wps }) =>
      payload(() => wps.call('changeOperatorPassword', { body: input }), { done: false }),
    beginOperatorTotp: (_, { input }, { wps }) => payload(() => wps.call('beginOperatorTotp', { body: input })),
    confirmOperatorTotp: (_, { input }, { wps }) => payload(() => wps.call('confirmOperatorTotp', { body: input })),
    removeOperatorTotp: (_, { input }, { wps }) =>
      payload(() => wps.call('removeOperatorTotp', { body: input }), { done: false }),
    replaceOperatorRecoveryCodes: (_, { input }, { wps }) =>
      payload(() => wps.call('replaceOperatorRecoveryCodes', { body: input })),
    createOperatorAccount: (_, { input }, { wps }) =>
      payload(async () => {
        const { operator, password } = await wps.call('createStaff', { body: input })
        return { operatorAccount: operator, password }
      }),
    updateOperatorAccount: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ operatorAccount: await wps.call('updateStaff', { params: { id }, body: given(body) }) })),
    resetOperatorPassword: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => {
        const { operator, password } = await wps.call('resetStaffPassword', { params: { id }, body })
        return { operatorAccount: operator, password }
      }),
  },
}
