import { defineRights } from '../../operators/service.ts'

/** What operators may do about friends whom members bring. */
export const referralsRights = defineRights({
  'referrals.read': 'READ',
  'referrals.decide': 'APPROVE',
  'referralRule.read': 'READ',
  'referralRule.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof referralsRights, Right> {}
}
