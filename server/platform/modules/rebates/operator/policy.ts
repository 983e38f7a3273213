import { defineRights } from '../../operators/service.ts'

/** What operators may do about rebates. */
export const rebatesRights = defineRights({
  'rebateRules.read': 'READ',
  'rebateRules.change': 'ACT',
  'rebateClaims.read': 'READ',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof rebatesRights, Right> {}
}
