import { defineRights } from '../../operators/service.ts'

/** What operators may do about what the rules find. */
export const riskRights = defineRights({
  'riskCases.read': 'READ',
  'riskCases.act': 'ACT',
  'riskRules.read': 'READ',
  'riskRules.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof riskRights, Right> {}
}
