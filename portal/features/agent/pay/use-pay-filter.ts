import { useMemo } from 'react'
import { useAddressFilter } from '../../../kits/records/use-address-filter.ts'
import { daySpan, isTeamPeriod, type TeamPeriod } from '../day-spans.ts'
import { useTeam } from '../use-team.ts'

/** The filter of a page of pay: a period of the brand's days, or one of them, and the earning that is explained. */
export function usePayFilter() {
  const filter = useAddressFilter('earning')
  const { today } = useTeam()
  const given = filter.get('period')
  const period: TeamPeriod = isTeamPeriod(given) ? given : 'month'
  const day = dayIn(filter.get('day'))
  const span = useMemo(() => (day === null ? daySpan(period, today) : { from: day, to: day }), [period, day, today])
  return { ...filter, period, day, span, earningId: filter.get('earning') }
}

const dayIn = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
