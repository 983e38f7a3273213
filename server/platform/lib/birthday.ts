import { daysBetween } from './local-day.ts'

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The date of a birthday in a year; of 29 February the day before where there is none. */
export function birthdayIn(year: number, birthday: string): string {
  const day = birthday.slice(5) === '02-29' && !isLeap(year) ? '02-28' : birthday.slice(5)
  return `${String(year).padStart(4, '0')}-${day}`
}

/** The year of the last birthday that was or is at a date, and how many days ago it was. */
export function lastBirthday(birthday: string, today: string): { readonly year: number; readonly daysAgo: number } {
  const thisYear = Number(today.slice(0, 4))
  const year = birthdayIn(thisYear, birthday) <= today ? thisYear : thisYear - 1
  return { year, daysAgo: daysBetween(birthdayIn(year, birthday), today) }
}
