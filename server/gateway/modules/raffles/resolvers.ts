import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { payload } from '../../user-errors.ts'

export const rafflesResolvers: Resolvers = {
  Query: {
    raffles: (_, __, { wps }) => wps.call('listRaffles'),
    raffleSpins: async (_, { page }, { wps }) => pageOf(await wps.call('listRaffleSpins', { query: pageQuery(page) })),
  },
  Mutation: {
    spinRaffle: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ spin: await wps.call('spinRaffle', { body, idempotencyKey }) })),
  },
}
