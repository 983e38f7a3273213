import { useMemo } from 'react'
import { type DatePreset, dateSpan, isDatePreset } from './date-presets.ts'
import { useAddressFilter } from './use-address-filter.ts'

/** The filter of a record of the own account, with a period of the person's own clock. */
export function useRecordFilter() {
  const filter = useAddressFilter('bet')
  const given = filter.get('period')
  const period: DatePreset = isDatePreset(given) ? given : 'week'
  const span = useMemo(() => dateSpan(period), [period])
  return { ...filter, period, span }
}
