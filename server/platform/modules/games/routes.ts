import type { FastifyInstance } from 'fastify'
import { momentsOf } from '../../db/search.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf, sortOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { onContentNetwork } from '../../lib/content-network.ts'
import { formatMoney } from '../../lib/money.ts'
import type { SitesService } from '../sites/service.ts'
import { gamesErrors } from './errors.ts'
import { gamesPolicy } from './policy.ts'
import {
  presentBet,
  presentBetDetail,
  presentGame,
  presentJackpot,
  presentLanes,
  presentLotteryMenu,
  presentMatch,
  presentWinner,
} from './presenter.ts'
import { gamesCalls } from './schema.ts'
import { GAME_SORTS, type GameSort, RECOMMENDED } from './service/catalogue.ts'
import type { GamesService } from './service.ts'

interface Context extends HttpContext {
  readonly games: GamesService
  readonly sites: SitesService
}

/** Four rows of six tiles (section 4). */
const GAMES_A_PAGE = 24
const MOST_ROOMS = 100

export function registerGamesRoutes(app: FastifyInstance, context: Context): void {
  registerLobby(app, context)
  registerMenus(app, context)
  registerOwnGames(app, context)
  registerLaunches(app, context)
  registerBets(app, context)
}

function registerLobby(app: FastifyInstance, context: Context): void {
  const { games, sites } = context

  route(app, context, gamesCalls.listVendors, async ({ merchant, query, locale }) => ({
    data: { lanes: presentLanes(await games.listVendorCards(merchant.id), query.language ?? locale) },
  }))

  route(app, context, gamesCalls.listHotGames, async ({ merchant, query, locale }) => ({
    list: (await games.listChosenGames(merchant.id, 'HOT')).map((game) => presentGame(game, query.language ?? locale)),
  }))

  route(app, context, gamesCalls.listMaxWinGames, async ({ merchant, query, locale }) =>
    (await games.listChosenGames(merchant.id, 'MXWIN')).map((game) => presentGame(game, query.language ?? locale)),
  )

  route(app, context, gamesCalls.listGames, async ({ merchant, query, locale }) => {
    const { gameType, vassalage, gameClassify, search } = query
    const { limit, offset } = pageOf(query, GAMES_A_PAGE)
    const wish = {
      sort: sortOf<GameSort['column']>(query.sort, GAME_SORTS, RECOMMENDED),
      language: query.language ?? locale,
      limit,
      offset,
    }
    const { rows, total } = await games.listGames(merchant.id, { gameType, vassalage, gameClassify, search }, wish)
    const { content, pageNum, totalPages, totalItems } = page(
      rows.map((game) => presentGame(game, query.language ?? locale)),
      total,
      query,
      GAMES_A_PAGE,
    )
    return { games: content, pageNum, totalPages, totalItems }
  })

  route(app, context, gamesCalls.listGamesByIds, async ({ merchant, query, locale }) => {
    const ids = query.ids.split(',').filter((id) => UUID.test(id))
    return (await games.findGames(merchant.id, ids)).map((game) => presentGame(game, query.language ?? locale))
  })

  route(app, context, gamesCalls.listWinners, async ({ merchant, query, locale }) =>
    (await games.listWinners(merchant.id, query.limitNum ?? 20)).map(({ win, game }) =>
      presentWinner(win, game, query.language ?? locale),
    ),
  )

  route(app, context, gamesCalls.listJackpots, async ({ merchant, query, locale }) => {
    const { currency } = await sites.findMerchant(merchant.id)
    return (await games.listJackpots(merchant.id, currency)).map((jackpot) =>
      presentJackpot(jackpot, currency, query.language ?? locale),
    )
  })

  route(app, context, gamesCalls.listMatches, async ({ merchant, query, locale }) => {
    const language = query.language ?? locale
    return (await games.listMatches(merchant.id, language)).map((match) => presentMatch(match, language))
  })
}

/** What only callers without our portal ask: it reads the same from vendors and lists. */
function registerMenus(app: FastifyInstance, context: Context): void {
  const { games } = context

  route(app, context, gamesCalls.getLotteryMenus, async ({ merchant, query, locale }) => {
    const { prizeMode, menus } = await games.lotteryMenus(merchant.id)
    const language = query.language ?? locale
    return { prizeMode, gameMenus: menus.map((menu) => presentLotteryMenu(menu, language)) }
  })

  route(app, context, gamesCalls.getVendorGameTypes, async ({ session, query, locale }) =>
    presentLanes(await games.listVendorCards(session.merchantId), locale)
      .flatMap(({ cards }) => cards)
      .filter(({ vassalage }) => query.vassalage === undefined || vassalage === query.vassalage)
      .map(({ vassalage, gameType, gameCount, availability }) => ({ vassalage, gameType, gameCount, availability })),
  )

  route(app, context, gamesCalls.listRooms, async ({ session, query, locale }) => {
    const { vassalage, language = locale } = query
    const wish = { language, limit: MOST_ROOMS, offset: 0 }
    const { rows } = await games.listGames(session.merchantId, { gameType: 'LIVE', vassalage }, wish)
    return { rooms: rows.map((game) => presentGame(game, language)) }
  })
}

