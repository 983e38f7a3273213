import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { VendorJackpot } from '../../vendor-adapter.ts'
import type { SignedApi } from '../signed-api.ts'
import { fromWire } from './amounts.ts'

const Code = Type.String({ minLength: 1, maxLength: 64 })
const Jackpots = Compile(
  Type.Object({
    jackpots: Type.Array(
      Type.Object({
        provider: Code,
        id: Code,
        title: Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 120 })),
        amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        games: Type.Array(Code, { maxItems: 100 }),
      }),
      { maxItems: 500 },
    ),
  }),
)

/** The jackpots of GCP-style vendors. Throws when they do not answer, or not as agreed. */
export async function listJackpots(api: SignedApi, casinoId: string, currency: string): Promise<VendorJackpot[]> {
  const answer = await api.post('/jackpots', { casino_id: casinoId, currency })
  if (!Jackpots.Check(answer)) throw new Error('The vendor told its jackpots in a form that was not agreed')
  return answer.jackpots.map(({ provider, id, title, amount, games }) => ({
    id: `${provider}/${id}`,
    names: title,
    amount: fromWire(amount),
    gameCodes: games,
  }))
}
