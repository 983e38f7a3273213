import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about what contracts of agents come to. */
export const settlementsRights = defineRights({
  'settlements.read': isStaff,
  'settlements.change': isAdmin,
  'settlements.approve': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof settlementsRights, Right> {}
}
