import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about the comparison with the bank. */
export const reconciliationRights = defineRights({
  'bankComparison.read': isStaff,
  'bankComparison.run': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof reconciliationRights, Right> {}
}
