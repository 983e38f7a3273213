import type { Static } from 'typebox'
import { formatMoney } from '../../lib/money.ts'
import { vendorNameIn } from '../../lib/vendor-name.ts'
import type { GameType } from '../games/schema.ts'
import { nameIn } from '../games/service.ts'
import { rewardOf } from './rewards.ts'
import type { BucketBet as BucketBetShape, TurnoverBucket } from './schema.ts'
import { type Bucket, type BucketBet, bindsBonus, type Forfeiture } from './service.ts'

type BucketShape = Static<typeof TurnoverBucket>

export function presentBucket(bucket: Bucket): BucketShape {
  return {
    id: bucket.id,
    source: bucket.source as BucketShape['source'],
    documentId: bucket.document_id,
    reward: rewardOf(bucket.document_kind),
    required: formatMoney(bucket.required),
    done: formatMoney(bucket.done),
    missing: formatMoney(bucket.required - bucket.done),
    currency: bucket.currency,
    state: bucket.state as BucketShape['state'],
    openedAt: bucket.opened_at.toISOString(),
    expiresAt: bucket.expires_at?.toISOString() ?? null,
    closedAt: bucket.closed_at?.toISOString() ?? null,
    bonus: bucket.bonus === null ? null : formatMoney(bucket.bonus),
    multiplier: bucket.multiplier / 10_000,
    greatestBet: bucket.greatest_bet === null ? null : formatMoney(bucket.greatest_bet),
    leastOdds: bucket.least_odds === null ? null : bucket.least_odds / 10_000,
    breach: bucket.breach as BucketShape['breach'],
    breachedAt: bucket.breached_at?.toISOString() ?? null,
    recalledAt: bucket.recalled_at?.toISOString() ?? null,
    forfeitsWinnings: bucket.forfeits_winnings,
    forfeited: formatMoney(bucket.forfeited + bucket.forfeited_winnings),
    mayCancel: bindsBonus(bucket) && bucket.state === 'OPEN',
    weights: Object.entries(bucket.weights as Record<string, number>).map(([gameType, weight]) => ({
      gameType: gameType as Static<typeof GameType>,
      weight,
    })),
  }
}

export function presentBucketBet({ bet, counted, reason }: BucketBet, language: string): Static<typeof BucketBetShape> {
  return {
    id: bet.id,
    gameName: nameIn(bet.names, language),
    vendorName: vendorNameIn(bet.vendorCode, bet.vendorName ?? bet.vendorCode, language),
    gameType: bet.gameType as Static<typeof GameType>,
    state: bet.state,
    stake: formatMoney(bet.stake),
    validBet: formatMoney(bet.validBet),
    counted: formatMoney(counted),
    reason,
    placedAt: bet.placedAt.toISOString(),
  }
}

export function presentForfeiture({ currency, bonus, winnings, forfeited }: Forfeiture) {
  return {
    currency,
    bonus: formatMoney(bonus),
    winnings: formatMoney(winnings),
    forfeited: formatMoney(forfeited),
  }
}
