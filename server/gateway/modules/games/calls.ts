import type { GatewayContext } from '../../context.ts'
import type { GameFilter, QueryGamesArgs, SetFavouriteInput } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import type { GameSource } from '../../sources.ts'
import type { Known } from '../../user-errors.ts'
import { errorSentence } from '../../words.ts'
import { WpsFailure } from '../../wps/failures.ts'
import type { CallInput, CallValue } from '../../wps/types.ts'

const clientType = 3
const platform = 'flash,html5-desktop'

type GamesQuery = NonNullable<CallInput<'listGames'>['query']>

/** What the lobby shows is shared with others of the brand. */
export const lobby = { tag: 'GAMES', maxAge: 30 } as const

/** Vendors of each category, in the order of the lobby. */
export async function readLanes({ shared, language }: Pick<GatewayContext, 'shared' | 'language'>) {
  return (await shared.call(lobby, 'listVendors', { query: { language } })).data.lanes
}

/** Games of a filter. Pages of a category are shared; what people type is theirs, and counts against their own limits. */
export async function readGames(
  { vendorCode, subType, ...filter }: Known<GameFilter>,
  { order, page }: Pick<QueryGamesArgs, 'order' | 'page'>,
  { shared, wps, language }: GatewayContext,
) {
  const names = {
    ...(vendorCode !== undefined && { vassalage: vendorCode }),
    ...(subType !== undefined && { gameClassify: subType }),
  }
  const query: GamesQuery = { clientType, platform, ...filter, ...names, ...pageQuery(page, order), language }
  const answer = filter.search
    ? await wps.call('listGames', { query })
    : await shared.call({ tag: 'GAMES', maxAge: 15 }, 'listGames', { query })
  const pageSize = page?.pageSize ?? 20
  return pageOf({ ...answer, content: answer.games, pageSize })
}

export type Winners = CallValue<'listWinners'>

/** The board of winners, which everybody of the brand shares for some seconds. */
export const readWinners = (limit: number | null | undefined, { shared, language }: GatewayContext): Promise<Winners> =>
  shared.call({ tag: 'GAMES', maxAge: 10 }, 'listWinners', {
    query: { gameCategory: 'ALL', limitNum: limit ?? 20, language },
  })

/** Adds or removes a favourite; the platform wants the game's vendor and category with it. */
export async function setFavourite(
  { gameId, isFavourite }: SetFavouriteInput,
  { games, wps, language }: GatewayContext,
): Promise<{ game: GameSource }> {
  const game = await games.byId(gameId)
  if (game === null) throw unknownGame(language)
  const body = { nodeId: gameId, vendor: game.vassalage, gameType: game.gameType }
  await wps.call(isFavourite ? 'addFavourite' : 'removeFavourite', { body })
  games.forget()
  return { game }
}

function unknownGame(language: string): WpsFailure {
  const code = 'NOT_FOUND'
  return new WpsFailure({ success: false, code, message: errorSentence(code, language), field: 'nodeId' }, 404, false)
}
