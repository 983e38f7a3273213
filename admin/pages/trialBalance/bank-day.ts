import { formatsOf } from '../../../formats/formats.ts'
import { sortableDay } from '../../../formats/sortable.ts'

/** The bank's clock is Vietnam's, wherever the operator sits. */
const BANK_ZONE = 'Asia/Ho_Chi_Minh'

/** The bank's day at hand: `2026-11-22`. */
export const bankToday = (): string => sortableDay(new Date(), BANK_ZONE)

/** The time of day by the bank's clock. */
export const bankTime = (moment: string, language: string): string =>
  formatsOf(language).dates({ timeStyle: 'short', timeZone: BANK_ZONE }).format(moment)

/** What is wrong with a day to be compared: a key of admin.json. */
export function flawOfDay(day: string, today: string): string | undefined {
  if (day === '') return 'bankComparison.dayMissing'
  return day > today ? 'bankComparison.dayAhead' : undefined
}
