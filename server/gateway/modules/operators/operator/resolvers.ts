import { orNull } from '../../../errors.ts'
import type { OperatorRight, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { rightNames } from '../right-names.ts'

/** Accounts of operators, and the log of what they did. */
export const operatorsOperatorResolvers: Resolvers = {
  Query: {
    operatorAccounts: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listStaff', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorAccount: (_, { id }, { wps }) => orNull(wps.call('getStaff', { params: { id } })),
    operatorRights: (_, __, { wps }) => wps.call('listRights'),
    operatorRoles: (_, args, { wps }) => wps.call('listRoles', { query: given(args) }),
    operatorRole: (_, { id }, { wps }) => orNull(wps.call('getRole', { params: { id } })),
    auditEntries: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listAuditEntries', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    auditEntry: (_, { id }, { wps }) => orNull(wps.call('getAuditEntry', { params: { id } })),
  },
  OperatorRole: { rights: ({ rights }) => rightNames(rights) },
  StaffRight: { name: ({ name }) => name as OperatorRight },
  OperatorAccount: {
    sessions: ({ id }, _, { wps }) => wps.call('listStaffSessions', { params: { id } }),
  },
  Mutation: {
    createOperatorRole: (_, { input }, { wps }) =>
      payload(async () => ({ operatorRole: await wps.call('createRole', { body: input }) })),
    updateOperatorRole: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ operatorRole: await wps.call('updateRole', { params: { id }, body: given(body) }) })),
    deleteOperatorRole: (_, { id, reason }, { wps }) =>
      payload(async () => ({
        operatorRole: await wps.call('deleteRole', { params: { id }, query: given({ reason }) }),
      })),
    endOperatorSessions: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        sessions: await wps.call('endStaffSessions', { params: { id }, body: given(body) }),
      })),
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
    resetOperatorTotp: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ operatorAccount: await wps.call('resetStaffTotp', { params: { id }, body }) })),
  },
}
