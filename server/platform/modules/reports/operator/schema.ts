import { Type } from 'typebox'
import { DateTime, defineCalls, Money } from '../../../http/call.ts'
import { reportsRights } from './policy.ts'

export const reportsOperatorCalls = defineCalls({
  getDeskFigures: {
    access: 'operator',
    right: reportsRights['figures.read'],
    method: 'GET',
    path: '/wps/admin/figures',
    summary: 'Money in and out, gaming revenue and players since a moment',
    query: Type.Object({ since: DateTime }),
    value: Type.Object({
      currency: Type.String(),
      deposited: Money,
      withdrawn: Money,
      grossRevenue: Type.String({ description: 'Stakes less payouts of the settled bets placed since then' }),
      activeMembers: Type.Integer({ description: 'Members who placed a bet' }),
      adjustmentsWaiting: Type.Integer(),
    }),
  },
})
