/** A moment as people of the language write it, in the browser's time zone unless another is given. */
export function formatMoment(moment: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )
}

/** A day of the calendar, `2026-11-22`, as people of the language write it. */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

/** A decimal string of money with thousands separators and two places, without going through a float. */
export function formatAmount(amount: string, language: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (match === null) return amount
  const [, sign = '', whole = '0', fraction = ''] = match
  const parts = new Intl.NumberFormat(language).formatToParts(1111.1)
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  const group = parts.find(({ type }) => type === 'group')?.value ?? ','
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${fraction.slice(0, 2).padEnd(2, '0')}`
}
