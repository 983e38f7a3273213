import type { Resolvers } from '../../generated/resolvers.ts'
import { given } from '../../user-errors.ts'

export const walletsResolvers: Resolvers = {
  Query: {
    statement: async (_, { first, ...filter }, { wps }) => {
      const query = { first: first ?? 20, ...given(filter) }
      const { content, nextCursor } = await wps.call('listStatement', { query })
      return {
        // The platform's cursors are the ids of its entries.
        edges: content.map((node) => ({ cursor: node.id, node })),
        pageInfo: { endCursor: nextCursor, hasNextPage: nextCursor !== null },
      }
    },
  },
  Wallet: {
    isSingle: async (_, __, { shared }) =>
      (await shared.call({ tag: 'SETTINGS', maxAge: 10, needsToken: true }, 'getMerchantWallet')).isSingle,
  },
}
