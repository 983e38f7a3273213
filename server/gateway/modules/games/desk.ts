import { orNull } from '../../errors.ts'
import type { InputMaybe, MaintenanceWindowInput, Resolvers } from '../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** Null takes a window of maintenance away; left out, it stays. */
const windowOf = (maintenance: InputMaybe<MaintenanceWindowInput> | undefined) =>
  maintenance === undefined ? {} : { maintenance }

/** Vendors, games and bets of a brand, for operators. */
export const gamesDeskResolvers: Resolvers = {
  Query: {
    operatorVendors: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorVendors', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorVendor: (_, { id }, { wps }) => orNull(wps.call('getOperatorVendor', { params: { id } })),
    operatorGames: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorGames', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorGame: (_, { id }, { wps }) => orNull(wps.call('getOperatorGame', { params: { id } })),
    gameTags: (_, __, { wps }) => wps.call('listGameTags'),
    gameChoices: (_, { list }, { wps }) => wps.call('listGameChoices', { params: { list } }),
    operatorBets: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorBets', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorBet: (_, { memberId, id }, { wps }) => orNull(wps.call('getOperatorBet', { params: { memberId, id } })),
    memberBets: async (_, { memberId: id, filter, page }, { wps }) =>
      pageOf(
        await wps.call('listMemberBets', { params: { id }, query: { ...pageQuery(page), ...given(filter ?? {}) } }),
      ),
    memberBet: (_, { memberId: id, id: betId }, { wps }) => orNull(wps.call('getMemberBet', { params: { id, betId } })),
  },
  Mutation: {
    updateOperatorVendors: (_, { input: { maintenance, ...wish } }, { wps }) =>
      payload(async () => ({
        vendors: await wps.call('updateOperatorVendors', { body: { ...given(wish), ...windowOf(maintenance) } }),
      })),
    orderOperatorVendors: (_, { input }, { wps }) =>
      payload(async () => ({ vendors: await wps.call('orderOperatorVendors', { body: given(input) }) })),
    updateOperatorGames: (_, { input: { maintenance, ...wish } }, { wps }) =>
      payload(async () => ({
        games: await wps.call('updateOperatorGames', { body: { ...given(wish), ...windowOf(maintenance) } }),
      })),
    setGameChoices: (_, { input: { list, ...body } }, { wps }) =>
      payload(async () => ({ games: await wps.call('setGameChoices', { params: { list }, body: given(body) }) })),
  },
}
