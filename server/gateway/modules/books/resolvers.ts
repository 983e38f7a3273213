import { orNull } from '../../errors.ts'
import type { QueryLedgerTransfersArgs, Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import type { CallInput } from '../../wps/types.ts'

export const booksResolvers: Resolvers = {
  Query: {
    ledgerTransfers: async (_, wish, { wps }) => {
      const { content, nextCursor } = await wps.call('listTransfers', { query: queryOf(wish) })
      return { items: content, nextCursor }
    },
    ledgerTransfer: (_, { memberId, id }, { wps }) => orNull(wps.call('getTransfer', { params: { memberId, id } })),
    houseAccounts: (_, __, { wps }) => wps.call('listHouseAccounts'),
  },
  Mutation: {
    takeHouseAccounts: (_, __, { wps }) =>
      payload(async () => ({ houseAccounts: await wps.call('takeHouseAccounts') })),
  },
}

/** The platform knows the kinds; what is none of them it refuses by name. */
function queryOf({ filter, first, after }: QueryLedgerTransfersArgs): CallInput<'listTransfers'>['query'] {
  return { ...given(filter ?? {}), ...given({ limit: first, before: after }) } as CallInput<'listTransfers'>['query']
}
