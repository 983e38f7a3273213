import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DatePreset, dateSpan, isDatePreset } from './date-presets.ts'

/** The filter of a record, kept in the address so that a reload, a link and the way back show the same. */
export function useRecordFilter() {
  const [search, setSearch] = useSearchParams()
  const given = search.get('period')
  const period: DatePreset = isDatePreset(given) ? given : 'week'
  const span = useMemo(() => dateSpan(period), [period])
  return {
    period,
    span,
    page: Math.max(1, Number(search.get('page')) || 1),
    get: (name: string) => search.get(name),
    /** Changes one part; any change but the page's own goes back to the first page. */
    set: (name: string, value: string | null) =>
      setSearch(
        (known) => {
          const next = new URLSearchParams(known)
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
          if (name !== 'page' && name !== 'bet') next.delete('page')
          return next
        },
        { replace: name !== 'bet' },
      ),
  }
}
