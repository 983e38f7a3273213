import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { windowOf } from '../../vendors/operator/maintenance.ts'

/** Games and bets of a brand, for operators. */
export const gamesOperatorResolvers: Resolvers = {
  Query: {
    operatorGames: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorGames', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorGame: (_, { id }, { wps }) => orNull(wps.call('getOperatorGame', { params: { id } })),
    gameTags: (_, __, { wps }) => wps.call('listGameTags'),
    gameChoices: (_, { list }, { wps }) => wps.call('listGameChoices', { params: { list } }),
    operatorBets: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorBets', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorBet: (_, { id }, { wps }) => orNull(wps.call('getOperatorBet', { params: { id } })),
  },
  OperatorMember: {
    bets: async ({ id }, { filter, page }, { wps }) =>
      pageOf(
        await wps.call('listMemberBets', { params: { id }, query: { ...pageQuery(page), ...given(filter ?? {}) } }),
      ),
    bet: ({ id }, { id: betId }, { wps }) => orNull(wps.call('getMemberBet', { params: { id, betId } })),
  },
  Mutation: {
    updateOperatorGames: (_, { input: { maintenance, ...wish } }, { wps }) =>
      payload(async () => ({
        games: await wps.call('updateOperatorGames', { body: { ...given(wish), ...windowOf(maintenance) } }),
      })),
    setGameChoices: (_, { input: { list, ...body } }, { wps }) =>
      payload(async () => ({ games: await wps.call('setGameChoices', { params: { list }, body: given(body) }) })),
  },
}
