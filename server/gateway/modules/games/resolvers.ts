import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { LaunchGameInput, QueryBetsArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'
import { lobby, readGames, readLanes, readWinners, setFavourite } from './calls.ts'
import { betsQuery, gameId, vendorCode } from './names.ts'

// What is the member's own is asked for at the root and of `me`.

async function bets(_: unknown, { filter, page }: QueryBetsArgs, { wps }: GatewayContext) {
  const answer = await wps.call('listBets', { query: { ...pageQuery(page), ...betsQuery(filter) } })
  return { ...pageOf(answer), totals: answer.totals }
}

async function favouriteGames(_: unknown, __: unknown, { wps, language }: GatewayContext) {
  return (await wps.call('listFavourites', { query: { pageSize: 999, language } })).content
}

const recentGames = (_: unknown, __: unknown, { wps, language }: GatewayContext) =>
  wps.call('listRecentGames', { query: { language } })

const launchBody = ({ gameId: nodeId, ...input }: LaunchGameInput, language: string) => ({
  nodeId,
  ...given(input),
  language,
})

export const gamesResolvers: Resolvers = {
  Query: {
    lobbyCategories: (_, __, context) => readLanes(context),
    hotGames: async (_, __, { shared, language }) =>
      (
        await shared.call(lobby, 'listHotGames', {
          query: { isPlatform: 2, platform: 'flash,html5-desktop', language },
        })
      ).list,
    maxWinGames: (_, __, { shared, language }) => shared.call(lobby, 'listMaxWinGames', { query: { language } }),
    games: (_, { filter, order, page }, context) => readGames(given(filter), { order, page }, context),
    game: (_, { id }, { games }) => games.byId(id),
    winners: (_, { limit }, context) => readWinners(limit, context),
    jackpots: (_, __, { shared, language }) =>
      shared.call({ tag: 'GAMES', maxAge: 5 }, 'listJackpots', { query: { language } }),
    matches: (_, __, { shared, language }) =>
      shared.call({ tag: 'GAMES', maxAge: 5 }, 'listMatches', { query: { language } }),
    favouriteGames,
    recentGames,
    bets,
    bet: (_, { id }, { wps }) => orNull(wps.call('getBet', { params: { id } })),
  },
  Member: { bets, favouriteGames, recentGames },
  Bet: { gameId, vendorCode },
  Game: {
    id: ({ nodeId }) => nodeId,
    name: ({ gameName }) => gameName,
    subType: ({ gameClassify }) => gameClassify,
    vendorCode,
    vendorName: ({ displayName }) => displayName,
    pictureUrl: ({ showIcon }) => showIcon,
    lotteryCode: ({ gameCode }) => gameCode,
    vendor: (game, _, { games }) => games.vendorOf(game),
    isFavourite: ({ nodeId }, _, { games, hasToken }) =>
      hasToken() ? games.favouriteIds().then((ids) => ids.has(nodeId)) : false,
  },
  LobbyCategory: { gameType: ({ gameCategory }) => gameCategory, vendors: ({ cards }) => cards },
  LobbyVendor: {
    code: vendorCode,
    name: ({ displayName }) => displayName,
    gameId: ({ nodeId }) => nodeId,
    cardUrl: ({ lagerIcon }) => lagerIcon,
    markUrl: ({ markIcon }) => markIcon,
  },
  Winner: { playerName: ({ customerName }) => customerName, amount: ({ winAmount }) => winAmount },
  Mutation: {
    setFavourite: (_, { input }, context) => payload(() => setFavourite(input, context)),
    launchGame: (_, { input }, { wps, language }) =>
      payload(() => wps.call('launchGame', { body: launchBody(input, language) })),
    launchDemo: (_, { input }, { wps, language }) =>
      payload(() => wps.call('launchDemo', { body: launchBody(input, language) })),
  },
}
