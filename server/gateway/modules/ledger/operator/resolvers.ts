import { connectionOf } from '../../../connections.ts'
import type { GatewayContext } from '../../../context.ts'
import { orNull } from '../../../errors.ts'
import type { QueryLedgerTransfersArgs, Resolvers } from '../../../generated/resolvers.ts'
import { given, payload } from '../../../user-errors.ts'

const listTransfers = async ({ wps }: GatewayContext, { filter, ...stretch }: QueryLedgerTransfersArgs) =>
  connectionOf(await wps.call('listTransfers', { query: given({ ...filter, ...stretch }) }))

/** Movements, the house accounts, the books of one member, and the proof of all of them. */
export const ledgerOperatorResolvers: Resolvers = {
  Query: {
    ledgerTransfers: (_, asked, context) => listTransfers(context, asked),
    ledgerTransfer: (_, { id }, { wps }) => orNull(wps.call('getTransfer', { params: { id } })),
    houseAccounts: (_, __, { wps }) => wps.call('listHouseAccounts'),
    trialBalance: (_, __, { wps }) => wps.call('getTrialBalance'),
    trialBalances: (_, __, { wps }) => wps.call('listTrialBalances'),
  },
  OperatorMember: {
    wallets: ({ id }, _, { wps }) => wps.call('listMemberWallets', { params: { id } }),
    statement: async ({ id }, { filter, ...stretch }, { wps }) =>
      connectionOf(await wps.call('listMemberStatement', { params: { id }, query: given({ ...filter, ...stretch }) })),
    transfers: ({ id: memberId }, { filter, ...stretch }, context) =>
      listTransfers(context, { ...stretch, filter: { ...filter, memberId } }),
  },
  Mutation: {
    takeHouseAccounts: (_, __, { wps }) =>
      payload(async () => ({ houseAccounts: await wps.call('takeHouseAccounts') })),
    runTrialBalance: (_, __, { wps }) => payload(async () => ({ trialBalance: await wps.call('runTrialBalance') })),
  },
}
