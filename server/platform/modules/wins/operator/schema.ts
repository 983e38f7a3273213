import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Money, Nullable, Page, PageQuery, SpanQuery } from '../../../http/call.ts'
import { GameType } from '../../games/schema.ts'
import { winsRights } from './policy.ts'

const GreatWinState = Type.Enum(['NEW', 'SEEN'], { description: 'SEEN: an operator looked at it' })

export const GreatWin = Type.Object(
  {
    id: Id,
    memberId: Id,
    memberAccount: Type.String(),
    betId: Id,
    vassalage: Type.String({ description: 'Vendor code' }),
    gameType: GameType,
    currency: Type.String(),
    amount: Money,
    state: GreatWinState,
    alarmFrom: Type.String({ ...Money, description: 'The figure of the brand that it reached' }),
    foundAt: DateTime,
    seenAt: Nullable(DateTime),
    seenBy: Nullable(Type.String({ description: 'Account of the operator' })),
    seenReason: Nullable(Type.String()),
  },
  { description: 'A bet that won so much that somebody has to look at it' },
)

const params = Type.Object({ id: Id })

export const winsOperatorCalls = defineCalls({
  listGreatWins: {
    method: 'GET',
    path: '/wps/admin/great-wins',
    summary: 'Wins that raised the alarm of the brand in view, the newest first',
    access: 'operator',
    right: winsRights['greatWins.read'],
    query: Type.Object({
      ...PageQuery,
      ...SpanQuery,
      state: Type.Optional(GreatWinState),
      memberId: Type.Optional(Id),
    }),
    value: Page(GreatWin),
  },
  getGreatWin: {
    method: 'GET',
    path: '/wps/admin/great-wins/:id',
    summary: 'One win that raised the alarm',
    access: 'operator',
    right: winsRights['greatWins.read'],
    params,
    value: GreatWin,
  },
  reviewGreatWin: {
    method: 'POST',
    path: '/wps/admin/great-wins/:id/review',
    summary: 'Says that somebody looked at a great win, and what he found',
    access: 'operator',
    right: winsRights['greatWins.review'],
    params,
    body: Type.Object(
      { reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' }) },
      { additionalProperties: false },
    ),
    value: GreatWin,
  },
})
