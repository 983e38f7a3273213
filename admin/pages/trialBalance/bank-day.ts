/** The bank's clock is Vietnam's, wherever the operator sits. */
const BANK_ZONE = 'Asia/Ho_Chi_Minh'

/** The bank's day at hand: `2026-11-22`. */
export const bankToday = (): string => new Intl.DateTimeFormat('sv', { timeZone: BANK_ZONE }).format(new Date())

/** The time of day by the bank's clock. */
export const bankTime = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: BANK_ZONE }).format(new Date(moment))

/** What is wrong with a day to be compared: a key of admin.json. */
export function flawOfDay(day: string, today: string): string | undefined {
  if (day === '') return 'bankComparison.dayMissing'
  return day > today ? 'bankComparison.dayAhead' : undefined
}
