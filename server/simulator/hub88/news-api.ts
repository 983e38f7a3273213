import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { VendorNews } from '../catalogue/vendor-news.ts'
import { SimulatorError } from '../http/errors.ts'
import { readInput } from '../http/input.ts'
import { stakesOf } from '../play/stakes.ts'

const Operator = { operator_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 255 })])) }
const JackpotsRequest = Type.Object({ ...Operator, currency: Type.String({ pattern: '^[A-Z]{3}$' }) })
const MatchesRequest = Type.Object({
  ...Operator,
  lang: Type.String({ pattern: '^[A-Za-z]{2}$' }),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
const usualMatches = 40
const base = '/hub88/operator/generic/v2'

/** What the vendors of this protocol tell of their games: jackpots as they stand, and the matches of the sports book. */
export function registerNewsApi(api: FastifyInstance, news: VendorNews): void {
  api.post(`${base}/jackpots`, async (request) => {
    const { currency } = readInput(JackpotsRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
    if (!stakesOf(currency)) {
      throw new SimulatorError(400, 'RS_ERROR_WRONG_CURRENCY', 'currency: not served by these games')
    }
    return {
      jackpots: news.jackpots('hub88', currency).map(({ vendor, level, names, amount, gameCodes }) => ({
        product_code: vendor.code,
        level,
        names,
        currency,
        amount,
        game_codes: gameCodes,
      })),
    }
  })

  api.post(`${base}/sports/matches`, async (request) => {
    const { lang, limit = usualMatches } = readInput(MatchesRequest, request.body, 'RS_ERROR_WRONG_SYNTAX')
    return {
      matches: news.matches('hub88', lang === 'vi' ? 'vi' : 'en', limit).map((match) => ({
        match_id: match.id,
        sport: match.sport,
        league: match.league,
        home: match.home,
        away: match.away,
        starts_at: new Date(match.kickoffAt).toISOString(),
        live: match.isLive,
        clock: match.clock,
        score: match.score,
        odds: match.odds.map(({ pick, odds }) => ({ outcome: pick, price: (odds / 100).toFixed(2) })),
        game_codes: match.gameCodes,
      })),
    }
  })
}
