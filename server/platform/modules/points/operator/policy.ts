import { defineRights } from '../../operators/service.ts'

/** What operators may do about points, the mall and what was redeemed. */
export const pointsRights = defineRights({
  'pointSettings.read': 'READ',
  'pointSettings.change': 'ACT',
  'mallGoods.read': 'READ',
  'mallGoods.change': 'ACT',
  'redemptions.read': 'READ',
  'redemptions.decide': 'APPROVE',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof pointsRights, Right> {}
}
