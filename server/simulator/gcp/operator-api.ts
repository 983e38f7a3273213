import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { VendorNews } from '../catalogue/vendor-news.ts'
import { rawBody } from '../http/body.ts'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import { stakesOf } from '../play/stakes.ts'
import type { VendorRoom } from '../play/vendor-room.ts'
import type { VendorReports } from '../vendor-reports/reports.ts'
import { reportQuery, reportSpan } from '../vendor-reports/request.ts'
import { isSigned, signatureHeader } from './signature.ts'
import { toCents } from './wire.ts'

const Identifier = Type.String({ minLength: 1, maxLength: 255 })
const Launch = {
  casino_id: Identifier,
  game: Identifier,
  locale: Type.String({ pattern: '^[A-Za-z]{2}([-_][A-Za-z]{2})?$' }),
  client_type: Type.Optional(Type.Enum(['mobile', 'desktop'])),
  ip: Type.Optional(Type.String({ maxLength: 64 })),
  urls: Type.Optional(
    Type.Object({
      return_url: Type.Optional(Type.String({ maxLength: 1024, pattern: '^https?://' })),
      deposit_url: Type.Optional(Type.String({ maxLength: 1024, pattern: '^https?://' })),
    }),
  ),
}
const DemoRequest = Type.Object(Launch)
const SessionRequest = Type.Object({
  ...Launch,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  session_id: Type.String({ minLength: 10, maxLength: 255 }),
  user: Type.Object({ id: Identifier }),
})
const JackpotsRequest = Type.Object({ casino_id: Identifier, currency: Type.String({ pattern: '^[A-Z]{3}$' }) })
const TransactionsRequest = Type.Object({ casino_id: Identifier, ...reportSpan })
const RoundRequest = Type.Object({
  game_id: Identifier,
  user_id: Identifier,
  locale: Type.Optional(Type.String({ pattern: '^[A-Za-z]{2}$' })),
})

/** The vendor's side of GCP: sessions for money, demos, one round in full, jackpots, and what it moved; each call signed with the shared key. */
export function registerGcpApi(
  room: FastifyInstance,
  { key, vendor, news, reports }: { key: string; vendor: VendorRoom; news: VendorNews; reports: VendorReports },
): void {
  room.register(async (api) => {
    api.setErrorHandler((error, _request, reply) => {
      if (error instanceof SimulatorError)
        return reply.status(error.status).send({ code: error.status, message: error.message })
      throw error
    })
    api.addHook('preHandler', async (request) => {
      if (!isSigned(key, rawBody(request), request.headers[signatureHeader]))
        throw new SimulatorError(403, 'BAD_SIGNATURE', 'the signature does not fit the body')
    })

    const opened = (url: string) => ({ launch_options: { game_url: url, strategy: 'iframe' } })

    api.post('/gcp/sessions', async (request) => {
      const { game, currency, locale, urls, user, session_id } = readInput(SessionRequest, request.body)
      const player = { user: user.id, token: session_id }
      return opened(vendor.open('gcp', { player, gameCode: game, currency, locale, lobbyUrl: urls?.return_url }))
    })
    api.post('/gcp/demo', async (request) => {
      const { game, locale, urls } = readInput(DemoRequest, request.body)
      return opened(
        vendor.open('gcp', {
          player: undefined,
          gameCode: game,
          currency: 'XXX',
          locale,
          lobbyUrl: urls?.return_url,
        }),
      )
    })
    api.post('/gcp/jackpots', async (request) => {
      const { currency } = readInput(JackpotsRequest, request.body)
      if (!stakesOf(currency)) throw new SimulatorError(400, 'WRONG_CURRENCY', 'currency: not served by these games')
      return {
        jackpots: news.jackpots('gcp', currency).map(({ vendor: { code }, level, names, amount, gameCodes }) => ({
          provider: code,
          id: level,
          title: names,
          amount: toCents(amount),
          games: gameCodes,
        })),
      }
    })
    api.post('/gcp/transactions', async (request) => {
      const { rows, nextCursor } = reports.page('gcp', reportQuery(readInput(TransactionsRequest, request.body)))
      return {
        transactions: rows.map(({ transaction, round, user, gameCode, kind, amount, currency, at }) => ({
          action_id: transaction,
          game_id: round,
          user_id: user,
          game: gameCode,
          action: kind.toLowerCase(),
          amount: toCents(amount),
          currency,
          time: at,
        })),
        next_cursor: nextCursor,
      }
    })
    api.post('/gcp/rounds', async (request) => {
      const { game_id, user_id, locale } = readInput(RoundRequest, request.body)
      return vendor.tellRound(game_id, user_id, locale)
    })
  })
}
