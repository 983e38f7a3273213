import type { Transaction } from '../../../db/connection.ts'
import { storedLimit } from '../../../lib/waiting-limit.ts'
import { DEFAULT_SETTINGS, type PaymentSettings } from '../settings.ts'

type Query = Transaction['query']

/** The merchant's settings, the defaults where it has none. */
export async function findSettings(query: Query, merchantId: string): Promise<PaymentSettings> {
  const row = await query
    .selectFrom('payment_settings')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (row === undefined) return DEFAULT_SETTINGS
  return {
    shortTolerance: BigInt(row.short_tolerance),
    lateGraceSeconds: row.late_grace_seconds,
    lateReportHours: row.late_report_hours,
    fourEyes: storedLimit(row.four_eyes_above, row.four_eyes_pending, row.four_eyes_pending_from),
    blockMinutes: row.block_minutes,
    reviewHours: row.review_hours,
  }
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
