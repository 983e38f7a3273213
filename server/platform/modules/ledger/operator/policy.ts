import { defineRights } from '../../operators/service.ts'

/** What operators may read of the books, and have counted anew. */
export const ledgerRights = defineRights({
  'transfers.read': 'READ',
  'trialBalance.read': 'READ',
  'trialBalance.run': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof ledgerRights, Right> {}
}
