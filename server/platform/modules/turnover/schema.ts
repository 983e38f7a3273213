import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable } from '../../http/call.ts'
import { GameType } from '../games/schema.ts'
import { SOURCES } from './sources.ts'

export const TurnoverBucket = Type.Object({
  id: Type.String(),
  source: Type.Enum([...SOURCES]),
  documentId: Type.String(),
  required: Money,
  done: Money,
  missing: Money,
  currency: Type.String(),
  state: Type.Enum(['OPEN', 'DONE', 'CANCELLED']),
  openedAt: DateTime,
  closedAt: Nullable(DateTime),
  mayCancel: Type.Boolean(),
  weights: Type.Array(
    Type.Object({ gameType: GameType, weight: Type.Integer({ description: 'In 1/10 000 of the valid bet' }) }),
    { description: 'Categories that count less than in full' },
  ),
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
    params: Type.Object({ id: Id }),
    body: Type.Object({ forfeited: Money }, { additionalProperties: false }),
    value: Cancellation,
  },
})
