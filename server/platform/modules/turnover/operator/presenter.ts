import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import { presentBucket } from '../presenter.ts'
import type { Bucket } from '../service.ts'
import type { OperatorBucket } from './buckets-schema.ts'
import type { TurnoverRule } from './rules.ts'

/** A rule as operators read and write it. */
export const presentRule = ({ source, multiplier, weights }: TurnoverRule) => ({
  id: source,
  multiplier: Number(multiplier) / 10_000,
  weights: weights.map(({ gameType, weight }) => ({ gameType, percent: Number(weight) / 100 })),
})

/** A bucket of a member with what became of its bonus. */
export const presentOperatorBucket = (bucket: Bucket): Static<typeof OperatorBucket> => ({
  ...presentBucket(bucket),
  memberId: bucket.member_id,
  programme: bucket.programme,
  forfeitedBonus: formatMoney(bucket.forfeited),
  forfeitedWinnings: formatMoney(bucket.forfeited_winnings),
  cancelledBy: bucket.cancelled_by,
  cancelReason: bucket.cancel_reason,
})
