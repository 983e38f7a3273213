import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { given, payload } from '../../../user-errors.ts'

/** Movements, the house accounts, the books of one member, and the proof of all of them. */
export const ledgerOperatorResolvers: Resolvers = {
  Query: {
    ledgerTransfers: async (_, { filter, first, after }, { wps }) => {
      const query = { ...given(filter ?? {}), ...given({ limit: first, before: after }) }
      const { content, nextCursor } = await wps.call('listTransfers', { query })
      return { items: content, nextCursor }
    },
    ledgerTransfer: (_, { memberId, id }, { wps }) => orNull(wps.call('getTransfer', { params: { memberId, id } })),
    houseAccounts: (_, __, { wps }) => wps.call('listHouseAccounts'),
    memberWallets: (_, { memberId: id }, { wps }) => wps.call('listMemberWallets', { params: { id } }),
    memberStatement: async (_, { memberId: id, filter, first, after }, { wps }) => {
      const query = { ...given(filter ?? {}), ...given({ limit: first, before: after }) }
      const { content, nextCursor } = await wps.call('listMemberStatement', { params: { id }, query })
      return { items: content, nextCursor }
    },
    trialBalance: (_, __, { wps }) => wps.call('getTrialBalance'),
    trialBalances: (_, __, { wps }) => wps.call('listTrialBalances'),
  },
  Mutation: {
    takeHouseAccounts: (_, __, { wps }) =>
      payload(async () => ({ houseAccounts: await wps.call('takeHouseAccounts') })),
    runTrialBalance: (_, __, { wps }) => payload(async () => ({ trialBalance: await wps.call('runTrialBalance') })),
  },
}
