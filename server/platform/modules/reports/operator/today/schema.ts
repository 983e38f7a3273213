import { Type } from 'typebox'
import { defineCalls, Money } from '../../../../http/call.ts'
import { reportsRights } from '../policy.ts'

const Signed = (description: string) => Type.String({ description, examples: ['-1250000.00'] })

const figures = {
  deposited: Money,
  withdrawn: Money,
  grossRevenue: Signed('Stakes less payouts (GGR)'),
  netRevenue: Signed('That less rewards and agents’ pay (NGR)'),
  activeMembers: Type.Integer({ description: 'Members who placed a bet that counts', examples: [318] }),
  newMembers: Type.Integer({ description: 'Members who registered', examples: [41] }),
  firstDeposits: Type.Integer({ description: 'Members whose first deposit it was', examples: [17] }),
}
const Minute = Type.String({ description: 'Of the brand’s clock', pattern: '^\\d{2}:\\d{2}$', examples: ['14:25'] })

export const todayCalls = defineCalls({
  getToday: {
    access: 'operator',
    right: reportsRights['figures.read'],
    method: 'GET',
    path: '/wps/admin/today',
    summary: 'What a brand came to today, beside yesterday until the same minute, as its reports count it',
    query: Type.Object({
      isOfAllBrands: Type.Optional(
        Type.Boolean({ description: 'Every brand at which the caller may see figures, not the one in view alone' }),
      ),
    }),
    value: Type.Object({
      brands: Type.Array(
        Type.Object({
          merchantId: Type.String(),
          code: Type.String(),
          name: Type.String(),
          currency: Type.String({ examples: ['VND'] }),
          day: Type.String({ format: 'date' }),
          until: Minute,
          today: Type.Object(figures),
          yesterday: Type.Union([Type.Object(figures), Type.Null()], {
            description: 'Null where nothing was noted at that time',
          }),
          yesterdayUntil: Type.Union([Minute, Type.Null()]),
        }),
      ),
      currencies: Type.Array(
        Type.Object({
          currency: Type.String({ examples: ['VND'] }),
          today: Type.Object(figures),
          yesterday: Type.Union([Type.Object(figures), Type.Null()]),
        }),
      ),
    }),
  },
})
