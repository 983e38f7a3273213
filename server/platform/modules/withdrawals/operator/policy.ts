import { defineRights } from '../../operators/service.ts'

/** What operators may do about money that goes out. */
export const withdrawalsRights = defineRights({
  'withdrawals.read': 'READ',
  // Who prepares a decision keeps it from being prepared twice; the decision itself is another right.
  'withdrawals.claim': 'ACT',
  'withdrawals.review': 'APPROVE',
  'withdrawals.release': 'APPROVE',
  'withdrawalSettings.read': 'READ',
  'withdrawalSettings.change': 'ACT',
})

declare module '../../operators/rights.ts' {
  interface Rights extends Record<keyof typeof withdrawalsRights, Right> {}
}
