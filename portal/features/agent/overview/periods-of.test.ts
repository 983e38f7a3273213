import { expect, it } from 'vitest'
import type { Team } from '../use-team.ts'
import { type DayOfTeam, periodsOf } from './periods-of.ts'

const team = { today: '2026-11-23', activeThisMonth: 6 } as Team
const day = (date: string, activeMembers: number, stake: string) =>
  ({ day: date, activeMembers, figures: { stake } }) as DayOfTeam

it('finds today and yesterday among the days, and counts who was active on several days once in the month', () => {
  const month = day('', 0, '30.00').figures
  const days = [day('2026-11-20', 4, '20.00'), day('2026-11-23', 5, '10.00')]
  expect(periodsOf(team, days, month)).toEqual([
    { period: 'today', figures: { stake: '10.00' }, activeMembers: 5 },
    { period: 'yesterday', figures: null, activeMembers: 0 },
    { period: 'thisMonth', figures: month, activeMembers: 6 },
  ])
})
