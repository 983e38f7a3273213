import type { Kysely } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import { httpErrors } from '../../http/errors.ts'
import type { OperatorSession } from '../../http/session.ts'
import { formatMoney, MONEY_SCALE, type Money } from '../../lib/money.ts'
import { isAnyRaised } from '../../lib/raised.ts'
import { changeLimit, raisesLimit, storedLimit, type WaitingLimit } from '../../lib/waiting-limit.ts'
import { mayCount } from '../proposals/service.ts'
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
  /** A win of so much is told to operators; withdrawals are where it would leave. */
  readonly winAlarmFrom: Money
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
  winAlarmFrom: units(500_000_000n),
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
    winAlarmFrom: row.win_alarm_from,
  }
}

/** What a win must reach for operators to be told of it. */
export async function readWinAlarm(query: Kysely<Tables>, merchantId: string): Promise<Money> {
  return (await readSettings(query, merchantId)).winAlarmFrom
}

/** What an operator wants of them; the time zone stays. */
export type WithdrawalSettingsWish = Omit<WithdrawalSettings, 'fourEyes' | 'timeZone'> & {
  readonly fourEyesAbove: Money
}

/** Whether more money may leave, or with less looking at it: more of it, sooner, by itself, past a second operator or untold. */
export function raisesPayouts(before: WithdrawalSettings, next: WithdrawalSettingsWish, now: Date): boolean {
  return (
    isAnyRaised(before, next, ['maximum', 'dailyCount', 'dailySum', 'openAtOnce', 'winAlarmFrom']) ||
    isAnyRaised(next, before, ['accountRestMinutes', 'autoReceiveMinutes']) ||
    (next.gateway === 'BANK_API' && before.gateway !== 'BANK_API') ||
    raisesLimit(before.fourEyes, next.fourEyesAbove, now)
  )
}

/** What somebody wants of the settings, as a body of the call that changes them. */
const wishOf = ({
  minimum,
  maximum,
  quickAmounts,
  dailySum,
  fourEyesAbove,
  winAlarmFrom,
  ...rest
}: WithdrawalSettingsWish) => ({
  ...rest,
  minimum: formatMoney(minimum),
  maximum: formatMoney(maximum),
  quickAmounts: quickAmounts.map(formatMoney),
  dailySum: formatMoney(dailySum),
  fourEyesAbove: formatMoney(fourEyesAbove),
  winAlarmFrom: formatMoney(winAlarmFrom),
})

/**
 * Changes how a brand pays out, within the transaction of the audit entry; what lets more money leave takes two operators. A
 * raised limit of one operator then counts after a day; withdrawals asked for before keep the approvals they needed then.
 * Throws WITHDRAWAL_SETTINGS_RANGE, INVALID_INPUT and as `mayCount`.
 */
export async function changeSettings(
  tx: Transaction,
  { session, reason }: { readonly session: OperatorSession; readonly reason: string },
  wish: WithdrawalSettingsWish,
  now: Date,
): Promise<{ before: WithdrawalSettings; after: WithdrawalSettings; action?: string }> {
  const { merchantId } = session
  checkRanges(wish)
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`withdrawal-settings:${merchantId}`])
  const before = await readSettings(tx.query, merchantId)
  const { fourEyesAbove, ...rest } = wish
  const fourEyes = changeLimit(before.fourEyes, fourEyesAbove, now)
  const after: WithdrawalSettings = { ...rest, fourEyes, timeZone: before.timeZone }
  const about = { merchantId, kind: 'withdrawalSettings', subjectId: merchantId } as const
  const change = { ...about, wish: wishOf(wish), reason, raises: raisesPayouts(before, wish, now) }
  if (!(await mayCount(tx, session, change, now))) return { before, after, action: 'withdrawalSettings.propose' }
  await writeSettings(tx, merchantId, after)
  return { before, after }
}

async function writeSettings(tx: Transaction, merchantId: string, after: WithdrawalSettings): Promise<void> {
  const { fourEyes } = after
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
    win_alarm_from: after.winAlarmFrom,
  }
  await tx.query
    .insertInto('withdrawal_settings')
    .values({ merchant_id: merchantId, ...row })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(row))
    .execute()
}

function checkRanges({ minimum, maximum, dailySum, quickAmounts, winAlarmFrom }: WithdrawalSettingsWish): void {
  if (minimum <= 0n) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'minimum' })
  if (maximum < minimum) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'maximum' })
  if (dailySum < maximum) throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'dailySum' })
  if (quickAmounts.some((amount) => amount < minimum || amount > maximum))
    throw withdrawalsErrors.WITHDRAWAL_SETTINGS_RANGE({ field: 'quickAmounts' })
  // From nothing on, every win would be great.
  if (winAlarmFrom <= 0n) throw httpErrors.INVALID_INPUT({ field: 'winAlarmFrom' })
}
