import { formatMoney, parseMoney } from '../../../lib/money.ts'
import { protectionErrors } from '../errors.ts'

export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'SESSION'] as const
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

const MINUTES_OF: Readonly<Record<LimitPeriod, bigint>> = { DAY: 1_440n, WEEK: 10_080n, MONTH: 44_640n }
/** 1/10 000 units: what a person may name as a limit at most. */
const LARGEST = 10_000_000_000_000_000n

/** Reads what a member typed: money for DEPOSIT and LOSS, whole minutes for SESSION. Throws LIMIT_INVALID. */
export function readLimit(kind: LimitKind, period: LimitPeriod, text: string): bigint {
  const field = 'amount'
  if (kind !== 'SESSION') {
    const amount = parseMoney(text, field)
    if (amount <= 0n || amount > LARGEST) throw protectionErrors.LIMIT_INVALID({ field })
    return amount
  }
  const minutes = /^\d{1,6}$/.test(text) ? BigInt(text) : 0n
  if (minutes < 1n || minutes > MINUTES_OF[period]) throw protectionErrors.LIMIT_INVALID({ field })
  return minutes
}

/** Writes a limit as `readLimit` reads it. */
export const writeLimit = (kind: LimitKind, amount: bigint): string =>
  kind === 'SESSION' ? String(amount) : formatMoney(amount)
