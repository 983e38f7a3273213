import { defineRights } from '../../operators/service.ts'

/** What operators may do about vendors of games. */
export const vendorsRights = defineRights({
  'vendors.read': 'READ',
  'vendors.change': 'ACT',
  'vendorHealth.read': 'READ',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof vendorsRights, Right> {}
}
