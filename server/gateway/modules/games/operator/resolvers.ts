import { orNull } from '../../../errors.ts'
import type { OperatorGameFilter, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { windowOf } from '../../vendors/operator/maintenance.ts'
import { betsQuery, gameId, vendorCode } from '../names.ts'

function gamesQuery(filter: OperatorGameFilter | null | undefined) {
  const { subType: gameClassify, ...rest } = listed(filter)
  return { ...rest, ...(gameClassify !== undefined && { gameClassify }) }
}

/** Games and bets of a brand, for operators. */
export const gamesOperatorResolvers: Resolvers = {
  Query: {
    operatorGames: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorGames', { query: { ...pageQuery(page, order), ...gamesQuery(filter) } })),
    operatorGame: (_, { id }, { wps }) => orNull(wps.call('getOperatorGame', { params: { id } })),
    gameTags: (_, __, { wps }) => wps.call('listGameTags'),
    gameChoices: (_, { list }, { wps }) => wps.call('listGameChoices', { params: { list } }),
    operatorBets: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorBets', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorBet: (_, { id }, { wps }) => orNull(wps.call('getOperatorBet', { params: { id } })),
  },
  OperatorGame: { name: ({ gameName }) => gameName, subType: ({ gameClassify }) => gameClassify },
  OperatorBet: { gameId, vendorCode },
  OperatorMember: {
    bets: async ({ id }, { filter, page }, { wps }) =>
      pageOf(await wps.call('listMemberBets', { params: { id }, query: { ...pageQuery(page), ...betsQuery(filter) } })),
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
