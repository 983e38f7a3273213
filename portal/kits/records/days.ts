/** The first and the last day, both included. */
export interface DaySpan {
  from: string
  to: string
}

/** Every day of a span, the first day first. */
export function daysOf({ from, to }: DaySpan): string[] {
  const days = [from]
  for (let day = daysBefore(from, -1); day <= to; day = daysBefore(day, -1)) days.push(day)
  return days
}

export function daysBefore(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return dayOf(year, month, date - count)
}

/** A day by its numbers; what lies outside of a month is counted on into its neighbours. */
export function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}