/** Any other id names no game of ours, and the database must not be asked for it. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function registerOwnGames(app: FastifyInstance, context: Context): void {
  const { games } = context

  route(app, context, gamesCalls.listFavouriteIds, ({ session }) => games.listFavouriteIds(session))

  route(app, context, gamesCalls.listFavourites, async ({ session, query, locale }) => {
    const all = await games.listFavourites(session)
    const pageSize = query.pageSize ?? 999
    const pageNum = query.pageNo ?? 1
    const shown = all.slice((pageNum - 1) * pageSize, pageNum * pageSize)
    return {
      content: shown.map((game) => presentGame(game, query.language ?? locale)),
      pageNum,
      totalPages: Math.ceil(all.length / pageSize),
    }
  })

  route(app, context, gamesCalls.addFavourite, async ({ session, body }) => {
    await games.setFavourite(session, body.nodeId, true)
    return { done: true }
  })

  route(app, context, gamesCalls.removeFavourite, async ({ session, body }) => {
    await games.setFavourite(session, body.nodeId, false)
    return { done: true }
  })

  route(app, context, gamesCalls.listRecentGames, async ({ session, query, locale }) =>
    (await games.listRecentGames(session)).map((game) => presentGame(game, query.language ?? locale)),
  )
}

function registerLaunches(app: FastifyInstance, context: Context): void {
  const { games, config, sites } = context

  /** A game leads back to one of the brand's own addresses or to the house's, never elsewhere. */
  async function safeBackUrl(backUrl: string | undefined, merchantId: string): Promise<string> {
    const url = backUrl !== undefined && URL.canParse(backUrl) ? new URL(backUrl) : undefined
    if (url === undefined || !/^https?:$/.test(url.protocol)) return config.publicUrl
    const isOwn =
      url.hostname === new URL(config.publicUrl).hostname ||
      (await sites.findMerchantByDomain(url.hostname))?.id === merchantId
    return isOwn ? url.href : config.publicUrl
  }

  /** Each launch takes one of the brand's game CDNs at random (section 9). */
  async function servedFrom(merchantId: string, url: string): Promise<string> {
    const { launchGameCDNs } = await sites.findMerchant(merchantId)
    return onContentNetwork(url, config.publicUrl, launchGameCDNs)
  }

  route(app, context, gamesCalls.launchGame, async ({ session, body, locale }) => {
    if (!gamesPolicy['game.playForMoney'](session)) throw gamesErrors.IN_NEED_TRUE_ACCOUNT()
    const language = body.language ?? locale
    const gameId = body.nodeId ?? (await games.findLotteryId(session.merchantId, body.gameCode))
    const backUrl = await safeBackUrl(body.backUrl, session.merchantId)
    const launch = { gameId, device: body.device, language, backUrl }
    const { url, gameSessionId, game, keepsWallet } = await games.launchGame(session, launch)
    // Pages of our own stand where the portal does.
    const address = url.startsWith('/') ? url : await servedFrom(session.merchantId, url)
    return { url: address, gameSessionId, game: presentGame(game, language), keepsWallet }
  })

  route(app, context, gamesCalls.launchDemo, async ({ merchant, body, locale }) => {
    const language = body.language ?? locale
    const backUrl = await safeBackUrl(body.backUrl, merchant.id)
    const { url, game } = await games.launchDemo(merchant.id, {
      gameId: body.nodeId,
      device: body.device,
      language,
      backUrl,
    })
    return { url: await servedFrom(merchant.id, url), game: presentGame(game, language) }
  })
}

function registerBets(app: FastifyInstance, context: Context): void {
  const { games } = context

  route(app, context, gamesCalls.listBets, async ({ session, query, locale }) => {
    const { gameType, vassalage, state, search, round } = query
    const filter = { gameType, vassalage, state, search, round, ...momentsOf(query) }
    const [{ rows, total }, totals] = await Promise.all([
      games.listBets(session, filter, pageOf(query)),
      games.totalBets(session, filter),
    ])
    return {
      ...page(
        rows.map((bet) => presentBet(bet, locale)),
        total,
        query,
      ),
      totals: {
        stake: formatMoney(totals.stake),
        validBet: formatMoney(totals.validBet),
        payout: formatMoney(totals.payout),
        profit: formatMoney(totals.payout - totals.stake),
      },
    }
  })

  route(app, context, gamesCalls.getBet, async ({ session, params, locale }) =>
    presentBetDetail(await games.findBet(session, params.id, locale), locale),
  )
}
