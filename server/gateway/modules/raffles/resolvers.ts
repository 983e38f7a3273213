import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const rafflesResolvers: Resolvers = {
  Query: {
    raffles: (_, __, { wps }) => wps.call('listRaffles'),
    raffleSpins: async (_, { filter, page }, { wps }) =>
      pageOf(await wps.call('listRaffleSpins', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
  },
  Mutation: {
    spinRaffle: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ spin: await wps.call('spinRaffle', { body, idempotencyKey }) })),
  },
}
