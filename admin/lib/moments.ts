import { formatsOf } from '../../formats/formats.ts'

/** A moment as people of the language write it, in the browser's time zone unless another is given. */
export function formatMoment(moment: string, language: string, timeZone?: string): string {
  return formatsOf(language).dates({ dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment)
}

/** A day of the calendar, `2026-11-22`, as people of the language write it. */
export function formatDay(day: string, language: string): string {
  return formatsOf(language).dates({ dateStyle: 'short', timeZone: 'UTC' }).format(day)
}

/** A day of the calendar with all four digits of its year, since a birthday may lie in either century. */
export function formatDayOfBirth(day: string, language: string): string {
  return formatsOf(language).dates({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(day)
}

/** A decimal string of money with two decimals where there are cents, and with the symbol of a currency where one is given. */
export function formatAmount(amount: string, language: string, currency?: string): string {
  return formatsOf(language).money(amount, { currency })
}
