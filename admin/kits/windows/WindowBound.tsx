import { type RaRecord, useRecordContext } from 'react-admin'
import { useWindowFormat } from './use-window-format.ts'

/** A bound of the record's window, by the clock of the brand; a dash where there is none yet. */
export function WindowBound({ source }: { source: 'from' | 'until' | 'holdsUntil'; label?: string }) {
  const record = useRecordContext<RaRecord>()
  const format = useWindowFormat()
  const bound: unknown = record?.[source]
  if (typeof bound !== 'string') return '–'
  return (
    <time dateTime={bound} style={{ whiteSpace: 'nowrap' }}>
      {format(bound)}
    </time>
  )
}
