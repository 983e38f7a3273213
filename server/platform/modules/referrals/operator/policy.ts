import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about friends whom members bring. */
export const referralsRights = defineRights({
  'referrals.read': isStaff,
  'referrals.decide': isAdmin,
  'referralRule.read': isStaff,
  'referralRule.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof referralsRights, Right> {}
}
