import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { sortableDay } from '../../../formats/sortable.ts'
import type { ContentCalendarKind } from '../../lib/schema.generated.ts'
import { read } from '../../providers/server.ts'
import { spanOfMonth } from './calendar-days.ts'
import { ConsoleContentCalendarDocument } from './contentCalendar.generated.ts'

const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])$/

/** The month and the kinds that the address names, so that a page can be sent to somebody. */
export function usePlace(timeZone: string) {
  const [place, setPlace] = useSearchParams()
  const today = sortableDay(new Date(), timeZone)
  const asked = place.get('month') ?? ''
  const change = (name: string, value: string | null) =>
    setPlace((before) => {
      const next = new URLSearchParams(before)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  return {
    today,
    month: MONTH.test(asked) ? asked : today.slice(0, 7),
    kind: place.get('kind') as ContentCalendarKind | null,
    goTo: (month: string) => change('month', month),
    choose: (kind: ContentCalendarKind | null) => change('kind', kind),
  }
}

/** What is planned in a month; that of the month before stands until it is read. */
export const useCalendar = (month: string, brand: string) =>
  useQuery({
    queryKey: ['contentCalendar', brand, month],
    queryFn: async () => (await read(ConsoleContentCalendarDocument, { span: spanOfMonth(month) })).calendar,
    placeholderData: keepPreviousData,
  })
