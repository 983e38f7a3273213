import { MONEY_SCALE, type Rate } from '../../lib/money.ts'
import { storedLimit, type WaitingLimit } from '../../lib/waiting-limit.ts'

/** What a merchant wants done with deposits that are not paid as agreed. */
export interface PaymentSettings {
  /** How much may be missing for the member to take what arrived without an operator. */
  readonly shortTolerance: Rate
  /** How long after the end of a deposit the bank may still have carried out its transfer. */
  readonly lateGraceSeconds: number
  /** How long after the transfer the bank's report may come. */
  readonly lateReportHours: number
  /** A decision of an operator on more than this needs a second operator. */
  readonly fourEyes: WaitingLimit
  /** How long deposits are blocked after five failures in a row. */
  readonly blockMinutes: number
  /** How long a deposit for which no money came may be in review. */
  readonly reviewHours: number
}

/** Also for queries over all merchants. */
export const DEFAULT_REVIEW_HOURS = 72

export const DEFAULT_SETTINGS: PaymentSettings = {
  shortTolerance: 1_000n,
  lateGraceSeconds: 120,
  lateReportHours: 24,
  fourEyes: storedLimit(20_000_000n * MONEY_SCALE, null, null),
  blockMinutes: 30,
  reviewHours: DEFAULT_REVIEW_HOURS,
}
