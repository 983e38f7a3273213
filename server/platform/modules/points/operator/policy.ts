import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about points, the mall and what was redeemed. */
export const pointsRights = defineRights({
  'pointSettings.read': isStaff,
  'pointSettings.change': isAdmin,
  'mallGoods.read': isStaff,
  'mallGoods.change': isAdmin,
  'redemptions.read': isStaff,
  'redemptions.decide': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof pointsRights, Right> {}
}
