/** What may stand between a member and a withdrawal, in the order in which the member sees a line for each. */
export const MISSING_THINGS = [
  'TRUE_ACCOUNT',
  'IDENTITY',
  'PAYMENT_PASSWORD',
  'PAYOUT_ACCOUNT',
  'TURNOVER',
  'OPEN_WITHDRAWALS',
  'DAILY_COUNT',
  'DAILY_SUM',
  'BALANCE',
] as const
export type MissingThing = (typeof MISSING_THINGS)[number]
