import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'
import { readGames, readWinners, setFavourite } from './calls.ts'

const lobby = { tag: 'GAMES', maxAge: 30 } as const

export const gamesResolvers: Resolvers = {
  Query: {
    vendorLanes: async (_, __, { shared, language }) =>
      (await shared.call(lobby, 'listVendors', { query: { language } })).data.lanes,
    hotGames: async (_, __, { shared, language }) =>
      (
        await shared.call(lobby, 'listHotGames', {
          query: { isPlatform: 2, platform: 'flash,html5-desktop', language },
        })
      ).list,
    maxWinGames: (_, __, { shared, language }) => shared.call(lobby, 'listMaxWinGames', { query: { language } }),
    games: (_, { filter, page }, context) => readGames(given(filter), page, context),
    game: (_, { nodeId }, { games }) => games.byId(nodeId),
    winners: (_, { limit }, context) => readWinners(limit, context),
    jackpots: (_, __, { shared, language }) =>
      shared.call({ tag: 'GAMES', maxAge: 5 }, 'listJackpots', { query: { language } }),
    matches: (_, __, { shared, language }) =>
      shared.call({ tag: 'GAMES', maxAge: 5 }, 'listMatches', { query: { language } }),
    favouriteGames: async (_, __, { wps, language }) =>
      (await wps.call('listFavourites', { query: { pageSize: 999, language } })).content,
    recentGames: (_, __, { wps, language }) => wps.call('listRecentGames', { query: { language } }),
    bets: async (_, { filter, page }, { wps }) => {
      const answer = await wps.call('listBets', { query: { ...pageQuery(page), ...given(filter ?? {}) } })
      return { ...pageOf(answer), totals: answer.totals }
    },
    bet: (_, { id }, { wps }) => orNull(wps.call('getBet', { params: { id } })),
  },
  Game: {
    isFavourite: ({ nodeId }, _, { games, hasToken }) =>
      hasToken() ? games.favouriteIds().then((ids) => ids.has(nodeId)) : false,
  },
  Mutation: {
    setFavourite: (_, { input }, context) => payload(() => setFavourite(input, context)),
    launchGame: (_, { input }, { wps, language }) =>
      payload(() => wps.call('launchGame', { body: { ...given(input), language } })),
    launchDemo: (_, { input }, { wps, language }) =>
      payload(() => wps.call('launchDemo', { body: { ...given(input), language } })),
  },
}
