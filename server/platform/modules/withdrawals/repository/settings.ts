import type { Kysely } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Money } from '../../../lib/money.ts'
import { storedLimit } from '../../../lib/waiting-limit.ts'
import { DEFAULT_SETTINGS, type WithdrawalSettings } from '../settings.ts'

export async function readSettings(query: Kysely<Tables>, merchantId: string): Promise<WithdrawalSettings> {
  const row = await query
    .selectFrom('withdrawal_settings')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (row === undefined) return DEFAULT_SETTINGS
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

export async function writeSettings(tx: Transaction, merchantId: string, after: WithdrawalSettings): Promise<void> {
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
