import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { DateTime } from '../../../../http/call.ts'
import type { VendorJackpot, VendorMatch } from '../../vendor-adapter.ts'
import type { SignedApi } from '../signed-api.ts'
import { fromWire } from './amounts.ts'

const Code = Type.String({ minLength: 1, maxLength: 64 })
const Words = Type.String({ minLength: 1, maxLength: 120 })
const Codes = Type.Array(Code, { maxItems: 100 })
const Count = Type.Integer({ minimum: 0, maximum: 100_000 })

const Jackpots = Compile(
  Type.Object({
    jackpots: Type.Array(
      Type.Object({
        product_code: Code,
        level: Code,
        names: Type.Record(Type.String(), Words),
        amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        game_codes: Codes,
      }),
      { maxItems: 500 },
    ),
  }),
)
const Matches = Compile(
  Type.Object({
    matches: Type.Array(
      Type.Object({
        match_id: Code,
        sport: Code,
        league: Words,
        home: Words,
        away: Words,
        starts_at: DateTime,
        live: Type.Boolean(),
        clock: Type.String({ maxLength: 40 }),
        score: Type.Tuple([Count, Count]),
        odds: Type.Array(
          Type.Object({
            outcome: Type.Enum(['home', 'draw', 'away']),
            price: Type.String({ pattern: '^\\d{1,4}(\\.\\d{1,4})?$' }),
          }),
          {
            maxItems: 3,
          },
        ),
        game_codes: Codes,
      }),
      { maxItems: 100 },
    ),
  }),
)
const PICKS = { home: 'HOME', draw: 'DRAW', away: 'AWAY' } as const
/** Odds are 1/10 000 inside. */
const ODDS_SCALE = 10_000
const MOST_MATCHES = 40

/** What Hub88-style vendors tell of their games. Both calls throw when they do not answer, or not as agreed. */
export const hub88News = (api: SignedApi, operatorId: string) => ({
  async listJackpots(currency: string): Promise<VendorJackpot[]> {
    const answer = await api.post('/jackpots', { operator_id: operatorId, currency })
    if (!Jackpots.Check(answer)) throw new Error('The vendor told its jackpots in a form that was not agreed')
    return answer.jackpots.map(({ product_code, level, names, amount, game_codes }) => ({
      id: `${product_code}/${level}`,
      names,
      amount: fromWire(amount),
      gameCodes: game_codes,
    }))
  },

  async listMatches(language: string): Promise<VendorMatch[]> {
    const body = { operator_id: operatorId, lang: language === 'vi' ? 'vi' : 'en', limit: MOST_MATCHES }
    const answer = await api.post('/sports/matches', body)
    if (!Matches.Check(answer)) throw new Error('The vendor told its matches in a form that was not agreed')
    return answer.matches.map(({ match_id, starts_at, live, odds, game_codes, ...match }) => ({
      ...match,
      id: match_id,
      startsAt: new Date(starts_at),
      isLive: live,
      odds: odds.map(({ outcome, price }) => ({ pick: PICKS[outcome], odds: Math.round(Number(price) * ODDS_SCALE) })),
      gameCodes: game_codes,
    }))
  },
})
