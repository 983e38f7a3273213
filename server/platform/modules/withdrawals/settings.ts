import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { MONEY_SCALE, type Money } from '../../lib/money.ts'

/** How a brand pays out. */
export interface WithdrawalSettings {
  readonly minimum: Money
  readonly maximum: Money
  readonly quickAmounts: readonly Money[]
  readonly dailyCount: number
  readonly dailySum: Money
  readonly openAtOnce: number
  readonly fourEyesAbove: Money
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
  fourEyesAbove: units(50_000_000n),
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
    fourEyesAbove: row.four_eyes_above,
    autoReceiveMinutes: row.auto_receive_minutes,
    accountRestMinutes: row.account_rest_minutes,
    mayCancel: row.may_cancel,
    gateway: row.gateway === 'BANK_API' ? 'BANK_API' : 'MANUAL',
    timeZone: row.time_zone,
  }
}
