import { orNull } from '../../../errors.ts'
import type { RaffleInput, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const rafflesOperatorResolvers: Resolvers = {
  Query: {
    operatorRaffles: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorRaffles', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorRaffle: (_, { id }, { wps }) => orNull(wps.call('getOperatorRaffle', { params: { id } })),
    operatorRaffleSpins: async (_, { raffleId: id, filter, page }, { wps }) =>
      pageOf(
        await wps.call('listOperatorRaffleSpins', {
          params: { id },
          query: { ...pageQuery(page), ...given(filter ?? {}) },
        }),
      ),
  },
  Mutation: {
    createRaffle: (_, { input }, { wps }) =>
      payload(async () => ({ raffle: await wps.call('createRaffle', { body: planOf(input) }) })),
    updateRaffle: (_, { id, input }, { wps }) =>
      payload(async () => ({ raffle: await wps.call('updateRaffle', { params: { id }, body: planOf(input) }) })),
    publishRaffle: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ raffle: await wps.call('publishRaffle', { params: { id }, body }) })),
    pauseRaffle: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ raffle: await wps.call('pauseRaffle', { params: { id }, body }) })),
  },
}

/** The platform wants what has no end, and deposits that give nothing, named with null. */
const planOf = ({ leastDeposit, prizes, ...plan }: RaffleInput) => ({
  ...plan,
  leastDeposit: leastDeposit ?? null,
  prizes: prizes.map((prize) => ({ ...prize, quantity: prize.quantity ?? null })),
})
