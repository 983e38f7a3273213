import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery } from '../../http/call.ts'
import { GameType } from '../games/schema.ts'
import { BET_REASONS } from './bucket-bets.ts'
import { BUCKET_REWARDS } from './rewards.ts'
import { SOURCES } from './sources.ts'
import { BREACHES } from './terms.ts'

export const TurnoverBucket = Type.Object({
  id: Type.String(),
  source: Type.Enum([...SOURCES]),
  documentId: Type.String(),
  reward: Nullable(Type.Enum([...BUCKET_REWARDS], { description: 'Which one, where it is for a reward' })),
  required: Money,
  done: Money,
  missing: Money,
  currency: Type.String(),
  state: Type.Enum(['OPEN', 'DONE', 'CANCELLED', 'EXPIRED', 'BREACHED']),
  openedAt: DateTime,
  expiresAt: Nullable(DateTime),
  closedAt: Nullable(DateTime),
  bonus: Nullable(Money),
  multiplier: Type.Number({ description: 'Times the amount' }),
  greatestBet: Nullable(Money),
  leastOdds: Nullable(Type.Number({ description: 'Decimal; bets at lower ones count nothing' })),
  breach: Type.Enum([...BREACHES]),
  breachedAt: Nullable(DateTime),
  recalledAt: Nullable(DateTime),
  forfeitsWinnings: Type.Boolean(),
  forfeited: Money,
  mayCancel: Type.Boolean(),
  weights: Type.Array(
    Type.Object({ gameType: GameType, weight: Type.Integer({ description: 'In 1/10 000 of the valid bet' }) }),
    { description: 'Categories that count less than in full' },
  ),
})

export const BucketBet = Type.Object({
  id: Type.String(),
  gameName: Type.String(),
  vendorName: Type.String(),
  gameType: GameType,
  state: Type.Enum(['OPEN', 'SETTLED', 'VOID']),
  stake: Money,
  validBet: Money,
  counted: Money,
  reason: Nullable(Type.Enum([...BET_REASONS])),
  placedAt: DateTime,
})

const Cancellation = Type.Object({ currency: Type.String(), bonus: Money, winnings: Money, forfeited: Money })

export const turnoverCalls = defineCalls({
  getTurnover: {
    method: 'GET',
    path: '/wps/turnover',
    summary: 'What the member has still to play, in all and bucket by bucket, newest first',
    access: 'member',
    value: Type.Object({ required: Money, done: Money, missing: Money, buckets: Type.Array(TurnoverBucket) }),
  },
  listBucketBets: {
    method: 'GET',
    path: '/wps/turnover/:id/bets',
    summary: 'The bets placed while a bucket was open, newest first: what each did for it, or why it did nothing',
    access: 'member',
    params: Type.Object({ id: Id }),
    query: Type.Object(PageQuery),
    value: Page(BucketBet),
  },
  previewCancellation: {
    method: 'GET',
    path: '/wps/turnover/:id/cancellation',
    summary: 'What cancelling a bonus would cost',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Cancellation,
  },
  cancelBonus: {
    method: 'POST',
    path: '/wps/turnover/:id/cancellation',
    summary: 'Cancels a bonus; what is forfeited must be what the preview said',
    access: 'member',
    waitsForPassword: true,
    params: Type.Object({ id: Id }),
    body: Type.Object({ forfeited: Money }, { additionalProperties: false }),
    value: Cancellation,
  },
})
