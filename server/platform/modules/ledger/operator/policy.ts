import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may read of the books, and have counted anew. */
export const ledgerRights = defineRights({
  'transfers.read': isStaff,
  'trialBalance.read': isStaff,
  'trialBalance.run': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof ledgerRights, Right> {}
}
