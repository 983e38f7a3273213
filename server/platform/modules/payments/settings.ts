import type { Transaction } from '../../db/connection.ts'
import { formatMoney, MONEY_SCALE, type Money, type Rate } from '../../lib/money.ts'
import { isAnyRaised } from '../../lib/raised.ts'
import { raisesLimit, storedLimit, type WaitingLimit } from '../../lib/waiting-limit.ts'

type Query = Transaction['query']

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

/** What an operator wants of them. */
export type SettingsWish = Omit<PaymentSettings, 'fourEyes'> & { readonly fourEyesAbove: Money }

/** Also for queries over all merchants. */
export const DEFAULT_REVIEW_HOURS = 72

const DEFAULTS: PaymentSettings = {
  shortTolerance: 1_000n,
  lateGraceSeconds: 120,
  lateReportHours: 24,
  fourEyes: storedLimit(20_000_000n * MONEY_SCALE, null, null),
  blockMinutes: 30,
  reviewHours: DEFAULT_REVIEW_HOURS,
}

/** The merchant's settings, the defaults where it has none. */
export async function findSettings(query: Query, merchantId: string): Promise<PaymentSettings> {
  const row = await query
    .selectFrom('payment_settings')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (row === undefined) return DEFAULTS
  return {
    shortTolerance: BigInt(row.short_tolerance),
    lateGraceSeconds: row.late_grace_seconds,
    lateReportHours: row.late_report_hours,
    fourEyes: storedLimit(row.four_eyes_above, row.four_eyes_pending, row.four_eyes_pending_from),
    blockMinutes: row.block_minutes,
    reviewHours: row.review_hours,
  }
}

/** Whether more is credited that did not come as agreed: with more missing, later, or past a second operator. */
export function creditsMore(before: PaymentSettings, next: SettingsWish, now: Date): boolean {
  return (
    isAnyRaised(before, next, ['shortTolerance', 'lateGraceSeconds', 'lateReportHours']) ||
    raisesLimit(before.fourEyes, next.fourEyesAbove, now)
  )
}

/** What somebody wants of the settings, as a body of the call that changes them. */
export const wishOfSettings = ({ shortTolerance, fourEyesAbove, ...rest }: SettingsWish) => ({
  ...rest,
  shortTolerancePercent: Number(shortTolerance) / 100,
  fourEyesAbove: formatMoney(fourEyesAbove),
})

/** Waits until nobody else changes the settings; held until the transaction ends. */
export async function lockSettings(tx: Transaction, merchantId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`payment-settings:${merchantId}`])
}

export async function writeSettings(query: Query, merchantId: string, settings: PaymentSettings): Promise<void> {
  const row = {
    short_tolerance: Number(settings.shortTolerance),
    late_grace_seconds: settings.lateGraceSeconds,
    late_report_hours: settings.lateReportHours,
    four_eyes_above: settings.fourEyes.amount,
    four_eyes_pending: settings.fourEyes.pending?.amount ?? null,
    four_eyes_pending_from: settings.fourEyes.pending?.from ?? null,
    block_minutes: settings.blockMinutes,
    review_hours: settings.reviewHours,
  }
  await query
    .insertInto('payment_settings')
    .values({ merchant_id: merchantId, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
}
