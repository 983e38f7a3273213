import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about vendors of games. */
export const vendorsRights = defineRights({
  'vendors.read': isStaff,
  'vendors.change': isAdmin,
  'vendorHealth.read': isStaff,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof vendorsRights, Right> {}
}
