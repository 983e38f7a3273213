import { defineRights } from '../../operators/service.ts'

/** What operators may do about what vendors report. */
export const vendorComparisonsRights = defineRights({
  'vendorReconciliation.read': 'READ',
  'vendorReconciliation.run': 'ACT',
  'vendorCases.read': 'READ',
  'vendorCases.close': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof vendorComparisonsRights, Right> {}
}
