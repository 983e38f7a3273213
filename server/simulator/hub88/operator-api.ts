import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { findSimulatedGame, simulatedGames } from '../catalogue/catalogue.ts'
import type { VendorNews } from '../catalogue/vendor-news.ts'
import { findSimulatedVendor } from '../catalogue/vendors.ts'
import { rawBody } from '../http/body.ts'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import type { SimulatorOptions } from '../options.ts'
import type { KindCode, SimulatedGame } from '../play/game.ts'
import type { Sessions } from '../play/sessions.ts'
import { stakesOf } from '../play/stakes.ts'
import type { Wager, Wagers } from '../play/wager.ts'
import type { VendorReports } from '../vendor-reports/reports.ts'
import { registerNewsApi } from './news-api.ts'
import { registerReportApi } from './report-api.ts'
import { createVerifier, signatureHeader } from './signature.ts'

const Identifier = Type.String({ minLength: 1, maxLength: 255 })

const mostListed = 1000

const GameListRequest = Type.Object({
  operator_id: Type.Optional(Type.Union([Type.Integer(), Identifier])),
  /** From 1; the last page is the one that is not full. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: mostListed })),
})

const GameUrlRequest = Type.Object({
  user: Type.Optional(Type.String({ minLength: 3, maxLength: 255 })),
  token: Type.Optional(Type.String({ minLength: 10, maxLength: 255 })),
  game_code: Identifier,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  lang: Type.String({ pattern: '^[A-Za-z]{2}([-_][A-Za-z]{2})?$' }),
  platform: Type.Optional(Type.Enum(['GPL_DESKTOP', 'GPL_MOBILE'])),
  lobby_url: Type.Optional(Type.String({ maxLength: 255, pattern: '^https?://' })),
})

const GameRoundRequest = Type.Object({
  round: Identifier,
  user: Type.Optional(Identifier),
  transaction_uuid: Type.Optional(Identifier),
  lang: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
})

interface Parts {
  readonly sessions: Sessions
  readonly wagers: Wagers
  readonly options: SimulatorOptions
  readonly news: VendorNews
  readonly reports: VendorReports
}

/** The vendor's side of the Hub88-style operator API: list of games, address of a game, one round in full, jackpots, matches, and what it moved. */
export function registerOperatorApi(room: FastifyInstance, { sessions, wagers, options, news, reports }: Parts) {
  const isSigned = createVerifier(options.hub88.operatorPublicKeyPem)
  const base = '/hub88/operator/generic/v2/game'

  room.register(async (api) => {
    api.setErrorHandler((error, _request, reply) => {
      if (error instanceof SimulatorError) {
        return reply.status(error.status).send({ error: error.code, message: error.message })
      }
      throw error
    })
    api.addHook('preHandler', async (request) => {
      if (!isSigned(rawBody(request), request.headers[signatureHeader])) {
        throw new SimulatorError(401, 'RS_ERROR_INVALID_SIGNATURE', 'the signature does not fit the body')
      }
    })

    registerNewsApi(api, news)
    registerReportApi(api, reports)

    api.post(`${base}/list`, async (request) => {
      const asked = readInput(GameListRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
      const { page = 1, page_size: size = mostListed } = asked
      return offeredGames()
        .slice((page - 1) * size, page * size)
        .map((game) => presentGame(game, options.publicUrl))
    })

    api.post(`${base}/url`, async (request) => {
      const launch = readInput(GameUrlRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
      const game = findSimulatedGame(launch.game_code)
      if (!game || !isOffered(game)) throw new SimulatorError(404, 'RS_ERROR_INVALID_GAME', 'game_code: unknown')
      if (!stakesOf(launch.currency)) {
        throw new SimulatorError(400, 'RS_ERROR_WRONG_CURRENCY', 'currency: not served by this game')
      }
      const isDemo = launch.currency === 'XXX' || launch.user === undefined
      if (!isDemo && launch.token === undefined) {
        throw new SimulatorError(400, 'RS_ERROR_WRONG_SYNTAX', 'token: is required with a user')
      }
      const player =
        isDemo || launch.user === undefined || launch.token === undefined
          ? undefined
          : { user: launch.user, token: launch.token }
      const session = sessions.open({
        player,
        wallet: player && 'hub88',
        gameCode: game.code,
        currency: player ? launch.currency : 'XXX',
        language: launch.lang.toLowerCase().startsWith('vi') ? 'vi' : 'en',
        lobbyUrl: launch.lobby_url,
      })
      return { url: `${options.publicUrl}/games/${game.kind}/${session.id}` }
    })

    api.post(`${base}/round`, async (request) => {
      const asked = readInput(GameRoundRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
      const wager = wagers.find(asked.round)
      // A round of another player is as unknown as one that never was.
      if (asked.user !== undefined && asked.user !== wager.player?.user) {
        throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
      }
      const language = asked.lang ? `?lang=${asked.lang === 'vi' ? 'vi' : 'en'}` : ''
      return { url: `${options.publicUrl}/rounds/${wager.id}${language}`, round: presentRound(wager) }
    })
  })
}

/** Games of the vendors that speak this protocol. */
function isOffered(game: SimulatedGame): boolean {
  return game.wallet === 'hub88'
}

function offeredGames(): SimulatedGame[] {
  return simulatedGames().filter(isOffered)
}

const categories: Readonly<Record<KindCode, string>> = {
  slot: 'Video Slots',
  scratch: 'Scratch Cards',
  'video-poker': 'Video Poker',
  crash: 'Crash Games',
  baccarat: 'Live Games',
  'dragon-tiger': 'Live Games',
  fishing: 'Fishing Games',
  'card-table': 'Card Games',
  sports: 'Sportsbook',
  cockfight: 'Cockfighting',
}

function presentGame(game: SimulatedGame, publicUrl: string) {
  return {
    game_code: game.code,
    name: game.names.en,
    names: game.names,
    category: categories[game.kind],
    product: findSimulatedVendor(game.vendorCode)?.name,
    enabled: true,
    rtp: game.rtp,
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    freebet_support: false,
    demo_game_support: true,
    blocked_countries: [],
    url_thumb: `${publicUrl}/games/art/${game.code}/cover.svg`,
  }
}

/** All that is needed to show a round again, in the words of its kind of game. Amounts are integers at 100 000 per unit. */
function presentRound(wager: Wager) {
  const isUndone = wager.state === 'ROLLING_BACK' || wager.state === 'ROLLED_BACK'
  return {
    round: wager.id,
    user: wager.player?.user,
    game_code: wager.gameCode,
    game_names: findSimulatedGame(wager.gameCode)?.names,
    currency: wager.currency,
    state: wager.state,
    round_closed: wager.closedAt !== undefined,
    stake: wager.stake,
    win: wager.win,
    balance: wager.balance,
    refusal: wager.refusal,
    bet_transaction_uuid: wager.betTransaction,
    win_transaction_uuid: wager.decidedAt && wager.winTransaction,
    rollback_transaction_uuid: isUndone ? wager.rollbackTransaction : undefined,
    started_at: wager.placedAt,
    decided_at: wager.decidedAt,
    closed_at: wager.closedAt,
    choice: wager.choice,
    outcome: wager.outcome,
  }
}
