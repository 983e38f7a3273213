import { Type } from 'typebox'
import { DateTime, defineCalls, Money, SpanQuery } from '../../http/call.ts'
import { GameType } from '../games/schema.ts'

const figures = {
  bets: Type.Integer({ description: 'Settled bets' }),
  stake: Money,
  validBet: Money,
  payout: Money,
  profit: Money,
}

export const ProfitFigures = Type.Object(figures)

export const ProfitReport = Type.Object({
  currency: Type.String(),
  days: Type.Array(Type.Object({ day: Type.String({ examples: ['2026-11-21'] }), ...figures })),
  categories: Type.Array(Type.Object({ gameType: GameType, ...figures })),
  totals: ProfitFigures,
})

export const AccountReport = Type.Object({
  currency: Type.String(),
  deposits: Money,
  withdrawals: Money,
  net: Type.Intersect([Money], { description: 'Deposits less withdrawals' }),
  bonuses: Money,
  others: Type.Intersect([Money], { description: 'Transfers, corrections and opening amounts' }),
  played: ProfitFigures,
})

export const reportsCalls = defineCalls({
  getProfit: {
    method: 'GET',
    path: '/wps/reports/profit',
    summary: 'Win and loss of the member by day and by category',
    description: 'Bets belong to the day on which they were placed. The ends must lie on full hours; at most 400 days.',
    access: 'member',
    query: Type.Object({
      from: DateTime,
      to: DateTime,
      timeZone: Type.Optional(
        Type.String({ maxLength: 64, default: 'Asia/Ho_Chi_Minh', description: 'Whose midnight ends a day' }),
      ),
    }),
    value: ProfitReport,
  },
  getAccountReport: {
    method: 'GET',
    path: '/wps/reports/account',
    summary: 'Deposits, withdrawals, bonuses and play of a span, or since the account was opened',
    access: 'member',
    query: Type.Object(SpanQuery),
    value: AccountReport,
  },
})
