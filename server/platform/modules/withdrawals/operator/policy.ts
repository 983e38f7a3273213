import { defineRights, isAdmin, isStaff } from '../../operators/service.ts'

/** What operators may do about money that goes out. */
export const withdrawalsRights = defineRights({
  'withdrawals.read': isStaff,
  // Who prepares a decision keeps it from being prepared twice; the decision itself is another right.
  'withdrawals.claim': isStaff,
  'withdrawals.review': isAdmin,
  'withdrawals.release': isAdmin,
  'withdrawalSettings.read': isStaff,
  'withdrawalSettings.change': isAdmin,
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof withdrawalsRights, Right> {}
}
