import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import { changeLimit, storedLimit, type WaitingLimit } from '../../lib/waiting-limit.ts'
import { withdrawalsErrors } from './errors.ts'

/** How a brand pays out. */
export interface WithdrawalSettings {
  readonly minimum: Money
  readonly maximum: Money
  readonly quickAmounts: readonly Money[]
  readonly dailyCount: number
  readonly dailySum: Money
  readonly openAtOnce: number
  readonly fourEyes: WaitingLimit
  readonly autoReceiveMinutes: number
  readonly accountRestMinutes: number
  readonly mayCancel: boolean
  readonly gateway: 'BANK_API' | 'MANUAL'
  readonly timeZone: string
}

const units = (amount: bigint) => amount * MONEY_SCALE

/** What a brand without a row of its own has: the defaults of the table. */
const DEFAULTS: WithdrawalSettings = {
  minimum: units(50_000n),
  maximum: units(200_000_000n),
  quickAmounts: [100_000n, 200_000n, 500_000n, 1_000_000n, 5_000_000n, 10_000_000n].map(units),
  dailyCount: 5,
  dailySum: units(500_000_000n),
  openAtOnce: 2,
  fourEyes: storedLimit(units(50_000_000n), null, null),
  autoReceiveMinutes: 30,
  accountRestMinutes: 1440,
  mayCancel: false,
  gateway: 'MANUAL',
  timeZone: 'Asia/Ho_Chi_Minh',
}

export async function readSettings(query: Kysely<Tables>, merchantId: string): Promise<WithdrawalSettings> {
  const row = await query
    .selectFrom('withdrawal_settings')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (row === undefined) return DEFAULTS
  return {
    minimum: row.minimum,
    maximum: row.maximum,
    quickAmounts: row.quick_amounts,
    dailyCount: row.daily_count,
    dailySum: row.daily_sum,
    openAtOnce: row.open_at_once,
    fourEyes: storedLimit(row.four_eyes_above, row.four_eyes_pending, row.four_eyes_pending_from),
    autoReceiveMinutes: row.auto_receive_minutes,
    accountRestMinutes: row.account_rest_minutes,
    mayCancel: row.may_cancel,
    gateway: row.gateway === 'BANK_API' ? 'BANK_API' : 'MANUAL',
    timeZone: row.time_zone,
  }
}

/** What an operator wants of them; the time zone stays. */
export type WithdrawalSettingsWish = Omit<WithdrawalSettings, 'fourEyes' | 'timeZone'> & {
  readonly fourEyesAbove: Money
}

/**
 * Changes how a brand pays out, within the transaction of the audit entry. A raised limit of one operator counts after a
 * day; withdrawals asked for before keep the approvals they needed then. Throws WITHDRAWAL_SETTINGS_RANGE.
 */
export async function changeSettings(tx: Transaction, merchantId: string, wish: WithdrawalSettingsWish, now: Date) {
  checkRanges(wish)
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`withdrawal-settings:${merchantId}`])
  const before = await readSettings(tx.query, merchantId)
  const { fourEyesAbove, ...rest } = wish
  const fourEyes = changeLimit(before.fourEyes, fourEyesAbove, now)
  const after: WithdrawalSettings = { ...rest, fourEyes, timeZone: before.timeZone }
  const row = {
    minimum: after.minimum,
    maximum: after.maximum,
    quick_amounts: [...after.quickAmounts],
    daily_count: after.dailyCount,
    daily_sum: after.dailySum,
    open_at_once: after.openAtOnce,
    four_eyes_above: fourEyes.amount,
    four_eyes_pending: fourEyes.pending?.amount ?? null,
    four_eyes_pending_from: fourEyes.pending?.from ?? null,
    auto_receive_minutes: after.autoReceiveMinutes,
    account_rest_minutes: after.accountRestMinutes,
    may_cancel: after.mayCancel,
    gateway: after.gateway,
  }
  await tx.query
    .insertInto('withdrawal_settings')
    .values({ merchant_id: merchantId, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
  return { before, after }
}

function checkRanges({ minimum, maximum, dailySum, quickAmounts }: WithdrawalSettingsWish): void {
  if (minimum <= 0n) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'minimum' })
  if (maximum < minimum) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'maximum' })
  if (dailySum < maximum) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'dailySum' })
  if (quickAmounts.some((amount) => amount < minimum || amount > maximum))
    throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'quickAmounts' })
}
