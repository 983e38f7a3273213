import { daySpan } from '../day-spans.ts'
import type { TeamFigurePartsFragment } from '../team.generated.ts'
import type { Team } from '../use-team.ts'
import type { TeamOverviewQuery } from './overview.generated.ts'

export type DayOfTeam = NonNullable<TeamOverviewQuery['team']>['days']['days'][number]

/** What the columns of the overview are of. */
export type OverviewPeriod = 'today' | 'yesterday' | 'thisMonth'

export interface PeriodOfTeam {
  period: OverviewPeriod
  /** Null where nothing happened. */
  figures: Omit<TeamFigurePartsFragment, '__typename'> | null
  activeMembers: number
}

/**
 * Today, yesterday and the running month, out of the last days and the figures of the month. Who was active on several days
 * counts once in a month, so its number is the team's own.
 */
export function periodsOf(team: Team, days: readonly DayOfTeam[], ofMonth: PeriodOfTeam['figures']): PeriodOfTeam[] {
  const day = (period: 'today' | 'yesterday') => {
    const { from } = daySpan(period, team.today)
    const found = days.find((each) => each.day === from)
    return { period, figures: found?.figures ?? null, activeMembers: found?.activeMembers ?? 0 }
  }
  return [
    day('today'),
    day('yesterday'),
    { period: 'thisMonth', figures: ofMonth, activeMembers: team.activeThisMonth },
  ]
}
