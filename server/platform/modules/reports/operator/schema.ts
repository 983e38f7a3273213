import { Type } from 'typebox'
import { DateTime, defineCalls, Money } from '../../../http/call.ts'
import { DESK_RIGHTS, type Desk } from './desks.ts'
import { reportsRights } from './policy.ts'

export const reportsOperatorCalls = defineCalls({
  getDeskDays: {
    access: 'operator',
    right: reportsRights['figures.read'],
    method: 'GET',
    path: '/wps/admin/figures/days',
    summary: 'Money in and out and gaming revenue of each day of a fortnight, oldest first, as reports count them',
    value: Type.Object({
      currency: Type.String(),
      days: Type.Array(
        Type.Object({
          day: Type.String({ format: 'date' }),
          deposited: Money,
          withdrawn: Money,
          grossRevenue: Type.String({ description: 'Stakes less payouts (GGR)' }),
          netRevenue: Type.String({ description: 'That less rewards and agents’ pay (NGR)' }),
        }),
      ),
    }),
  },
  getWaiting: {
    access: 'operator',
    right: reportsRights['figures.read'],
    method: 'GET',
    path: '/wps/admin/waiting',
    summary: 'What waits for an operator at each desk that the caller may see, the longest waiting first',
    value: Type.Array(
      Type.Object({
        desk: Type.Enum(Object.keys(DESK_RIGHTS) as Desk[]),
        count: Type.Integer({ minimum: 1 }),
        since: Type.String({ ...DateTime, description: 'When the oldest of it came' }),
      }),
    ),
  },
})
