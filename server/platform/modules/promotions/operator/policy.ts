import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about promotions. */
export const promotionsRights = defineRights({
  'promotions.read': isStaff,
  'promotions.change': isAdmin,
  'promotions.decide': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof promotionsRights, Right> {}
}
