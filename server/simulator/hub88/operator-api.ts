import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { findSlotGame, type SlotGame, slotGames } from '../games/slot/catalogue.ts'
import type { Rounds, SlotRound } from '../games/slot/rounds.ts'
import type { Sessions } from '../games/slot/sessions.ts'
import { stakesOf } from '../games/slot/stakes.ts'
import { rawBody } from '../http/body.ts'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import type { SimulatorOptions } from '../options.ts'
import { createVerifier, signatureHeader } from './signature.ts'

const Identifier = Type.String({ minLength: 1, maxLength: 255 })

const GameListRequest = Type.Object({ operator_id: Type.Optional(Type.Union([Type.Integer(), Identifier])) })

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
  readonly rounds: Rounds
  readonly options: SimulatorOptions
}

/** The supplier's side of the Hub88-style operator API: list of games, address of a game, one round in full. */
export function registerOperatorApi(room: FastifyInstance, { sessions, rounds, options }: Parts) {
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

    api.post(`${base}/list`, async (request) => {
      readInput(GameListRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
      return slotGames.map((game) => presentGame(game, options.publicUrl))
    })

    api.post(`${base}/url`, async (request) => {
      const launch = readInput(GameUrlRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
      if (!findSlotGame(launch.game_code)) throw new SimulatorError(404, 'RS_ERROR_INVALID_GAME', 'game_code: unknown')
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
        gameCode: launch.game_code,
        currency: player ? launch.currency : 'XXX',
        language: launch.lang.toLowerCase().startsWith('vi') ? 'vi' : 'en',
        lobbyUrl: launch.lobby_url,
      })
      return { url: `${options.publicUrl}/games/slot/${session.id}` }
    })

    api.post(`${base}/round`, async (request) => {
      const asked = readInput(GameRoundRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
      const round = rounds.find(asked.round)
      // A round of another player is as unknown as one that never was.
      if (asked.user !== undefined && asked.user !== round.player?.user) {
        throw new SimulatorError(404, 'ROUND_UNKNOWN', 'no such round')
      }
      const language = asked.lang ? `?lang=${asked.lang === 'vi' ? 'vi' : 'en'}` : ''
      return { url: `${options.publicUrl}/hub88/rounds/${round.round}${language}`, round: presentRound(round) }
    })
  })
}

function presentGame(game: SlotGame, publicUrl: string) {
  return {
    game_code: game.code,
    name: game.names.en,
    names: game.names,
    category: 'Video Slots',
    product: 'Croupier Simulator',
    enabled: true,
    rtp: game.rtp,
    volatility: game.mathematics.volatility,
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    freebet_support: false,
    demo_game_support: true,
    blocked_countries: [],
    url_thumb: `${publicUrl}/games/slot/art/${game.code}/cover.svg`,
    url_background: `${publicUrl}/games/slot/art/${game.code}/ground.svg`,
  }
}

/** All that is needed to show a round again. Amounts are integers at 100 000 per unit. */
function presentRound(round: SlotRound) {
  const game = findSlotGame(round.gameCode)
  return {
    round: round.round,
    user: round.player?.user,
    game_code: round.gameCode,
    game_names: game?.names,
    currency: round.currency,
    state: round.state,
    round_closed: round.closedAt !== undefined,
    stake: round.stake,
    win: round.outcome?.totalWin ?? 0,
    balance: round.balance,
    refusal: round.refusal,
    bet_transaction_uuid: round.betTransaction,
    win_transaction_uuid: round.outcome && round.winTransaction,
    rollback_transaction_uuid:
      round.state === 'ROLLING_BACK' || round.state === 'ROLLED_BACK' ? round.rollbackTransaction : undefined,
    started_at: round.startedAt,
    drawn_at: round.drawnAt,
    closed_at: round.closedAt,
    spins: (round.outcome?.spins ?? []).map((spin, index) => ({
      number: index + 1,
      free: index > 0,
      multiplier: spin.multiplier,
      window: spin.window,
      lines: spin.lineWins,
      scatters: {
        count: spin.scatters.count,
        amount: spin.scatters.amount,
        free_spins_awarded: spin.scatters.freeSpinsAwarded,
      },
      win: spin.win,
    })),
  }
}
