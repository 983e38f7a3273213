/** Spans that are chosen by a word; `own` has days of its own. */
export const spanNames = ['today', 'yesterday', 'week', 'days30', 'month', 'lastMonth', 'own'] as const
export type SpanName = (typeof spanNames)[number]

interface DaySpan {
  readonly from: string
  readonly to: string
}

const DAY = 86_400_000
const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The days that a word means on a day; of `own`, thirty to begin with. */
export function daysOfSpan(name: SpanName, today: string): DaySpan {
  const month = `${today.slice(0, 8)}01`
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: moved(today, -1), to: moved(today, -1) }
    case 'week':
      return { from: moved(today, -6), to: today }
    case 'month':
      return { from: month, to: today }
    case 'lastMonth': {
      const end = moved(month, -1)
      return { from: `${end.slice(0, 8)}01`, to: end }
    }
    default:
      return { from: moved(today, -29), to: today }
  }
}
