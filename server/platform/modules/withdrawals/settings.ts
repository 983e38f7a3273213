import { MONEY_SCALE, type Money } from '../../lib/money.ts'
import { storedLimit, type WaitingLimit } from '../../lib/waiting-limit.ts'

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
export const DEFAULT_SETTINGS: WithdrawalSettings = {
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

/** A payment that the bank confirmed: from now on the member is asked, for so long. */
export function paidAt(now: Date, { autoReceiveMinutes }: WithdrawalSettings) {
  return { paid_at: now, receive_due_at: new Date(now.getTime() + autoReceiveMinutes * 60_000) }
}
