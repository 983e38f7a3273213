import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about rebates. */
export const rebatesRights = defineRights({
  'rebateRules.read': isStaff,
  'rebateRules.change': isAdmin,
  'rebateClaims.read': isStaff,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof rebatesRights, Right> {}
}
