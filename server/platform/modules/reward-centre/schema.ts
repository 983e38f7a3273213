import { Type } from 'typebox'
import { defineCalls } from '../../http/call.ts'

const count = Type.Integer({ minimum: 0 })

export const rewardCentreCalls = defineCalls({
  countRewards: {
    method: 'GET',
    path: '/wps/rewards/count',
    summary: 'How much the member may fetch now beside missions, and how many promotions wait for him to take part',
    access: 'member',
    value: Type.Object({ count, promotions: count }),
  },
})
