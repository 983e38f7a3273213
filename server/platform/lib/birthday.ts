import { dateAt, daysBetween } from './local-day.ts'

/** A birthday must have been told so many days before it: whoever tells it on the day would choose when he is paid. */
const TOLD_DAYS_BEFORE = 7

/** A birthday as a date, and when its member told it. */
export interface ToldBirthday {
  readonly date: string
  readonly toldAt: Date
}

/** The birthday of a member's row; one of which nobody noted when it was told is as old as the account. */
export const toldBirthday = (row: {
  readonly birthday: string | null
  readonly birthday_told_at: Date | null
  readonly registered_at: Date
}): ToldBirthday | null =>
  row.birthday === null ? null : { date: row.birthday, toldAt: row.birthday_told_at ?? row.registered_at }

/** A birthday that was or is: its year, how many days ago it was, and whether it was told too late to be paid in that year. */
export interface LastBirthday {
  readonly year: number
  readonly daysAgo: number
  readonly isTooNew: boolean
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The date of a birthday in a year; of 29 February the day before where there is none. */
function birthdayIn(year: number, birthday: string): string {
  const day = birthday.slice(5) === '02-29' && !isLeap(year) ? '02-28' : birthday.slice(5)
  return `${String(year).padStart(4, '0')}-${day}`
}

/** The last birthday that was or is today, by the calendar of the brand: what pays for birthdays goes by it. */
export function lastBirthday(
  { date, toldAt }: ToldBirthday,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): LastBirthday {
  const thisYear = Number(today.slice(0, 4))
  const year = birthdayIn(thisYear, date) <= today ? thisYear : thisYear - 1
  const last = birthdayIn(year, date)
  const isTooNew = daysBetween(dateAt(toldAt, timeZone), last) < TOLD_DAYS_BEFORE
  return { year, daysAgo: daysBetween(last, today), isTooNew }
}
