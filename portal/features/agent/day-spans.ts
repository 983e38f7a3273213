import { type DaySpan, dayOf, daysBefore } from '../../kits/records/days.ts'

/** Spans the team's figures can be read for. */
export const teamPeriods = ['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth'] as const
export type TeamPeriod = (typeof teamPeriods)[number]

/** The days of a period, counted from the running day of the brand, whatever the clock of the person says. `week` and `month` are the last 7 and 30 days. */
export function daySpan(period: TeamPeriod, today: string): DaySpan {
  const [year = 0, month = 0] = today.split('-').map(Number)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: daysBefore(today, 1), to: daysBefore(today, 1) }
    case 'week':
      return { from: daysBefore(today, 6), to: today }
    case 'month':
      return { from: daysBefore(today, 29), to: today }
    case 'thisMonth':
      return { from: dayOf(year, month, 1), to: today }
    case 'lastMonth':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) }
  }
}

export function isTeamPeriod(text: string | null): text is TeamPeriod {
  return (teamPeriods as readonly (string | null)[]).includes(text)
}
