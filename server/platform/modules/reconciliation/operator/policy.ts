import { defineRights } from '../../operators/service.ts'

/** What operators may do about the comparison with the bank. */
export const reconciliationRights = defineRights({
  'bankComparison.read': 'READ',
  'bankComparison.run': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof reconciliationRights, Right> {}
}
