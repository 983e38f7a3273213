import { Temporal } from 'temporal-polyfill'
import { formatsOf } from '../../../formats/formats.ts'

// Days and clocks of a zone: the only place where the server turns them into moments and back. A date is text, `2026-11-22`. In SQL
// `at time zone` does the same, by the same names of zones.

/** The date that a zone's calendar shows at a moment. */
export function dateAt(at: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** That date as people of a language write it: `22/11/26`. */
export function dateInWords(at: Date, zone: string, language: string): string {
  return formatsOf(language).dates({ timeZone: zone, dateStyle: 'short' }).format(at)
}

/** When a date begins in a zone: at midnight, or where the clocks leap over that, with the first moment there is. */
export function startOfDate(date: string, zone: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds)
}

/** When the day of a zone began that a moment is in. */
export function startOfDay(at: Date, zone: string): Date {
  return startOfDate(dateAt(at, zone), zone)
}

/**
 * When the hour of a zone's clock began that a moment is in. An hour that autumn repeats is two; one that is cut short or made longer by a
 * change of less than an hour is one.
 */
export function startOfHour(at: Date, zone: string): Date {
  const clock = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  return new Date(clock.round({ smallestUnit: 'hour', roundingMode: 'floor' }).epochMilliseconds)
}

/** When a zone's clock shows that date and time, `16:15`; of two such moments in autumn the later. */
export function instantOf(date: string, time: string, zone: string): Date {
  const clock = Temporal.PlainDateTime.from(`${date}T${time}`)
  return new Date(clock.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds)
}

/** The date after another one. */
export function nextDate(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString()
}

/** The date that is some days after another one. */
export function dateAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The day of the week of a date, 1 for Monday. */
export function weekdayOf(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek
}

/** The date before another one. */
export function previousDate(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
}

/** How many days from one date to another; less than zero where that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days
}

/** The first date of the month after that of a date. */
export function nextMonth(date: string): string {
  return Temporal.PlainDate.from(date).with({ day: 1 }).add({ months: 1 }).toString()
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  const day = Temporal.PlainDate.from(date)
  return day.subtract({ days: day.dayOfWeek - 1 }).toString()
}

/** The date a week later. */
export function nextWeek(date: string): string {
  return Temporal.PlainDate.from(date).add({ weeks: 1 }).toString()
}

/** The Monday a week before one. */
export function previousWeek(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ weeks: 1 }).toString()
}

/** Whether a text is a date, and the calendar has it: `2026-02-31` is none. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
}

/** Whether there is a zone of that name. `+07:00` is none: PostgreSQL takes the sign the other way round. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** Reads the clock of a zone: `2026-11-22 15:30:00`, which sorts as it reads. */
export function clockOf(zone: string): (at: Date) => string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => clock.format(at)
}
