/** Swedish writes dates and times as ISO 8601 does: `2026-11-01 00:00:00`. For files and days that machines read, by the clock of a zone. */
const LOCALE = 'sv-SE'

/** A moment as it stands in files: spreadsheets of every language take it for a time, and it sorts as it reads. */
export const sortableMoment = (moment: string | Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(new Date(moment))

/** The day of a moment, `2026-11-26`. */
export const sortableDay = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'short', timeZone }).format(moment)
