import type { GatewayContext } from '../../../context.ts'
import { orNull } from '../../../errors.ts'
import type { QueryLedgerTransfersArgs, Resolvers } from '../../../generated/resolvers.ts'
import { given, payload } from '../../../user-errors.ts'

async function listTransfers({ wps }: GatewayContext, { filter, first, after }: Partial<QueryLedgerTransfersArgs>) {
  const query = { ...given(filter ?? {}), ...given({ limit: first, before: after }) }
  const { content, nextCursor } = await wps.call('listTransfers', { query })
  return { items: content, nextCursor }
}

/** Movements, the house accounts, the books of one member, and the proof of all of them. */
export const ledgerOperatorResolvers: Resolvers = {
  Query: {
    ledgerTransfers: (_, wish, context) => listTransfers(context, wish),
    ledgerTransfer: (_, { id }, { wps }) => orNull(wps.call('getTransfer', { params: { id } })),
    houseAccounts: (_, __, { wps }) => wps.call('listHouseAccounts'),
    trialBalance: (_, __, { wps }) => wps.call('getTrialBalance'),
    trialBalances: (_, __, { wps }) => wps.call('listTrialBalances'),
  },
  OperatorMember: {
    wallets: ({ id }, _, { wps }) => wps.call('listMemberWallets', { params: { id } }),
    statement: async ({ id }, { filter, first, after }, { wps }) => {
      const query = { ...given(filter ?? {}), ...given({ limit: first, before: after }) }
      const { content, nextCursor } = await wps.call('listMemberStatement', { params: { id }, query })
      return { items: content, nextCursor }
    },
    transfers: ({ id: memberId }, { filter, ...wish }, context) =>
      listTransfers(context, { ...wish, filter: { ...filter, memberId } }),
  },
  Mutation: {
    takeHouseAccounts: (_, __, { wps }) =>
      payload(async () => ({ houseAccounts: await wps.call('takeHouseAccounts') })),
    runTrialBalance: (_, __, { wps }) => payload(async () => ({ trialBalance: await wps.call('runTrialBalance') })),
  },
}
