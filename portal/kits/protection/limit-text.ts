import type { LimitKind, LimitPeriod } from '../../lib/schema.generated.ts'

/** Over which time a limit may count. */
export const limitPeriods = ['DAY', 'WEEK', 'MONTH'] as const

/** The greatest amount there is, in whole units (docs/decisions/0028). */
const greatestAmount = 999_999_999_999n
/** A month is reckoned with its 31 days. */
const minutesOf: Record<LimitPeriod, bigint> = { DAY: 1_440n, WEEK: 10_080n, MONTH: 44_640n }

/** `2,000,000` or `2.000.000` as a person types it, without separators. */
export const plainLimit = (text: string): string => text.replace(/[\s.,]/g, '')

/** Whether a person typed a whole amount, or number of minutes, above nothing. */
export const isWholeLimit = (text: string): boolean => /^[1-9]\d*$/.test(plainLimit(text))

/** The most that a limit may be: whole money, or minutes for SESSION. */
export const mostOf = (kind: LimitKind, period: LimitPeriod): bigint =>
  kind === 'SESSION' ? minutesOf[period] : greatestAmount

/** Whether a limit is above what there may be. What is no number is not. */
export const isAboveMost = (kind: LimitKind, period: LimitPeriod, text: string): boolean =>
  isWholeLimit(text) && BigInt(plainLimit(text)) > mostOf(kind, period)
