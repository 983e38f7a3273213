/** Life of an earning: NOTHING to pay; UNAPPROVED → DUE → PAID, or tried again until it is; DENIED by an operator, or to a closed account. */
export const EARNING_STATES = ['NOTHING', 'UNAPPROVED', 'DUE', 'INSUFFICIENT', 'PART_PAID', 'PAID', 'DENIED'] as const
export type EarningState = (typeof EARNING_STATES)[number]

/** Why nothing is paid by a contract, whatever it would come to. */
export const SKIP_REASONS = [
  'UPLINE_WITHOUT_CONTRACT',
  'BETTER_THAN_UPLINE',
  'UPLINE_NOT_REACHED',
  'LINE_MOVED',
  'PAYEE_CLOSED',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Life of a settlement: UNAPPROVED (where the brand asks for it) → PAYING → DONE, or DENIED; what is worked out anew may wait once more. */
export const SETTLEMENT_STATES = ['UNAPPROVED', 'PAYING', 'DONE', 'DENIED'] as const
