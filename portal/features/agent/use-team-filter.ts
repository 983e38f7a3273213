import { useMemo } from 'react'
import { useAddressFilter } from '../../kits/records/use-address-filter.ts'
import { daySpan, isTeamPeriod, type TeamPeriod } from './day-spans.ts'
import { useTeam } from './use-team.ts'

/** The filter of a page of the team: a period of the brand's days, the member of the line whose people are shown, and what the page adds. */
export function useTeamFilter() {
  const filter = useAddressFilter('member')
  const { today } = useTeam()
  const given = filter.get('period')
  const period: TeamPeriod = isTeamPeriod(given) ? given : 'week'
  const span = useMemo(() => daySpan(period, today), [period, today])
  return { ...filter, period, span, uplineId: filter.get('upline') }
}
