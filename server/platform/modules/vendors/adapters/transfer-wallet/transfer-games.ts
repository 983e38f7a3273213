import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { DateTime } from '../../../../http/call.ts'
import { vendorsErrors } from '../../errors.ts'
import type { BetFeed } from '../../transfer-wallet.ts'
import type { GameOpener, LaunchOrder } from '../../vendor-adapter.ts'
import type { SignedApi } from '../signed-api.ts'
import { playerOf } from './player.ts'

const Text = Type.String({ minLength: 1, maxLength: 128 })
const Amount = Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,4})?$' })
const FeedBet = Type.Object({
  id: Text,
  round: Text,
  vendor: Text,
  player: Type.String({ pattern: '^[0-9a-f-]{36}\\.[0-9a-f-]{36}$' }),
  game: Text,
  currency: Type.String({ maxLength: 8 }),
  stake: Amount,
  payout: Amount,
  balanceAfter: Amount,
  placedAt: DateTime,
  settledAt: DateTime,
})
const FeedPage = Compile(
  Type.Object({ bets: Type.Array(FeedBet, { maxItems: 500 }), cursor: Type.String({ maxLength: 64 }) }),
)

export type FeedBet = Static<typeof FeedBet>

/** Games of a vendor that keeps wallets: they play with what was moved there, and their settled bets come by a feed. */
export function createTransferGames(api: SignedApi): GameOpener & BetFeed {
  async function open(path: string, order: LaunchOrder, more: object): Promise<string> {
    const answer = await api.post(path, {
      game: order.gameCode,
      language: order.language,
      device: order.device,
      ...(order.backUrl === undefined ? {} : { backUrl: order.backUrl }),
      ...more,
    })
    if (answer === undefined) throw vendorsErrors.VENDOR_GAME_UNKNOWN()
    if (typeof answer.url !== 'string' || !/^https?:\/\//.test(answer.url)) throw vendorsErrors.VENDOR_UNAVAILABLE()
    return answer.url
  }

  return {
    source: 'transfer-wallet',
    launch: (order, player) =>
      open('/launch', order, { player: playerOf(player), token: player.token, currency: player.currency }),
    launchDemo: (order) => open('/demo', order, {}),

    async queryRound(round, player, language) {
      const answer = await api.post('/round', { round, player: playerOf(player), language })
      const record = answer?.round
      const outcome = typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : undefined
      return {
        outcome,
        recallUrl: typeof answer?.url === 'string' ? answer.url : undefined,
        isClosed: outcome?.round_closed === true,
      }
    },

    async pullBets(cursor, limit) {
      const page = await api.post('/bets', { cursor, limit })
      if (!FeedPage.Check(page)) throw new Error('The vendor told its bets in a form that was not agreed')
      return page
    },
  }
}
